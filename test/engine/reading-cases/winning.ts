import type { Replay } from '../../../src/engine/results/types.ts';
import { card, day, inTurn, judged, newRule, type Setting } from '../table.ts';
import { faults, type ReadingCase } from './reading-case.ts';

const markAt = (points: number) => card(208, `{ win: [{ when: player.points >= ${points} }] }`);
const GIFT = card(204, '{ awards: [{ on: adopted, to: everyone, points: 30 }] }');
const EARLY = '  - { on: 2025-12-31, points: { b: 25 }, rule: 201 }';

const TWO_FIRST = '{ awards: [{ on: resolved, to: proposer, points: 2 }] }';
const DEFEATED = inTurn('votes: { for: [a, b], against: [c] }');
const held = (player: string, points: number) =>
  `  - { on: 2025-12-31, points: { ${player}: ${points} }, rule: 201 }`;
const lowered = (points: number) =>
  `amend: 208\nmechanics: { win: [{ when: player.points >= ${points} }] }`;
const winner = (replayed: Replay) => replayed.winner?.player ?? 'nobody';

/** A has Rule 103 repealed, a Judge is asked, and somebody is said to have won by it. */
function stuck(medium: string, player: string): Setting {
  return {
    medium,
    cards: {
      103: card(103, '{ changes: { mutable: [enact, amend, repeal, transmute] } }'),
      114: card(114, '', 'immutable'),
    },
    proposals: inTurn('repeal: 103'),
    judgments: { one: judged(1, day(301, 1), 'c', 'by: c') },
    events: `  - { on: 2026-02-01, winner: { player: ${player}, by: paradox } }`,
  };
}

export const WINNING: readonly ReadingCase[] = [
  {
    reading: 'several-wins',
    story: 'B has the fifty points by which a new rule lets players win',
    game: {
      proposals: inTurn(newRule('{ win: [{ when: player.points >= 50 }] }')),
      events: held('b', 50),
    },
    during: 301,
    judge: 'c',
    sees: winner,
    under: { conflict: 'nobody', 'all-hold': 'b' },
    what: 'who has won',
    says: { conflict: 'nobody has won', 'all-hold': 'B has won' },
    quiet: {
      proposals: inTurn(newRule('{ win: [{ when: player.points >= 51 }] }')),
      events: held('b', 50),
    },
  },
  {
    reading: 'simultaneous-win',
    story: 'one vote takes everybody to the mark: A by moving, B the furthest',
    game: { cards: { 204: GIFT, 208: markAt(30) }, proposals: inTurn(''), events: EARLY },
    during: 301,
    judge: 'c',
    sees: (replayed) => replayed.winner?.player ?? faults(replayed),
    under: { undetermined: ['win/simultaneous'], mover: 'a', highest: 'b' },
    what: 'who has won',
    says: {
      undetermined: 'it is undetermined: two players win at once',
      mover: 'A has won',
      highest: 'B has won',
    },
    quiet: { cards: { 208: markAt(10) }, proposals: inTurn('') },
  },
  {
    reading: 'last-way-to-win',
    story: 'A has the only rule repealed by which points win',
    game: { proposals: inTurn('repeal: 208') },
    during: 301,
    judge: 'c',
    sees: ({ versions }) => versions.length,
    under: { 'must-stay': 1, 'may-go': 2 },
    what: 'what becomes of the rules',
    says: {
      'may-go': 'Rule 208 is repealed',
      'must-stay': 'Rule 208 stays as it is',
    },
    quiet: { cards: { 112: card(112, '', 'immutable') }, proposals: inTurn('repeal: 208') },
  },
  {
    reading: 'play-after-win',
    story: 'B moves after A has won',
    game: { cards: { 208: markAt(10) }, proposals: inTurn('', '') },
    during: 302,
    judge: 'a',
    sees: faults,
    under: { no: ['game/over'], yes: [] },
    what: 'whether Proposal 302 may be made',
    says: { no: 'it is illegal: a move after the end', yes: 'it is legal' },
    quiet: { cards: { 208: markAt(10) }, proposals: inTurn('') },
  },
  {
    reading: 'momentary-win',
    story: 'A earns 7 points by a proposal that costs 10, five points from the mark',
    game: { proposals: DEFEATED, events: held('a', 195) },
    during: 301,
    judge: 'c',
    sees: winner,
    under: { no: 'nobody', yes: 'a' },
    what: 'who has won',
    says: { no: 'nobody has won', yes: 'A has won' },
    quiet: { proposals: DEFEATED, events: held('a', 190) },
  },
  {
    reading: 'momentary-win',
    story: 'A reaches the mark by proposing, and everybody by the gift that comes next',
    game: { cards: { 204: GIFT, 208: markAt(30) }, proposals: inTurn(''), events: held('a', 20) },
    during: 301,
    judge: 'c',
    sees: (replayed) => replayed.winner?.player ?? faults(replayed),
    under: { no: ['win/simultaneous'], yes: 'a' },
    what: 'who has won',
    says: { no: 'it is undetermined: two players win at once', yes: 'A has won' },
    quiet: { cards: { 204: GIFT, 208: markAt(100) }, proposals: inTurn('') },
  },
  {
    reading: 'momentary-win',
    story: 'A earns 2 points, then 7, by a proposal that costs 10, five points from the mark',
    game: {
      cards: { 117: card(117, TWO_FIRST, 'immutable') },
      proposals: DEFEATED,
      events: held('a', 195),
    },
    during: 301,
    judge: 'c',
    sees: winner,
    under: { no: 'nobody', yes: 'a' },
    what: 'who has won',
    says: { no: 'nobody has won', yes: 'A has won' },
    quiet: { proposals: DEFEATED, events: held('a', 190) },
  },
  {
    reading: 'winning-law',
    story: 'the mark comes down to what B has',
    game: { proposals: inTurn(lowered(50)), events: held('b', 50) },
    during: 301,
    judge: 'c',
    sees: winner,
    under: { 'law-it-makes': 'b', 'law-before': 'nobody' },
    what: 'who has won',
    says: { 'law-it-makes': 'B has won', 'law-before': 'nobody has won' },
    quiet: { proposals: inTurn(lowered(51)), events: held('b', 50) },
  },
  {
    reading: 'winning-law',
    story: 'the mark goes up with the vote by which A reaches it',
    game: { cards: { 208: markAt(10) }, proposals: inTurn(lowered(500)) },
    during: 301,
    judge: 'c',
    sees: winner,
    under: { 'law-it-makes': 'nobody', 'law-before': 'a' },
    what: 'who has won',
    says: { 'law-it-makes': 'nobody has won', 'law-before': 'A has won' },
    quiet: { cards: { 208: markAt(11) }, proposals: inTurn(lowered(500)) },
  },
  {
    reading: 'first-unable',
    story: 'no rule-change is possible any more, and A has yet to throw the die',
    game: stuck('table', 'a'),
    during: 301,
    judge: 'c',
    sees: faults,
    under: { mover: [], next: ['winner/mismatch'] },
    what: 'whether the winner event may happen',
    says: {
      mover: 'it is legal',
      next: 'it is illegal: the rules name another winner, or none, or another way',
    },
    quiet: stuck('computer', 'b'),
  },
];
