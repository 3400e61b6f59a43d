/**
 * Wishes of players for a rule, in the sentences of the editor. The documentation shows each with a
 * picture, and a test tries it.
 */
import type { Page } from 'playwright-core';

export interface SentenceExample {
  /** The file of its picture, below `public/docs/`. */
  readonly file: string;
  readonly wanted: string;
  /** The rule that is amended; a new one if there is none. */
  readonly rule?: string;
  readonly words: string;
  /** As a person would, in the part of the form that says what the rule does. */
  readonly edit: (page: Page) => Promise<void>;
  /** The record that is then made, in slots. */
  readonly mechanics: Readonly<Record<string, unknown>>;
}

/** A game at a table, in which nothing has happened yet. */
export const AT_A_TABLE = 'games/at-a-table/desk/';

export async function draftExample(page: Page, example: SentenceExample): Promise<void> {
  await page.locator('.draft').waitFor();
  await page.locator('[name=on]').fill('2026-03-02');
  if (example.rule !== undefined) {
    await page.locator('[data-kinds] button[value=amend]').click();
    await page.locator('[name=rule]').selectOption(example.rule);
  }
  await writeExample(page, example);
  await page.locator('[data-status]', { hasText: /^In order/ }).waitFor();
}

/** The words and what they do, at the desk or at the board, where the rule is chosen. */
export async function writeExample(
  page: Page,
  { rule, words, edit }: SentenceExample,
): Promise<void> {
  if (rule !== undefined) await page.locator('.sentences .filled').first().waitFor();
  await page.locator('[name=text]').fill(words);
  await edit(page);
}

async function add(page: Page, about: string, sentence: string): Promise<void> {
  const all = page.locator('details.about');
  if ((await all.getAttribute('open')) === null) await all.locator('summary').first().click();
  const subject = page.locator('.wanted details', { has: page.getByText(about, { exact: true }) });
  if ((await subject.getAttribute('open')) === null) await subject.locator('summary').click();
  await page.getByRole('button', { name: sentence, exact: true }).click();
  await line(page, sentence).waitFor();
}

/** The line of a sentence, by what its buttons are called. */
function line(page: Page, sentence: string) {
  return page.locator('.sentences > li', {
    has: page.getByRole('button', {
      name: new RegExp(`^(Remove|Put back): ${escaped(sentence)}`),
    }),
  });
}

function escaped(words: string): string {
  return words.replace(/[.*+?^()[\]{}|\\]/g, '\\$&');
}

async function takeOut(page: Page, sentence: string): Promise<void> {
  await line(page, sentence)
    .getByRole('button', { name: /^Remove/ })
    .click();
}

/** Types a new sentence, word by word, and ends it with Enter. */
async function type(page: Page, sentence: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'A new sentence' });
  await field.click();
  await field.pressSequentially(sentence);
  await page.keyboard.press('Enter');
  await page.locator('.sentences > li').last().locator('.filled').waitFor();
}

export const EXAMPLES: readonly SentenceExample[] = [
  {
    file: 'points-for-the-proposer.webp',
    wanted: '10 points for the proposer of an adopted change',
    words: 'Whoever proposes a rule-change that is adopted receives 10 points.',
    edit: (page) =>
      add(page, 'points', 'When a proposal is adopted, the proposer receives 10 points.'),
    mechanics: { awards: [{ on: 'adopted', to: 'proposer', points: 10 }] },
  },
  {
    file: 'two-votes-for-the-speaker.webp',
    wanted: 'Two votes for the Speaker',
    rule: '207',
    words:
      'There is one Speaker, whom an adopted proposal may appoint. The Speaker has two votes, and every other player has one.',
    edit: async (page) => {
      await takeOut(page, 'Each player has one vote.');
      await add(
        page,
        'votes',
        'Each player has as many votes as (2 if the player is the speaker, otherwise 1).',
      );
      await add(page, 'offices', 'There is one speaker.');
      await add(page, 'offices', 'An adopted proposal may fill the office of speaker.');
    },
    mechanics: {
      ballots: 'player.speaker ? 2 : 1',
      offices: { speaker: { holders: 1 } },
      grants: [{ by: 'proposal', what: 'office', of: ['speaker'] }],
    },
  },
  {
    file: 'no-die.webp',
    wanted: 'No die',
    rule: '202',
    words:
      'One turn consists of proposing one rule-change and having it voted on. There is no die.',
    edit: async (page) => {
      await takeOut(page, 'A turn is proposing and voting, then throwing a die');
      await takeOut(page, 'When the die is thrown');
      await add(page, 'turns and the die', 'A turn is proposing and voting.');
    },
    mechanics: {
      awards: [
        {
          on: 'resolved',
          to: 'proposer',
          points: 'round((proposal.number - 291) * votes.favourable)',
          if: 'game.medium != "table"',
        },
      ],
      turn: ['propose'],
    },
  },
  {
    file: 'majority.webp',
    wanted: 'A majority instead of unanimity',
    rule: '203',
    words: 'A rule-change is adopted if and only if a majority is in favour.',
    edit: async (page) => {
      await page
        .locator('.sentences > li')
        .first()
        .getByRole('combobox')
        .selectOption('a majority is in favour');
      await takeOut(page, 'Once the number of circuits completed is at least 2');
    },
    mechanics: { adoption: 'votes.majority' },
  },
  {
    file: 'a-win-at-50.webp',
    wanted: 'A win at 50 points',
    rule: '208',
    words: 'The winner is the first player to achieve 50 (positive) points.',
    edit: async (page) => {
      const row = page.locator('.sentences > li').first();
      await row.getByRole('button', { name: /^Rewrite/ }).click();
      const field = row.getByRole('combobox');
      await field.press('ControlOrMeta+a');
      await field.pressSequentially("a player wins when the player's points are at lest 50");
      await page.keyboard.press('Enter');
      await row.getByText('are at lest 50”, which means this.').waitFor();
    },
    mechanics: { win: [{ when: 'player.points >= 50' }] },
  },
  {
    file: 'a-tax.webp',
    wanted: 'A tax of one point each circuit',
    words: 'At the end of each circuit of turns every player pays one point.',
    edit: (page) => add(page, 'a tax', 'When a circuit is complete, everyone loses 1 point.'),
    mechanics: { awards: [{ on: 'circuit', to: 'everyone', points: -1 }] },
  },
  {
    file: 'thirty-rules.webp',
    wanted: 'A limit of thirty rules',
    rule: '209',
    words: 'At no time may there be more than 30 mutable rules.',
    edit: async (page) => {
      const number = page.getByRole('textbox', { name: /^How many/ });
      await number.fill('30');
      await number.press('Enter');
    },
    mechanics: { limits: [{ of: 'mutable', most: 30 }] },
  },
  {
    file: 'a-rule-that-changes.webp',
    wanted: 'A rule that changes after two circuits',
    words:
      'When two circuits of turns are complete, this rule changes, and from then on whoever throws the die receives one point more.',
    edit: (page) =>
      type(
        page,
        'Once the number of circuits completed is at least 2, this rule changes to say that when the die is thrown, the thrower gets one point',
      ),
    mechanics: {
      becomes: {
        when: 'game.circuit >= 2',
        mechanics: { awards: [{ on: 'rolled', to: 'roller', points: 1 }] },
      },
    },
  },
];
