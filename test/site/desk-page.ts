/** The desk of a game, as a test fills it in and reads it. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { nomic } from '../cli/context.ts';

export const ROBOT = 'two-players-and-a-robot';

/** Values for fields, in this order: `by=otto`. */
export type Fields = readonly string[];

export function statusOf(page: Page): Promise<string | null> {
  return page.locator('[data-status]').textContent();
}

/** By the names of fields, or the player who votes; the first where several changes have one. */
export async function fill(page: Page, fields: Fields): Promise<void> {
  // It is shown once the engine has opened the game.
  await page.locator('.draft').waitFor();
  for (const each of fields) {
    const [name = ''] = each.split('=', 1);
    const value = each.slice(name.length + 1);
    const field = page.locator(`.draft [name="${name}"], .draft [data-voter="${name}"]`).first();
    // Where buttons choose its value, the field itself is not shown.
    if ((await field.getAttribute('hidden')) !== null) {
      const button = field.locator(`xpath=../button[@value="${value}"]`);
      if (await button.count()) await button.click();
      else await put(field, value);
      continue;
    }
    const isSelect = await field.evaluate((element) => element.tagName === 'SELECT');
    await (isSelect ? field.selectOption(value) : field.fill(value));
  }
}

/** As a draft in a link does. */
async function put(field: Locator, value: string): Promise<void> {
  await field.evaluate((each, words) => {
    if (each instanceof HTMLTextAreaElement) each.value = words;
    each.dispatchEvent(new Event('input', { bubbles: true }));
  }, value);
}

/** The records of one game with all rulesets, in a folder for commands. */
export function recordsCopy(content: string, game: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'nomotheca-drafted-'));
  for (const part of ['rulesets', `games/${game}`])
    cpSync(join(content, part), join(folder, 'content', part), { recursive: true });
  return folder;
}

/** The command's output for the game with the record that the desk shows. */
export async function checkOf(
  page: Page,
  content: string,
  game: string,
): Promise<string | undefined> {
  const folder = recordsCopy(content, game);
  const file = (await page.locator('[data-file]').textContent()) ?? '';
  const path = join(folder, 'content', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, (await page.locator('.handing pre').textContent()) ?? '');
  const { out } = await nomic(`check ${game}`, { cwd: folder });
  rmSync(folder, { recursive: true });
  return out;
}

/** The link that the page makes of the draft. */
export async function linkToDraft(page: Page): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    });
  });
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.waitForFunction(() => 'copied' in window);
  return page.evaluate(() => String(Reflect.get(window, 'copied')));
}
