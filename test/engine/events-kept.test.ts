/**
 * All that events of every kind come to, right and wrong, wherever in a game they stand. What the
 * rules of single kinds mean is expected elsewhere; here, whoever changes the engine reads what
 * else changes.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Replay } from '../../src/engine/results/types.ts';
import { card, day, enact, inTurn, judged, play, type Setting } from './table.ts';
import { tellBeside } from './tell-replay.ts';

const CARDS = {
  211: card(211, '{ fiat: { tiers: [mutable], by: Elf } }'),
  214: card(
    214,
    '{ quantities: { gold: { starts: 2, least: 0, most: 5 } }, offices: { clerk: { holders: 1 }, guard: {} } }',
  ),
  215: card(
    215,
    '{ awards: [{ on: left, to: proposer, points: -3 }, { on: rolled, to: roller, points: roll.die }] }',
  ),
};

const EVENTS: readonly string[] = [
  'join: { id: e, name: Eve }',
  'join: { id: e, name: Al, surname: Aa, seat: 2, roles: [clerk, guard] }',
  'join: { id: e, name: E, seat: 9 }',
  'join: { id: e, name: E, roles: [king] }',
  'join: { id: a, name: A }',
  'join: { id: d, name: D }',
  'join: { id: e, name: A }',
  'leave: c',
  'leave: b',
  'leave: d',
  'leave: z',
  'forfeit: a',
  'roll: { by: a, die: 4 }',
  'roll: { by: b, die: 7, for: 301 }',
  'roll: { by: z, die: 1, for: 399 }',
  'points: { a: 5, c: -1/2 }',
  'points: { d: 5, z: 1 }',
  'points: { b: 200 }',
  'change: { a: { gold: 2, points: 1 }, b: { gold: 9 }, c: { gold: -3 } }',
  'change: { a: { silver: 2 } }',
  'set: { a: { gold: 4 }, b: { points: 3 }, d: { gold: 1 } }',
  'set: { c: { gold: 6, silver: 0 } }',
  'appoint: { clerk: c, guard: [a, b] }',
  'appoint: { clerk: [a, b] }',
  'appoint: { clerk: null, king: a }',
  'appoint: { guard: [d, z] }',
  'consent: { players: [a, c], to: continue }',
  'consent: { players: [b, d], to: continue, during: 9 }',
  'debate: { on-proposal: 301 }',
  'debate: { on-proposal: 399 }',
  'pause: { until: 2026-02-01 }',
  'pause: {}',
  'resume: {}',
  'scores: { a: 10, b: 0 }',
  'scores: { a: 9, c: 2 }',
  'scores: { z: 1, d: 3 }',
  'scores: { b: 7 }, stands: true',
  'rename: { b: Bea, c: B }',
  'rename: { z: Zoe, a: B }',
  'winner: b',
  'winner: { player: c, by: points }',
  'winner: { player: z, by: rule }',
  'round: {}',
  'round: { why: Spring has come., reset: [points, gold] }',
  'round: { reset: [gold, silver] }',
  'end: All went home.',
  'note: A pause for thought.',
  'fiat: { by: Elf, cause: A whim, amend: 206, text: Nobody pays., mechanics: none }',
  'fiat: { by: Elf, enact: {}, number: 250, text: Sing. }',
  'fiat: { by: Elf, enact: {}, number: 301, text: Sing. }',
  'fiat: { by: Imp, repeal: 299 }',
  'fiat: { by: Elf, repeal: 105 }',
  'fiat: { by: Elf, transmute: { rule: 206, to: immutable } }',
];

/** What no proposal does. */
const ONLY_BY_ITSELF = /^(?:forfeit|roll|consent|debate|scores):/;

const BEFORE = [
  `  - { on: ${day(301, 0)}, join: { id: d, name: D } }`,
  `  - { on: ${day(301, 0)}, leave: d }`,
];

/** The game up to the event, and where it stands; `given` are further events. */
const game = (event: string, given: readonly string[] = [], more: Setting = {}): Setting => ({
  cards: CARDS,
  proposals: { 301: enact(301, 'a') },
  ...more,
  events: [...BEFORE, ...given, ...(event ? [`  - { ${event} }`] : [])].join('\n'),
});

const voteOpen = {
  proposals: {
    301: enact(301, 'a'),
    302: enact(302, 'b', 'votes: { for: [a, b, c] }\nclosed: 2026-01-20'),
  },
};
const settling = (is: string) => ({
  judgments: { 1: judged(1, day(301, 1), 'c', `by: b\nsettles: [{ event: it, is: ${is} }]`) },
});

const PLACES: Readonly<Record<string, (event: string) => Setting>> = {
  'between two turns': (event) => game(event && `on: ${day(301, 1)}, ${event}`),
  'before the first turn, by a rule': (event) =>
    game(event && `on: 2025-12-31, rule: 214, ${event}`),
  'right after a vote, with a reason': (event) =>
    game(event && `after: 301, why: So it was., ${event}`),
  'while a vote is open': (event) => game(event && `on: ${day(302, 1)}, ${event}`, [], voteOpen),
  'when a round has been won': (event) =>
    game(event && `on: 2026-02-01, ${event}`, [
      '  - { on: 2026-01-10, points: { b: 200 }, rule: 201 }',
    ]),
  'recorded as what nobody objected to': (event) => ({
    ...game(
      event &&
        `on: ${day(301, 1)}, ${event.replace(', stands: true', '')}, stands: { why: Nobody minded. }`,
    ),
    game: 'unobjected: stands',
  }),
  'found legal by a Judge': (event) =>
    game(
      event ? `id: it, on: ${day(301, 1)}, ${event}` : `id: it, on: ${day(301, 1)}, note: Nothing.`,
      [],
      settling('legal'),
    ),
  'found illegal by a Judge': (event) =>
    game(
      event ? `id: it, on: ${day(301, 1)}, ${event}` : `id: it, on: ${day(301, 1)}, note: Nothing.`,
      [],
      settling('illegal'),
    ),
};

describe('an event', () => {
  let without: ReadonlyMap<string, Replay>;
  beforeAll(() => {
    without = new Map(Object.entries(PLACES).map(([where, place]) => [where, play(place(''))]));
  });

  it.each(EVENTS)('%s', (event) => {
    const told = Object.entries(PLACES).flatMap(([where, place]) => [
      `${where}:`,
      ...tellBeside(play(place(event)), without.get(where)),
    ]);
    expect(told.join('\n')).toMatchSnapshot();
  });
});

describe('by the adoption of a proposal', () => {
  const moved = (act: string, more = '') =>
    play(game('', [], { proposals: inTurn('', `act: [${act}]\n${more}`) }));
  let without: Replay;
  beforeAll(() => {
    without = moved('');
  });

  it.each(EVENTS.filter((event) => !ONLY_BY_ITSELF.test(event)))('%s', (event) => {
    const told = [moved(`{ ${event} }`), moved(`{ ${event} }`, 'votes: { against: [a, b, c] }')];
    expect(told.flatMap((each) => tellBeside(each, without)).join('\n')).toMatchSnapshot();
  });
});
