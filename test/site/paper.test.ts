/**
 * Printing: rules to read, and sheets of cards to cut.
 * @module-tag slow
 */
import { expect, test } from 'vitest';
import { open } from './watched-page.ts';

/** All elements that take room on the sheet and are no card. */
function besidesCards(): readonly string[] {
  return [...document.querySelectorAll('main *')]
    .filter((element) => !element.closest('.rule, .tier-heading'))
    .filter((element) => element.getBoundingClientRect().width > 0)
    .map((element) => element.outerHTML.slice(0, 80));
}

test('rules are printed without what surrounds them, dark on light whatever was chosen', async () => {
  const { page, go } = await open();
  await go('games/n-nomic/versions/5/');
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const light = await ink();
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(await ink()).not.toBe(light);
  await page.emulateMedia({ media: 'print' });
  expect(await ink()).toBe(light);
  for (const away of ['.binding', '.drawer', '.steps', '.numbers', '.take', '.colophon']) {
    expect(await page.locator(away).first().isVisible(), away).toBe(false);
  }
  for (const printed of ['#rule-101 > .text', 'h1', '.imprint']) {
    expect(await page.locator(printed).isVisible(), printed).toBe(true);
  }
});

test('nothing is printed that is to be opened, moved or pressed', async () => {
  const { page, go } = await open();
  for (const path of ['games/worked-example/', 'games/worked-example/versions/']) {
    await go(path);
    await page.emulateMedia({ media: 'print' });
    const pressed = page.locator('main :is(summary, input, button):visible');
    expect(await pressed.evaluateAll((all) => all.map((each) => each.outerHTML))).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});

test('each card to cut says which game and version it is of, when, and where that stands', async () => {
  const { page, go } = await open();
  await go('games/n-nomic/versions/5/#cards-a4');
  const feet = await page
    .locator('.rule')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card, '::after').content));
  expect(feet.length).toBeGreaterThan(20);
  for (const foot of feet) {
    expect(foot).toContain('N Nomic, version 5. In force from 24 October 2009');
    expect(foot).toContain('/games/n-nomic/versions/5/');
  }
});

const SHEETS = { 'cards-a4': [210, 297], 'cards-letter': [215.9, 279.4] } as const;

test('cards are laid out for A4, each within its lines', () =>
  expectCards('games/n-nomic/versions/7/', 'cards-a4'));

test.for([
  ['rulesets/gnomic/', 'cards-a4'],
  ['rulesets/nomic-mit-tens/', 'cards-a4'],
  ['games/n-nomic/versions/7/', 'cards-letter'],
  ['rulesets/gnomic/', 'cards-letter'],
  ['rulesets/nomic-mit-tens/', 'cards-letter'],
] as const)('those of %s for %s', { tags: ['night'] }, ([path, sheet]) => expectCards(path, sheet));

async function expectCards(path: string, sheet: keyof typeof SHEETS): Promise<void> {
  const { page, go } = await open();
  await go(`${path}#${sheet}`);
  const cards = await page.locator('.rule').evaluateAll((all) =>
    all.map((card) => ({
      eighths: Number((card as HTMLElement).dataset.size ?? 1),
      isOver: card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1,
    })),
  );
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(besidesCards)).toEqual([]);
  await page.emulateMedia({ media: null });
  expect(cards.length).toBeGreaterThan(20);
  expect(cards.filter(({ isOver }) => isOver)).toEqual([]);
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = text.match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(sheets).toBe(Math.ceil(cards.reduce((sum, card) => sum + card.eighths, 0) / 8));
  const [, ...across] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
  for (const [i, millimetres] of SHEETS[sheet].entries()) {
    expect(Math.abs(Number(across[i]) - (millimetres * 72) / 25.4)).toBeLessThan(1);
  }
}
