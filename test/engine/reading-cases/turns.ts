import { votes } from '../by-hand/in-short.ts';
import { card, day, enact, inTurn, judged, madeBy } from '../table.ts';
import {
  earns,
  faults,
  lastCause,
  outcomeOf,
  type ReadingCase,
  seen,
  WITHDRAWN,
  whether,
} from './reading-case.ts';

const others = votes('bc');

/** B and C go round twice; whoever joins with the given surname takes a seat before the vote ends. */
const twoCircuits = (on: string, last: string) => ({
  players: 'b: { name: Bell }\n  c: { name: Cole }',
  proposals: madeBy('bcbc', ['', '', '', last]),
  events: `  - { on: ${on}, join: { id: d, name: Boole } }`,
});

const leaving = (on: string) => ({
  proposals: { 301: enact(301, 'a', others) },
  events: `  - { on: ${on}, leave: a }`,
});

const voided = (next: string) => ({
  proposals: { 301: enact(301, 'a'), 302: enact(302, next) },
  judgments: { void: judged(1, day(301, 0), 'c', 'settles: [{ move: 301, is: illegal }]') },
});

const byNobody = enact(301, 'a').replace('by: a\n', '');

const award = (points: number) => `awards: [{ on: adopted, to: proposer, points: ${points} }]`;

/** A rule's award for an adopted proposal changes when the first circuit ends. */
const PER_CIRCUIT = {
  202: card(202, '{ turn: [propose] }'),
  204: card(
    204,
    `{ ${award(5)}, becomes: { when: game.circuit >= 1, mechanics: { ${award(6)} } } }`,
  ),
};

const thrown = (after: number, by: string) =>
  `  - { after: ${after}, roll: { by: ${by}, die: 4 } }\n`;
const THROWING = {
  medium: 'table',
  players: '{ a: { name: A }, b: { name: B } }',
  cards: {
    202: card(
      202,
      '{ turn: [propose, roll], awards: [{ on: rolled, to: roller, points: roll.die * (1 + game.circuit) }] }',
    ),
  },
  proposals: madeBy('ab'),
};

export const TURNS: readonly ReadingCase[] = [
  {
    reading: 'circuit-end',
    story: 'the proposal of C ends the first circuit, and a rule awards more in the second',
    game: { cards: PER_CIRCUIT, proposals: inTurn('', '', '') },
    during: 303,
    ...earns('Proposal 303', 'c', { 'not-yet': 5, ended: 6 }),
    quiet: { cards: PER_CIRCUIT, proposals: inTurn('', '') },
  },
  {
    reading: 'circuit-end',
    story: 'the throw of B ends the first circuit, and a throw is worth more in the second',
    game: { ...THROWING, events: thrown(301, 'a') + thrown(302, 'b') },
    during: 302,
    ...earns('the roll event', 'b', { 'not-yet': 4, ended: 8 }),
    quiet: { ...THROWING, proposals: inTurn(votes('ab')), events: thrown(301, 'a') },
  },
  {
    reading: 'first-turn',
    story: 'B, who comes second, begins',
    game: { proposals: { 301: enact(301, 'b') } },
    judge: 'a',
    ...whether('Proposal 301 may be made', {
      'first-in-order': 'turn/out-of-order',
      'whoever-begins': 'legal',
    }),
  },
  {
    reading: 'turn-without-proposal',
    story: 'B may not propose, and C makes a proposal after A',
    game: {
      cards: {
        209: card(
          209,
          '{ proposers: player.points > 0 || player.herald, offices: { herald: {} } }',
        ),
      },
      events: '  - { on: 2025-12-31, appoint: { herald: [a, c] } }',
      proposals: { 301: enact(301, 'a', ''), 302: enact(302, 'c') },
    },
    during: 302,
    judge: { 'passed-over': 'b', 'comes-round': 'a' },
    ...whether('Proposal 302 may be made', {
      'passed-over': 'legal',
      'comes-round': 'turn/out-of-order',
    }),
    quiet: {
      cards: { 209: card(209, '{ proposers: "!player.robot" }') },
      proposals: inTurn('', ''),
    },
  },
  {
    reading: 'round-order',
    story: 'a new round begins after the turn of A, and A makes the next proposal',
    game: {
      events: `  - { on: ${day(301, 1)}, round: { why: Once more. } }`,
      proposals: { 301: enact(301, 'a'), 302: enact(302, 'a') },
    },
    ...seen('the next turn', faults, {
      'goes-on': [['turn/out-of-order'], 'B is to propose'],
      'begins-anew': [[], 'A is to propose'],
    }),
    quiet: {
      events: `  - { on: 2025-12-31, round: { why: Once more. } }`,
      proposals: inTurn('', ''),
    },
  },
  {
    reading: 'circuit',
    story: 'Boole joins behind Bell before Cole ends the second circuit',
    game: twoCircuits('2026-01-07', votes('bcd')),
    during: 304,
    judge: 'b',
    ...seen('the change of the rules', lastCause, {
      'when-order-wraps': [
        'itself',
        'Rule 203 changes by its own terms (mutable: “A rule-change is adopted if and only if the vote is unanimou…”)',
      ],
      'when-all-have-moved': ['proposal', 'Rule 203 stays as it is'],
    }),
    quiet: twoCircuits('2026-01-08', others),
  },
  {
    reading: 'unknown-proposer',
    story: 'nobody knows who made Proposal 301, and B made the next',
    game: { proposals: { 301: byNobody, 302: enact(302, 'b') } },
    ...seen('whether Proposal 301 may be made', faults, {
      undetermined: [
        ['turn/unknown-proposer'],
        'it is undetermined: nobody knows whose turn it was',
      ],
      'who-is-due': [[], 'it is legal'],
      none: [['turn/out-of-order'], 'it is legal'],
    }),
    quiet: { cards: { 201: null, 212: null }, proposals: { 301: byNobody } },
  },
  {
    reading: 'turn-parts',
    story: 'A proposes twice where no rule says what a turn consists of',
    game: { cards: { 202: null }, proposals: { 301: enact(301, 'a'), 302: enact(302, 'a') } },
    during: 302,
    judge: 'c',
    ...whether('Proposal 302 may be made', {
      'one-proposal': 'turn/out-of-order',
      'any-number': 'legal',
    }),
    quiet: { cards: { 202: null }, proposals: inTurn('', '') },
  },
  {
    reading: 'withdrawal-ends-turn',
    story: 'A proposes again after withdrawing',
    game: { cards: { 104: null }, proposals: { 301: WITHDRAWN, 302: enact(302, 'a') } },
    ...seen('the next turn', faults, {
      no: [[], 'A is to propose'],
      yes: [['turn/out-of-order'], 'B is to propose'],
    }),
  },
  {
    reading: 'withdrawal-ends-turn',
    story: 'B proposes after A has withdrawn',
    game: { cards: { 104: null }, proposals: { 301: WITHDRAWN, 302: enact(302, 'b') } },
    ...seen('the next turn', faults, {
      no: [['turn/incomplete'], 'A is to propose'],
      yes: [[], 'B is to propose'],
    }),
  },
  {
    reading: 'leaver-proposal',
    story: 'A leaves while the vote is on',
    game: leaving('2026-01-01'),
    ...seen('the outcome of Proposal 301', outcomeOf(301), {
      stands: ['adopted', 'it is voted on'],
      lapses: ['withdrawn', 'it is withdrawn'],
    }),
    quiet: { ...leaving('2026-01-02'), proposals: { 301: enact(301, 'a') } },
  },
  {
    reading: 'void-move',
    story: 'B moves after the proposal of A was made void',
    game: voided('b'),
    ...seen('the next turn', faults, {
      spent: [[], 'B is to propose'],
      again: [['turn/incomplete'], 'A is to propose'],
    }),
  },
  {
    reading: 'void-move',
    story: 'A moves again after a proposal was made void',
    game: voided('a'),
    ...seen('the next turn', faults, {
      spent: [['turn/out-of-order'], 'B is to propose'],
      again: [[], 'A is to propose'],
    }),
  },
];
