/** Games in which one thing is wrong with a Judge, an event, what is computed, or the rules. */
import { NO_PRECEDENCE } from '../by-hand/in-short.ts';
import { card, day, inTurn, UNGRANTED } from '../table.ts';
import {
  happening,
  in301,
  in302,
  inEvent,
  NOT_ADOPTED,
  onBench,
  proposing,
  type Wrong,
} from './beginnings.ts';

const FIRST = day(301, 0);
const OVERRULED = `{ judge: c, ruling: 'Yes', given: ${FIRST}, overruled: { for: [a], against: [b] } }`;
const held = (points: number) => `  - { on: 2025-12-31, rule: 201, points: { a: ${points} } }`;
const gold = (number: number, starts: number) =>
  card(number, `{ quantities: { gold: { starts: ${starts} } } }`);

export const BESIDES: readonly Wrong[] = [
  ['judge/wrong', 'somebody else judges', onBench('{ chosen: preceding-player }')],
  [
    'judge/overruled-how',
    'a Judge is overruled by too few',
    onBench(
      '{ chosen: appointed, overruled-by: votes.unanimous }',
      `bench: [${OVERRULED}, { judge: b, ruling: 'No', given: ${FIRST} }]`,
    ),
  ],
  [
    'judge/verdict',
    'a ruling is in other words',
    onBench('{ chosen: appointed, verdicts: ["No"] }'),
  ],
  [
    'judge/late',
    'a Judge answers late',
    onBench(
      '{ chosen: appointed, deliver-within: 1 day }',
      "judge: c\naccepted: 2026-01-01\nruling: 'Yes'\ngiven: 2026-01-09",
      '2026-01-09',
    ),
  ],
  [
    'points/no-authority',
    'points under no rule',
    happening('points: { a: 10 }', { cards: UNGRANTED }),
  ],
  [
    'points/no-authority',
    'a quantity that no rule declares',
    happening('change: { a: { gold: 1 } }'),
  ],
  [
    'grant/breached',
    'more than a rule grants',
    happening('rule: 214, points: { a: 6 }', {
      cards: {
        ...UNGRANTED,
        214: card(214, '{ grants: [{ what: quantity, of: [points], most: 5 }] }'),
      },
    }),
  ],
  [
    'win/on-words',
    'a win by points that rest on words alone',
    in301({ cards: UNGRANTED, events: held(195) }),
  ],
  [
    'law/on-words',
    'an award for what is held on words alone',
    in301({
      cards: {
        ...UNGRANTED,
        202: card(202, '{ awards: [{ on: adopted, to: proposer, points: player.points }] }'),
      },
      events: held(5),
    }),
  ],
  [
    'office/no-authority',
    'an office that no rule creates',
    happening('appoint: { king: a }', {
      game: "readings: { title-without-office: { take: 'no' } }",
    }),
  ],
  ['seat/no-authority', 'a player put out by another', happening('leave: c, by: a')],
  [
    'exchange/unequal',
    'an exchange at another rate',
    happening('rule: 210, change: { a: { mark: 2, points: -3 } }', {
      cards: { 210: card(210, '{ quantities: { mark: { starts: 0, worth: 2 points } } }') },
    }),
  ],
  [
    'forfeit/forbidden',
    'a player forfeits',
    happening('forfeit: c', { cards: { 113: card(113, '{ forfeit: forbidden }') } }),
  ],
  [
    'win/not-by-points',
    'points would no longer win',
    in301({
      game: NOT_ADOPTED,
      proposals: inTurn('amend: 208\nmechanics: { win: [{ when: player.robot }] }\n'),
    }),
  ],
  ['win/not-by-points', 'somebody wins by the words of a rule', happening('winner: a, rule: 102')],
  [
    'game/over',
    'a move after the win',
    in302({ cards: { 208: card(208, '{ win: [{ when: player.points >= 10 }] }') } }),
  ],
  [
    'game/over',
    'points after the end',
    inEvent({
      events:
        '  - { on: 2026-01-01, end: We stopped. }\n  - { id: it, on: 2026-01-02, rule: 206, points: { a: -10 } }',
    }),
  ],
  [
    'outcome/mismatch',
    'an outcome that the votes do not bear out',
    proposing('votes: { for: [a, b], against: [c] }\noutcome: adopted'),
  ],
  ['awards/mismatch', 'another award', proposing('awards: { a: 11 }')],
  ['scores/mismatch', 'other scores', happening('scores: { a: 7 }')],
  ['winner/mismatch', 'another winner', happening('winner: b')],
  [
    'law/conflict',
    'two rules on voting conflict',
    in301({
      cards: {
        ...NO_PRECEDENCE,
        105: card(105, '{ participation: required }'),
        207: card(207, '{ participation: optional }'),
      },
    }),
  ],
  [
    'law/conflict',
    'two cards of the Initial Set conflict',
    in301({ cards: { ...NO_PRECEDENCE, 209: gold(209, 1), 210: gold(210, 2) } }),
  ],
  [
    'law/no-change-possible',
    'the last rule goes by which rules are changed',
    in301(
      {
        cards: {
          103: card(103, '{ changes: { mutable: [enact, amend, repeal, transmute] } }'),
          114: card(114, '', 'immutable'),
        },
        proposals: inTurn('repeal: 103'),
      },
      day(301, 1),
    ),
  ],
  [
    'win/simultaneous',
    'everybody wins at once',
    in301({
      cards: { 112: card(112, '', 'immutable') },
      proposals: inTurn('amend: 208\nmechanics: { win: [{ when: player.points >= 0 }] }'),
    }),
  ],
  [
    'reading/open',
    'the players have left it open',
    in301({
      game: 'readings: { unanimity: { take: open } }',
      proposals: inTurn('votes: { for: [a, b], abstain: [c] }'),
    }),
  ],
];
