/**
 * A game under other readings, beside what happened.
 * @module-tag slow
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nomic } from '../cli/context.ts';
import { SAMPLES } from '../samples.ts';
import { open } from './watched-page.ts';

const READINGS = 'games/n-nomic/readings/';

test('a supposition comes to what the command finds in records that declare the reading', {
  tags: ['night'],
}, async () => {
  const { page, go } = await open();
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
});

test('it stands in the address, and going back goes back', async () => {
  const { page, go } = await open();
  // No notice is taken of an option that there is not.
  await go(`${READINGS}?unanimity=%3Cimg%20src=x%3E&nothing=at-all`);
  const panel = page.getByRole('region', { name: 'What if' });
  expect(await panel.count()).toBe(0);
  await go(READINGS);
  const select = page.locator('select[name="unanimity"]');
  await select.selectOption('all-for');
  await expect
    .poll(() => panel.getByRole('status').textContent())
    .toContain('2 proposals would have a different result');
  expect(page.url()).toMatch(/\?unanimity=all-for$/);
  expect(await panel.textContent()).toContain('This did not happen');
  await page.locator('select[name="favourable-fraction"]').selectOption('of-cast');
  const choices = () => panel.locator('[data-choices] li').count();
  await expect.poll(choices).toBe(2);
  expect(page.url()).toMatch(/\?unanimity=all-for&favourable-fraction=of-cast$/);
  await page.goBack();
  await expect.poll(choices).toBe(1);
  await panel.getByRole('link', { name: 'Back to what happened' }).click();
  await expect.poll(() => panel.count()).toBe(0);
  expect(await select.inputValue()).toBe('');
});

/** Each row of what stands beside what would. */
async function rowsOf(page: Page): Promise<readonly (readonly string[])[]> {
  const rows = await page.locator('section.what-if .otherwise tbody tr').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allTextContents()));
}

interface Outcome {
  readonly message: string;
  readonly scores: Readonly<Record<string, number>>;
}

/** The command's output for N Nomic with the reading declared, and its proposals rewritten. */
async function checked(rewrite: (text: string) => string, take = 'all-for'): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'nomotheca-supposed-'));
  const content = join(folder, 'content');
  for (const part of ['rulesets/suber', 'games/n-nomic'])
    cpSync(join(SAMPLES, part), join(content, part), { recursive: true });
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
