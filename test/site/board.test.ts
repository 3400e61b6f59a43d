/**
 * The board: a game is begun and played, and refused its illegal moves.
 * @module-tag slow
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { DraftedChange } from '../../src/try-out/moves.ts';
import { nomic } from '../cli/context.ts';
import { resume, sit } from './at-the-board.ts';
import { axeFindings } from './axe-findings.ts';
import {
  another,
  ballotOf,
  begin,
  chooseKind,
  fill,
  GAME,
  make,
  press,
  pressOther,
  takeAway,
  unpack,
  vote,
} from './board-page.ts';
import { isInSight } from './first-screen.ts';
import { holdQuestions, release, waitForHeld } from './held-questions.ts';
import * as made from './made-game.ts';
import { open } from './watched-page.ts';

const NIGHT = { tags: ['night'] };
const THREE = ['Ada', 'Ben', 'Zoë'];
const ALL = ['ada', 'ben', 'zoe'];
/** Ada has proposed, and Ada and Ben are asked for their votes. */
const OPEN = made.played(made.begun(['Ada', 'Ben']), made.propose('ada'));

test('plays a turn: a proposal, its votes, its end, and a throw', async () => {
  const { page, text } = await sit(['Ada', 'Ben']);
  const undo = page.locator('[data-undo]');
  expect(await undo.isDisabled()).toBe(true);
  expect(await text('[data-ask]')).toContain('Ada, what do you propose?');
  await fill(page, { text: 'Tea is served at five.' });
  expect(await make(page)).toContain('Proposal 301 by Ada');
  expect(await undo.innerText()).toBe('Undo Proposal 301');
  expect(await text('[data-ask]')).toContain('Ada and Ben, how do you vote?');
  await vote(page, { ada: 'for' });
  expect(await undo.innerText()).toBe('Undo Ada’s vote');
  expect(await text('[data-ask]')).toContain('Ben, how do you vote?');
  expect(await ballotOf(page, 'ben', 'against').innerText()).toMatch(
    /Against\s+defeated 1 : 1\s+Ada −10 \(Rule 206\): 0 → −10\./,
  );
  expect(await vote(page, { ben: 'against' })).toContain(
    'Defeated 1 : 1 (Rule 203). Ada −10 (Rule 206): 0 → −10.',
  );
  expect(await undo.innerText()).toBe('Undo the end of the vote on Proposal 301');
  await page.getByText('The words of these rules').click();
  const why = await text('[data-done]');
  expect(why).toContain('Rule 203 requires that the vote is unanimous: not met.');
  expect(why).toContain('When a proposed rule-change is defeated');
  expect(await text('[data-ask]')).toContain('Ada, throw the die.');
  await page.getByLabel('Your own die shows').fill('4');
  expect(await press(page, 'Enter')).toContain('Next: Ben is to make Proposal 302.');
  expect(await text('[data-done]')).toContain('Ada +4');
  const face = page.getByRole('img', { name: 'a die that shows 4' });
  expect(await page.locator('[data-done]').locator(face).count()).toBe(1);
  await expect.poll(() => page.locator('[data-walk]').locator(face).count()).toBe(1);
  expect(await text('[data-past]')).toMatch(/Proposal 301, by Ada(.|\n)*Ada throws 4 for/);
  expect(await text('[data-player=ada] .score')).toMatch(/−6\s+points/);
});

test('loses nothing that was typed: by a reload, another kind of change, another move, or leaving', async () => {
  const { page } = await sit(['Ada', 'Ben']);
  const text = page.locator('[data-turn] [name=text]');
  const expectText = (words: string) => expect.poll(() => text.inputValue()).toBe(words);
  const [tea, nothing] = ['Tea is served at five.', 'Nothing happens.'];
  await fill(page, { title: 'Tea', text: tea });
  await chooseKind(page, 'amend');
  await page.locator('[name=rule]').selectOption('206');
  await fill(page, { text: nothing });
  await chooseKind(page, 'enact');
  await expectText(tea);
  await chooseKind(page, 'amend');
  await expectText(nothing);
  await chooseKind(page, 'repeal');
  await chooseKind(page, 'enact');
  await expectText(tea);
  await page.reload();
  await expectText(tea);
  expect(await page.locator('[data-turn] [name=title]').inputValue()).toBe('Tea');
  const asking = page.getByRole('button', { name: 'Ask for Judgment' });
  const back = page.getByRole('button', { name: 'Back' });
  await asking.click();
  await fill(page, { question: 'May tea be green?' });
  await back.click();
  await expectText(tea);
  await page.getByRole('link', { name: 'Leave the board' }).click();
  // A form that is left behind would take what is pressed while the game is laid out again.
  await expect.poll(() => page.locator('[data-turn] form').count()).toBe(0);
  await page.locator('[data-games] a').click();
  await expectText(tea);
  await asking.click();
  const question = page.locator('[data-turn] [name=question]');
  await expect.poll(() => question.inputValue()).toBe('May tea be green?');
  await back.click();
  await expectText(tea);
  await make(page);
  await press(page, 'Undo');
  await expectText(tea);
});

test(
  'loses nothing that was typed by Back and Forward, or by a look at a rule',
  NIGHT,
  async () => {
    const { page } = await sit(['Ada', 'Ben']);
    const turn = page.locator('[data-turn]');
    const text = turn.locator('[name=text]');
    const called = turn.getByLabel('Name', { exact: true }).filter({ visible: true });
    const back = turn.getByRole('button', { name: 'Back' });
    await fill(page, { text: 'Tea is served at five.' });
    await page.locator('[data-card="206"] summary').click();
    expect(await text.inputValue()).toBe('Tea is served at five.');
    await page.goBack();
    await page.locator('[data-games] a').waitFor();
    await page.goForward();
    await expect.poll(() => text.inputValue()).toBe('Tea is served at five.');
    await another(page, 'Somebody joins');
    await called.fill('Kit');
    await back.click();
    await another(page, 'Rename a player');
    expect(await called.inputValue()).toBe('');
    await back.click();
    await another(page, 'Somebody joins');
    await expect.poll(() => called.inputValue()).toBe('Kit');
  },
);

test(
  'shows the move that was asked for last, however long the one before takes',
  NIGHT,
  async () => {
    const { page, go } = await open();
    await holdQuestions(page, 'read-draft');
    await go('play/');
    await begin(page, ['Ada', 'Ben']);
    const turn = page.locator('[data-turn]');
    await fill(page, { text: 'Tea is served at five.' });
    await another(page, 'Somebody joins');
    // The words for the proposal are read before its form is there again.
    await turn.getByRole('button', { name: 'Back' }).click();
    await waitForHeld(page);
    await pressOther(page, 'Rename a player');
    await release(page);
    // Nothing that was pressed waits any more: the form that stands there now is the last one.
    await expect.poll(() => page.locator('[data-board]').getAttribute('aria-busy')).toBe(null);
    await turn.getByLabel('Name', { exact: true }).filter({ visible: true }).fill('Kit');
    await expect.poll(() => turn.locator('[data-status]').textContent()).toBe('In order.');
    expect(await turn.getByRole('heading').first().innerText()).toContain('Rename a player');
  },
);

test(
  'chooses the kind of change by buttons, and asks for no tier that the rules fix',
  NIGHT,
  async () => {
    const { page } = await sit(['Ada', 'Ben']);
    const turn = page.locator('[data-turn]');
    const kinds = turn.getByRole('group', { name: 'Kind of change' });
    const pressed = kinds.locator('[aria-pressed=true]');
    expect(await pressed.innerText()).toBe('A new rule');
    expect(await turn.locator('[name=tier]').isVisible()).toBe(false);
    await kinds.getByRole('button', { name: 'Transmute' }).press('Enter');
    expect(await pressed.innerText()).toBe('Transmute');
    await turn.locator('[name=rule]').selectOption('103');
    expect(await turn.locator('[name=tier]').isVisible()).toBe(false);
    // In sight, however long the form is.
    const make = await turn.locator('button[type=submit]').boundingBox();
    expect((make?.y ?? 0) + (make?.height ?? 0)).toBeLessThanOrEqual(900);
    await turn.locator('button[type=submit]').click();
    expect(await page.locator('[data-sheet] h2').innerText()).toContain('transmute Rule 103');
    const needs = await page.locator('.needs').innerText();
    expect(needs.match(/Rule 109/g)).toHaveLength(1);
  },
);

test('shows whoever votes what the proposal does, the card that it changes, and the one that decides', async () => {
  const change = {
    kind: 'amend',
    rule: '206',
    text: 'Nothing happens.',
    mechanics: 'awards: [{ on: adopted, to: proposer, points: 50 }]',
  } as const;
  const { page, text } = await resume(
    made.played(made.begun(['Ada', 'Ben']), made.propose('ada', change)),
  );
  const sheet = await text('[data-sheet]');
  expect(sheet).toContain('When a proposal is adopted, the proposer receives 50 points.');
  expect(sheet).toContain('Nothing happens.');
  expect(await text('[data-card="206"]')).toContain('Proposal 301 changes this');
  expect(await text('[data-card="203"]')).toContain('decides this vote');
  await page.locator('[data-sheet]').getByRole('link', { name: 'Rule 203' }).click();
  const card = page.locator('[data-card="203"]');
  expect(await card.getAttribute('open')).toBe('');
  expect(await card.innerText()).toContain('What it does');
});

test('makes the moves that are in pasted messages', async () => {
  const { page, text } = await resume(OPEN);
  await page.getByText('Messages from a chat').click();
  const pasted = page.getByLabel('Messages', { exact: true });
  const read = page.getByRole('button', { name: 'Read them' });
  await pasted.fill('From: Zoe <z@example.org>\nSubject: Re: 301\n\nI vote FOR 301\n');
  await read.click();
  await expect.poll(() => text('[data-taken]')).toContain('say whose it is');
  await pasted.fill('Ada: I vote for 301.\n\nBen: AGAINST 301\n');
  await read.click();
  const taking = page.getByRole('button', { name: 'Take it' });
  await expect.poll(() => taking.count()).toBe(2);
  await taking.first().click();
  await expect.poll(() => taking.count()).toBe(1);
  await taking.click();
  await expect.poll(() => text('[data-heard]')).toContain('2 records in order');
  await press(page, 'Make the moves that are in order');
  expect(await text('[data-ask]')).toContain('All have voted.');
  expect(await page.locator('[data-undo]').innerText()).toBe('Undo the messages');
  expect(await text('[data-taken]')).toBe('');
});

test('refuses a move that is not in order, and says why', async () => {
  const { page, text } = await sit(['Ada', 'Ben']);
  await chooseKind(page, 'repeal');
  await expect.poll(() => text('[data-verdict]')).toBe('Say which rule.');
  await page.locator('[name=rule]').selectOption('101');
  expect(await make(page)).toContain('The move was not made. Rule 101 is immutable');
  expect(await text('[data-turn] .verdict')).toContain('Rule 103');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('verdict');
  expect(await page.locator('[data-past] li').count()).toBe(0);
  expect(await page.locator('[data-so-far]').isVisible()).toBe(false);
});

test('a button that mends a fault fills the form, whose own button says what it then does', async () => {
  const { page } = await sit(['Ada', 'Ben']);
  await chooseKind(page, 'amend');
  await page.locator('[name=rule]').selectOption('101');
  await fill(page, { text: 'Tea is a rule.' });
  await page.getByRole('button', { name: 'Propose to transmute Rule 101 to mutable' }).click();
  await expect.poll(() => page.locator('[data-status]').textContent()).toBe('In order.');
  const kind = page.locator('[data-turn] [name=kind]');
  const labelFor = (chosen: string) =>
    kind.evaluate((field: HTMLSelectElement, value) => {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return document.querySelector('[data-turn] [type=submit]')?.textContent;
    }, chosen);
  expect(await labelFor('ask')).toBe('Ask for Judgment');
  expect(await labelFor('propose')).toBe('Put Proposal 301 to the vote');
  expect(await make(page)).toContain('Proposal 301 by Ada');
});

test('stops where two reach the mark at once, says the ways out, and goes on by one', async () => {
  const two = ['ada', 'ben'];
  const mechanics =
    'awards: [{ on: adopted, to: proposer, points: 100 }, { on: adopted, to: for, points: 100 }]';
  const tie = made.played(
    made.begun(['Ada', 'Ben']),
    made.propose('ada', { mechanics }),
    ...made.vote(301, two),
    made.close(301),
    made.roll('ada'),
    made.propose('ben'),
    ...made.vote(302, ['ada']),
  );
  const { page, text } = await resume(tie, { bypassCSP: true });
  expect(await vote(page, { ben: 'for' })).toContain('reach the mark at once');
  const stopped = page.locator('[data-stopped]');
  expect(await stopped.getByRole('button').allInnerTexts()).toEqual([
    'Ask for Judgment about it',
    'Forfeit',
    'Stop play',
  ]);
  expect(await page.evaluate(() => document.activeElement?.matches('[data-stopped]'))).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await stopped.getByRole('button', { name: 'Ask for Judgment' }).click();
  const question = page.locator('[data-turn] [name=question]');
  await expect.poll(() => question.inputValue()).toContain('reach the mark at once');
  expect(await make(page)).toMatch(/Judgment 1 waits for/);
  await fill(page, { ruling: 'Ben has won.' });
  await page.locator('[data-turn] [name=winner]').selectOption('ben');
  expect(await make(page)).toContain('Ben has won');
  expect(await text('[data-ask]')).toContain('Ben has won');
});

/* A game of ten turns under Suber's set; from the second on votes need only a majority. */
const enact = (text: string, mechanics = '') => ({ text, mechanics });
const TURNS: readonly (readonly [
  Partial<DraftedChange>,
  against: readonly string[],
  comes: string,
])[] = [
  [enact('Tea is served at five.'), [], 'Rule 301 enacted'],
  [
    {
      kind: 'amend',
      rule: '203',
      text: 'Most votes decide.',
      mechanics: 'adoption: votes.majority',
    },
    [],
    'Rule 203 amended, now Rule 302',
  ],
  [enact('Cake is served at four.'), ['ada'], 'Adopted 2 : 1 (Rule 302)'],
  [enact('Nobody speaks.'), ['ben', 'zoe'], 'Ada −10 (Rule 206)'],
  [{ kind: 'transmute', rule: '115' }, [], 'Rule 115 transmuted'],
  [{ kind: 'repeal', rule: '301' }, ['ada'], 'Rule 301 repealed'],
  [enact('Whoever rhymes, smiles.'), [], 'Rule 307 enacted'],
  [
    enact('Ten points.', 'awards: [{ on: adopted, to: proposer, points: 10 }]'),
    [],
    'Rule 308 enacted',
  ],
  [enact('Hats are worn.'), [], 'Zoë +10'],
  [{ kind: 'repeal', rule: '309' }, ['zoe'], 'Rule 309 repealed'],
];

test('a game is a folder with the same scores, which opens again', () =>
  expectFolder(TURNS.slice(0, 3)));

test('so is a long one', NIGHT, () => expectFolder(TURNS));

async function expectFolder(turns: typeof TURNS): Promise<void> {
  const ended = turns.reduce((game, [change, against, comes], i) => {
    const [by, number] = [ALL[i % 3] ?? '', 301 + i];
    const closed = made.play(
      game,
      made.propose(by, change),
      ...made.vote(number, ALL, against),
      made.close(number),
    );
    expect(closed.says).toContain(comes);
    return made.played(closed.game, made.roll(by, (i % 6) + 1));
  }, made.begun(THREE));
  const game = made.played(
    ended,
    made.ask('ben', 'May tea be drunk?', '203'),
    made.judge('It may'),
  );
  const { page, go, text } = await resume(game);
  const scores = () => page.locator('[data-player] .score b').allInnerTexts();
  const shown = await scores();
  const folder = mkdtempSync(join(tmpdir(), 'nomotheca-table-'));
  const zip = await takeAway(page, folder);
  unpack(zip, folder);
  expect((await nomic('check', { cwd: folder })).out).toContain('1 game: nothing wrong');
  const { out = '' } = await nomic('check --format json', { cwd: folder });
  const checked = Object.values<number>(JSON.parse(out).games[GAME].scores);
  expect(checked.map((points) => String(points).replace('-', '−'))).toEqual(shown);
  await page.getByRole('link', { name: 'Leave the board' }).click();
  await page.getByLabel('Open a game from its zip').setInputFiles(zip);
  await page.waitForURL('**/play/#a-game-at-the-board-2');
  await expect.poll(scores).toEqual(shown);
  // Each turn has a vote and a throw, and then there are the question and the Judgment.
  expect(await page.locator('[data-past] li').count()).toBe(2 * turns.length + 2);
  // The copy has a name of its own, and takes back what the game did.
  expect(await text('[data-title]')).toBe('A game at the board (copy 2)');
  expect(await press(page, 'Undo')).toBe('Undone: the ruling on Judgment 1.');
  expect(await text('[data-ask]')).toContain('how do you judge?');
  rmSync(folder, { recursive: true });
  await go('play/');
  await expect.poll(() => page.locator('[data-games] li').count()).toBe(2);
}

const NARROW = { viewport: { width: 390, height: 800 }, bypassCSP: true };

async function expectFits(page: Page): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(whole).toBeLessThanOrEqual(390);
}

test('repeals a rule from its card in five presses, and no state is wider than a narrow screen', async () => {
  const { page, text } = await sit(THREE, NARROW);
  await expectFits(page);
  const card = page.locator('[data-card="206"]');
  await card.locator('summary').click();
  await expectFits(page);
  await card.getByRole('button', { name: 'Repeal this' }).click();
  await expect.poll(() => page.locator('[data-status]').textContent()).toBe('In order.');
  // The rules say by whom, and its number.
  expect(await page.locator('[data-turn] :is([name=by], [name=proposal]):visible').count()).toBe(0);
  await expect
    .poll(() => text('[data-verdict]'))
    .toContain('the player who proposed it loses 10 points');
  await make(page);
  await expectFits(page);
  expect(await press(page, 'All vote for it')).toContain('Rule 206 repealed');
  expect(await text('[data-done]')).toContain('Adopted 3 : 0.');
  await expectFits(page);
  expect(await press(page, 'Throw the die')).toContain('Next: Ben is to make Proposal 302.');
  await expectFits(page);
  for (const each of ['[data-strip]', '.account', '[data-ask]', '[data-turn] [name=text]']) {
    expect(await isInSight(page.locator(each), NARROW.viewport.height), each).toBe(true);
  }
});

test(
  'a vote that would be void in part is no wider, and the die is in sight after it',
  NIGHT,
  async () => {
    const mechanics = 'adoption: votes.majority';
    const majority = { kind: 'amend', rule: '203', text: 'Most votes decide.', mechanics } as const;
    const game = made.played(made.begun(THREE), made.propose('ada', majority));
    const { page, text } = await resume(game, NARROW);
    expect(await text('.if-adopted')).toContain('Rule 109, which prevails under Rule 110');
    await expectFits(page);
    const cited = page.locator('.needs .unbroken');
    expect(await cited.first().innerText()).toBe('Proposal 301');
    const lines = await cited.evaluateAll((all) => all.map((each) => each.getClientRects().length));
    expect(new Set(lines)).toEqual(new Set([1]));
    await press(page, 'All vote for it');
    expect(await isInSight(page.locator('[data-faces]'), NARROW.viewport.height)).toBe(true);
  },
);

test('is in order in a narrow window in the dark, for those who cannot see it as well', () =>
  expectInOrder('dark'));

test('and in the light', NIGHT, () => expectInOrder('light'));

async function expectInOrder(colorScheme: 'light' | 'dark'): Promise<void> {
  const { page } = await resume(OPEN, { ...NARROW, colorScheme });
  const inOrder = async () => {
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(whole).toBeLessThanOrEqual(390);
    expect(await axeFindings(page)).toEqual([]);
  };
  await inOrder();
  const ballot = await ballotOf(page, 'ada', 'for').boundingBox();
  expect((ballot?.y ?? 0) + (ballot?.height ?? 0)).toBeLessThan(NARROW.viewport.height);
  await vote(page, { ada: 'for' });
  await vote(page, { ben: 'against' });
  await page.locator('[data-rules] summary').first().press('Enter');
  await inOrder();
}

test.for(['light', 'dark'] as const)(
  'the words of a vote are as readable under the mouse, in the %s scheme',
  NIGHT,
  async (colorScheme) => {
    const { page } = await resume(OPEN, { colorScheme, bypassCSP: true });
    for (const way of ['for', 'abstain']) {
      await ballotOf(page, 'ada', way).hover();
      expect(await axeFindings(page, 'at colours')).toEqual([]);
    }
  },
);

test('a verdict that a rule lists is chosen by a button, and is not typed', NIGHT, async () => {
  const asked = made.played(
    made.begun(THREE, 'nomic-mit-tens'),
    made.ask('ada', 'May tea be green?'),
  );
  const { page } = await resume(asked, { bypassCSP: true });
  const verdicts = page.getByRole('group', { name: 'Verdict' }).getByRole('button');
  expect(await verdicts.allInnerTexts()).toEqual(['True', 'False', 'Undecided']);
  expect(await page.getByRole('textbox', { name: 'Ruling' }).isVisible()).toBe(false);
  await verdicts.nth(0).click();
  await verdicts.nth(2).click();
  const pressed = page.locator('[data-verdicts] [aria-pressed=true]');
  expect(await pressed.allInnerTexts()).toEqual(['Undecided']);
  expect(await axeFindings(page)).toEqual([]);
  const judge = page.getByLabel('Judge', { exact: true });
  if (await judge.isVisible()) await judge.selectOption('Ben');
  expect(await make(page)).toMatch(/Judgment 1 by \S+: Undecided\./);
});

test('never runs what players write', async () => {
  const harm = '<img src=x onerror="window.harmed = 1"><script>window.harmed = 1</script>';
  const game = made.begun([harm.slice(0, 60), 'B']);
  const [by = ''] = made.viewOf(game).players.map(({ id }) => id);
  const proposed = made.played(game, made.propose(by, { title: harm, text: harm }));
  const { page } = await resume(proposed, { bypassCSP: true });
  await page.locator('[data-voter]').first().waitFor();
  expect(await page.locator('[data-board] :is(img, script)').count()).toBe(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});
