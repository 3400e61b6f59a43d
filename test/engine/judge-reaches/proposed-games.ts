/** Games in which one thing is wrong with a proposal, with whose turn it is, or with its vote. */
import { card, day, enact, inTurn, page } from '../table.ts';
import {
  happening,
  in301,
  in302,
  inEvent,
  NOT_ADOPTED,
  proposing,
  type Wrong,
} from './beginnings.ts';

const CALLED = `judgment: 1\nquestion: May they?\nby: a\ninvoked: ${day(301, 0)}\njudge: c`;
const unfinished = (more: string) => ({
  301: page(`proposal: 301\nproposed: ${day(301, 0)}\nenact: {}\n${more}`, 'New.'),
});
const LIMITED = {
  game: NOT_ADOPTED,
  cards: { 209: card(209, '{ limits: [{ of: mutable, most: 13 }] }') },
};

export const PROPOSED: readonly Wrong[] = [
  ['turn/out-of-order', 'the wrong player begins', proposing('', 'b')],
  [
    'turn/judgment-pending',
    'a turn begins with a question open',
    in302({
      cards: { 212: card(212, '{ judge: { chosen: appointed, binds-next-turn: until-given } }') },
      judgments: { 1: page(CALLED) },
    }),
  ],
  ['turn/incomplete', 'the throw is left out', in302({ medium: 'table' })],
  [
    'turn/robot',
    'a robot proposes',
    in301({ players: 'a: { name: A, robot: true }\n  b: { name: B }\n  c: { name: C }' }),
  ],
  [
    'turn/roll',
    'a die is thrown before its time',
    happening('roll: { by: a, die: 4 }', { medium: 'table', proposals: inTurn('') }),
  ],
  [
    'turn/roll',
    'a die shows more than it has faces',
    inEvent(
      {
        medium: 'table',
        proposals: inTurn(''),
        events: '  - { id: it, after: 301, roll: { by: a, die: 9 } }',
      },
      day(301, 1),
    ),
  ],
  [
    'proposal/number',
    'a number is left out',
    {
      setting: { proposals: { 301: enact(301, 'a'), 303: enact(303, 'b') } },
      named: 'move: 303',
      on: day(303, 0),
    },
  ],
  [
    'proposal/ineligible',
    'a player proposes who may not',
    in301({ cards: { 105: card(105, '{ proposers: player.points > 0 }') } }),
  ],
  [
    'proposal/not-permitted',
    'an immutable rule is amended',
    proposing('amend: 101\nmechanics: none'),
  ],
  [
    'proposal/not-permitted',
    'somebody changes a rule by fiat',
    happening('fiat: { by: Elf, amend: 208, mechanics: keep, text: Mine. }'),
  ],
  [
    'proposal/text',
    'the words to be replaced do not occur',
    proposing('amend: 201\nmechanics: keep\nreplace: [{ from: unheard-of, to: word }]'),
  ],
  [
    'vote/ineligible',
    'a tally counts more votes than there are',
    proposing('votes: { tally: { for: 4, against: 0, abstain: 0 } }'),
  ],
  [
    'vote/strength',
    'a vote of more strength than the rules give it',
    proposing('votes: { for: [a, { by: b, strength: 2 }, c] }'),
  ],
  [
    'turn/unknown-proposer',
    'nobody knows who proposed, in an order of turns',
    in301({ proposals: unfinished(`votes: { for: [a, b, c] }\nclosed: ${day(301, 1)}`) }),
  ],
  ['vote/twice', 'a double vote', proposing('votes: { for: [a, b, c], against: [b] }')],
  ['vote/missing', 'a missing vote', proposing('votes: { for: [a, b] }')],
  [
    'vote/missing',
    'a vote that is still open, with a stranger to it',
    in301({
      cards: { 105: card(105, '{ electorate: "!player.robot", participation: required }') },
      proposals: unfinished('by: a\nvotes: { for: [a] }\noutcome: adopted'),
    }),
  ],
  [
    'vote/late',
    'a vote after the close',
    proposing('votes: { for: [a, b, c], cast: { c: 2026-01-09 } }'),
  ],
  [
    'vote/revised',
    'a vote before the change of what is voted on',
    proposing(
      'revised: 2026-01-02\nvotes: { for: [a, b, c], cast: { a: 2026-01-02, b: 2026-01-02, c: 2026-01-01 } }',
    ),
  ],
  [
    'vote/robot',
    'a robot votes without a throw',
    in301({
      players: 'a: { name: A }\n  b: { name: B, robot: true }\n  c: { name: C }',
      cards: {
        203: card(203, '{ adoption: votes.for > votes.against }'),
        210: card(210, '{ robot-votes: roll.die >= 4 }'),
      },
    }),
  ],
  ['effect/retroactive', 'an effect before the vote', proposing('effective: 2025-12-31')],
  ['limit/breached', 'a tier has too many rules', in301(LIMITED)],
  [
    'limit/breached',
    'a tier has too many rules once a change that waited takes effect',
    in301({
      ...LIMITED,
      proposals: inTurn('effective: 2026-02-01'),
      events: '  - { on: 2026-03-01, note: A month later. }',
    }),
  ],
  [
    'limit/breached',
    'a player holds too much',
    happening('change: { a: { gold: 3 } }', {
      cards: { 210: card(210, '{ quantities: { gold: { starts: 0, most: 2 } } }') },
    }),
  ],
  [
    'limit/breached',
    'too many hold an office',
    happening('appoint: { speaker: [a, b] }', {
      cards: { 210: card(210, '{ offices: { speaker: { holders: 1 } } }') },
    }),
  ],
  ['mechanics/unstated', 'nothing is said of the mechanics', proposing('amend: 208')],
];
