/** A game under other readings, beside what happened. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nomic } from '../cli/context.ts';
import { SAMPLES } from '../samples.ts';
import { browserForTests, siteUnder } from './opened.ts';
import { watchPage } from './watched-page.ts';

const READINGS = 'games/n-nomic/readings/';

const browser = await browserForTests();
const site = siteUnder('/archive');

describe('what if', () => {
  it('comes to what the command finds in records that declare the reading', async () => {
    const { page, faults, go, close } = await watchPage(browser, site);
    await go(`${READINGS}?unanimity=all-for`);
    await expect.poll(() => rowsOf(page)).not.toEqual([]);
    const asWritten = await checked((text) => text);
    expect(await page.locator('[data-refused]').textContent()).toContain(asWritten.message);
    const leftToTheRules = await checked((text) => text.replace(/^(outcome|awards): .*\n/gm, ''));
    expect(await page.locator('[data-halted]').textContent()).toContain(leftToTheRules.message);
    const happened = await checked((text) => text, 'none-against');
    const turned = Object.entries(leftToTheRules.scores).filter(
      ([player, score]) => happened.scores[player] !== score,
    );
    expect(turned.length).toBeGreaterThan(2);
    const scores = turned.map(([player, score]) => [
      `Player ${player.toUpperCase()}, points`,
      minus(happened.scores[player]),
      minus(score),
    ]);
    const rows = (await rowsOf(page)).filter(([first]) => first?.endsWith('points'));
    expect(rows.toSorted()).toEqual(scores.toSorted());
    expect(faults).toEqual([]);
    await close();
  });

  it('stands in the address, and going back goes back', async () => {
    const { page, faults, go, close } = await watchPage(browser, site);
    await go(READINGS);
    const panel = page.getByRole('region', { name: 'What if' });
    expect(await panel.count()).toBe(0);
    const select = page.locator('select[name="unanimity"]');
    await select.selectOption('all-for');
    await expect
      .poll(() => panel.getByRole('status').textContent())
      .toContain('2 proposals would have come out otherwise');
    expect(page.url()).toMatch(/\?unanimity=all-for$/);
    expect(await panel.textContent()).toContain('This did not happen');
    await page.locator('select[name="favourable-fraction"]').selectOption('of-cast');
    await expect.poll(() => panel.locator('[data-choices] li').count()).toBe(2);
    expect(page.url()).toMatch(/\?unanimity=all-for&favourable-fraction=of-cast$/);
    await page.goBack();
    await expect.poll(() => panel.locator('[data-choices] li').count()).toBe(1);
    await panel.getByRole('link', { name: 'Back to what happened' }).click();
    await expect.poll(() => panel.count()).toBe(0);
    expect(await select.inputValue()).toBe('');
    expect(faults).toEqual([]);
    await close();
  });

  it('takes no notice of an option that there is not', async () => {
    const { page, faults, go, close } = await watchPage(browser, site);
    await go(`${READINGS}?unanimity=%3Cimg%20src=x%3E&nothing=at-all`);
    expect(await page.getByRole('region', { name: 'What if' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('has been worked out beforehand for whoever has no script', async () => {
    const { page, go, close } = await watchPage(browser, site, {
      javaScriptEnabled: false,
    });
    await go(READINGS);
    const card = page.locator('#unanimity');
    const supposed = card
      .locator('details.what-if')
      .filter({ hasText: 'every eligible vote is in favour' });
    await supposed.locator('summary').first().click();
    expect(await supposed.innerText()).toContain('Adopted → Defeated');
    await close();
  });
});

/** Each row of what stands beside what would. */
async function rowsOf(page: Page): Promise<readonly (readonly string[])[]> {
  const rows = await page.locator('section.what-if .beside tbody tr').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allTextContents()));
}

interface Outcome {
  readonly message: string;
  readonly scores: Readonly<Record<string, number>>;
}

/** What the command says of N Nomic with the reading declared, and its proposals rewritten. */
async function checked(rewrite: (text: string) => string, take = 'all-for'): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'nomotheca-supposed-'));
  const content = join(folder, 'content');
  cpSync(SAMPLES, content, { recursive: true });
  const game = join(content, 'games/n-nomic');
  const head = join(game, 'game.md');
  const declared = readFileSync(head, 'utf8').replace('take: none-against', `take: ${take}`);
  writeFileSync(head, declared);
  for (const file of globSync(join(game, 'proposals/*.md'))) {
    const text = readFileSync(file, 'utf8');
    if (/^votes:/m.test(text)) writeFileSync(file, rewrite(text));
  }
  const { out = '' } = await nomic('check n-nomic --format json', { cwd: folder });
  rmSync(folder, { recursive: true });
  const { findings, games } = JSON.parse(out);
  const fault = findings.find(({ severity }: { severity: string }) => severity === 'error');
  return { message: fault?.message ?? '', scores: games['n-nomic'].scores };
}

function minus(score: number | undefined): string {
  return String(score).replace('-', '−');
}
