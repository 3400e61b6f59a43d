/**
 * A game of ten turns at the board is checked, and opened again.
 * @module-tag slow
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nomic } from '../cli/context.ts';
import { sit } from './at-the-board.ts';
import { chooseKind, fill, GAME, make, press, takeAway, unpack, vote } from './board-page.ts';

test('plays ten turns, which then are a folder with the same scores, and open again', async () => {
  const { page, go } = await sit(['Ada', 'Ben', 'Zoë']);
  for (const turn of TEN_TURNS) await play(page, turn);
  await judge(page);
  const scores = await scoresOn(page);
  const folder = mkdtempSync(join(tmpdir(), 'nomotheca-table-'));
  const zip = await takeAway(page, folder);
  unpack(zip, folder);
  expect((await nomic('check', { cwd: folder })).out).toContain('1 game: nothing wrong');
  const { out = '' } = await nomic('check --format json', { cwd: folder });
  const { games } = JSON.parse(out);
  const checked = Object.values<number>(games[GAME].scores);
  expect(checked.map((points) => String(points).replace('-', '−'))).toEqual(
    scores.map(([, points]) => points),
  );
  await page.getByRole('link', { name: 'Leave the board' }).click();
  await page.getByLabel('Open a game from its zip').setInputFiles(zip);
  await page.waitForURL('**/play/#a-game-at-the-board-2');
  await page.locator('[data-baize] > *').first().waitFor();
  expect(await scoresOn(page)).toEqual(scores);
  // Of each turn the vote and the throw, and the Judgment.
  expect(await page.locator('[data-past] li').count()).toBe(2 * TEN_TURNS.length + 1);
  // The copy has a name of its own, and takes back what the game did.
  expect(await page.locator('[data-title]').innerText()).toBe('A game at the board (copy 2)');
  expect(await press(page, 'Undo')).toBe('Undone: the ruling on Judgment 1.');
  expect(await page.locator('[data-ask]').innerText()).toContain('how do you judge?');
  rmSync(folder, { recursive: true });
  await go('play/');
  expect(await page.locator('[data-games] li').count()).toBe(2);
});

async function scoresOn(page: Page): Promise<readonly (readonly [string, string])[]> {
  const seats = page.locator('[data-player]');
  const names = await seats.locator('bdi').allInnerTexts();
  const points = await seats.locator('.score b').allInnerTexts();
  return names.map((name, i) => [name, points[i] ?? '']);
}

interface PlayedTurn {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly votes: Readonly<Record<string, string>>;
  readonly comes: string;
}

const ALL = { ada: 'for', ben: 'for', zoe: 'for' };
const enact = (text: string) => [['text', text]] as const;

/** Ada, Ben and Zoë in turn, under Suber's set; from the second on votes need only a majority. */
const TEN_TURNS: readonly PlayedTurn[] = [
  { fields: enact('Tea is served at five.'), votes: ALL, comes: 'Rule 301 enacted' },
  {
    fields: [
      ['change', 'amend'],
      ['rule', '203'],
      ['text', 'A rule-change is adopted by a simple majority of the votes.'],
      ['mechanics', 'adoption: votes.majority'],
    ],
    votes: ALL,
    comes: 'Rule 203 amended, now Rule 302',
  },
  {
    fields: enact('Cake is served at four.'),
    votes: { ...ALL, ada: 'against' },
    comes: 'Adopted 2 : 1 (Rule 302)',
  },
  {
    fields: enact('Nobody speaks.'),
    votes: { ...ALL, ben: 'against', zoe: 'against' },
    comes: 'Ada −10 (Rule 206)',
  },
  {
    fields: [
      ['change', 'transmute'],
      ['rule', '115'],
    ],
    votes: ALL,
    comes: 'Rule 115 transmuted',
  },
  {
    fields: [
      ['change', 'repeal'],
      ['rule', '301'],
    ],
    votes: { ...ALL, ada: 'against' },
    comes: 'Rule 301 repealed',
  },
  { fields: enact('Whoever rhymes, smiles.'), votes: ALL, comes: 'Rule 307 enacted' },
  {
    fields: [
      ['text', 'Whoever proposes what is adopted has ten points.'],
      ['mechanics', 'awards:\n  - { on: adopted, to: proposer, points: 10 }'],
    ],
    votes: ALL,
    comes: 'Rule 308 enacted',
  },
  { fields: enact('Hats are worn.'), votes: ALL, comes: 'Zoë +10' },
  {
    fields: [
      ['change', 'repeal'],
      ['rule', '309'],
    ],
    votes: { ...ALL, zoe: 'against' },
    comes: 'Rule 309 repealed',
  },
];

/** Proposes, votes, closes and throws. */
async function play(page: Page, { fields, votes, comes }: PlayedTurn): Promise<void> {
  for (const [name, value] of fields) {
    if (name === 'change') {
      await chooseKind(page, value);
      continue;
    }
    const field = page.locator(`[data-turn] [name=${name}]`);
    if (!(await field.isVisible()))
      await page.getByText('As recorded', { exact: true }).first().press('Enter');
    const isSelect = await field.evaluate((each) => each.tagName === 'SELECT');
    await (isSelect ? field.selectOption(value) : field.fill(value));
  }
  expect(await make(page)).toContain('0 for, 0 against so far');
  expect(await vote(page, votes)).toContain(comes);
  expect(await press(page, 'Throw the die')).toContain('Next: ');
}

/** A question is put to the Judge, who answers it. */
async function judge(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask for Judgment' }).click();
  await fill(page, { question: 'May tea be drunk from a cup?', about: '203' });
  expect(await make(page)).toContain('Judgment 1 waits for');
  await fill(page, { ruling: 'It may', reasons: 'No rule says otherwise.' });
  expect(await make(page)).toContain('It may');
}
