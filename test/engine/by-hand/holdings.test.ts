/**
 * Holdings: their beginning, their bounds, exact sums, and the right to change them. Gold is by Rule
 * 209, unless a row says otherwise. A line names only players who hold some; each game has A, B and C.
 */
import { describe, expect, test } from 'vitest';
import { formatNumber } from '../../../src/values/number.ts';
import {
  day,
  errorsOf,
  hangingOn,
  inTurn,
  judged,
  newRule,
  notesOf,
  play,
  type Setting,
  UNGRANTED,
} from '../table.ts';
import { by, events, held, law } from './in-short.ts';

const gold = (declared: string, more = '') =>
  law({ 209: `quantities: { gold: { ${declared} } }${more}` });
const GONE = ['2 change: { c: { gold: 5 } }', '3 leave: c', '4 join: { id: c, name: C }'];
const THIRD = '2 change: { a: { gold: 1/3 } }';
const BOUND = 'starts: 2, least: 0, most: 5';
const OWN = 'starts: 0, most: player.points';
const ALONE: Setting = { cards: UNGRANTED };

test.each<[declared: string, happened: readonly string[], string, more?: Setting]>([
  ["starts: '3'", [], 'a 3 b 3 c 3'],
  ["starts: '-1/2'", [], 'a -1/2 b -1/2 c -1/2'],
  ["starts: 'players.count * 2'", [], 'a 6 b 6 c 6'],
  [`starts: 'game.medium == "table" ? 1 : 9'`, [], 'a 9 b 9 c 9'],
  ["starts: 'rules.mutable - rules.immutable'", [], 'a -3 b -3 c -3'],
  // A player who returns
  ['starts: 2', GONE, 'a 2 b 2 c 7'],
  ['starts: 2', GONE, 'a 2 b 2 c 2', { game: 'readings: { return: { take: starts-afresh } }' }],
  // A bound may be touched and not passed
  [BOUND, ['2 change: { a: { gold: -2 } }'], 'b 2 c 2'],
  [BOUND, ['2 change: { a: { gold: -201/100 } }'], 'limit/breached'],
  [BOUND, ['2 change: { a: { gold: 3 } }'], 'a 5 b 2 c 2'],
  [BOUND, ['2 change: { a: { gold: 301/100 } }'], 'limit/breached'],
  [BOUND, ['2 set: { a: { gold: 0 } }'], 'b 2 c 2'],
  [BOUND, ['2 set: { a: { gold: -1 } }'], 'limit/breached'],
  [BOUND, ['2 set: { a: { gold: 5 } }'], 'a 5 b 2 c 2'],
  [BOUND, ['2 set: { a: { gold: 51/10 } }'], 'limit/breached'],
  ['starts: 2', ['2 change: { a: { gold: -201/100 } }'], 'a -1/100 b 2 c 2'],
  ['starts: 2', ['2 set: { a: { gold: 51/10 } }'], 'a 51/10 b 2 c 2'],
  // It may be each player's own: A has ten points by Proposal 301
  [OWN, ['2 change: { a: { gold: 10 } }'], 'a 10', { proposals: by('a') }],
  [OWN, ['2 change: { a: { gold: 11 } }'], 'limit/breached', { proposals: by('a') }],
  // Sums are exact
  ['starts: 0', [THIRD, THIRD], 'a 2/3'],
  ['starts: 0', [THIRD, THIRD, THIRD], 'a 1'],
  ['starts: 0', Array(9).fill('2 change: { a: { gold: 0.1 } }'), 'a 9/10'],
  // The right to change it, if no other rule grants that
  ['starts: 0', ['2 change: { a: { gold: 1 } }'], 'a 1', ALONE],
  ['starts: 0', ['2 change: { a: { iron: 1 } }'], 'points/no-authority', ALONE],
  ['starts: 0', ['2 change: { a: { points: 1 } }'], 'points/no-authority', ALONE],
  ['starts: 0', ['2 change: { a: { points: 1 } }, rule: 209'], '', ALONE],
  ['starts: 0', ['2 set: { a: { points: 1, gold: 1 } }'], 'points/no-authority', ALONE],
  ['starts: 0', ['2 change: { zoe: { gold: 1 } }'], 'unknown/player', ALONE],
])('{ %s } after %j: %s', (declared, happened, expected, more = {}) => {
  const cards = { ...gold(declared), ...more.cards };
  const setting = { ...more, cards, events: events(...happened) };
  expect(held(setting, 'gold')).toBe(expected);
});

test('what players begin with may be more than no points, and hang on another quantity', () => {
  const points = law({ 201: 'turns: seat, quantities: { points: { starts: 5 } }' });
  expect(held({ cards: points, proposals: by('a') })).toBe('a 15 b 5 c 5');
  const quarter = 'quantities: { gold: { starts: 10 }, iron: { starts: player.gold / 4 } }';
  const cards = law({ 209: quarter });
  const joined = events('2 join: { id: d, name: D }');
  expect(held({ cards, events: joined }, 'iron')).toBe('a 5/2 b 5/2 c 5/2 d 5/2');
});

const declare = (gold: string) => newRule(`{ quantities: { gold: { ${gold} } } }`);
const again = (gold: string) => `amend: 301\nmechanics: { quantities: { gold: { ${gold} } } }`;

/**
 * A player who has begun keeps the first amount; newcomers begin, and all are bounded, by the law of the
 * day.
 */
test.each([
  ['', '', 'join: { id: d, name: D }', ''],
  [declare('starts: 4'), '', 'join: { id: d, name: D }', 'a 4 b 4 c 4 d 4'],
  [declare('starts: 4'), again('starts: 7'), 'join: { id: d, name: D }', 'a 4 b 4 c 4 d 7'],
  [declare('starts: 0, most: 5'), '', 'change: { a: { gold: 6 } }', 'limit/breached'],
  [declare('starts: 0, most: 5'), again('starts: 0'), 'change: { a: { gold: 6 } }', 'a 6'],
  // The rule that declares it decides who may change it
  [declare('starts: 1'), '', 'change: { a: { gold: 1 } }', 'a 2 b 1 c 1'],
  [declare('starts: 1'), 'repeal: 301', 'change: { a: { gold: 1 } }', 'points/no-authority'],
  // A quantity that no rule declares is that of the rule cited, unless it is one misspelt
  [declare('starts: 0'), '', 'change: { b: { marbles: 3 } }, rule: 301', ''],
  [declare('starts: 0'), '', 'change: { b: { marbles: 3 } }', 'points/no-authority'],
  [declare('starts: 0'), '', 'change: { b: { glod: 3 } }, rule: 301', 'points/no-authority'],
  [declare('starts: 0'), '', 'change: { a: { players: 3 } }, rule: 210', ''],
  [declare('starts: 0'), '', 'change: { a: { golds: 1 } }, rule: 210', 'points/no-authority'],
])('after %j and %j, %s: %j', (first, second, event, expected) => {
  const setting = { proposals: inTurn(first, second), events: events(`5 ${event}`) };
  expect(held(setting, 'gold')).toBe(expected);
});

test('what no rule declares is held under the rule whose words name it', () => {
  const given = events('2 change: { b: { marbles: 3 } }, rule: 210');
  expect(held({ events: given }, 'marbles')).toBe('b 3');
});

/** A has 3 gold, within 0 and 5. The reading matters only to an award that would pass the bound. */
test.each([
  [2, 'a 5 b 3 c 3', 'a 5 b 3 c 3'],
  [7, 'a 5 b 3 c 3', 'a 3 b 3 c 3'],
  [-3, 'b 3 c 3', 'b 3 c 3'],
  [-8, 'b 3 c 3', 'a 3 b 3 c 3'],
])('an award of %i stops at the bound: %s, or is not made: %s', (amount, stops, none) => {
  const award = `, awards: [{ on: adopted, to: proposer, quantity: gold, amount: ${amount} }]`;
  const cards = gold('starts: 3, least: 0, most: 5', award);
  const setting: Setting = { cards, proposals: by('a') };
  expect(held(setting, 'gold')).toBe(stops);
  const game = 'readings: { bounds: { take: not-at-all } }';
  expect(held({ ...setting, game }, 'gold')).toBe(none);
  expect(notesOf(play(setting), 'contestable')).toHaveLength(stops === none ? 0 : 1);
});

/** Each line of the ledger, with the holding that it leaves and its rule. */
function ledgerOf(setting: Setting, quantity = 'gold'): readonly string[] {
  return play(setting)
    .ledger.filter((line) => line.quantity === quantity)
    .map(({ player, amount, balance, rule }) =>
      [player, formatNumber(amount), formatNumber(balance), rule?.number].join(' '),
    );
}

test('the ledger has each sum, and what is left', () => {
  const happened = events('2 set: { a: { gold: 5 } }', '3 change: { a: { gold: -1/2 } }');
  const setting = { cards: { ...gold('starts: 2'), ...UNGRANTED }, events: happened };
  expect(ledgerOf(setting)).toEqual(['a 3 5 209', 'a -1/2 9/2 209']);
  // Awards that together pass no bound lose nothing to it
  const award = (amount: number) =>
    `{ on: adopted, to: proposer, quantity: gold, amount: ${amount} }`;
  const cards = gold('starts: 3, least: 0, most: 5', `, awards: [${award(4)}, ${award(-4)}]`);
  const game = 'readings: { award-order: { take: as-one-sum } }';
  expect(ledgerOf({ game, cards, proposals: by('a') })).toEqual(['a 4 7 209', 'a -4 3 209']);
});

describe('a holding too large to be kept exactly', () => {
  const most = `'${[...Array(5).fill('9'.repeat(15)), 90].join(' * ')}'`;

  test.each<readonly [string, string, Setting]>([
    ['proposed', 'proposer', { proposals: by('a') }],
    ['adopted', 'proposer', { proposals: by('a') }],
    ['withdrawn', 'proposer', { proposals: by('a', { 301: 'withdrawn: 2026-01-02' }) }],
    ['left', 'proposer', { events: events('2 leave: c') }],
    ['rolled', 'roller', { events: events('2 roll: { by: a, die: 1 }') }],
    ['judged', 'judge', { proposals: by('a'), judgments: { one: judged(1, day(301, 0), 'c') } }],
  ])('is never left out in silence: %s', (on, to, setting) => {
    const award = `{ on: ${on}, to: ${to}, points: ${most} }`;
    const cards = law({ 104: '', 208: '', 210: `awards: [${award}, ${award}]` });
    expect(errorsOf(play({ ...setting, cards }))).toMatchObject([
      { code: 'format/formula', rule: { number: 210 } },
    ]);
  });
});

/** A gold is worth six copper, a hofstadter a hundred egberts. Nothing is worth iron. */
const WORTH =
  'gold: { starts: 9, worth: 2 silver }, silver: { starts: 9, worth: 3 copper }, copper: { starts: 9 }, iron: { starts: 9 }, hofstadter: { starts: 1 }, egbert: { starts: 0, worth: 1/100 hofstadter }';

test.each([
  ['a: { gold: 1, silver: -2 }', ''],
  ['a: { gold: 1, silver: -1 }', '3 copper'],
  ['a: { gold: -1, silver: 2 }', ''],
  ['a: { gold: -1, silver: 1 }', '-3 copper'],
  ['a: { gold: 1, copper: -6 }', ''],
  ['a: { gold: 1, copper: -5 }', '1 copper'],
  ['a: { gold: -1, silver: 1, copper: 3 }', ''],
  ['a: { gold: -1, silver: -1, copper: 1 }', '-8 copper'],
  ['a: { hofstadter: -1, egbert: 100 }', ''],
  ['a: { hofstadter: -1/3, egbert: 100/3 }', ''],
  ['a: { hofstadter: -1, egbert: 99 }', '-1/100 hofstadter'],
  ['a: { hofstadter: -1/3, egbert: 33 }', '-1/300 hofstadter'],
  // A gift is no exchange, nor is a loss, nor are none of one for another
  ['a: { gold: 1 }', ''],
  ['a: { hofstadter: 1, egbert: 7 }', ''],
  ['a: { gold: -1, silver: -2 }', ''],
  ['a: { gold: 0, silver: -2 }', ''],
  // A thing of no worth counts for nothing
  ['a: { gold: 1, iron: -6 }', ''],
  ['a: { gold: 1, silver: -1, iron: -3 }', '3 copper'],
  // Each player by herself
  ['a: { gold: 1 }, b: { silver: -1 }', ''],
  ['a: { gold: 1, silver: -2 }, b: { gold: -1, silver: 1 }', '-3 copper'],
])('an exchange of %s differs by %j', (sums, difference) => {
  const cards = law({ 214: `quantities: { ${WORTH} }` });
  const exchanged = events(`2 change: { ${sums} }, rule: 214`);
  const found = errorsOf(play({ cards, proposals: by('a'), events: exchanged }));
  const expected = { code: 'exchange/unequal', mismatch: { difference } };
  expect(found).toMatchObject(difference ? [expected] : []);
});

/** Two rules declare gold, and the one that prevails says what it is. */
test.each([
  ['', 'claims, lowest-number', '', 'a 1 b 1 c 1'],
  ['', 'claims, lowest-number', '2 set: { a: { gold: 7 } }', 'limit/breached'],
  [', overrides: [209]', 'claims, lowest-number', '', 'a 2 b 2 c 2'],
  [', overrides: [209]', 'claims, lowest-number', '2 set: { a: { gold: 7 } }', 'a 7 b 2 c 2'],
  ['', '', '', 'law/conflict law/conflict'],
])('with the claim %j, by %j, after %j: %s', (claim, precedence, happened, expected) => {
  const cards = law({
    209: 'quantities: { gold: { starts: 1, most: 5 } }',
    210: `quantities: { gold: { starts: 2, most: 9 } }${claim}`,
    211: precedence && `precedence: [${precedence}]`,
  });
  const setting = { cards, proposals: by('a'), events: happened && events(happened) };
  expect(held(setting, 'gold')).toBe(expected);
});

describe('what is declared again', () => {
  const GOLD = law({ 214: 'quantities: { gold: { starts: 3 } }' });
  const AGAIN = ['repeal: 214', newRule('{ quantities: { gold: { starts: 5 } } }')];
  const AMENDED = ['amend: 214\nmechanics: { quantities: { gold: { starts: 5 } } }'];
  const LAPSES = "readings: { undeclared-holding: { take: 'no' } }";
  const setting: Setting = { cards: GOLD, proposals: inTurn(...AGAIN) };

  test('is found as it was left, or begins afresh if custom has it lapse', () => {
    expect(held(setting, 'gold')).toBe('a 3 b 3 c 3');
    expect(held({ ...setting, game: LAPSES }, 'gold')).toBe('a 5 b 5 c 5');
    expect(hangingOn(play(setting), 'undeclared-holding')).toMatchObject({
      'the list of holdings': {
        yes: 'A holds 3 gold, B holds 3 gold, C holds 3 gold',
        no: 'A holds 5 gold, B holds 5 gold, C holds 5 gold',
      },
    });
    const amended = { cards: GOLD, proposals: inTurn(...AMENDED) };
    expect(held(amended, 'gold')).toBe('a 3 b 3 c 3');
    expect(hangingOn(play(amended), 'undeclared-holding')).toEqual({});
  });

  /** A's award is by Rule 215 for 301, and B's for 302, which repeals it. */
  test('is booked when it lapses, so that the ledger comes to what is held', () => {
    const earns = 'awards: [{ on: adopted, to: proposer, quantity: gold, amount: 2 }]';
    const cards = law({ 214: 'quantities: { gold: { starts: 0 } }', 215: earns });
    const lapsed = { cards, proposals: inTurn('repeal: 214', 'repeal: 215'), game: LAPSES };
    expect(ledgerOf(lapsed).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'a 2',
      'a -2',
      'b 2',
    ]);
  });

  test('is an office that is held again, or vacant', () => {
    const office = 'offices: { speaker: { holders: 1 } }';
    const declared: Setting = {
      cards: law({ 214: office }),
      proposals: inTurn('repeal: 214', newRule(`{ ${office} }`)),
    };
    const appointed = { ...declared, events: events('1 appoint: { speaker: b }') };
    const replayed = play(appointed);
    expect(replayed.offices.get('speaker')).toEqual(['b']);
    expect(notesOf(replayed, 'contestable')[0]?.message).toContain(
      'Under “yes” speaker: B; under “no” there are no offices',
    );
    expect(play({ ...appointed, game: LAPSES }).offices.get('speaker') ?? []).toEqual([]);
    expect(hangingOn(play(declared), 'undeclared-holding')).toEqual({});
  });

  test('has a bound without a value, which is left alone until an award meets it', () => {
    const odd = '{ quantities: { gold: { starts: 3, most: 1 / (players.count - 3) } } }';
    const proposals = inTurn(`amend: 214\nmechanics: ${odd}`);
    expect(play({ cards: GOLD, proposals }).findings).toEqual([]);
  });
});

test('players hold what a rule awards, though none declares it', () => {
  const cards = law({ 201: 'turns: seat', 208: 'win: [{ when: player.points >= 15 }]' });
  const setting = { cards, proposals: by('abca') };
  expect(held(setting)).toBe('a 23 b 11 c 12');
  const { findings, winner } = play(setting);
  expect([findings, winner?.player]).toEqual([[], 'a']);
});
