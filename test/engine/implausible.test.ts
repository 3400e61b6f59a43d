/** Probable slips, and records as far from everything else that are none. */
import { expect, test } from 'vitest';
import { card, errorsOf, inTurn, judged, notesOf, page, play, type Setting } from './table.ts';

const listed = (items: readonly string[]) => items.map((item) => `  - { ${item} }`).join('\n');
const dated = (...days: readonly string[]): Setting => ({
  events: listed(days.map((on) => `on: ${on}, note: Tea.`)),
});
/** Begun in March 2026, with a proposal of another day. */
const proposed = (on: string): Setting => ({
  game: 'started: 2026-03-01',
  proposals: { 301: page(`proposal: 301\nby: a\nproposed: ${on}\nenact: {}`, 'New.') },
});
const worded = (change: string, text: string): Setting => ({
  proposals: { 301: page(`proposal: 301\nby: a\n${change}`, text) },
});
const given = (...amounts: readonly number[]): Setting => ({
  events: listed(amounts.map((amount) => `points: { a: ${amount} }, rule: 202`)),
});

const [TEXT = ''] = Object.values(inTurn(''));
const named = (name: string, judgments = {}): Setting => ({
  proposals: { [name]: TEXT },
  judgments,
});

const ACCOUNT = "account: 'github:x'";
const accounts = (more: string): Setting => ({
  players: `a: { name: A, ${ACCOUNT} }\n  b: { name: B, ${ACCOUNT}${more} }\n  c: { name: C }`,
});
const JOINS = { events: `  - { join: { id: d, name: D, ${ACCOUNT} } }` };

const DICELESS = { 202: null, 203: card(203, '{ adoption: votes.majority }') };
const SIX = "{ awards: [{ on: rolled, to: roller, points: 5, if: 'roll.die == 6' }] }";
const WORDED = card(210, '').replace('The words of Rule 210.', 'A die decides.');
const thrown = (cards: Setting['cards'] & object, more = ''): Setting => ({
  events: `  - { roll: { by: a, die: 4 }${more} }`,
  cards,
});

test.each<readonly [string, Setting, string]>([
  [
    'decades before all others',
    dated('1984-01-01', '2024-01-01', '2024-01-02'),
    '1984-01-01 is 40 years before every other date in this game.',
  ],
  [
    'decades after all others',
    dated('2024-01-01', '2024-01-02', '2204-01-01'),
    '2204-01-01 is 179 years after every other date in this game.',
  ],
  ['after a long pause', dated('2004-01-01', '2004-01-02', '2023-12-31'), ''],
  ['one of two dates', dated('1984-01-01', '2024-01-01'), ''],
  [
    'the first of several',
    dated('1984-01-01', '1984-01-02', '1984-01-03', '2024-01-01', '2024-01-02', '2024-01-03'),
    '',
  ],
  [
    'an amendment that is an instruction',
    worded('amend: 208\nmechanics: keep', 'Change 100 to 50 in this rule.'),
    'The whole new text of the rule reads like an instruction to change a rule: “Change 100 to 50 in this rule.”',
  ],
  [
    'a new rule that is an instruction',
    worded('enact: {}', 'Repeal Rule 208.'),
    'The text of the new rule reads like an instruction to change a rule: “Repeal Rule 208.”',
  ],
  ['a rule on changes', worded('enact: {}', 'Changes of Rule 208 take effect in March.'), ''],
  [
    'the only date, far from the start',
    proposed('2066-03-02'),
    '2066-03-02 is 40 years after every other date in this game.',
  ],
  ['the only date, not so far from the start', proposed('2046-02-28'), ''],
  [
    'twenty times all others',
    given(3, 5, 4, 100),
    '100 points at once: every other entry of this game is at most 5.',
  ],
  [
    'twenty times all others, below zero',
    given(3, -100, 5, 4),
    '-100 points at once: every other entry of this game is at most 5.',
  ],
  ['less than twenty times all others', given(3, 5, 4, 99), ''],
  ['one of few amounts', given(3, 5, -500), ''],
  ['not the only such amount', given(3, 5, 4, -500, -400), ''],
  ['a file with a name', named('first-names'), ''],
  [
    'a file with another number',
    named('331'),
    'The file is called `331.md`, but its record says proposal 301.',
  ],
  [
    'a Judgment in a file with another number',
    named('301', { 7: judged(1, '2026-01-01', 'c') }),
    'The file is called `7.md`, but its record says judgment 1.',
  ],
  ['an account of two', accounts(''), 'B and A have the same account, github:x.'],
  ['an account of one and a robot', accounts(', robot: true'), ''],
  [
    'an account of somebody who joins',
    { ...accounts(', robot: true'), ...JOINS },
    'D and A have the same account, github:x.',
  ],
  [
    'a die of which no rule speaks',
    thrown(DICELESS),
    'A die is thrown here, but no rule in force mentions one.',
  ],
  ['a die by a rule that is cited', thrown(DICELESS, ', rule: 201'), ''],
  ['a die by the words of a rule', thrown({ ...DICELESS, 210: WORDED }), ''],
  ['a die by the mechanics of a rule', { ...thrown({}), medium: 'table' }, ''],
  [
    'a die that a rule has thrown at a table alone, in a game by computer',
    thrown({}),
    'A die is thrown here, but by Rule 202 nothing follows from it.',
  ],
  ['a die that earns something by one face alone', thrown({ 202: card(202, SIX) }), ''],
])('%s', (_, setting, said) => {
  const slips = notesOf(play(setting), 'implausible').map(({ message }) => message);
  expect(slips.join(' ')).toBe(said);
});

/** An amount that wins is a slip even among few, and what comes after the end points at it. */
test.each([
  [[3, 5, 500, 4], '500 points at once: every other entry of this game is at most 5.'],
  [[3, 500, 4], '500 points at once: every other entry of this game is at most 3.'],
  [[90, 90, 90, 3], ''],
])('the game is won by %j', (amounts, message) => {
  const replayed = play(given(...amounts));
  const slips = notesOf(replayed, 'implausible');
  expect(slips.map((slip) => slip.message).join(' ')).toBe(message);
  const [over, ...others] = errorsOf(replayed);
  expect(others).toEqual([]);
  expect(over?.code).toBe('game/over');
  expect(over?.related ?? []).toEqual(
    slips.map(({ at }) => ({ message: `${message} It is probably a slip.`, at })),
  );
});
