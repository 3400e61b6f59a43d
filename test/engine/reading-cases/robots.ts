import { card, day, enact, inTurn, judged, page, type Setting } from '../table.ts';
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

/** Two turns, and a question in the first that stays the second until all the others consent. */
function waitingFor(consenting: string, players: string): Setting {
  const judge = '{ judge: { chosen: preceding-player, binds-next-turn: votes.unanimous } }';
  const votes = `votes: { for: [${players === ROBOT_BESIDE ? 'a, b, c, d' : 'a, b, c'}] }`;
  const question = `judgment: 1\nquestion: May they?\nby: a\ninvoked: ${day(301, 1)}`;
  return {
    players,
    cards: { 212: card(212, judge) },
    proposals: { 301: enact(301, 'a', votes), 302: enact(302, 'b', votes) },
    judgments: { one: page(question) },
    events: `  - { on: ${day(301, 1)}, consent: { players: [${consenting}], to: continue } }`,
  };
}

export const ROBOTS: readonly ReadingCase[] = [
  {
    reading: 'robot-player',
    story: 'the robot reaches the mark',
    game: { players: ROBOT, cards: MARK, proposals: inTurn(''), events: thirty('c') },
    during: 301,
    judge: { 'all-but-judging': 'b', 'nothing-else': 'b', everything: 'c' },
    sees: ({ winner }) => winner?.player ?? 'nobody',
    under: { 'all-but-judging': 'c', 'nothing-else': 'nobody', everything: 'c' },
    what: 'who has won',
    says: { 'all-but-judging': 'C has won', 'nothing-else': 'nobody has won' },
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
    what: 'whether Judgment 1 may be given',
    says: {
      'all-but-judging': 'it is legal',
      everything: 'it is illegal: somebody else was to be Judge',
    },
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
    what: 'whether Judgment 1 may be given',
    says: {
      'all-but-judging': 'it is illegal: that does not overrule a Judge',
      'nothing-else': 'it is legal',
    },
    quiet: overruled('a: { name: A }\n  b: { name: B }\n  c: { name: C }'),
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
    during: 301,
    judge: 'a',
    sees: faults,
    under: {
      'all-but-judging': ['judge/wrong'],
      'nothing-else': ['judge/wrong'],
      everything: [],
    },
    what: 'whether Judgment 1 may be given',
    says: {
      'all-but-judging': 'it is illegal: somebody else was to be Judge',
      everything: 'it is legal',
    },
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
    during: 301,
    judge: { 'all-but-judging': 'c', 'nothing-else': 'c', everything: 'd' },
    sees: faults,
    under: {
      'all-but-judging': ['turn/judgment-pending'],
      'nothing-else': [],
      everything: ['turn/judgment-pending'],
    },
    what: 'whether Proposal 302 may be made',
    says: {
      'all-but-judging': 'it is illegal: the turn had to wait for Judgment',
      'nothing-else': 'it is legal',
    },
    quiet: waitingFor('a, c', 'a: { name: A }\n  b: { name: B }\n  c: { name: C }'),
  },
];
