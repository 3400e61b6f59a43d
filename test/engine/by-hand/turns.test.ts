/**
 * The mover in each of six turns, with an adopted proposal in each. The players sit as a, b, c, d; by
 * surname they are b (Adams), d (Dean), c (Moore), a (Young); by rank c, a, d, b.
 */
import { expect, test } from 'vitest';
import type { Replay } from '../../../src/engine/results/types.ts';
import { card, day, enact, errorsOf, inTurn, notesOf, page, play, type Setting } from '../table.ts';
import { by, events, held, law, wrong } from './in-short.ts';

const PLAYERS =
  'a: { name: Ann Young }\n  b: { name: Bob Adams }\n  c: { name: Cyd Moore }\n  d: { name: Dot Dean }';
const RANKS =
  '{ set: { a: { rank: 2 }, b: { rank: 4 }, c: { rank: 1 }, d: { rank: 3 } }, rule: 201 }';

/** Events between two turns, by the number of the first. */
type Between = Readonly<Record<number, string>>;

function moved(moves: string, turns: string, between: Between = {}, more: Setting = {}): Replay {
  const happened = [`  - { on: 2025-12-30, ${RANKS.slice(2)}`];
  const proposals: Record<string, string> = {};
  for (const [i, by] of [...moves].entries()) {
    const number = 301 + i;
    proposals[number] = enact(number, by, 'votes: { tally: { for: 1 } }');
    for (const event of between[number]?.split('; ') ?? []) {
      happened.push(`  - { on: ${day(number, 1)}, ${event} }`);
    }
  }
  return play({
    players: PLAYERS,
    events: happened.join('\n'),
    proposals,
    ...more,
    cards: {
      105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
      201: card(
        201,
        `{ turns: ${turns}, quantities: { rank: { starts: 0 }, points: { starts: 0 } } }`,
      ),
      203: card(203, '{ adoption: votes.for > votes.against }'),
      ...more.cards,
    },
  });
}

/** Holds the engine to accepting all moves but the last, and to saying who makes that. */
function expectMoves(moves: string, turns: string, between?: Between, more?: Setting): void {
  const replayed = moved(moves.slice(0, -1), turns, between, more);
  expect(errorsOf(replayed)).toEqual([]);
  expect(replayed.toMove).toBe(moves.at(-1));
}

const TURNING = `{ order: seat, direction: 'game.turn > 2 ? "backward" : "forward"' }`;

test.each([
  ['seat', 'abcdab'],
  ['{ order: seat }', 'abcdab'],
  ['{ order: seat, direction: forward }', 'abcdab'],
  ['{ order: seat, direction: backward }', 'adcbad'],
  ['surname', 'bdcabd'],
  ['{ order: surname, direction: backward }', 'acdbac'],
  ['player.rank', 'cadbca'],
  ['{ order: player.rank, direction: backward }', 'bdacbd'],
  ['{ order: "-player.rank" }', 'bdacbd'],
  [TURNING, 'abcbad'],
])('%s: %s, and nobody twice', (turns, expected) => {
  expectMoves(expected, turns);
  const twice = moved(expected.slice(0, -1) + expected.at(-2), turns);
  expect(errorsOf(twice)).toMatchObject([{ code: 'turn/out-of-order' }]);
});

const JOINS: Between = { 302: 'join: { id: e, name: Eve Bell, seat: 2 }' };
const LAST: Between = { 302: 'join: { id: e, name: Eve Bell }' };
const LEAVES: Between = { 301: 'leave: a' };
const RETURNS: Between = { 301: 'leave: a', 303: 'join: { id: a, name: Ann Young }' };
const BACK = 'leave: a; join: { id: a, name: Ann Young, seat: 2 }';
const MOVES: Between = { 301: BACK };
const MOVES_LATE: Between = { 302: BACK };
const NEXT: Between = { 302: 'leave: c; leave: d' };
const ALONE: Between = { 301: 'leave: b; leave: c; leave: d' };
const RANKED: Between = { 302: 'set: { c: { rank: 9 }, d: { rank: 0 } }, rule: 201' };

test.each([
  // E sits down in the second place: a, e, b, c, d; by surname b, e, d, c, a; by rank e, c, a, d, b
  ['somebody joins', JOINS, 'seat', 'abcdae'],
  ['somebody joins', JOINS, 'surname', 'bdcabe'],
  ['somebody joins', JOINS, '{ order: seat, direction: backward }', 'adcbea'],
  ['somebody joins', JOINS, 'player.rank', 'cadbec'],
  ['somebody joins in the last place', LAST, 'seat', 'abcdea'],
  ['somebody joins in the last place', LAST, '{ order: seat, direction: backward }', 'adcbae'],
  ['the first leaves', LEAVES, 'seat', 'abcdbc'],
  ['the first leaves', LEAVES, '{ order: seat, direction: backward }', 'adcbdc'],
  ['the first leaves', LEAVES, 'surname', 'bdcbdc'],
  ['the first comes back in the last place', RETURNS, 'seat', 'abcdab'],
  ['the first comes back in the last place', RETURNS, 'surname', 'bdcabd'],
  ['the first comes back last', RETURNS, '{ order: seat, direction: backward }', 'adcbad'],
  ['two leave who would be next', NEXT, 'seat', 'ababab'],
  ['two leave who would be next', NEXT, 'surname', 'bdabab'],
  ['all leave but one', ALONE, 'seat', 'aaaaaa'],
  ['all leave but one', ALONE, 'surname', 'baaaaa'],
  ['ranks change', RANKED, 'player.rank', 'cabcda'],
  ['ranks change', RANKED, 'seat', 'abcdab'],
  ['somebody has another surname', { 302: 'rename: { b: Bob Zimmer }' }, 'surname', 'bdcabd'],
  // A new surname or seat counts from the next circuit on, so that nobody loses a turn by it
  ['somebody has another surname', { 301: 'rename: { c: Cyd Cole }' }, 'surname', 'bdcabc'],
  ['the mover has another surname', { 301: 'rename: { b: Bob Zimmer }' }, 'surname', 'bdcabd'],
  ['the mover goes and is back in another seat', MOVES, 'seat', 'abcdba'],
  ['the mover goes and is back, later in the circuit', MOVES_LATE, 'seat', 'abcdba'],
  ['somebody has another name', { 301: 'rename: { c: Abe Moore }' }, 'surname', 'bdcabd'],
] satisfies [string, Between, string, string][])(
  '%s: %j, by %s: %s',
  (_, between, turns, expected) => {
    expectMoves(expected, turns, between);
  },
);

/** A robot proposes nothing, and whoever may not propose is passed over. */
test.each([
  ['a robot', PLAYERS.replace('Cyd Moore', 'Cyd Moore, robot: true'), '', 'seat', 'abdabd'],
  ['a robot', PLAYERS.replace('Cyd Moore', 'Cyd Moore, robot: true'), '', 'surname', 'bdabda'],
  ['no rank', PLAYERS, 'player.rank > 1', 'seat', 'abdabd'],
  ['no rank', PLAYERS, 'player.rank > 2', 'seat', 'bdbdbd'],
  ['no rank', PLAYERS, 'player.rank > 2', 'player.rank', 'dbdbdb'],
  ['nobody', PLAYERS, 'true', 'seat', 'abcdab'],
])('who may not propose is %s: %j %s by %s: %s', (_, players, who, turns, expected) => {
  const cards = who ? { 204: card(204, `{ proposers: ${who} }`) } : {};
  expectMoves(expected, turns, {}, { players, cards });
});

test.each([
  ['the full name if it is the same', 'Zoe Adams / Bob Adams / Cyd Moore / Dot Dean', 'badcba'],
  ['a shorter name first', 'Ann Lia / Bob Li / Cyd Lee / Dot Le', 'dcbadc'],
  ['a letter with its mark as without', 'Ann Ödman / Bob Olsen / Cyd Zander / Dot Dean', 'dabcda'],
  ['small letters as capitals', 'Ann de vries / Bob Unger / Cyd Wood / Dot dean', 'dbacdb'],
  ['the last word', 'Ann van Dyk / Bob Eyre / Cyd B. Cole / Dot', 'cdabcd'],
  ['what is said', 'Ann Young / Bob de Vil, surname: de Vil / Cyd Cole / Dot Ebb', 'cbdacb'],
])('by surname is by %s: %s: %s', (_, names, expected) => {
  const named = names.split(' / ').map((name, i) => `${'abcd'.charAt(i)}: { name: ${name} }`);
  expectMoves(expected, 'surname', {}, { players: named.join('\n  ') });
});

/** How many circuits are complete, and whose turn it is, after so many turns. */
test.each([
  ['seat', 'abcd', 0, 0, 'a'],
  ['seat', 'abcd', 3, 0, 'd'],
  ['seat', 'abcd', 4, 1, 'a'],
  ['seat', 'abcd', 5, 1, 'b'],
  ['seat', 'abcd', 9, 2, 'b'],
  ['surname', 'bdca', 3, 0, 'a'],
  ['surname', 'bdca', 5, 1, 'd'],
  ['player.rank', 'cadb', 8, 2, 'c'],
  ['{ order: seat, direction: backward }', 'adcb', 8, 2, 'a'],
  ['{ order: surname, direction: backward }', 'acdb', 7, 1, 'b'],
  ['none', 'abcd', 8, 0, undefined],
])('%s: %s: after %i turns %i circuits are over, %s moves', (turns, order, count, ...told) => {
  const { circuit, toMove } = moved(order.repeat(3).slice(0, count), turns);
  expect([circuit, toMove]).toEqual(told);
});

test('a circuit is one turn of a player who plays alone', () => {
  const proposals = by('aa', 'votes: { for: [a] }');
  expect(play({ players: 'a: { name: Ann }', proposals }).circuit).toBe(2);
});

/** The vote that ends the first circuit is scored by the position before it, or after. */
test.each([
  ['ended', 'a 1 b 2 c 13'],
  ['not-yet', 'a 1 b 2 c 3'],
])('the end of a circuit is scored as %s: %s', (take, expected) => {
  const cards = law({
    201: 'turns: seat, turn: [propose], quantities: { points: { starts: 0 } }',
    202: 'awards: [{ on: adopted, to: proposer, points: game.turn + 10 * game.circuit }]',
    206: '',
  });
  const game = `readings: { circuit-end: { take: ${take} } }`;
  expect(held({ cards, game, proposals: by('abc') })).toBe(expected);
});

const THREE = 'a: { name: Ann Young }\n  b: { name: Bob Adams }\n  c: { name: Cyd Moore }';
const HAL = 'a: { name: A }\n  h: { name: B, robot: true }\n  c: { name: C }';
const ORDERED = (order: string) => law({ 201: `turns: ${order}` });
const SEATED = { players: THREE, cards: ORDERED('seat') };
const TO_SURNAMES = { 302: 'amend: 201\nmechanics: { turns: surname }' };
const ROBOTS = law({ 209: 'proposers: player.robot || player.points >= 0' });
const ALL = law({ 209: 'proposers: player.points >= 0' });
const AHC = 'votes: { for: [a, h, c] }';
/** A and C are speakers, who alone may propose. */
const BENCH = law({ 209: 'proposers: player.speaker, offices: { speaker: {} }' });
const SAT = '0 appoint: { speaker: [a, c] }';
const BY_RANK = law({ 201: 'turns: player.rank', 209: 'quantities: { rank: { starts: 0 } }' });
const THREE_RANKS = '0 set: { a: { rank: 2 }, b: { rank: 3 }, c: { rank: 1 } }';
const ON_BENCH: Setting = { cards: BENCH, events: events(SAT) };
const ANYTIME: Setting = { ...ON_BENCH, cards: { ...BENCH, ...law({ 201: 'turns: none' }) } };
const SINCE: Setting = { cards: BENCH, events: events(SAT, '2 appoint: { speaker: b }') };

/** The faults of these moves. */
test.each<[what: string, moves: string, Setting, Record<number, string> | string, string]>([
  // After b, who makes the change, comes c by surname, and then a
  ['an order that is changed', 'abcab', SEATED, TO_SURNAMES, ''],
  ['an order that is changed', 'abac', SEATED, TO_SURNAMES, 'turn/out-of-order'],
  ['no order', 'aabbc', { cards: ORDERED('none') }, {}, ''],
  ['a robot is passed over', 'ac', { players: HAL }, AHC, ''],
  ['a robot is passed over', 'ah', { players: HAL }, AHC, 'turn/robot'],
  ['a robot is passed over', 'aa', { players: HAL }, AHC, 'turn/out-of-order'],
  ['robots may propose', 'ah', { players: HAL, cards: ROBOTS }, AHC, ''],
  ['all may, of robots no word', 'ah', { players: HAL, cards: ALL }, AHC, 'turn/robot'],
  ['the bench proposes', 'aca', ON_BENCH, {}, ''],
  ['the bench proposes', 'aa', ON_BENCH, {}, 'turn/out-of-order'],
  ['one sits on it since 301', 'ab', SINCE, {}, ''],
  ['the bench at any time', 'caa', ANYTIME, {}, ''],
  ['the bench at any time', 'cb', ANYTIME, {}, 'proposal/ineligible'],
])('%s: %s', (_, moves, setting, acts, expected) => {
  expect(wrong({ proposals: by(moves, acts), ...setting })).toBe(expected);
});

/** The next mover; nobody is passed over if nothing decides between two rules on that. */
test.each<[what: string, Setting, string | undefined]>([
  ['the bench', { ...ON_BENCH, proposals: by('a') }, 'c'],
  [
    'one whose turn comes round without a proposal',
    {
      ...ON_BENCH,
      proposals: by('a'),
      game: 'readings: { turn-without-proposal: { take: comes-round } }',
    },
    'b',
  ],
  ['a robot that may propose', { players: HAL, cards: ROBOTS, proposals: inTurn(AHC) }, 'h'],
  ['one rule, by which nobody may', { cards: claiming(209) }, undefined],
  ['two rules that differ on it', { cards: claiming(209, 210) }, 'a'],
])('next is %s', (_, setting, expected) => {
  expect(play(setting).toMove).toBe(expected);
});

/** Rules that let only those propose who have points, each from another number on; none prevails. */
function claiming(...numbers: readonly number[]): NonNullable<Setting['cards']> {
  const says = numbers.map((number) => [number, `proposers: player.points > ${number - 209}`]);
  return law({ 110: '', 211: '', ...Object.fromEntries(says) });
}

test.each<[string, Setting, object]>([
  [
    'whose turn it is, and in what order they move',
    { cards: BY_RANK, events: events(THREE_RANKS), proposals: by('cb') },
    {
      message: 'B (b) makes Proposal 302, but it is the turn of A (a).',
      help: 'Only a may make Proposal 302. The order now: c, a, b. The turn of b comes after the turn of a.',
    },
  ],
  [
    'who may propose',
    { ...ON_BENCH, proposals: by('ab') },
    {
      code: 'proposal/ineligible',
      rule: { number: 209 },
      message: 'B (b) makes Proposal 302, but may not propose.',
      help: 'Those who may propose are a, c.',
    },
  ],
])('a move out of turn is told %s', (_, setting, expected) => {
  expect(errorsOf(play(setting))).toMatchObject([expected]);
});

test.each([
  [
    12,
    'Only l may make Proposal 301. The order now: l, k, j, i, h, g, f, e, d, c, b, a. The turn of b comes after the turns of l, k, j, i, h, g, f, e, d and c.',
  ],
  [13, 'Only m may make Proposal 301.'],
])('up to twelve players are named in their order: %i', (count, help) => {
  const ids = [...'abcdefghijklm'].slice(0, count);
  const ranks = ids.map((id, place) => `${id}: { rank: ${id === 'a' ? 0 : -place} }`);
  const [finding] = errorsOf(
    play({
      players: ids.map((id) => `${id}: { name: ${id.toUpperCase()} }`).join('\n  '),
      cards: BY_RANK,
      events: events(`0 set: { ${ranks.join(', ')} }`),
      proposals: by('b'),
    }),
  );
  expect(finding?.help).toBe(help);
});

test.each<[string, Setting]>([
  ['ranks that differ', { cards: BY_RANK, events: events(THREE_RANKS), proposals: by('cab') }],
  [
    'a surname before a longer one that begins with it',
    {
      players: 'a: { name: Zed Li }\n  b: { name: Abe Lia }\n  c: { name: Cy Moe }',
      cards: ORDERED('surname'),
      proposals: by('abc'),
    },
  ],
])('no reading decides on %s', (_, setting) => {
  const replayed = play(setting);
  expect([errorsOf(replayed), notesOf(replayed, 'contestable')]).toEqual([[], []]);
});

/** The Judge is the one before A in the order. */
test.each([
  ['backward', 'b'],
  ['forward', 'c'],
])('in the order of seats %s, %s would judge A', (direction, judge) => {
  const cards = law({ 201: `turns: { order: seat, direction: ${direction} }` });
  expect(play({ cards, proposals: by('a') }).wouldJudge).toBe(judge);
});

/** Whose turn it took has to be known if anything beside the outcome is. */
test.each([
  ['votes: { for: [a, b, c] }\nclosed: 2026-01-02', 'turn/unknown-proposer'],
  ['proposed: 2026-01-02\noutcome: adopted', 'turn/unknown-proposer'],
  ['outcome: adopted', ''],
])('by nobody knows whom, of which is known %j: %j', (known, expected) => {
  const proposals = { 301: page(`proposal: 301\nenact: {}\n${known}`, 'Words.') };
  expect(wrong({ proposals })).toBe(expected);
});

test.each([
  ['after-z', 'b'],
  ['with-its-letter', 'a'],
])('with marks %s, of two of one surname %s moves first', (alphabet, expected) => {
  const players = 'a: { name: Ödön Bell }\n  b: { name: Zed Bell }\n  c: { name: Ann Young }';
  const game = `readings: { alphabet: { take: ${alphabet} }, same-surname: { take: by-full-name } }`;
  expect(play({ players, game, cards: ORDERED('surname') }).toMove).toBe(expected);
});
