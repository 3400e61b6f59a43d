import { votes } from '../by-hand/in-short.ts';
import { card, day, inTurn, judged, newRule, type Setting } from '../table.ts';
import { faults, type ReadingCase, seen, whether, won } from './reading-case.ts';

const markAt = (points: number) => card(208, `{ win: [{ when: player.points >= ${points} }] }`);
const GIFT = card(204, '{ awards: [{ on: adopted, to: everyone, points: 30 }] }');
const EARLY = '  - { on: 2025-12-31, points: { b: 25 }, rule: 201 }';

const TWO_FIRST = '{ awards: [{ on: resolved, to: proposer, points: 2 }] }';
const DEFEATED = inTurn(votes('ab/c'));
const held = (player: string, points: number) =>
  `  - { on: 2025-12-31, points: { ${player}: ${points} }, rule: 201 }`;
const lowered = (points: number) =>
  `amend: 208\nmechanics: { win: [{ when: player.points >= ${points} }] }`;

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
    ...won({ conflict: 'nobody', 'all-hold': 'b' }),
    quiet: {
      proposals: inTurn(newRule('{ win: [{ when: player.points >= 51 }] }')),
      events: held('b', 50),
    },
  },
  {
    reading: 'simultaneous-win',
    story: 'one vote takes everybody to the mark: A by moving, B the furthest',
    game: { cards: { 204: GIFT, 208: markAt(30) }, proposals: inTurn(''), events: EARLY },
    ...seen('the winner', (replayed) => replayed.winner?.player ?? faults(replayed), {
      undetermined: [['win/simultaneous'], 'it is undetermined: two players win at once'],
      mover: ['a', 'A has won'],
      highest: ['b', 'B has won'],
    }),
    quiet: { cards: { 208: markAt(10) }, proposals: inTurn('') },
  },
  {
    reading: 'win-by-words',
    story: 'B is recorded as the winner under Rule 210, and no mechanics say who wins',
    game: {
      cards: { 112: card(112, '', 'immutable'), 208: card(208, '') },
      proposals: inTurn(''),
      events: '  - { on: 2026-01-03, winner: b, rule: 210 }',
    },
    ...whether('the winner event may happen', { no: 'winner/mismatch', yes: 'legal' }),
    quiet: { proposals: inTurn(''), events: '  - { on: 2026-01-03, note: Rule 210. }' },
  },
  {
    reading: 'last-way-to-win',
    story: 'A has the only rule repealed by which points win',
    game: { proposals: inTurn('repeal: 208') },
    ...seen('the change of the rules', ({ versions }) => versions.length, {
      'must-stay': [1, 'Rule 208 stays as it is'],
      'may-go': [2, 'Rule 208 is repealed'],
    }),
    quiet: { cards: { 112: card(112, '', 'immutable') }, proposals: inTurn('repeal: 208') },
  },
  {
    reading: 'play-after-win',
    story: 'B moves after A has won',
    game: { cards: { 208: markAt(10) }, proposals: inTurn('', '') },
    during: 302,
    ...whether('Proposal 302 may be made', { no: 'game/over', yes: 'legal' }),
    quiet: { cards: { 208: markAt(10) }, proposals: inTurn('') },
  },
  {
    reading: 'momentary-win',
    story: 'A earns 7 points by a proposal that costs 10, five points from the mark',
    game: { proposals: DEFEATED, events: held('a', 195) },
    ...won({ no: 'nobody', yes: 'a' }),
    quiet: { proposals: DEFEATED, events: held('a', 190) },
  },
  {
    reading: 'momentary-win',
    story: 'A reaches the mark by proposing, and everybody by the gift that comes next',
    game: { cards: { 204: GIFT, 208: markAt(30) }, proposals: inTurn(''), events: held('a', 20) },
    ...seen('the winner', (replayed) => replayed.winner?.player ?? faults(replayed), {
      no: [['win/simultaneous'], 'it is undetermined: two players win at once'],
      yes: ['a', 'A has won'],
    }),
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
    ...won({ no: 'nobody', yes: 'a' }),
    quiet: { proposals: DEFEATED, events: held('a', 190) },
  },
  {
    reading: 'winning-law',
    story: 'the mark comes down to what B has',
    game: { proposals: inTurn(lowered(50)), events: held('b', 50) },
    ...won({ 'law-it-makes': 'b', 'law-before': 'nobody' }),
    quiet: { proposals: inTurn(lowered(51)), events: held('b', 50) },
  },
  {
    reading: 'winning-law',
    story: 'the mark goes up with the vote by which A reaches it',
    game: { cards: { 208: markAt(10) }, proposals: inTurn(lowered(500)) },
    ...won({ 'law-it-makes': 'nobody', 'law-before': 'a' }),
    quiet: { cards: { 208: markAt(11) }, proposals: inTurn(lowered(500)) },
  },
  {
    reading: 'first-unable',
    story: 'no rule-change is possible any more, and A has yet to throw the die',
    game: stuck('table', 'a'),
    ...whether('the winner event may happen', { mover: 'legal', next: 'winner/mismatch' }),
    quiet: stuck('computer', 'b'),
  },
];
