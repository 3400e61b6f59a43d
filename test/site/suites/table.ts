/** The table: a game is begun, played, refused its illegal moves, and kept. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type WatchedPage, watchPage } from '../watched-page.ts';
import type { Opened } from './opened.ts';

const KEY = 'nomotheca/table/a-game-at-the-table';

export function table(at: Opened): void {
  const sit = async (...players: readonly string[]): Promise<WatchedPage> => {
    const watched = await watchPage(at.browser, at.site);
    await watched.go('play/');
    await begin(watched.page, players);
    return watched;
  };

  describe('the table', () => {
    it('plays a turn: a proposal, its votes, its end, and a throw', async () => {
      const { page, faults, close } = await sit('Ada', 'Ben');
      await fill(page, { text: 'Tea is served at five.' });
      expect(await make(page)).toContain('Proposal 301 by Ada');
      await ballot(page, { ada: 'for', ben: 'against' });
      expect(await make(page)).toContain('it is lost');
      expect(await make(page)).toContain('Defeated 1 : 1 (Rule 203). Ada −10 (Rule 206).');
      const why = await page.locator('[data-done]').innerText();
      expect(why).toContain('Rule 203 asks whether the vote is unanimous: no.');
      expect(why).toContain('When a proposed rule-change is defeated');
      await fill(page, { die: '4' });
      expect(await make(page)).toContain('Next: Ben, Proposal 302.');
      expect(await page.locator('[data-done]').innerText()).toContain('Ada +4');
      expect(await page.locator('[data-scores] tbody').innerText()).toMatch(/Ben\s+0\s+Ada\s+−6/);
      expect(await page.locator('[data-past]').innerText()).toContain('Proposal 301 by Ada');
      expect(faults).toEqual([]);
      await close();
    });

    it('refuses a move that is not in order, and says why', async () => {
      const { page, faults, close } = await sit('Ada', 'Ben');
      await page.locator('[name=change]').selectOption('repeal');
      await page.locator('[name=rule]').selectOption('101');
      expect(await make(page)).toContain('The move is not made. Rule 101 is immutable');
      const verdict = page.locator('[data-turn] .verdict');
      expect(await verdict.innerText()).toContain('Rule 103');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('verdict');
      expect(await page.locator('[data-past] li').count()).toBe(0);
      expect(faults).toEqual([]);
      await close();
    });

    it('keeps the game, and takes moves back one after the other', async () => {
      const { page, close } = await sit('Ada', 'Ben');
      const before = await kept(page);
      await fill(page, { text: 'Tea is served at five.' });
      await make(page);
      await ballot(page, { ada: 'for' });
      await make(page);
      await page.reload();
      await page.locator('[data-turn] form').waitFor();
      expect(await page.locator('[data-voter]').count()).toBe(1);
      const back = page.getByRole('button', { name: 'Take the last move back' });
      await back.click();
      await expect.poll(() => page.locator('[data-voter]').count()).toBe(2);
      await back.click();
      await expect.poll(() => kept(page)).toBe(before);
      await expect.poll(() => back.isDisabled()).toBe(true);
      await close();
    });
  });
}

async function begin(page: Page, players: readonly string[]): Promise<void> {
  for (const [i, name] of players.entries()) await page.locator(`#seat-${i + 1}`).fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('[data-turn] form').waitFor();
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`[data-turn] [name=${name}]`).fill(value);
  }
}

async function ballot(page: Page, ways: Readonly<Record<string, string>>): Promise<void> {
  for (const [voter, way] of Object.entries(ways)) {
    await page.locator(`[data-voter=${voter}]`).selectOption(way);
  }
}

/** Makes the move, and returns what is said of it. */
async function make(page: Page): Promise<string> {
  const said = page.locator('[data-said]');
  await said.evaluate((status) => status.replaceChildren());
  await page.getByRole('button', { name: 'Make the move' }).click();
  await expect.poll(() => said.textContent(), { timeout: 60_000 }).not.toBe('');
  return (await said.textContent()) ?? '';
}

function kept(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY);
}
