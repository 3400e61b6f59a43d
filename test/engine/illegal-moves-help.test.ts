/** The help for strangers, and the help from the rest of the record. */
import { describe, expect, it, test } from 'vitest';
import {
  card,
  day,
  enact,
  errorsOf,
  inTurn,
  judged,
  play,
  playSources,
  type Setting,
  scores,
  sourcesOf,
} from './table.ts';

const first = enact(301, 'a');

describe('a stranger', () => {
  const judgment = (more: string) => ({ 1: judged(1, day(301, 1), 'c', more) });
  const bench = `bench: [{ judge: c, ruling: y, given: ${day(301, 1)}, overruled: { for: [a, z] } }]`;
  const silent = { 212: card(212, '') };

  it.each<readonly [string, Setting, readonly (string | number)[]]>([
    ['who wins', { events: '  - { winner: { player: z, by: points } }' }, ['winner', 'player']],
    ['whose vote is dated', dating('z'), ['votes', 'cast', 'z']],
    [
      'who gains points from a Judge',
      { judgments: judgment('settles: [{ points: { z: 1 } }]') },
      ['points', 'z'],
    ],
    [
      'who overrules where no rule says how',
      { cards: silent, judgments: judgment(bench) },
      ['overruled', 'for', 1],
    ],
  ])('%s is pointed at', (_, setting, path) => {
    const proposals = { 301: first };
    const [found, ...more] = errorsOf(play({ proposals, ...setting }));
    expect(more).toEqual([]);
    expect(found?.code).toBe('unknown/player');
    const at = found && 'path' in found.at ? found.at.path : [];
    expect(at.slice(-path.length)).toEqual(path);
  });

  function dating(id: string): Setting {
    const votes = `votes: { for: [a, b, c], cast: { ${id}: ${day(301, 1)} } }`;
    return { proposals: { 301: enact(301, 'a', votes) } };
  }
});

describe('help that knows the rest of the record', () => {
  it('is to date the vote of a player who left while it was being taken', () => {
    const events = `  - { on: ${day(301, 1)}, leave: c }`;
    const helps = (voted: string) => {
      const closed = '2026-02-01';
      const proposal = enact(301, 'a', `votes: { for: [a, b, c]${voted} }\nclosed: ${closed}`);
      return errorsOf(play({ proposals: { 301: proposal }, events })).map(({ help }) => help);
    };
    expect(helps('')).toEqual([
      'Remove c from the votes. If C voted before that, date the vote: `cast: { c: … }` next to the names.',
    ]);
    expect(helps(`, cast: { c: ${day(301, 0)} }`)).toEqual([]);
  });

  it('asks for no earlier proposals where a number is given twice', () => {
    const again = enact(302, 'b').replace('proposal: 302', 'proposal: 301');
    const [wrong] = errorsOf(play({ proposals: { 301: first, again } }));
    expect(wrong).toMatchObject({
      code: 'proposal/number',
      help: 'Number this one 302; or delete `again.md`, if the two are one proposal.',
    });
  });

  it('is to correct the dates where the number that is next is dated later', () => {
    const late = enact(301, 'a').replaceAll('2026-01', '2026-03');
    const found = errorsOf(play({ proposals: { 301: late, 302: enact(302, 'b') } }));
    expect(found.find(({ code }) => code === 'proposal/number')).toMatchObject({
      help: 'Proposal 301 has a later date: correct the numbers or the dates.',
    });
  });
});

describe('help for a winner who has not won', () => {
  it.each([
    ['winner: b', 'record first what makes a condition for winning true.'],
    ['winner: { player: b, by: rule }', 'record first what makes a condition for winning true.'],
    ['winner: { player: b, by: rule }, rule: 208', 'record first what makes its condition true.'],
    ['winner: { player: b, by: judgment }', 'with `settles: [{ winner: b }]`.'],
    ['winner: { player: b, by: paradox }', 'with `settles: [{ play: cannot-go-on }]`.'],
  ])('%s', (event, help) => {
    const [found] = errorsOf(play({ proposals: {}, events: `  - { ${event} }` }));
    expect(found).toMatchObject({ code: 'winner/mismatch', help: expect.stringContaining(help) });
    expect(found?.help).not.toContain('by: rule');
  });

  it('is a rule that says how one wins, if none does', () => {
    const cards = { 208: card(208, '') };
    const [found] = errorsOf(play({ cards, proposals: {}, events: '  - { winner: b }' }));
    expect(found?.help).toBe('Record no winner, or let a rule say first how somebody wins.');
  });
});

/**
 * A missing finding of a Judge, or an empty office, is told before another name or another move would
 * help.
 */
test.each<[string, Setting, string, number, string]>([
  [
    'nobody can name a Judge',
    {
      cards: { 212: card(212, '{ judge: { chosen: appointed, appointed-by: steward } }') },
      proposals: { 301: first },
      judgments: { 1: judged(1, day(301, 1), 'c') },
    },
    'judge/wrong',
    212,
    'Record first who fills the office of steward; until then nobody can be the Judge.',
  ],
  [
    'a Judge finds that A cannot complete the turn',
    {
      proposals: inTurn('', ''),
      judgments: {
        1: judged(1, day(301, 1), 'c', 'settles: [{ move: 301, is: undetermined }]'),
      },
    },
    'turn/incomplete',
    213,
    'Rule 213 says who wins by that: record it as an event, `winner: { player: …, by: paradox }`.',
  ],
])('%s', (_, setting, code, number, help) => {
  expect(errorsOf(play(setting))).toMatchObject([{ code, rule: { number }, help }]);
});

it.each([
  ['under the rule on Judges', {}, ' under Rule 212'],
  ['where custom lets anybody judge without a rule', { 212: null }, ''],
])('who won by a Judgment did not win by points, %s', (_, cards, under) => {
  const [found] = errorsOf(
    play({
      game: 'readings: { judge-without-rule: { take: anybody } }',
      cards,
      proposals: inTurn(''),
      judgments: { 1: judged(1, day(301, 1), 'c', 'by: b\nsettles: [{ winner: b }]') },
      events: `  - { on: ${day(302, 0)}, winner: { player: b, by: points } }`,
    }),
  );
  expect(found?.message).toBe(`B (b) did not win by points, but by a Judgment${under}.`);
});

describe('scores at a distance', () => {
  it('are the number less 291 times the favourable fraction, and a penalty for defeat', () => {
    const proposals = {
      301: first,
      302: enact(302, 'b', 'votes: { for: [b, c], against: [a] }\nawards: { b: -3 }'),
    };
    expect(scores(play({ proposals }))).toEqual({ a: 10, b: -3, c: 0 });
  });
});

test('a rule that has the tier already is found at the tier that is named', () => {
  const proposals = inTurn('transmute: { rule: 206, to: mutable }');
  expect(errorsOf(play({ proposals }))).toMatchObject([
    { code: 'proposal/not-permitted', at: { path: ['transmute', 'to'] } },
  ]);
});

test.each([
  ['within the votes', 'votes: { for: [a, b], cast: { a: 2026-01-01 } }'],
  ['beside the votes', 'votes: { for: [a, b] }\ncast: { a: 2026-01-01 }'],
])('a late vote in a file of its own is found there, where others are dated %s', (_, votes) => {
  const file = 'games/test/votes/301-c.md';
  const late = { file, text: '---\non: 2026-01-09\nvote: for\n---\n' };
  const sources = sourcesOf({ proposals: { 301: enact(301, 'a', votes) } });
  expect(errorsOf(playSources([...sources, late]))).toMatchObject([
    { code: 'vote/late', at: { file, path: ['on'] } },
  ]);
});

it.each([
  ['all of a short rule', 'a'.repeat(300), `“${'a'.repeat(300)}”`],
  ['the beginning of a long one', `${'a'.repeat(300)}b`, `“${'a'.repeat(300)}…”`],
])('to quote what stands there once: %s', (_, text, quoted) => {
  const proposals = {
    301: enact(301, 'a', 'amend: 210\nreplace: [{ from: nowhere, to: here }]'),
  };
  const cards = { 210: card(210, '').replace(/The words of .*/, text) };
  const [found] = errorsOf(play({ cards, proposals }));
  expect(found?.help).toBe(`Quote words that occur exactly once. The rule reads: ${quoted}`);
});

it.each([
  [1, '[a, b, c, a]', 'votes twice, and has 1 vote.'],
  [2, '[a, b, c, a, a]', 'votes 3 times, and has 2 votes.'],
])('who has voted too often is told how many votes there are: %i', (ballots, voters, words) => {
  const cards = { 207: card(207, `{ ballots: ${ballots} }`) };
  const [found] = errorsOf(play({ cards, proposals: inTurn(`votes: { for: ${voters} }`) }));
  expect(found).toMatchObject({ code: 'vote/twice', message: expect.stringContaining(words) });
});
