/**
 * What readers come for is answered within three clicks and in the first screen of where they lead,
 * wide and on a phone.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests, siteUnder } from './opened.ts';
import { watchPage } from './watched-page.ts';

const browser = await browserForTests();
const site = siteUnder('/');

const MOST_CLICKS = 3;

/** What a reader does from the first page on, and where the answer then stands. */
interface Task {
  readonly does: string;
  /** Words for the search, which count as one click; then the links, by their words. */
  readonly search?: string;
  readonly links: readonly (string | RegExp)[];
  readonly answer: (page: Page) => Locator;
  readonly says: RegExp;
}

const TASKS: readonly Task[] = [
  {
    does: 'what a rule says today, and why',
    search: 'rule 203 teapot',
    links: ['Go to Rule 203'],
    answer: (page) => page.locator('main .banner'),
    says: /In force\s+Changed by the rule's own terms, 16 January 2025/,
  },
  {
    does: 'who wrote a phrase',
    search: 'rule 305 n nomic',
    links: ['Go to Rule 305', 'Who wrote which words'],
    answer: (page) => page.locator('.blame'),
    says: /however an infinitely large amount of points always leads to a win. Rules\s*Proposal 305/,
  },
  {
    does: 'the law on a date',
    search: 'teapot 16 January 2025',
    links: [/^Go to the rules on 16 January 2025/],
    answer: (page) => page.locator('h1'),
    says: /^The rules in version 10$/,
  },
  {
    does: 'why a proposal was adopted',
    search: 'proposal 305 n nomic',
    links: ['Go to Proposal 305'],
    answer: (page) => page.locator('.out'),
    says: /Adopted 5 : 0\.\s+Rule 203 asks whether the vote is unanimous: yes\./,
  },
  {
    does: 'who won, and how',
    search: 'teapot',
    links: ['Go to The Teapot'],
    answer: (page) => page.locator('main .banner'),
    says: /Edith Oyelaran won by paradox, found in Judgment 5/,
  },
  {
    does: 'all Judgments on a rule',
    search: 'judgments on 207 teapot',
    links: ['Go to the Judgments on Rule 207'],
    answer: (page) => page.locator('.held'),
    says: /Judgment 5: Is Proposal 329 adopted or defeated\? Both/,
  },
  {
    does: 'that there is no Judgment on a rule',
    search: 'judgments on 106 n nomic',
    links: ['Go to the Judgments on Rule 106'],
    answer: (page) => page.locator('section:has(> #judged)'),
    says: /No Judgment has read it/,
  },
  {
    does: 'how to follow a game',
    search: 'n nomic',
    links: ['Go to N Nomic'],
    answer: (page) => page.getByRole('link', { name: 'Follow it (feed)' }),
    says: /Follow/,
  },
  {
    does: 'how to cite a rule',
    search: 'rule 203 teapot',
    links: ['Go to Rule 203', 'Cite and follow'],
    answer: (page) => page.locator('.cite cite'),
    says: /^The Teapot, Rule 203 \(version 10\)$/,
  },
  {
    does: 'how two versions compare',
    search: 'teapot version 7',
    links: ['Go to Version 7', 'Compare with version 6'],
    answer: (page) => page.locator('.compared-rule del').first(),
    says: /^Every eligible voter must/,
  },
  {
    does: 'how to print or download the rules',
    search: 'teapot version 26',
    links: ['Go to Version 26', 'Print, cards, download'],
    answer: (page) => page.locator('.take').getByRole('link', { name: 'Book (EPUB)' }),
    says: /Book/,
  },
  {
    does: 'what a reading is',
    links: ['Guide', 'Open questions'],
    answer: (page) => page.locator('.doc-text p').first(),
    says: /leave a question open.*takes an answer that has a name, which records call a reading/,
  },
  {
    does: 'how to propose a change',
    search: 'ten at a table',
    links: ['Go to Ten at a Table', 'Propose a change'],
    answer: (page) => page.locator('h1'),
    says: /desk/i,
  },
];

describe.each([
  ['wide', 1280, 900],
  ['on a phone', 390, 844],
] as const)('%s', (_, width, height) => {
  it.each(TASKS)('$does', async ({ search, links, answer, says }) => {
    const { page, faults, go, close } = await watchPage(browser, site, {
      viewport: { width, height },
    });
    await go('');
    expect(links.length + (search === undefined ? 0 : 1)).toBeLessThanOrEqual(MOST_CLICKS);
    if (search !== undefined) {
      await page.getByLabel('Search the archive').fill(search);
      await page.keyboard.press('Enter');
    }
    for (const name of links) {
      const link = page.getByRole('link', { name, exact: typeof name === 'string' }).first();
      await link.waitFor();
      await expect.poll(() => isInSight(link, height)).toBe(true);
      await link.click();
    }
    const found = answer(page);
    await expect.poll(() => found.innerText().then(inOneLine)).toMatch(says);
    await expect.poll(() => isInSight(found, height)).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });
});

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether it begins where the window shows it, without scrolling further. */
async function isInSight(element: Locator, height: number): Promise<boolean> {
  const box = await element.boundingBox();
  return box !== null && box.y >= 0 && box.y + Math.min(box.height, 40) <= height;
}
