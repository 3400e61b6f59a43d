/**
 * Readers find their answers within three clicks and in the first screen, wide and on a phone.
 * `pages.test.ts` shows every day that the links lead there, and the words.
 *
 * @module-tag slow
 * @module-tag night
 */
import { describe, expect, it } from 'vitest';
import { isInSight } from './first-screen.ts';
import { open } from './watched-page.ts';

/** Words for the search, which count as one click; then the links; what the answer has, and where. */
const TASKS: readonly (readonly [search: string, links: readonly string[], answer: string])[] = [
  ['rule 203 teapot', ['Go to Rule 203'], 'main .banner'],
  ['rule 305 n nomic', ['Go to Rule 305', 'Who wrote which words'], '.blame'],
  ['teapot 16 January 2025', ['Go to the rules on 16 January 2025'], 'h1:text("version 10")'],
  ['proposal 305 n nomic', ['Go to Proposal 305'], '.out'],
  ['teapot', ['Go to The Teapot'], 'h1:text("Edith Oyelaran won by paradox")'],
  ['teapot', ['Go to The Teapot', 'Players'], '.players'],
  ['judgments on 207 teapot', ['Go to the Judgments on Rule 207'], '.held'],
  ['judgments on 106 n nomic', ['Go to the Judgments on Rule 106'], 'section:has(> #judged)'],
  ['n nomic', ['Go to N Nomic'], 'a:text("Follow it (feed)")'],
  ['rule 203 teapot', ['Go to Rule 203', 'Cite and follow'], '.cite cite'],
  ['teapot version 7', ['Go to Version 7', 'Compare with version 6'], '.compared-rule del'],
  ['teapot version 26', ['Go to Version 26', 'Print, cards, download'], '.take a:text("Book")'],
  ['', ['Guide', 'Open questions'], '.doc-text p:has-text("called a reading")'],
  ['ten at a table', ['Go to Ten at a Table', 'Propose a change'], 'h1:has-text("Who proposes?")'],
];
const MOST_CLICKS = 3;

describe.each([
  ['wide', 1280, 900],
  ['on a phone', 390, 844],
] as const)('%s', (_, width, height) => {
  it.each(TASKS)('“%s”, then %j', async (search, links, answer) => {
    const { page, go } = await open({ viewport: { width, height } });
    await go('');
    expect(links.length + (search === '' ? 0 : 1)).toBeLessThanOrEqual(MOST_CLICKS);
    if (search !== '') {
      await page.getByLabel('Search the archive').fill(search);
      await page.keyboard.press('Enter');
    }
    for (const name of links) {
      const link = page.getByRole('link', { name: new RegExp(`^${name}`) }).first();
      await link.waitFor();
      await expect.poll(() => isInSight(link, height)).toBe(true);
      await link.click();
    }
    const found = page.locator(answer).first();
    await found.waitFor();
    await expect.poll(() => isInSight(found, height)).toBe(true);
  });
});
