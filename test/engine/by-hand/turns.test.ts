/**
 * Who moves, in six turns after each other, in each of which a proposal is adopted. The players sit as
 * a, b, c, d; by surname they are b (Adams), d (Dean), c (Moore), a (Young); by rank c, a, d, b.
 */
import { expect, test } from 'vitest';
import { card, day, enact, errorsOf, play, type Setting } from '../table.ts';

const PLAYERS =
  'a: { name: Ann Young }\n  b: { name: Bob Adams }\n  c: { name: Cyd Moore }\n  d: { name: Dot Dean }';
const RANKS =
  '{ set: { a: { rank: 2 }, b: { rank: 4 }, c: { rank: 1 }, d: { rank: 3 } }, rule: 201 }';

/** Events between two turns, by the number of the first. */
type Between = Readonly<Record<number, string>>;

/** Holds the engine to accepting all moves but the last, and to saying who makes that. */
function expectMoves(
  moves: string,
  turns: string,
  between: Between = {},
  more: Setting = {},
): void {
  const events = [`  - { on: 2025-12-30, ${RANKS.slice(2)}`];
  const proposals: Record<string, string> = {};
  for (const [i, by] of [...moves.slice(0, -1)].entries()) {
    const number = 301 + i;
    proposals[number] = enact(number, by, 'votes: { tally: { for: 1 } }');
    for (const event of between[number]?.split('; ') ?? []) {
      events.push(`  - { on: ${day(number, 1)}, ${event} }`);
    }
  }
  const replayed = play({
    players: PLAYERS,
    events: events.join('\n'),
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
  expect(errorsOf(replayed)).toEqual([]);
  expect(replayed.toMove).toBe(moves.at(-1));
}

const TURNING = `{ order: seat, direction: 'game.turn > 2 ? "backward" : "forward"' }`;

test.each([
  ['seat', 'abcdab'],
  ['{ order: seat, direction: backward }', 'adcbad'],
  ['surname', 'bdcabd'],
  ['{ order: surname, direction: backward }', 'acdbac'],
  ['player.rank', 'cadbca'],
  ['{ order: player.rank, direction: backward }', 'bdacbd'],
  ['{ order: "-player.rank" }', 'bdacbd'],
  [TURNING, 'abcbad'],
])('%s: %s', (turns, expected) => {
  expectMoves(expected, turns);
});

const JOINS: Between = { 302: 'join: { id: e, name: Eve Bell, seat: 2 }' };
const LAST: Between = { 302: 'join: { id: e, name: Eve Bell }' };
const LEAVES: Between = { 301: 'leave: a' };
const RETURNS: Between = { 301: 'leave: a', 303: 'join: { id: a, name: Ann Young }' };
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
  ['the first leaves and comes back in the last place', RETURNS, 'seat', 'abcdab'],
  ['the first leaves and comes back in the last place', RETURNS, 'surname', 'bdcabd'],
  [
    'the first leaves and comes back in the last place',
    RETURNS,
    '{ order: seat, direction: backward }',
    'adcbad',
  ],
  ['two leave who would be next', NEXT, 'seat', 'ababab'],
  ['two leave who would be next', NEXT, 'surname', 'bdabab'],
  ['all leave but one', ALONE, 'seat', 'aaaaaa'],
  ['all leave but one', ALONE, 'surname', 'baaaaa'],
  ['ranks change', RANKED, 'player.rank', 'cabcda'],
  ['ranks change', RANKED, 'seat', 'abcdab'],
  ['somebody has another surname', { 302: 'rename: { b: Bob Zimmer }' }, 'surname', 'bdcabd'],
  ['somebody has another surname', { 301: 'rename: { c: Cyd Cole }' }, 'surname', 'bcdabc'],
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

const named = (...names: readonly string[]) =>
  names.map((name, i) => `${'abcd'.charAt(i)}: { name: ${name} }`).join('\n  ');

test.each([
  [
    'by the full name if the surname is the same',
    named('Zoe Adams', 'Bob Adams', 'Cyd Moore', 'Dot Dean'),
    'badcba',
  ],
  ['a shorter name first', named('Ann Lia', 'Bob Li', 'Cyd Lee', 'Dot Le'), 'dcbadc'],
  [
    'a letter with its mark as without',
    named('Ann Ödman', 'Bob Olsen', 'Cyd Zander', 'Dot Dean'),
    'dabcda',
  ],
  [
    'small letters as capitals',
    named('Ann de vries', 'Bob Unger', 'Cyd Wood', 'Dot dean'),
    'dbacdb',
  ],
  [
    'the last word is the surname',
    named('Ann van Dyk', 'Bob Eyre', 'Cyd B. Cole', 'Dot'),
    'cdabcd',
  ],
])('surnames: %s', (_, players, expected) => {
  expectMoves(expected, 'surname', {}, { players });
});

test.each([
  [
    'surname, for another than the last word',
    'a: { name: Ann Young }\n  b: { name: Bob de la Cruz, surname: de la Cruz }\n  c: { name: Cyd Cole }',
    'cbacba',
  ],
])('%s', (_, players, expected) => {
  expectMoves(expected, 'surname', {}, { players, events: '' });
});

/** How many circuits are complete, and whose turn it is, after so many turns. */
test.each([
  ['seat', 0, 0, 'a'],
  ['seat', 3, 0, 'd'],
  ['seat', 5, 1, 'b'],
  ['surname', 3, 0, 'a'],
  ['surname', 5, 1, 'd'],
  ['seat', 9, 2, 'b'],
])('%s: after %i turns %i circuits are complete, and %s moves', (turns, count, circuits, next) => {
  const order = turns === 'seat' ? 'abcd' : 'bdca';
  const proposals = Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      301 + i,
      enact(301 + i, order.charAt(i % 4), 'votes: { tally: { for: 4 } }'),
    ]),
  );
  const cards = {
    201: card(201, `{ turns: ${turns} }`),
    203: card(203, '{ adoption: votes.for > 1 }'),
  };
  const { circuit, toMove } = play({ players: PLAYERS, cards, proposals });
  expect([circuit, toMove]).toEqual([circuits, next]);
});
