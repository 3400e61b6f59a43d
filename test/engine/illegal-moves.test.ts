import { describe, expect, it } from 'vitest';
import { enact, errorsOf, page, play, type Setting, UNGRANTED, wrongs } from './table.ts';

const first = enact(301, 'a');

const CASES: readonly (readonly [what: string, codes: readonly string[], setting: Setting])[] = [
  ['a legal turn', [], { proposals: { 301: first, 302: enact(302, 'b') } }],
  ['the wrong player begins', ['turn/out-of-order'], { proposals: { 301: enact(301, 'b') } }],
  [
    'a player moves twice',
    ['turn/out-of-order'],
    { proposals: { 301: first, 302: enact(302, 'a') } },
  ],
  [
    'a turn begins before the last is over',
    ['turn/incomplete'],
    {
      proposals: {
        301: page('proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}', 'Text.'),
        302: enact(302, 'b'),
      },
    },
  ],
  ['a wrong number', ['proposal/number'], { proposals: { 301: first, 303: enact(303, 'b') } }],
  [
    'an immutable rule amended',
    ['proposal/not-permitted'],
    {
      proposals: { 301: enact(301, 'a', 'amend: 101\nmechanics: none') },
    },
  ],
  [
    'an immutable rule repealed',
    ['proposal/not-permitted'],
    {
      proposals: { 301: enact(301, 'a', 'repeal: 116') },
    },
  ],
  [
    'a rule enacted as immutable',
    ['proposal/not-permitted'],
    {
      proposals: { 301: enact(301, 'a', 'enact: { tier: immutable }') },
    },
  ],
  [
    'a missing vote',
    ['vote/missing'],
    {
      proposals: { 301: enact(301, 'a', 'votes: { for: [a, b] }') },
    },
  ],
  [
    'a missing vote in a tally',
    ['vote/missing'],
    {
      proposals: { 301: enact(301, 'a', 'votes: { tally: { for: 2, against: 0, abstain: 0 } }') },
    },
  ],
  [
    'more votes in a tally than voters',
    ['vote/ineligible'],
    {
      proposals: { 301: enact(301, 'a', 'votes: { tally: { for: 4, against: 0, abstain: 0 } }') },
    },
  ],
  [
    'a double vote',
    ['vote/twice'],
    {
      proposals: { 301: enact(301, 'a', 'votes: { for: [a, b, c], against: [b] }') },
    },
  ],
  [
    'a foreign vote',
    ['unknown/player'],
    {
      proposals: { 301: enact(301, 'a', 'votes: { for: [a, b, c, zoe] }') },
    },
  ],
  [
    'a departed player votes',
    ['gone/player'],
    {
      proposals: { 301: first, 302: enact(302, 'b') },
      events: '  - { on: 2026-01-02, leave: c }',
    },
  ],
  [
    'a player joins who plays already',
    ['format/duplicate'],
    { proposals: { 301: first }, events: '  - { on: 2026-01-02, join: { id: a, name: Ada } }' },
  ],
  ['an unknown player proposes', ['unknown/player'], { proposals: { 301: enact(301, 'zoe') } }],
  [
    'a departed player proposes',
    ['gone/player'],
    {
      proposals: {
        301: first,
        302: enact(302, 'b', 'votes: { for: [a, c] }'),
      },
      events: '  - { on: 2026-01-02, leave: b }',
    },
  ],
  [
    'a robot proposes',
    ['turn/robot'],
    {
      players: 'a: { name: A, robot: true }\n  b: { name: B }\n  c: { name: C }',
      proposals: { 301: first },
    },
  ],
  [
    'an effect before the vote is complete',
    ['effect/retroactive'],
    {
      proposals: { 301: enact(301, 'a', 'effective: 2025-12-31') },
    },
  ],
  [
    'an outcome that the votes do not bear out',
    ['outcome/mismatch'],
    {
      proposals: { 301: enact(301, 'a', 'votes: { for: [a, b], against: [c] }\noutcome: adopted') },
    },
  ],
  [
    'an award that the rules do not give',
    ['awards/mismatch'],
    {
      proposals: { 301: enact(301, 'a', 'awards: { a: 11 }') },
    },
  ],
  [
    'an award to a player who earns none',
    ['awards/mismatch'],
    {
      proposals: { 301: enact(301, 'a', 'awards: { a: 10, b: 1 }') },
    },
  ],
  [
    'an award to a stranger',
    ['unknown/player'],
    {
      proposals: { 301: enact(301, 'a', 'awards: { a: 10, zoe: 1 }') },
    },
  ],
  [
    'a score that the record does not bear out',
    ['scores/mismatch'],
    {
      proposals: { 301: first },
      events: '  - { on: 2026-02-01, scores: { a: 9, b: 0 } }',
    },
  ],
  [
    'points without a rule',
    ['points/no-authority'],
    {
      cards: UNGRANTED,
      events: '  - { on: 2026-02-01, points: { a: 1 } }',
    },
  ],
  [
    'points under a rule not yet enacted',
    ['points/no-authority'],
    {
      proposals: { 301: first },
      events: '  - { on: 2025-12-01, points: { a: 1 }, rule: 301 }',
    },
  ],
  [
    'points under a repealed rule',
    ['points/no-authority'],
    {
      proposals: { 301: enact(301, 'a', 'repeal: 206') },
      events: '  - { on: 2026-02-01, points: { a: 1 }, rule: 206 }',
    },
  ],
  [
    'points under a rule that never was',
    ['unknown/rule'],
    {
      events: '  - { on: 2026-02-01, points: { a: 1 }, rule: 999 }',
    },
  ],
  [
    'an unknown rule amended',
    ['unknown/rule'],
    {
      proposals: { 301: enact(301, 'a', 'amend: 299') },
    },
  ],
  [
    'a repealed rule amended',
    ['gone/rule'],
    {
      proposals: { 301: enact(301, 'a', 'repeal: 206'), 302: enact(302, 'b', 'amend: 206') },
    },
  ],
  [
    'an amendment that leaves the mechanics unsaid',
    ['mechanics/unstated'],
    {
      proposals: { 301: enact(301, 'a', 'amend: 206') },
    },
  ],
  [
    'words to replace that do not occur',
    ['proposal/text'],
    {
      proposals: {
        301: enact(301, 'a', 'amend: 209\nmechanics: keep\nreplace: [{ from: "35", to: "40" }]'),
      },
    },
  ],
  [
    'a title cited where titles may not be',
    ['unknown/title'],
    {
      proposals: { 301: enact(301, 'a', 'amend: Winning') },
    },
  ],
  [
    'winning made something else than points, where that is not adopted',
    ['win/not-by-points'],
    {
      game: 'readings: { breached-limit: { take: not-adopted } }',
      proposals: {
        301: enact(301, 'a', 'enact: { mechanics: { win: [{ when: game.turn >= 9 }] } }'),
      },
    },
  ],
  [
    'a vote dated after the close',
    ['vote/late'],
    {
      proposals: { 301: enact(301, 'a', 'votes: { for: [a, b, c], cast: { c: 2026-01-09 } }') },
    },
  ],
  [
    'a winner whom nothing made one',
    ['winner/mismatch'],
    {
      events: '  - { on: 2026-02-01, winner: a }',
    },
  ],
  [
    'a move after the end',
    ['game/over'],
    {
      proposals: { 301: first },
      events: '  - { on: 2025-12-01, end: It rained. }',
    },
  ],
];

describe('moves under the Initial Set', () => {
  it.each(CASES)('%s', (_, codes, setting) => {
    const found = errorsOf(play(setting));
    expect(found.map(({ code }) => code)).toEqual(codes);
    // What is said of them is kept; `npx vitest run test/engine/illegal-moves -u` writes it anew.
    const said = found.map(({ message, help, rule, mismatch }) => ({
      message,
      help,
      rule,
      mismatch,
    }));
    expect(said).toMatchSnapshot();
  });

  it('tells everything that is wrong with one move, and nothing that follows from it', () => {
    const proposals = {
      301: enact(
        301,
        'b',
        'amend: 101\nmechanics: none\nvotes: { for: [a, b, zoe] }\nawards: { b: 99 }\neffective: 2025-12-31',
      ),
      302: enact(302, 'c'),
    };
    expect(wrongs({ proposals })).toEqual([
      'turn/out-of-order',
      'proposal/not-permitted',
      'effect/retroactive',
      'unknown/player',
      'vote/missing',
    ]);
  });

  it('says who is in turn, and cites the rule in the version in force', () => {
    const [error] = errorsOf(play({ proposals: { 301: enact(301, 'b') } }));
    expect(error).toMatchObject({
      at: { file: 'games/test/proposals/301.md', path: ['by'] },
      rule: { number: 201, version: 0 },
      help: 'Proposal 301 is for a to make. The order by surname: A (a), B (b), C (c).',
    });
  });
});
