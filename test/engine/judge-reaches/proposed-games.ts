/** Games in which one thing is wrong with a proposal, with whose turn it is, or with its vote. */
import type { Code } from '../../../src/diagnostics/codes.ts';
import { card, day, enact, inTurn, page } from '../table.ts';
import { event, happening, IN_302, proposing, ROBOT, type Wrong } from './beginnings.ts';

export const PROPOSED: Partial<Record<Code, readonly Wrong[]>> = {
  'turn/out-of-order': [{ what: 'the wrong player begins', ...proposing('', 'b') }],
  'turn/judgment-pending': [
    {
      what: 'a turn begins with a question open',
      setting: {
        cards: { 212: card(212, '{ judge: { chosen: appointed, binds-next-turn: until-given } }') },
        proposals: inTurn('', ''),
        judgments: {
          1: page(`judgment: 1\nquestion: May they?\nby: a\ninvoked: ${day(301, 0)}\njudge: c`),
        },
      },
      ...IN_302,
    },
  ],
  'turn/incomplete': [
    {
      what: 'the throw is left out',
      setting: { medium: 'table', proposals: inTurn('', '') },
      ...IN_302,
    },
  ],
  'turn/robot': [
    {
      what: 'a robot proposes',
      setting: {
        players: 'a: { name: A, robot: true }\n  b: { name: B }\n  c: { name: C }',
        proposals: { 301: enact(301, 'a') },
      },
      named: 'move: 301',
    },
  ],
  'turn/roll': [
    {
      what: 'a die is thrown before its time',
      setting: {
        medium: 'table',
        proposals: inTurn(''),
        events: event('roll: { by: a, die: 4 }'),
      },
      named: 'event: it',
    },
    {
      what: 'a die shows more than it has faces',
      setting: {
        medium: 'table',
        proposals: inTurn(''),
        events: '  - { id: it, after: 301, roll: { by: a, die: 9 } }',
      },
      named: 'event: it',
      on: day(301, 1),
    },
  ],
  'proposal/number': [
    {
      what: 'a number is left out',
      setting: { proposals: { 301: enact(301, 'a'), 303: enact(303, 'b') } },
      named: 'move: 303',
      on: day(303, 0),
    },
  ],
  'proposal/ineligible': [
    {
      what: 'a player proposes who may not',
      setting: {
        cards: { 105: card(105, '{ proposers: player.points > 0 }') },
        proposals: inTurn(''),
      },
      named: 'move: 301',
    },
  ],
  'proposal/not-permitted': [
    { what: 'an immutable rule is amended', ...proposing('amend: 101\nmechanics: none') },
    {
      what: 'somebody changes a rule by fiat',
      ...happening('fiat: { by: Elf, amend: 208, mechanics: keep, text: Mine. }'),
    },
  ],
  'proposal/text': [
    {
      what: 'the words to be replaced do not occur',
      ...proposing('amend: 201\nmechanics: keep\nreplace: [{ from: unheard-of, to: word }]'),
    },
  ],
  'vote/ineligible': [
    {
      what: 'a tally counts more votes than there are',
      ...proposing('votes: { tally: { for: 4, against: 0, abstain: 0 } }'),
    },
  ],
  'vote/strength': [
    {
      what: 'a vote of more strength than the rules give it',
      ...proposing('votes: { for: [a, { by: b, strength: 2 }, c] }'),
    },
  ],
  'turn/unknown-proposer': [
    {
      what: 'nobody knows who proposed, in an order of turns',
      setting: {
        proposals: {
          301: page(
            `proposal: 301\nproposed: ${day(301, 0)}\nenact: {}\nvotes: { for: [a, b, c] }\nclosed: ${day(301, 1)}`,
            'New.',
          ),
        },
      },
      named: 'move: 301',
    },
  ],
  'vote/twice': [
    { what: 'a double vote', ...proposing('votes: { for: [a, b, c], against: [b] }') },
  ],
  'vote/missing': [
    { what: 'a missing vote', ...proposing('votes: { for: [a, b] }') },
    {
      what: 'a vote that is still open, with a stranger to it',
      setting: {
        cards: { 105: card(105, '{ electorate: "!player.robot", participation: required }') },
        proposals: {
          301: page(
            `proposal: 301\nby: a\nproposed: ${day(301, 0)}\nenact: {}\nvotes: { for: [a] }\noutcome: adopted`,
            'Words.',
          ),
        },
      },
      named: 'move: 301',
    },
  ],
  'vote/late': [
    {
      what: 'a vote after the close',
      ...proposing('votes: { for: [a, b, c], cast: { c: 2026-01-09 } }'),
    },
  ],
  'vote/revised': [
    {
      what: 'a vote before the change of what is voted on',
      ...proposing(
        'revised: 2026-01-02\nvotes: { for: [a, b, c], cast: { a: 2026-01-02, b: 2026-01-02, c: 2026-01-01 } }',
      ),
    },
  ],
  'vote/robot': [
    {
      what: 'a robot votes without a throw',
      setting: {
        ...ROBOT,
        cards: {
          203: card(203, '{ adoption: votes.for > votes.against }'),
          210: card(210, '{ robot-votes: roll.die >= 4 }'),
        },
        proposals: inTurn(''),
      },
      named: 'move: 301',
    },
  ],
  'effect/retroactive': [
    { what: 'an effect before the vote', ...proposing('effective: 2025-12-31') },
  ],
  'limit/breached': [
    {
      what: 'a tier has too many rules',
      setting: {
        game: 'readings: { breached-limit: { take: not-adopted } }',
        cards: { 209: card(209, '{ limits: [{ of: mutable, most: 13 }] }') },
        proposals: inTurn(''),
      },
      named: 'move: 301',
    },
    {
      what: 'a tier has too many rules once a change that waited takes effect',
      setting: {
        game: 'readings: { breached-limit: { take: not-adopted } }',
        cards: { 209: card(209, '{ limits: [{ of: mutable, most: 13 }] }') },
        proposals: inTurn('effective: 2026-02-01'),
        events: '  - { on: 2026-03-01, note: A month later. }',
      },
      named: 'move: 301',
    },
    {
      what: 'a player holds too much',
      ...happening('change: { a: { gold: 3 } }', {
        cards: { 210: card(210, '{ quantities: { gold: { starts: 0, most: 2 } } }') },
      }),
    },
    {
      what: 'too many hold an office',
      ...happening('appoint: { speaker: [a, b] }', {
        cards: { 210: card(210, '{ offices: { speaker: { holders: 1 } } }') },
      }),
    },
  ],
  'mechanics/unstated': [{ what: 'nothing is said of the mechanics', ...proposing('amend: 208') }],
};
