/**
 * Counts how often three players press for a turn, besides the words that they type.
 * @module-tag slow
 */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sit } from './at-the-board.ts';

/** Plays at a board, and counts: a choice from a list is two presses, to open it and to choose. */
class Hand {
  readonly page: Page;
  presses = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...buttons: readonly (string | Locator)[]): Promise<void> {
    for (const each of buttons) {
      const button =
        typeof each === 'string'
          ? this.page.getByRole('button', { name: new RegExp(`${each}$`) })
          : each;
      await button.click();
      this.presses += 1;
      await expect
        .poll(() => this.page.locator('[data-board]').getAttribute('aria-busy'))
        .toBe(null);
    }
  }

  async choose(field: string, choice: string): Promise<void> {
    await this.page.locator(`[data-turn] [name="${field}"]`).selectOption(choice);
    this.presses += 2;
  }

  async write(field: string, words: string): Promise<void> {
    await this.page.locator(`[data-turn] [name="${field}"]`).fill(words);
  }

  /** A part of the card of a rule, which is opened first. */
  async card(rule: string, button: string): Promise<void> {
    const card = this.page.locator(`[data-card="${rule}"]`);
    await this.press(card.locator('summary'), card.getByRole('button', { name: button }));
  }
}

const ALL = 'All vote for it';
const DIE = 'Throw the die';
const put = (number: number) => `Put Proposal ${number} to the vote`;

interface Turn {
  readonly what: string;
  readonly most: number;
  readonly play: (hand: Hand) => Promise<void>;
  /** The state that the board then shows. */
  readonly shown: string;
}

const TURNS: readonly Turn[] = [
  {
    what: 'an enactment',
    most: 5,
    play: async (hand) => {
      await hand.write('text', 'Tea is served at five.');
      await hand.press(put(301), ALL, DIE);
    },
    shown: 'Ben, what do you propose?',
  },
  {
    what: 'a repeal',
    most: 5,
    play: async (hand) => {
      await hand.card('210', 'Repeal this');
      await hand.press(put(301), ALL, DIE);
    },
    shown: 'Ben, what do you propose?',
  },
  {
    what: 'an amendment',
    most: 7,
    play: async (hand) => {
      await hand.card('210', 'Amend this');
      await hand.write('text', 'Players may consult.');
      await hand.press(put(301), ALL, DIE);
    },
    shown: 'Ben, what do you propose?',
  },
  {
    what: 'a Judgment',
    most: 6,
    play: async (hand) => {
      await hand.press('Ask for Judgment');
      await hand.write('question', 'May a proposal rhyme?');
      await hand.press(hand.page.locator('[data-turn] [type=submit]'));
      await hand.write('ruling', 'It may.');
      await hand.press(hand.page.locator('[data-turn] [type=submit]'));
    },
    shown: 'Ada, what do you propose?',
  },
  {
    what: 'an office, and who holds it',
    most: 10,
    play: async (hand) => {
      await hand.write('text', 'There is one Speaker.');
      const sentence = hand.page.getByRole('combobox', { name: 'A new sentence' });
      await sentence.fill('There is one speaker.');
      await sentence.press('Enter');
      await hand.page.locator('.sentences .filled').waitFor();
      await hand.press(put(301), ALL, DIE, 'Propose who is speaker');
      await hand.choose('act-player', 'zoe');
      await hand.press(put(302), ALL);
    },
    shown: 'Ben, what do you propose?',
  },
];

test.each(TURNS)('$what takes at most $most presses', { tags: ['night'] }, async (turn) => {
  const { page } = await sit(['Ada', 'Ben', 'Zoë']);
  const hand = new Hand(page);
  await turn.play(hand);
  expect(await page.locator('[data-ask]').innerText()).toContain(turn.shown);
  expect(hand.presses).toBeLessThanOrEqual(turn.most);
  const isSpeaker = (await page.locator('[data-player=zoe]').innerText()).includes('Speaker');
  expect(isSpeaker).toBe(turn.what.startsWith('an office'));
});
