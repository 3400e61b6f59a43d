/** Games in which one thing is wrong with a Judge, an event, what is computed, or the rules. */
import type { Code } from '../../../src/diagnostics/codes.ts';
import { card, day, inTurn, UNGRANTED } from '../table.ts';
import {
  GOLD,
  happening,
  IN_302,
  MARKS,
  NO_PRECEDENCE,
  onBench,
  proposing,
  UNTITLED,
  WON,
  type Wrong,
} from './beginnings.ts';

export const BESIDES: Partial<Record<Code, readonly Wrong[]>> = {
  'judge/wrong': [{ what: 'somebody else judges', ...onBench('{ chosen: preceding-player }', '') }],
  'judge/overruled-how': [
    {
      what: 'a Judge is overruled by too few',
      ...onBench(
        '{ chosen: appointed, overruled-by: votes.unanimous }',
        `bench: [{ judge: c, ruling: 'Yes', given: ${day(301, 0)}, overruled: { for: [a], against: [b] } }, { judge: b, ruling: 'No', given: ${day(301, 0)} }]`,
      ),
    },
  ],
  'judge/verdict': [
    {
      what: 'a ruling is in other words',
      ...onBench('{ chosen: appointed, verdicts: ["No"] }', ''),
    },
  ],
  'judge/late': [
    {
      what: 'a Judge answers late',
      ...onBench(
        '{ chosen: appointed, deliver-within: 1 day }',
        "judge: c\naccepted: 2026-01-01\nruling: 'Yes'\ngiven: 2026-01-09",
      ),
      on: '2026-01-09',
    },
  ],
  'points/no-authority': [
    { what: 'points under no rule', ...happening('points: { a: 10 }', { cards: UNGRANTED }) },
    { what: 'a quantity that no rule declares', ...happening('change: { a: { gold: 1 } }') },
  ],
  'grant/breached': [
    {
      what: 'more than a rule grants',
      ...happening('rule: 214, points: { a: 6 }', {
        cards: {
          ...UNGRANTED,
          214: card(214, '{ grants: [{ what: quantity, of: [points], most: 5 }] }'),
        },
      }),
    },
  ],
  'win/on-words': [
    {
      what: 'a win by points that rest on words alone',
      ...proposing(''),
      setting: {
        ...proposing('').setting,
        cards: UNGRANTED,
        events: '  - { on: 2025-12-31, rule: 201, points: { a: 195 } }',
      },
    },
  ],
  'law/on-words': [
    {
      what: 'an award for what is held on words alone',
      ...proposing(''),
      setting: {
        ...proposing('').setting,
        cards: {
          ...UNGRANTED,
          202: card(202, '{ awards: [{ on: adopted, to: proposer, points: player.points }] }'),
        },
        events: '  - { on: 2025-12-31, rule: 201, points: { a: 5 } }',
      },
    },
  ],
  'office/no-authority': [
    { what: 'an office that no rule creates', ...happening('appoint: { king: a }', UNTITLED) },
  ],
  'exchange/unequal': [
    {
      what: 'an exchange at another rate',
      ...happening('rule: 210, change: { a: { mark: 2, points: -3 } }', {
        cards: { 210: card(210, MARKS) },
      }),
    },
  ],
  'forfeit/forbidden': [
    {
      what: 'a player forfeits',
      ...happening('forfeit: c', { cards: { 113: card(113, '{ forfeit: forbidden }') } }),
    },
  ],
  'win/not-by-points': [
    {
      what: 'points would no longer win',
      setting: {
        game: 'readings: { breached-limit: { take: not-adopted } }',
        proposals: inTurn('amend: 208\nmechanics: { win: [{ when: player.robot }] }\n'),
      },
      named: 'move: 301',
    },
    { what: 'somebody wins by the words of a rule', ...happening('winner: a, rule: 102') },
  ],
  'game/over': [
    {
      what: 'a move after the win',
      setting: { ...WON, proposals: inTurn('', '') },
      ...IN_302,
    },
    {
      what: 'points after the end',
      setting: {
        events:
          '  - { on: 2026-01-01, end: We stopped. }\n  - { id: it, on: 2026-01-02, rule: 206, points: { a: -10 } }',
      },
      named: 'event: it',
    },
  ],
  'outcome/mismatch': [
    {
      what: 'an outcome that the votes do not bear out',
      ...proposing('votes: { for: [a, b], against: [c] }\noutcome: adopted'),
    },
  ],
  'awards/mismatch': [{ what: 'another award', ...proposing('awards: { a: 11 }') }],
  'scores/mismatch': [{ what: 'other scores', ...happening('scores: { a: 7 }') }],
  'winner/mismatch': [{ what: 'another winner', ...happening('winner: b') }],
  'law/conflict': [
    {
      what: 'two rules on voting conflict',
      setting: {
        cards: {
          ...NO_PRECEDENCE,
          105: card(105, '{ participation: required }'),
          207: card(207, '{ participation: optional }'),
        },
        proposals: inTurn(''),
      },
      named: 'move: 301',
    },
    {
      what: 'two cards of the Initial Set conflict',
      setting: {
        cards: { ...NO_PRECEDENCE, 209: GOLD(209, 1), 210: GOLD(210, 2) },
        proposals: inTurn(''),
      },
      named: 'move: 301',
    },
  ],
  'law/no-change-possible': [
    {
      what: 'the last rule goes by which rules are changed',
      setting: {
        cards: {
          103: card(103, '{ changes: { mutable: [enact, amend, repeal, transmute] } }'),
          114: card(114, '', 'immutable'),
        },
        proposals: inTurn('repeal: 103'),
      },
      named: 'move: 301',
      on: day(301, 1),
    },
  ],
  'win/simultaneous': [
    {
      what: 'everybody wins at once',
      setting: {
        cards: { 112: card(112, '', 'immutable') },
        proposals: inTurn('amend: 208\nmechanics: { win: [{ when: player.points >= 0 }] }'),
      },
      named: 'move: 301',
    },
  ],
  'reading/open': [
    {
      what: 'the players have left it open',
      setting: {
        game: 'readings: { unanimity: { take: open } }',
        proposals: inTurn('votes: { for: [a, b], abstain: [c] }'),
      },
      named: 'move: 301',
    },
  ],
};
