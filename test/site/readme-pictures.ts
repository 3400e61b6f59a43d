/**
 * The pictures of the README: `scripts/pictures.ts` takes them, and a test looks for the same words on
 * the pages of today.
 */
import type { Page } from 'playwright-core';
import { begin, fill } from './board-page.ts';

export interface ReadmePicture {
  /** Below `.github/`. */
  readonly file: string;
  readonly page: string;
  /** Selects the part of the page that is shown. */
  readonly of: string;
  /** Selects what of that is shown first; all that stands above is left out. */
  readonly from?: string;
  /** Pixels of the window. */
  readonly width: number;
  readonly mostHeight: number;
  readonly prepare: (page: Page) => Promise<void>;
  /** Words that can be read in the picture. If one is no longer there, the picture is taken anew. */
  readonly shows: readonly string[];
}

export const README_PICTURES: readonly ReadmePicture[] = [
  {
    file: 'life-of-a-rule.webp',
    page: 'games/n-nomic/rules/112/',
    of: 'main',
    from: '#life',
    width: 760,
    mostHeight: 560,
    prepare: async () => {},
    shows: [
      'History',
      'Amended and renumbered 305',
      'Made by Proposal 305 of Player F, 24 October 2009. Version 5',
      'New wording of Rule 304; its mechanics still say:',
      'however an infinitely large amount of points always leads to a win. Rules',
      'Transmuted from immutable to mutable and renumbered 304',
      'In the Initial Set',
    ],
  },
  {
    file: 'the-board.webp',
    page: 'play/',
    of: '[data-board]',
    from: '[data-ask]',
    width: 1100,
    mostHeight: 735,
    prepare: async (page) => {
      await begin(page, ['Ann', 'Ben', 'Zoë']);
      await fill(page, { text: 'Whoever is late brings biscuits.' });
      await page.locator('[data-turn] button[type=submit]').first().click();
      for (const voter of ['ann', 'ben']) {
        await page.locator(`[data-voter=${voter}] [data-way=for]`).click();
        await page.locator(`[data-voter=${voter}]`).waitFor({ state: 'detached' });
      }
      await page.mouse.move(0, 0);
    },
    shows: [
      'Zoë, how do you vote?',
      '100 points win',
      'Proposal 301, by Ann: enact a new rule, “Whoever is late brings biscuits”',
      'No automatic effect: the players apply the new rule',
      '2 for, 0 against so far. It needs the one missing vote for it',
      'Judge, if asked · The last vote: it closes the vote',
      'For adopted 3 : 0 nobody scores.',
      'Against defeated 2 : 1 Ann −10 (Rule 206): 0 → −10.',
      'Abstain defeated 2 : 0 : 1',
    ],
  },
];
