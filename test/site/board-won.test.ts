/**
 * Four games at the board, played to a win by pressing and filling only what is seen.
 * @module-tag slow
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sit } from './at-the-board.ts';
import { axeFindings } from './axe-findings.ts';
import { another, begin, make, press, vote } from './board-page.ts';
import { open } from './watched-page.ts';

const PLAYERS = ['Ada', 'Ben', 'Zoë'] as const;
const ALL = { ada: 'for', ben: 'for', zoe: 'for' };
const FIFTEEN = 'The winner is the first player to achieve 15 (positive) points.';

test('a game on the set of Suber: a mark, an award, a Judge refused and overruled, one who joins and leaves', {
  tags: ['night'],
}, async () => {
  const { page } = await sit(PLAYERS, { bypassCSP: true });
  await lowerMark(page, '208', FIFTEEN);
  expect(await vote(page, { ...ALL, zoe: 'against' })).toContain('Defeated 2 : 1 (Rule 203)');
  await throwDie(page, 3);
  await choose(page, 'Transmute', '115');
  await make(page);
  expect(await vote(page, ALL)).toContain('Rule 115 transmuted');
  await throwDie(page, 2);
  await lowerMark(page, '208', FIFTEEN);
  expect(await vote(page, ALL)).toContain('Rule 208 amended');
  await throwDie(page, 1);
  await judgeTwice(page);
  await another(page, 'Somebody joins');
  await labelled(page, 'Name').fill('Kit');
  await make(page);
  expect(await heading(page)).toContain('Kit, what do you propose?');
  await another(page, 'Somebody leaves');
  await labelled(page, 'Player').selectOption('Kit');
  await make(page);
  // The order of play is asked after the last move: it is for Ada alone to propose.
  expect(await heading(page)).toContain('Ada, what do you propose?');
  expect(await page.getByLabel('By', { exact: true }).isVisible()).toBe(false);
  await write(page, 'When a proposal is adopted, the proposer receives 20 points.');
  await page
    .getByRole('button', { name: /^Use it/ })
    .first()
    .click();
  await make(page);
  expect(await vote(page, ALL)).toContain('Rule 304 enacted');
  await throwDie(page, 1);
  await write(page, 'Tea is served at five.');
  await make(page);
  expect(await vote(page, ALL)).toContain('Ben has won.');
  await inOrder(page, 'Ben has won.');
});

test('a game with a Speaker, who gives the points that win', { tags: ['night'] }, async () => {
  const { page, go } = await open({ bypassCSP: true });
  await go('play/?set=nomic-mit-tens');
  await begin(page, PLAYERS);
  await page.getByLabel('By', { exact: true }).selectOption('Ben');
  await write(page, 'Anybody may name the Speaker, who may give a player at most 5 points.');
  await say(page, 'Anybody may fill the office of speaker.');
  await say(page, 'The holder of the office of speaker may give at most 5 points.');
  await make(page);
  expect(await vote(page, { ...ALL, zoe: 'against' })).toContain('Adopted 2 : 1');
  await another(page, 'Fill the office of speaker · Rule 301');
  await labelled(page, 'Player').selectOption('Zoë');
  await make(page);
  expect(await page.locator('[data-player=zoe]').innerText()).toContain('Speaker');
  await page.getByLabel('By', { exact: true }).selectOption('Ada');
  await lowerMark(page, '209', 'Whoever first has 15 points wins.');
  expect(await vote(page, ALL)).toContain('Rule 209 amended');
  await another(page, 'Give points · Rule 301');
  await labelled(page, 'Player').selectOption('Ada');
  await labelled(page, 'How much').fill('9');
  expect(await make(page)).toContain('The move was not made.');
  await inOrder(page, 'Who proposes?');
  await labelled(page, 'How much').fill('5');
  expect(await make(page)).toContain('Ada has won.');
  await inOrder(page, 'Ada has won.');
});

test('a game on the set of Gnomic, in which every rule has a title and nobody throws a die', {
  tags: ['night'],
}, async () => {
  const { page, go } = await open({ bypassCSP: true });
  await go('play/?set=gnomic');
  await begin(page, PLAYERS);
  await lowerMark(page, '208', FIFTEEN);
  expect(await vote(page, ALL)).toContain('Rule 208 amended');
  await inOrder(page, 'Ben, what do you propose?');
  await write(page, 'Tea is served at five.');
  expect(await make(page)).toContain('The move was not made.');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Tea');
  await make(page);
  expect(await vote(page, { ...ALL, zoe: 'against' })).toContain('Defeated 2 : 1 (Rule 203)');
  await choose(page, 'Repeal a rule', '210');
  await make(page);
  expect(await vote(page, ALL)).toContain('Rule 210 repealed');
  await write(page, 'Cake is served at six.');
  await title.fill('Cake');
  await make(page);
  // 10 points for Proposal 301, and 13 for Proposal 304.
  expect(await vote(page, ALL)).toContain('Ada has won.');
  await inOrder(page, 'Ada has won.');
});

test('a game of cards on the set of Dvorak, in which a Judge lets points on words alone stand', {
  tags: ['night'],
}, async () => {
  const { page, go } = await open({ bypassCSP: true });
  await go('play/?set=dvorak');
  await begin(page, PLAYERS);
  await write(page, 'Whoever pours the tea receives 1 point.');
  await make(page);
  expect(await vote(page, ALL)).toContain('Rule 101 enacted');
  await another(page, 'Record an event');
  await labelled(page, 'What happens').selectOption('quantity');
  await labelled(page, 'Player').selectOption('Ben');
  await labelled(page, 'How much').fill('1');
  await labelled(page, 'Under the rule').selectOption('101');
  await make(page);
  expect(await page.locator('[data-player=ben]').innerText()).toContain('1 point');
  await another(page, 'Ask for Judgment');
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Did Ben pour it?');
  await make(page);
  await inOrder(page, 'Zoë, how do you judge?');
  await page.getByRole('textbox', { name: 'Ruling' }).fill('He did');
  await page.locator('[data-turn] [name=settled]').selectOption('event/points-1');
  expect(await make(page)).toContain('Judgment 1 by Zoë: He did.');
  await inOrder(page, 'Ben, what do you propose?');
  await write(page, 'Whoever has 3 points wins.');
  await say(page, "A player wins when the player's points are at least 3.");
  await make(page);
  expect(await vote(page, { ...ALL, zoe: 'against' })).toContain('Rule 102 enacted');
  await choose(page, 'Repeal a rule', '101');
  await make(page);
  expect(await vote(page, ALL)).toContain('Rule 101 repealed');
  await write(page, 'Cake is served at six.');
  await make(page);
  expect(await vote(page, { ...ALL, ben: 'against', zoe: 'against' })).toContain('Defeated 1 : 2');
  await choose(page, 'Amend a rule', '102');
  await write(page, 'Whoever first has 3 points wins.');
  await make(page);
  // Two points for his proposals, and the one that the Judge let stand.
  expect(await vote(page, ALL)).toContain('Ben has won, by Judgment 1.');
  await inOrder(page, 'Ben has won, by Judgment 1.');
});

/** The Judge refuses, the next one judges and is overruled, and another says otherwise. */
async function judgeTwice(page: Page): Promise<void> {
  await another(page, 'Ask for Judgment');
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('May a proposal rhyme?');
  await make(page);
  await inOrder(page, 'Ben, how do you judge?');
  await press(page, 'Refuse to judge');
  await inOrder(page, 'Ada, how do you judge?');
  await press(page, 'Accept to judge');
  await page.getByRole('textbox', { name: 'Ruling' }).fill('It may not');
  expect(await make(page)).toContain('Judgment 1 by Ada: It may not.');
  await another(page, 'Overrule a Judgment');
  for (const name of ['Ben', 'Zoë']) {
    await page.getByRole('button', { name: `${name}: for`, exact: true }).click();
  }
  await make(page);
  await page.getByRole('textbox', { name: 'Ruling' }).fill('It may');
  expect(await make(page)).toContain('Judgment 1 by Ben: It may.');
  // That the others go on is their consent.
  await inOrder(page, 'Ada, what do you propose?');
}

async function lowerMark(page: Page, rule: string, words: string): Promise<void> {
  await choose(page, 'Amend a rule', rule);
  const mark = page.getByRole('textbox', { name: /^How many.*at least/ });
  await mark.fill('15');
  await mark.press('Enter');
  await write(page, words);
  await make(page);
}

async function choose(page: Page, kind: string, rule: string): Promise<void> {
  await page.getByRole('button', { name: kind, exact: true }).click();
  const rules = page.locator('[data-turn] [name=rule]');
  await rules.selectOption(rule);
}

/** The field that is shown: an act of a proposal has a field of the same name. */
function labelled(page: Page, label: string) {
  return page.getByLabel(label, { exact: true }).filter({ visible: true });
}

function write(page: Page, words: string): Promise<void> {
  return page.getByRole('textbox', { name: 'Words', exact: true }).fill(words);
}

/** Types a sentence into the editor. */
async function say(page: Page, sentence: string): Promise<void> {
  const before = await page.locator('.sentences .filled').count();
  const field = page.getByRole('combobox', { name: 'A new sentence' });
  await field.fill(sentence);
  await field.press('Enter');
  await expect.poll(() => page.locator('.sentences .filled').count()).toBe(before + 1);
}

async function throwDie(page: Page, shows: number): Promise<void> {
  await page.getByLabel('Your own die shows').fill(String(shows));
  await press(page, 'Enter');
}

async function heading(page: Page): Promise<string> {
  return page.locator('[data-ask]').innerText();
}

/** Says whose move it is, fits a narrow window, and is in order for those who cannot see it. */
async function inOrder(page: Page, asked: string): Promise<void> {
  expect(await heading(page)).toContain(asked);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(whole).toBeLessThanOrEqual(width);
    expect(await axeFindings(page)).toEqual([]);
  }
}
