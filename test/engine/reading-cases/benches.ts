import { players, votes } from '../by-hand/in-short.ts';
import { card, day, enact, inTurn, judged } from '../table.ts';
import { faults, type ReadingCase, seen, WITHOUT_TURNS, whether } from './reading-case.ts';

const all = { 301: enact(301, 'a', votes('abcd')) };

/** A Judgment in the turn of 301 with these players on its bench, each but the last overruled. */
function benched(number: number, ...seats: readonly (readonly [string, string?])[]): string {
  const lines = seats.map(([judge, overruled]) => {
    const by = overruled ? `, overruled: ${overruled}` : '';
    return `  - { judge: ${judge}, ruling: 'By ${judge}', given: ${day(301, 0)}${by} }`;
  });
  return judged(number, day(301, 0), '', `bench:\n${lines.join('\n')}`);
}

function joining(on: string, judge: string) {
  const given = `judge: ${judge}\nruling: 'Yes'\ngiven: ${day(301, 1)}`;
  return {
    proposals: all,
    judgments: { asked: judged(1, day(301, 0), judge, given) },
    events: `  - { on: ${on}, join: { id: d, name: D } }`,
  };
}

/** A Judge may be overruled by a majority, and each player has as many votes as strength. */
const WEIGHED = {
  207: card(207, '{ quantities: { strength: { starts: 1 } }, ballots: player.strength }'),
  212: card(
    212,
    '{ judge: { chosen: preceding-player, overruled-by: votes.majority, then: preceding-judge } }',
  ),
};
const overruledByA = {
  cards: WEIGHED,
  proposals: inTurn(''),
  judgments: { one: benched(1, ['c', '{ for: [a], against: [b] }'], ['b']) },
};

export const BENCHES: readonly ReadingCase[] = [
  {
    reading: 'judge-moment',
    story: 'D takes the last seat between the question and the answer',
    game: joining('2026-01-01', 'c'),
    ...whether('Judgment 1 may be given', { 'when-invoked': 'legal', 'when-given': 'judge/wrong' }),
    quiet: joining('2025-12-31', 'd'),
  },
  {
    reading: 'judge-without-order',
    story: 'anybody may move at any time',
    game: {
      cards: WITHOUT_TURNS,
      proposals: inTurn(''),
      judgments: { one: judged(1, day(301, 0), 'c') },
    },
    ...whether('Judgment 1 may be given', { 'by-seats': 'legal', nobody: 'judge/wrong' }),
    quiet: { proposals: inTurn(''), judgments: { one: judged(1, day(301, 0), 'c') } },
  },
  {
    reading: 'judge-without-rule',
    story: 'Rule 212 is not in force',
    game: {
      cards: { 212: null },
      proposals: inTurn(''),
      judgments: { one: judged(1, day(301, 0), 'b') },
    },
    judge: 'c',
    ...seen('whether Judgment 1 may be given', faults, {
      'unclear-words': [[], 'it is legal'],
      anybody: [[]],
      nobody: [['judge/wrong'], 'it is illegal: the wrong Judge'],
    }),
    quiet: { proposals: inTurn(''), judgments: { one: judged(1, day(301, 0), 'c') } },
  },
  {
    reading: 'second-question',
    story: 'D was overruled on one question, and judges another in the same turn',
    game: {
      players: players(4),
      proposals: all,
      judgments: { one: benched(1, ['d', '{ for: [a, b, c] }'], ['c']), two: benched(2, ['d']) },
    },
    judge: { 'the-first': 'd', 'the-successor': 'c' },
    ...whether('Judgment 2 may be given', { 'the-first': 'legal', 'the-successor': 'judge/wrong' }),
    quiet: {
      players: players(4),
      proposals: all,
      judgments: { one: benched(1, ['d']), two: benched(2, ['d']) },
    },
  },
  {
    reading: 'exhausted-bench',
    story: 'both who may judge have been overruled',
    game: {
      proposals: inTurn(''),
      judgments: { one: benched(1, ['c', '{ for: [a, b] }'], ['b', '{ for: [a, c] }'], ['c']) },
    },
    ...whether('Judgment 1 may be given', { again: 'legal', nobody: 'judge/wrong' }),
    quiet: {
      proposals: inTurn(''),
      judgments: { one: benched(1, ['c', '{ for: [a, b] }'], ['b']) },
    },
  },
  {
    reading: 'judge-declines',
    story: 'the Judge has declined, and the player before judges',
    game: {
      proposals: inTurn(''),
      judgments: {
        one: judged(
          1,
          day(301, 0),
          '',
          `bench:\n  - { judge: c, refused: ${day(301, 0)} }\n  - { judge: b, ruling: 'Yes', given: ${day(301, 0)} }`,
        ),
      },
    },
    ...whether('Judgment 1 may be given', { yes: 'legal', no: 'judge/wrong' }),
    quiet: { proposals: inTurn(''), judgments: { one: benched(1, ['c']) } },
  },
  {
    reading: 'overruling-ballots',
    story: 'A has five votes on proposals, and B one',
    game: {
      ...overruledByA,
      events: '  - { on: 2025-12-31, change: { a: { strength: 4 } }, rule: 207 }',
    },
    ...whether('Judgment 1 may be given', {
      'one-each': 'judge/overruled-how',
      'as-on-proposals': 'legal',
    }),
    quiet: { ...overruledByA, judgments: { one: benched(1, ['c', '{ for: [a, b] }'], ['b']) } },
  },
];
