/**
 * Screens at the board that stop the game: each says the ways out, and pressing one goes on.
 * @module-tag slow
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sit } from './at-the-board.ts';
import { axeFindings } from './axe-findings.ts';
import { fill, make, press, vote } from './board-page.ts';

const LOCK = "- A player may propose if the player's points are at least 1000.";
const HUNDRED_EACH =
  'awards: [{ on: adopted, to: proposer, points: 100 }, { on: adopted, to: for, points: 100 }]';

test('a pause, which is said first', async () => {
  const { page } = await sit(['Ada', 'Ben']);
  await press(page, 'Pause play');
  expect(await asked(page)).toBe('Play is paused.');
  expect(await page.getByRole('button', { name: 'Pause play' }).count()).toBe(0);
  await press(page, 'Go on with play');
  expect(await asked(page)).toContain('Ada, what do you propose?');
});

test('two at the mark at once: a Judge who says “No” ends nothing, and one who names a winner does', async () => {
  const { page } = await sit(['Ada', 'Ben'], { bypassCSP: true });
  await tie(page);
  expect(await waysOut(page)).toEqual([
    'Ask for Judgment about it',
    // Rule 104 has every proposal voted on, and Rule 213 wants a Judgment first.
    'Forfeit',
    'Stop play',
  ]);
  expect(await page.evaluate(() => document.activeElement?.matches('[data-stopped]'))).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await askAboutIt(page, 'reach the mark at once');
  await fill(page, { ruling: 'No' });
  expect(await make(page)).toContain('Judgment 1 by Ada: No.');
  expect(await asked(page)).toBe('All have voted.');
  expect(await press(page, 'Close the vote')).toContain('reach the mark at once');
  expect(await waysOut(page)).toContain('Overrule a Judgment');
  await askAboutIt(page, 'reach the mark at once');
  await fill(page, { ruling: 'Ben has won.' });
  await page.locator('[data-turn] [name=winner]').selectOption('ben');
  expect(await make(page)).toContain('Ben has won');
  expect(await asked(page)).toContain('Ben has won');
});

test('two at the mark at once: one of them forfeits, and the other wins', async () => {
  const { page } = await sit(['Ada', 'Ben']);
  await tie(page);
  await wayOut(page, 'Forfeit');
  await page.getByLabel('Player', { exact: true }).selectOption('Ada');
  await make(page);
  expect(await press(page, 'Close the vote')).toContain('Ben has won.');
});

test('a change after which there could be no other: the rules let nobody withdraw it, and a Judge finds it illegal', async () => {
  const { page } = await sit(['Ada', 'Ben']);
  await choose(page, 'Transmute', '103');
  await make(page);
  await vote(page, { ada: 'for', ben: 'for' });
  await page.getByLabel('Your own die shows').fill('1');
  await press(page, 'Take it');
  await choose(page, 'Repeal a rule', '301');
  await make(page);
  const said = await vote(page, { ada: 'for', ben: 'for' });
  expect(said).toContain('Rule 114 has some way to change the rules be left.');
  expect(await waysOut(page)).not.toContain('Withdraw a proposal');
  await askAboutIt(page, 'so play cannot continue');
  await findIllegal(page, '302');
  expect(await asked(page)).toContain('Ben, throw the die.');
});

test('a rule under which nobody may propose: a Judge finds so, and the win is claimed', async () => {
  const { page } = await sit(['Ada', 'Ben', 'Zoë'], { bypassCSP: true });
  await lock(page);
  expect(await page.locator('[data-stopped]').innerText()).toContain('may not propose');
  expect(await axeFindings(page)).toEqual([]);
  expect(await waysOut(page)).not.toContain('Claim the win: play cannot go on');
  await askAboutIt(page, 'Can play go on?');
  expect(await asked(page)).toContain('Zoë, how do you judge?');
  await fill(page, { ruling: 'No' });
  expect(await make(page)).toContain('Judgment 1 by Zoë: No.');
  await wayOut(page, 'Claim the win');
  await page.getByLabel('Player', { exact: true }).selectOption('Ada');
  expect(await make(page)).toContain('Ada has won.');
  expect(await asked(page)).toContain('Ada has won.');
});

test('a rule under which nobody may propose: play is stopped', async () => {
  const { page } = await sit(['Ada', 'Ben']);
  await lock(page);
  await wayOut(page, 'Stop play');
  await make(page);
  expect(await asked(page)).toContain('The game is over.');
  expect(await page.locator('[data-stopped]').isVisible()).toBe(false);
});

test('a “No” of the Judge to a move: it does not stand, and the turn goes on', async () => {
  const { page } = await sit(['Ada', 'Ben', 'Zoë']);
  await fill(page, { text: 'Tea is served at five.' });
  await make(page);
  await page.getByRole('button', { name: 'Ask for Judgment' }).click();
  await fill(page, { question: 'May Proposal 301 be made?' });
  await make(page);
  await findIllegal(page, '301');
  expect(await asked(page)).toContain('Ada, throw the die.');
  expect(await page.locator('[data-sheet]').count()).toBe(0);
  await press(page, 'Throw the die');
  expect(await asked(page)).toContain('May the turn of Ben begin?');
});

/** Ada and Ben come to 100 points by one vote, which therefore cannot end. */
async function tie(page: Page): Promise<void> {
  await adopt(page, 'Ada and Ben have a hundred points each.', HUNDRED_EACH, ['ada', 'ben']);
  await fill(page, { text: 'Tea is served at five.' });
  await make(page);
  const said = await vote(page, { ada: 'for', ben: 'for' });
  expect(said).toContain('reach the mark at once');
}

async function lock(page: Page): Promise<void> {
  const voters = await page.locator('[data-player]').evaluateAll((seats) => {
    return seats.map((seat) => seat.getAttribute('data-player') ?? '');
  });
  await adopt(page, 'Whoever has little is silent.', LOCK, voters);
}

/** All vote for it, and the die is thrown. */
async function adopt(page: Page, text: string, mechanics: string, voters: readonly string[]) {
  await fill(page, { text });
  await page.locator('[data-turn] [name=mechanics]').evaluate((field, value) => {
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }, mechanics);
  await make(page);
  await vote(page, Object.fromEntries(voters.map((voter) => [voter, 'for'])));
  await page.getByLabel('Your own die shows').fill('1');
  await press(page, 'Take it');
}

async function choose(page: Page, kind: string, rule: string): Promise<void> {
  await page.getByRole('button', { name: kind, exact: true }).click();
  await page.locator('[data-turn] [name=rule]').selectOption(rule);
}

async function asked(page: Page): Promise<string> {
  return page.locator('[data-ask]').innerText();
}

async function waysOut(page: Page): Promise<readonly string[]> {
  return page.locator('[data-stopped] button').allInnerTexts();
}

async function wayOut(page: Page, name: string): Promise<void> {
  await page.locator('[data-stopped]').getByRole('button', { name }).click();
}

async function findIllegal(page: Page, proposal: string): Promise<void> {
  await fill(page, { ruling: 'No' });
  await page.locator('[data-turn] [name=settled]').selectOption(proposal);
  await page.locator('[data-turn] [name=is]').selectOption('illegal');
  expect(await make(page)).toMatch(/Judgment 1 by \S+: No\./);
}

/** The question is there, and is asked. */
async function askAboutIt(page: Page, words: string): Promise<void> {
  await wayOut(page, 'Ask for Judgment about it');
  const question = page.locator('[data-turn] [name=question]');
  await expect.poll(() => question.inputValue()).toContain(words);
  expect(await make(page)).toMatch(/Judgment \d waits for/);
}
