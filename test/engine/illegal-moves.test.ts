import { describe, expect, it } from 'vitest';
import { by, custom, events, players, votes } from './by-hand/in-short.ts';
import {
  card,
  enact,
  errorsOf,
  inTurn,
  page,
  play,
  type Setting,
  UNGRANTED,
  wrongs,
} from './table.ts';

type Row = readonly [what: string, code: string, setting: Setting];

/** A makes Proposal 301, with what is given of it; everybody is for it unless it says otherwise. */
const turn = (more: string, ...happened: readonly string[]): Setting => ({
  proposals: { 301: enact(301, 'a', more) },
  ...(happened.length > 0 && { events: events(...happened) }),
});

const CASES: readonly Row[] = [
  ['a legal turn', '', { proposals: by('ab') }],
  ['the wrong player begins', 'turn/out-of-order', { proposals: by('b') }],
  ['a player moves twice', 'turn/out-of-order', { proposals: by('aa') }],
  [
    'a turn begins before the last is over',
    'turn/incomplete',
    {
      proposals: {
        301: page('proposal: 301\nby: a\nproposed: 2026-01-01\nenact: {}', 'Text.'),
        302: enact(302, 'b'),
      },
    },
  ],
  [
    'a wrong number',
    'proposal/number',
    { proposals: { 301: enact(301, 'a'), 303: enact(303, 'b') } },
  ],
  ['an immutable rule amended', 'proposal/not-permitted', turn('amend: 101\nmechanics: none')],
  ['an immutable rule repealed', 'proposal/not-permitted', turn('repeal: 116')],
  ['a rule enacted as immutable', 'proposal/not-permitted', turn('enact: { tier: immutable }')],
  ['a missing vote', 'vote/missing', turn('votes: { for: [a, b] }')],
  [
    'a missing vote in a tally',
    'vote/missing',
    turn('votes: { tally: { for: 2, against: 0, abstain: 0 } }'),
  ],
  [
    'more votes in a tally than voters',
    'vote/ineligible',
    turn('votes: { tally: { for: 4, against: 0, abstain: 0 } }'),
  ],
  ['a double vote', 'vote/twice', turn(votes('abc/b'))],
  ['a foreign vote', 'unknown/player', turn('votes: { for: [a, b, c, zoe] }')],
  ['a departed player votes', 'gone/player', { proposals: by('ab'), events: events('2 leave: c') }],
  [
    'a player joins who plays already',
    'format/duplicate',
    turn('', '2 join: { id: a, name: Ada }'),
  ],
  ['an unknown player proposes', 'unknown/player', { proposals: { 301: enact(301, 'zoe') } }],
  [
    'a departed player proposes',
    'gone/player',
    { proposals: by('ab', { 302: votes('ac') }), events: events('2 leave: b') },
  ],
  [
    'a robot proposes',
    'turn/robot',
    { players: players(3).replace('{ name: A', '{ name: A, robot: true'), ...turn('') },
  ],
  ['an effect before the vote is complete', 'effect/retroactive', turn('effective: 2025-12-31')],
  [
    'an outcome that the votes do not bear out',
    'outcome/mismatch',
    turn(`${votes('ab/c')}\noutcome: adopted`),
  ],
  [
    'an outcome without the quorum',
    'outcome/mismatch',
    {
      cards: {
        203: card(203, '{ adoption: votes.majority }'),
        214: card(214, '{ quorum: votes.for >= 3 }'),
      },
      ...turn(`${votes('ab/c')}\noutcome: adopted`),
    },
  ],
  ['an award that the rules do not give', 'awards/mismatch', turn('awards: { a: 11 }')],
  ['an award to a player who earns none', 'awards/mismatch', turn('awards: { a: 10, b: 1 }')],
  ['an award to a stranger', 'unknown/player', turn('awards: { a: 10, zoe: 1 }')],
  [
    'a score that the record does not bear out',
    'scores/mismatch',
    turn('', '32 scores: { a: 9, b: 0 }'),
  ],
  [
    'points without a rule',
    'points/no-authority',
    { cards: UNGRANTED, events: events('32 points: { a: 1 }') },
  ],
  [
    'points under a rule not yet enacted',
    'points/no-authority',
    turn('', '-30 points: { a: 1 }, rule: 301'),
  ],
  [
    'points under a repealed rule',
    'points/no-authority',
    turn('repeal: 206', '32 points: { a: 1 }, rule: 206'),
  ],
  [
    'points under a rule that never was',
    'unknown/rule',
    { events: events('32 points: { a: 1 }, rule: 999') },
  ],
  ['an unknown rule amended', 'unknown/rule', turn('amend: 299')],
  ['a repealed rule amended', 'gone/rule', { proposals: inTurn('repeal: 206', 'amend: 206') }],
  ['an amendment that leaves the mechanics unsaid', 'mechanics/unstated', turn('amend: 206')],
  [
    'words to replace that do not occur',
    'proposal/text',
    turn('amend: 209\nmechanics: keep\nreplace: [{ from: "35", to: "40" }]'),
  ],
  ['a title cited where titles may not be', 'unknown/title', turn('amend: Winning')],
  [
    'winning made something else than points, where that is not adopted',
    'win/not-by-points',
    {
      game: custom('breached-limit not-adopted'),
      ...turn('enact: { mechanics: { win: [{ when: game.turn >= 9 }] } }'),
    },
  ],
  [
    'a vote dated after the close',
    'vote/late',
    turn('votes: { for: [a, b, c], cast: { c: 2026-01-09 } }'),
  ],
  ['a winner whom nothing made one', 'winner/mismatch', { events: events('32 winner: a') }],
  ['a move after the end', 'game/over', turn('', '-30 end: It rained.')],
];

describe('moves under the Initial Set', () => {
  it.each(CASES)('%s', (_, code, setting) => {
    const found = errorsOf(play(setting));
    expect(found.map((each) => each.code).join(' ')).toBe(code);
    // The messages are kept; `npx vitest run test/engine/illegal-moves -u` writes them anew.
    const said = found.map(({ message, help, rule, mismatch }) => {
      return { message, help, rule, mismatch };
    });
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
      help: 'Only a may make Proposal 301. The order by surname: A (a), B (b), C (c). The turn of b comes after the turn of a.',
    });
  });
});
