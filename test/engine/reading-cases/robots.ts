import { card, day, enact, inTurn, judged } from '../table.ts';
import { faults, type ReadingCase } from './reading-case.ts';

const ROBOT = 'a: { name: A }\n  b: { name: B }\n  c: { name: C, robot: true }';
const ROBOT_BESIDE =
  'a: { name: A }\n  b: { name: B }\n  c: { name: C }\n  d: { name: D, robot: true }';
const MARK = { 208: card(208, '{ win: [{ when: player.points >= 30 }] }') };

const overruled = (players: string) => ({
  players,
  proposals: { 301: enact(301, 'a', 'votes: { for: [a, b, c] }') },
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

export const ROBOTS: readonly ReadingCase[] = [
  {
    reading: 'robot-player',
    story: 'the robot reaches the mark',
    game: { players: ROBOT, cards: MARK, proposals: inTurn(''), events: thirty('c') },
    during: 301,
    judge: { 'all-but-judging': 'b', 'nothing-else': 'b', everything: 'c' },
    sees: ({ winner }) => winner?.player ?? 'nobody',
    under: { 'all-but-judging': 'c', 'nothing-else': 'nobody', everything: 'c' },
    what: 'whether a player has won',
    says: { 'all-but-judging': 'c', 'nothing-else': 'nobody has' },
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
    during: 301,
    judge: { 'all-but-judging': 'b', 'nothing-else': 'b', everything: 'c' },
    sees: faults,
    under: { 'all-but-judging': [], 'nothing-else': [], everything: ['judge/wrong'] },
    what: 'who judges Judgment 1',
    says: { 'all-but-judging': 'it is B', everything: 'it is C' },
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
    during: 301,
    judge: { 'all-but-judging': 'c', 'nothing-else': 'c', everything: 'd' },
    sees: faults,
    under: {
      'all-but-judging': ['judge/overruled-how'],
      'nothing-else': [],
      everything: ['judge/wrong', 'judge/overruled-how'],
    },
    what: 'whether Judgment 1 is overruled',
    says: { 'all-but-judging': 'it stands', 'nothing-else': 'it is overruled' },
    quiet: overruled('a: { name: A }\n  b: { name: B }\n  c: { name: C }'),
  },
];
