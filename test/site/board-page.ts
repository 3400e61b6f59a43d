/** The board, as a test sits down at it and plays. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const GAME = 'a-game-at-the-board';

export async function takeAway(page: Page, folder: string): Promise<string> {
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save (zip)' }).click();
  const path = join(folder, (await arrival).suggestedFilename());
  await (await arrival).saveAs(path);
  return path;
}

export function unpack(zip: string, folder: string): void {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
}

export async function begin(page: Page, players: readonly string[]): Promise<void> {
  if (players.length > 3) await page.locator('[data-other] summary').click();
  const seats = Math.max(3, players.length);
  for (let i = 0; i < seats; i += 1) await page.locator(`#seat-${i + 1}`).fill(players[i] ?? '');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('[data-turn] form').waitFor();
}

export async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`[data-turn] [name=${name}]`).fill(value);
  }
}

/** By its button: `enact`, `amend` and so on. */
export function chooseKind(page: Page, kind: string): Promise<void> {
  return page.locator(`[data-turn] [data-kinds] button[value=${kind}]`).click();
}

/** One after the other votes; the last vote ends the vote. Returns what is said at the end. */
export async function vote(page: Page, ways: Readonly<Record<string, string>>): Promise<string> {
  let said = '';
  for (const [voter, way] of Object.entries(ways)) {
    said = await saidAfter(page, () => ballotOf(page, voter, way).click());
  }
  return said;
}

/** The button for it: large for whoever votes last. */
export function ballotOf(page: Page, voter: string, way: string) {
  return page.locator(`[data-voter=${voter}] [data-way=${way}]`);
}

/** Makes the move that is written in the form, and returns what is said of it. */
export function make(page: Page): Promise<string> {
  return saidAfter(page, () => page.locator('[data-turn] button[type=submit]').click());
}

export function press(page: Page, name: string): Promise<string> {
  return saidAfter(page, () => page.getByRole('button', { name }).click());
}

export function pressOther(page: Page, move: string): Promise<void> {
  return page.locator('[data-moves]').getByRole('button', { name: move, exact: true }).click();
}

/** Opens the form of another move than the one that is due, and waits until it is there. */
export async function another(page: Page, move: string): Promise<void> {
  await pressOther(page, move);
  await page.locator('[data-turn]').getByRole('heading', { name: move }).waitFor();
}

async function saidAfter(page: Page, act: () => Promise<void>): Promise<string> {
  await page.locator('[data-said]').evaluate((status) => status.replaceChildren());
  await act();
  await expect.poll(() => saidOn(page), { timeout: 60_000 }).not.toBe('');
  return saidOn(page);
}

export async function saidOn(page: Page): Promise<string> {
  return (await page.locator('[data-said]').textContent()) ?? '';
}

export function keyOf(game: string): string {
  return `nomotheca/table/${game}`;
}

export function kept(page: Page, game = GAME): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), keyOf(game));
}
