/** What is probably a slip, and what is as far from everything else and is none. */
import { describe, expect, test } from 'vitest';
import { card, errorsOf, inTurn, judged, notesOf, page, play, type Setting } from './table.ts';

function slips(setting: Setting): readonly string[] {
  return notesOf(play(setting), 'implausible').map(({ message }) => message);
}

const events = (...items: readonly string[]): Setting => ({
  events: items.map((item) => `  - { ${item} }`).join('\n'),
});

describe('a date', () => {
  const notes = (...days: readonly string[]) =>
    slips(events(...days.map((on) => `on: ${on}, note: Tea.`)));

  test('decades before all others, or after them, is a slip', () => {
    expect(notes('1984-01-01', '2024-01-01', '2024-01-02')).toEqual([
      '1984-01-01 is 40 years before every other date in this game.',
    ]);
    expect(notes('2024-01-01', '2024-01-02', '2204-01-01')).toEqual([
      '2204-01-01 is 179 years after every other date in this game.',
    ]);
  });

  test('after a long pause is none, nor one of two, nor the first of several', () => {
    expect(notes('2004-01-01', '2004-01-02', '2023-12-31')).toEqual([]);
    expect(notes('1984-01-01', '2024-01-01')).toEqual([]);
    const later = ['2024-01-01', '2024-01-02', '2024-01-03'];
    expect(notes('1984-01-01', '1984-01-02', '1984-01-03', ...later)).toEqual([]);
  });
});

test('a date far from the start of the game is a slip, also where it is the only other one', () => {
  const proposed = (on: string) => ({
    game: 'started: 2026-03-01',
    proposals: { 301: page(`proposal: 301\nby: a\nproposed: ${on}\nenact: {}`, 'New.') },
  });
  expect(slips(proposed('2066-03-02'))).toEqual([
    '2066-03-02 is 40 years after every other date in this game.',
  ]);
  expect(slips(proposed('2046-02-28'))).toEqual([]);
});

describe('an amount', () => {
  const given = (...amounts: readonly number[]) =>
    slips(events(...amounts.map((amount) => `points: { a: ${amount} }, rule: 202`)));

  test('twenty times as large as all others is a slip, whichever its sign', () => {
    expect(given(3, 5, 4, 100)).toEqual([
      '100 points at once: every other entry of this game is 5 at most.',
    ]);
    expect(given(3, -100, 5, 4)).toEqual([
      '-100 points at once: every other entry of this game is 5 at most.',
    ]);
  });

  test('that is less, or one of few, or not the only one, is none', () => {
    expect(given(3, 5, 4, 99)).toEqual([]);
    expect(given(3, 5, -500)).toEqual([]);
    expect(given(3, 5, 4, -500, -400)).toEqual([]);
  });
});

describe('an amount that wins the game', () => {
  const given = (...amounts: readonly number[]) =>
    play(events(...amounts.map((amount) => `points: { a: ${amount} }, rule: 202`)));

  test.each([
    [[3, 5, 500, 4], '500 points at once: every other entry of this game is 5 at most.'],
    [[3, 500, 4], '500 points at once: every other entry of this game is 3 at most.'],
  ])('is a slip among few, and what comes after the end points at it: %j', (amounts, message) => {
    const replayed = given(...amounts);
    expect(notesOf(replayed, 'implausible').map((note) => note.message)).toEqual([message]);
    const [over, ...others] = errorsOf(replayed);
    expect(others).toEqual([]);
    const [slip] = notesOf(replayed, 'implausible');
    expect(over).toMatchObject({
      code: 'game/over',
      related: [{ message: `${message} It is probably a slip.`, at: slip?.at }],
    });
  });

  test('is none where others are like it', () => {
    const replayed = given(90, 90, 90, 3);
    expect(notesOf(replayed, 'implausible')).toEqual([]);
    expect(errorsOf(replayed)).toMatchObject([{ code: 'game/over' }]);
    expect(errorsOf(replayed)[0]?.related ?? []).toEqual([]);
  });
});

test('a file may have a name, and a number only if it is that of its record', () => {
  const [text = ''] = Object.values(inTurn('enact: {}'));
  expect(slips({ proposals: { 'first-names': text } })).toEqual([]);
  expect(slips({ proposals: { 331: text } })).toEqual([
    'The file is called `331.md`, and says that it is proposal 301.',
  ]);
  const judgments = { 7: judged(1, '2026-01-01', 'c') };
  expect(slips({ proposals: { 301: text }, judgments })).toEqual([
    'The file is called `7.md`, and says that it is judgment 1.',
  ]);
});

test('an account is one player’s, or theirs and a robot’s', () => {
  const account = "account: 'github:x'";
  const players = (more: string) =>
    `a: { name: A, ${account} }\n  b: { name: B, ${account}${more} }\n  c: { name: C }`;
  expect(slips({ players: players('') })).toEqual(['B and A have one account, github:x.']);
  expect(slips({ players: players(', robot: true') })).toEqual([]);
  const joins = `  - { join: { id: d, name: D, ${account} } }`;
  expect(slips({ players: players(', robot: true'), events: joins })).toEqual([
    'D and A have one account, github:x.',
  ]);
});

test('a die is known to the rules by their mechanics or their words, or by the one that is cited', () => {
  const bare = { 202: null, 203: card(203, '{ adoption: votes.majority }') };
  const thrown = (more: string) => events(`roll: { by: a, die: 4 }${more}`);
  expect(slips({ ...thrown(''), cards: bare })).toEqual([
    'A die is thrown here, and no rule in force speaks of one.',
  ]);
  expect(slips({ ...thrown(', rule: 201'), cards: bare })).toEqual([]);
  const words = card(210, '').replace('The words of Rule 210.', 'A die decides.');
  expect(slips({ ...thrown(''), cards: { ...bare, 210: words } })).toEqual([]);
  expect(slips(thrown(''))).toEqual([]);
});
