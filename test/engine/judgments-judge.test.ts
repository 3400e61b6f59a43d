/** Who is the Judge, and who after an overruling (Suber's 212). */
import { describe, expect, it } from 'vitest';
import { card, day, enact, errorsOf, inTurn, judged, play, type Setting, wrongs } from './table.ts';

const FOUR = 'a: { name: A }\n  b: { name: B }\n  c: { name: C }\n  d: { name: D }';
const all = 'votes: { for: [a, b, c, d] }';

/** Judgment 1, called for and given while the vote on a proposal is on. */
function judgedBy(judge: string, during = 301, by = 'a') {
  return { one: judged(1, day(during, 0), judge, `by: ${by}`) };
}

type Row = readonly [story: string, judge: string, setting: Setting, during: number];

const JUDGES: readonly Row[] = [
  ['in the turn of A, who is first, the last', 'c', { proposals: inTurn('') }, 301],
  ['in the turn of B', 'a', { proposals: inTurn('', '') }, 302],
  ['in the turn of C', 'b', { proposals: inTurn('', '', '') }, 303],
  ['before anybody has moved, with A to move', 'c', {}, 301],
  [
    'at a table, by seats',
    'c',
    {
      medium: 'table',
      players: 'b: { name: Zoe Zed }\n  a: { name: Al Zed }\n  c: { name: Bo Ames }',
      proposals: { 301: enact(301, 'b') },
    },
    301,
  ],
  [
    'at a distance, by surnames',
    'b',
    {
      players: 'b: { name: Zoe Zed }\n  a: { name: Al Mott }\n  c: { name: Bo Ames }',
      proposals: { 301: enact(301, 'c') },
    },
    301,
  ],
  [
    'by the surname that the record gives',
    'a',
    {
      players: 'a: { name: Ann, surname: Zed }\n  b: { name: Bea Young }\n  c: { name: Cy Ames }',
      proposals: { 301: enact(301, 'c') },
    },
    301,
  ],
  [
    'not one who has left',
    'b',
    {
      proposals: { 301: enact(301, 'a', 'votes: { for: [a, b] }') },
      events: '  - { on: 2025-12-01, leave: c }',
    },
    301,
  ],
  [
    'not a robot, which does not take turns',
    'b',
    {
      players: 'a: { name: A }\n  b: { name: B }\n  c: { name: C, robot: true }',
      proposals: inTurn(''),
    },
    301,
  ],
  [
    'one who has joined',
    'd',
    {
      proposals: { 301: enact(301, 'a', all) },
      events: '  - { on: 2025-12-01, join: { id: d, name: D } }',
    },
    301,
  ],
  [
    'not a team-mate of the one moving',
    'b',
    { players: FOUR, game: 'teams: { red: [d, a, c] }', proposals: { 301: enact(301, 'a', all) } },
    301,
  ],
  [
    'a team-mate of somebody else',
    'd',
    { players: FOUR, game: 'teams: { red: [d, b, c] }', proposals: { 301: enact(301, 'a', all) } },
    301,
  ],
];

describe.each(JUDGES)('the Judge precedes the one moving: %s', (_, judge, setting, during) => {
  const players = /(?<=^|\s)[a-d](?=: \{)/g;
  const seats = [...(setting.players ?? 'a: { b: { c: {').matchAll(players)].map(([id]) => id);

  it(`is ${judge}`, () => {
    const open = { ...setting, judgments: judgedBy(judge, during, 'b') };
    expect(wrongs(open)).toEqual([]);
    expect(play(open).judgments).toMatchObject([
      { status: 'given', judges: [judge], ruling: 'Yes' },
    ]);
  });

  it.each(seats.filter((id) => id !== judge))('and not %s', (other) => {
    const [error] = errorsOf(play({ ...setting, judgments: judgedBy(other, during, 'b') }));
    expect(['judge/wrong', 'gone/player']).toContain(error?.code);
  });
});

describe('a wrong Judge', () => {
  it('is told with the rule, the place and the right one', () => {
    const [error] = errorsOf(play({ proposals: inTurn(''), judgments: judgedBy('b') }));
    expect(error).toMatchObject({
      code: 'judge/wrong',
      at: { file: 'games/test/judgments/one.md', path: ['judge'] },
      rule: { number: 212, version: 0 },
      help: 'Write `judge: c`.',
    });
  });

  it('is anybody where all others are team-mates of the one moving', () => {
    const game = 'teams: { red: [a, b, c] }';
    for (const judge of ['a', 'b', 'c']) {
      const setting = { game, proposals: inTurn(''), judgments: judgedBy(judge) };
      expect(wrongs(setting)).toEqual(['judge/wrong']);
    }
  });

  it('is nobody where no rule says who judges', () => {
    for (const judge of ['a', 'b', 'c']) {
      const setting = { cards: { 212: null }, proposals: inTurn(''), judgments: judgedBy(judge) };
      expect(wrongs(setting)).toEqual([]);
    }
  });

  it('is told by the rules in force, and not by those that came first', () => {
    const amend = 'amend: 212\nmechanics: { judge: { chosen: appointed } }';
    const proposals = inTurn(amend, '');
    expect(wrongs({ proposals, judgments: judgedBy('c', 302) })).toEqual([]);
    const before = { first: judged(1, day(301, 0), 'a') };
    expect(wrongs({ proposals, judgments: before })).toEqual(['judge/wrong']);
  });
});

describe('between the question and the Judgment', () => {
  const later = (judge: string) =>
    judged(1, day(301, 0), '', `judge: ${judge}\nruling: 'Yes'\ngiven: ${day(301, 1)}`);
  const given = (judge: string, events: string, votes: string) => ({
    proposals: { 301: enact(301, 'a', `votes: { for: [${votes}] }`) },
    judgments: { one: { a: later('a'), b: later('b'), c: later('c'), d: later('d') }[judge] ?? '' },
    events,
  });
  const leaving = `  - { on: ${day(301, 0)}, leave: c }`;
  const joining = `  - { on: ${day(301, 0)}, join: { id: d, name: D } }`;

  it('nobody who joins becomes the Judge', () => {
    expect(wrongs(given('c', joining, 'a, b, c, d'))).toEqual([]);
    expect(wrongs(given('d', joining, 'a, b, c, d'))).toEqual(['judge/wrong']);
  });

  it('a Judge who leaves is followed by the player before', () => {
    expect(wrongs(given('b', leaving, 'a, b'))).toEqual([]);
    expect(wrongs(given('a', leaving, 'a, b'))).toEqual(['judge/wrong']);
  });

  it('a Judge who refuses is followed by the player before', () => {
    const refused = `bench: [{ judge: c, refused: ${day(301, 0)} }, { judge: b, ruling: 'Yes', given: ${day(301, 0)} }]`;
    const judgments = { one: judged(1, day(301, 0), '', refused) };
    expect(wrongs({ proposals: inTurn(''), judgments })).toEqual([]);
    const again = { one: judged(1, day(301, 0), '', refused.replace('judge: b', 'judge: c')) };
    expect(wrongs({ proposals: inTurn(''), judgments: again })).toEqual(['judge/wrong']);
  });
});

it('is told beforehand as it would be decided, in an order of play or in none', () => {
  const cards = { 201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }') };
  const custom = 'readings: { judge-without-order: { take: nobody } }';
  const next = (setting: Setting) => play({ proposals: inTurn('', ''), ...setting }).wouldJudge;
  expect(next({})).toBe('a');
  expect(next({ cards })).toBe('a');
  expect(next({ cards, game: custom })).toBeUndefined();
});

describe('a Judge who is drawn or appointed', () => {
  const chosen = (how: string) => ({ 212: card(212, `{ judge: { chosen: ${how} } }`) });

  it.each(['a', 'b', 'c'])('may be anybody who plays, if appointed: %s', (judge) => {
    const setting = {
      cards: chosen('appointed'),
      proposals: inTurn(''),
      judgments: judgedBy(judge),
    };
    expect(wrongs(setting)).toEqual([]);
  });

  it('may be anybody but the caller, if drawn by lot', () => {
    const drawn = (judge: string) => ({
      cards: chosen('by-lot'),
      proposals: inTurn(''),
      judgments: judgedBy(judge),
    });
    expect(wrongs(drawn('b'))).toEqual([]);
    expect(wrongs(drawn('c'))).toEqual([]);
    expect(wrongs(drawn('a'))).toEqual(['judge/wrong']);
  });

  it.each(['by-lot', 'appointed'])('must be a player, if %s', (how) => {
    const strange = { cards: chosen(how), proposals: inTurn(''), judgments: judgedBy('zoe') };
    expect(wrongs(strange)).toEqual(['unknown/player']);
  });
});
