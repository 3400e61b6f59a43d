import { players, votes } from '../by-hand/in-short.ts';
import { card, day, enact, inTurn, judged, page, type Setting } from '../table.ts';
import { faults, type ReadingCase, seen } from './reading-case.ts';

const ROBOT = 'a: { name: A }\n  b: { name: B }\n  c: { name: C, robot: true }';
const ROBOT_BESIDE = `${players(3)}\n  d: { name: D, robot: true }`;
const MARK = { 208: card(208, '{ win: [{ when: player.points >= 30 }] }') };

const overruled = (players: string) => ({
  players,
  proposals: { 301: enact(301, 'a', votes('abc')) },
  cards: { 105: card(105, '{ electorate: true, participation: optional }', 'immutable') },
  judgments: {
    one: judged(
      1,
      day(301, 0),
      '',
      `bench: [{ judge: c, ruling: 'Yes', given: ${day(301, 0)}, overruled: { for: [a, b] } }]`,
    ),
  },
});

const thirty = (player: string) =>
  `  - { on: ${day(301, 1)}, points: { ${player}: 30 }, rule: 201 }`;

/** Two turns, and a question in the first that stays the second until all the others consent. */
function waitingFor(consenting: string, players: string): Setting {
  const judge = '{ judge: { chosen: preceding-player, binds-next-turn: votes.unanimous } }';
  const all = `votes: { for: [${players === ROBOT_BESIDE ? 'a, b, c, d' : 'a, b, c'}] }`;
  const question = `judgment: 1\nquestion: May they?\nby: a\ninvoked: ${day(301, 1)}`;
  return {
    players,
    cards: { 212: card(212, judge) },
    proposals: { 301: enact(301, 'a', all), 302: enact(302, 'b', all) },
    judgments: { one: page(question) },
    events: `  - { on: ${day(301, 1)}, consent: { players: [${consenting}], to: continue } }`,
  };
}

export const ROBOTS: readonly ReadingCase[] = [
  {
    reading: 'robot-player',
    story: 'the robot reaches the mark',
    game: { players: ROBOT, cards: MARK, proposals: inTurn(''), events: thirty('c') },
    judge: { 'all-but-judging': 'b', 'nothing-else': 'b', everything: 'c' },
    ...seen('the winner', ({ winner }) => winner?.player ?? 'nobody', {
      'all-but-judging': ['c', 'C has won'],
      'nothing-else': ['nobody', 'nobody has won'],
      everything: ['c'],
    }),
    quiet: { players: ROBOT, cards: MARK, proposals: inTurn(''), events: thirty('b') },
  },
  {
    reading: 'robot-player',
    story: 'the robot precedes the one moving',
    game: {
      players: ROBOT,
      proposals: inTurn(''),
      judgments: { one: judged(1, day(301, 0), 'b') },
    },
    judge: { 'all-but-judging': 'b', 'nothing-else': 'b', everything: 'c' },
    ...seen('whether Judgment 1 may be given', faults, {
      'all-but-judging': [[], 'it is legal'],
      'nothing-else': [[]],
      everything: [['judge/wrong'], 'it is illegal: the wrong Judge'],
    }),
    quiet: {
      players: 'a: { name: A }\n  b: { name: B, robot: true }\n  c: { name: C }',
      proposals: inTurn(''),
      judgments: { one: judged(1, day(301, 0), 'c') },
    },
  },
  {
    reading: 'robot-player',
    story: 'all but the robot vote to overrule the Judge',
    game: overruled(ROBOT_BESIDE),
    judge: { 'all-but-judging': 'c', 'nothing-else': 'c', everything: 'd' },
    ...seen('whether Judgment 1 may be given', faults, {
      'all-but-judging': [['judge/overruled-how'], 'it is illegal: that does not overrule a Judge'],
      'nothing-else': [[], 'it is legal'],
      everything: [['judge/wrong', 'judge/overruled-how']],
    }),
    quiet: overruled(players(3)),
  },
  {
    reading: 'robot-player',
    story: 'the lot falls on the robot',
    game: {
      players: ROBOT,
      cards: { 212: card(212, '{ judge: { chosen: by-lot } }') },
      proposals: inTurn(''),
      judgments: { one: judged(1, day(301, 0), 'c') },
    },
    judge: 'a',
    ...seen('whether Judgment 1 may be given', faults, {
      'all-but-judging': [['judge/wrong'], 'it is illegal: the wrong Judge'],
      'nothing-else': [['judge/wrong']],
      everything: [[], 'it is legal'],
    }),
    quiet: {
      players: ROBOT,
      cards: { 212: card(212, '{ judge: { chosen: by-lot } }') },
      proposals: inTurn(''),
      judgments: { one: judged(1, day(301, 0), 'b') },
    },
  },
  {
    reading: 'robot-player',
    story: 'all of the others consent that B begins, but the robot, where all must',
    game: waitingFor('a, c', ROBOT_BESIDE),
    judge: { 'all-but-judging': 'c', 'nothing-else': 'c', everything: 'd' },
    ...seen('whether Proposal 302 may be made', faults, {
      'all-but-judging': [
        ['turn/judgment-pending'],
        'it is illegal: the turn had to wait for Judgment',
      ],
      'nothing-else': [[], 'it is legal'],
      everything: [['turn/judgment-pending']],
    }),
    quiet: waitingFor('a, c', players(3)),
  },
];
