/**
 * Suber's twenty rules that carry mechanics: proposals in mid-game take each away, or give it other
 * mechanics. Then the same moves are played as in a game that kept it. Acts that it alone forbade or
 * awarded are so no longer, and all others still are.
 *
 * @module-tag slow
 */
import { describe, expect, it } from 'vitest';
import { events, holdings, votes } from './by-hand/in-short.ts';
import { day, enact, judged, outcomes, playForResults, type Setting, wrongsIn } from './table.ts';

type Moves = Pick<Setting, 'proposals' | 'events' | 'judgments'>;

/** A rule is repealed by Proposal 302, or given these mechanics instead. */
interface Gone {
  readonly rule: number;
  readonly change?: string | undefined;
}

/** Moves from Proposal 303 on, and their results while the rule is in force and after it is gone. */
type Row = readonly [
  rule: number,
  what: string,
  moves: (gone?: Gone) => Moves,
  bound: string,
  free: string,
  change?: string,
];

const MAJORITY = 'amend: 203\nmechanics: { adoption: votes.majority }';
const TWO_TO_ONE = votes('ab/c');
/** Proposals 301, 302 and 303 earn 301 - 291 and so on, if all are for them. */
const USUAL = 'adopted a 10 b 11 c 12';

const ROWS: readonly Row[] = [
  [
    103,
    'which changes there are',
    () => third('repeal: 116'),
    'proposal/not-permitted',
    USUAL,
    'mechanics: { changes: { mutable: [enact, amend, repeal, transmute], immutable: [repeal, transmute] } }',
  ],
  [105, 'that all vote', () => third(votes('ab')), 'vote/missing', 'defeated a 10 b 11 c -2'],
  [
    107,
    'that nothing works backwards',
    () => third('effective: 2025-12-31'),
    'effect/retroactive',
    USUAL,
  ],
  [
    108,
    'the numbers of proposals',
    () => ({ proposals: { 350: enact(350, 'c') } }),
    'proposal/number',
    'adopted a 10 b 11 c 59',
  ],
  [
    109,
    'unanimity for transmuting what is immutable',
    () => third(MAJORITY, `transmute: { rule: 116, to: mutable }\n${TWO_TO_ONE}`),
    'defeated a 9 b 11 c 12',
    'adopted a 19 b 11 c 22',
  ],
  [
    110,
    'that the immutable prevails over the mutable',
    () => third('enact: { mechanics: { participation: optional, overrides: [105] } }', votes('ab')),
    'vote/missing',
    'law/conflict',
  ],
  [
    112,
    'that winning is by points',
    () => third('enact: { mechanics: { win: [{ when: game.turn >= 99 }] } }'),
    'change/void',
    USUAL,
  ],
  [
    113,
    'that players may forfeit, whatever a mutable rule says',
    () => ({
      ...third('enact: { mechanics: { forfeit: forbidden } }'),
      events: events('6 forfeit: a'),
    }),
    USUAL,
    'forfeit/forbidden',
  ],
  [
    114,
    'that one mutable rule remains',
    (gone) => {
      const all = mutables(gone).map((rule) => `  - transmute: { rule: ${rule}, to: immutable }`);
      return third(`changes:\n${all.join('\n')}`);
    },
    'change/void',
    USUAL,
  ],
  [
    201,
    'the order of turns',
    () => ({ proposals: { 303: enact(303, 'a') } }),
    'turn/out-of-order',
    'adopted a 22 b 11',
  ],
  [202, 'what a proposal earns', () => third('enact: {}'), USUAL, 'adopted a 10 b 11'],
  [
    203,
    'unanimity',
    () => third(votes('ac/b')),
    'defeated a 10 b 11 c -2',
    'adopted a 10 b 21 c 8',
    'mechanics: { adoption: votes.majority }',
  ],
  [
    204,
    'points for voting against what is adopted',
    () => third(MAJORITY, TWO_TO_ONE),
    'adopted a 19 b 11 c 22',
    'adopted a 19 b 11 c 12',
  ],
  [
    206,
    'the penalty for defeat',
    () => third(votes('c/ab')),
    'defeated a 10 b 11 c -6',
    'defeated a 10 b 11 c 4',
  ],
  [207, 'one vote each', () => third('votes: { for: [a, b, c, c] }'), 'vote/twice', USUAL],
  [
    208,
    'the mark',
    () => ({ ...third('enact: {}'), events: events('4 points: { a: 190 }, rule: 210') }),
    'game/over, a wins',
    'adopted a 200 b 11 c 12',
  ],
  [
    209,
    'twenty-five mutable rules at most',
    () => third(`changes:\n${'  - { enact: {}, text: Tea. }\n'.repeat(14)}`),
    'change/void',
    USUAL,
  ],
  [
    211,
    'which of two mutable rules prevails',
    () => third('enact: { mechanics: { ballots: 2 } }', 'enact: {}'),
    'adopted a 23 b 11 c 12',
    'law/conflict',
  ],
  [
    212,
    'who judges',
    () => ({ ...third('enact: {}'), judgments: asked('c') }),
    'judge/wrong',
    USUAL,
  ],
  [
    213,
    'winning by paradox',
    () => ({
      ...third('enact: {}'),
      judgments: asked('b', 'settles: [{ play: cannot-go-on }]'),
      events: events('7 winner: { player: a, by: paradox }'),
    }),
    `${USUAL}, a wins`,
    'winner/mismatch',
  ],
];

/** Rule → what the cases of other rules come to in which it, too, is what binds. */
const OTHERWISE: Readonly<Record<number, Readonly<Record<number, string>>>> = {
  105: { 110: 'defeated a 9 b 11 c 12' },
  110: { 113: 'law/conflict' },
  // 213 names the first player unable to complete a turn, and without 201 there is no first.
  201: { 213: 'winner/mismatch' },
  // 213 asks for the Judge’s determination, and without 212 nobody is the Judge.
  212: { 213: 'winner/mismatch' },
};
/** Without these every later score is another, and that is all that they do. */
const SCORING = [202, 206];
const withoutScores = (result: string) => result.replace(/(?: [abc] -?\d+)+/, '');

/** The mutable rules when a rule has been repealed, or transmuted and amended. */
function mutables(gone: Gone | undefined): readonly number[] {
  const rules = Array.from({ length: 13 }, (_, index) => 201 + index);
  if (gone?.change === undefined) return rules.filter((rule) => rule !== gone?.rule);
  return rules.includes(gone.rule) ? rules : [...rules, gone.rule];
}

/** Proposal 303 by c, and 304 by a where there is a second. */
function third(act: string, next?: string): { proposals: Record<string, string> } {
  const proposals: Record<string, string> = { 303: enact(303, 'c', act, 'Words of 303.') };
  if (next !== undefined) proposals[304] = enact(304, 'a', next, 'Words of 304.');
  return { proposals };
}

const asked = (judge: string, more = '') => ({ 1: judged(1, day(303, 1), judge, more) });

/** A game whose first two proposals do away with a rule, or change two rules that drive nothing. */
function setting(moves: Row[2], gone?: Gone): Setting {
  const { proposals, ...rest } = moves(gone);
  return { ...rest, proposals: { ...opening(gone), ...proposals } };
}

function opening(gone: Gone | undefined): Record<string, string> {
  const idle = enact(301, 'a', 'amend: 205', 'At once.');
  if (!gone) return { 301: idle, 302: enact(302, 'b', 'amend: 210', 'No conspiracies.') };
  const immutable = gone.rule < 200;
  const target = immutable ? 301 : gone.rule;
  const change = gone.change ? `amend: ${target}\n${gone.change}` : `repeal: ${target}`;
  return {
    301: immutable ? enact(301, 'a', `transmute: { rule: ${gone.rule}, to: mutable }`) : idle,
    302: enact(302, 'b', change, 'As amended.'),
  };
}

/** The faults; or the outcome of the last proposal, and the points; and the winner. */
function resultOf(played: Setting): string {
  const replayed = playForResults(played);
  const last = Object.values(outcomes(replayed)).at(-1);
  // The state of a stopped game does not tell of the move that stopped it.
  const result = wrongsIn(replayed).join(' ') || `${last} ${holdings(replayed, 'points')}`;
  return replayed.winner ? `${result}, ${replayed.winner.player} wins` : result;
}

describe.each(ROWS.map((row) => ({ row, name: `Rule ${row[0]}: ${row[1]}` })))(
  '$name',
  ({ row }) => {
    const [rule, , moves, bound, free, change] = row;
    const gone = { rule, change };

    it('binds while it is in force', () => expect(resultOf(setting(moves))).toBe(bound));

    it('binds no more when proposals have changed it', () => {
      expect(resultOf(setting(moves, gone))).toBe(free);
    });

    it('leaves everything else as it was', () => {
      const told = SCORING.includes(rule) ? withoutScores : (result: string) => result;
      for (const [other, , otherMoves, usual] of ROWS) {
        if (other === rule) continue;
        const expected = OTHERWISE[rule]?.[other] ?? usual;
        expect([other, told(resultOf(setting(otherMoves, gone)))]).toEqual([other, told(expected)]);
      }
    });
  },
);

describe('what a rule leaves behind when it is repealed', () => {
  const without = (rule: number, act = 'enact: {}') =>
    resultOf(setting(() => third(act), { rule }));

  it('the repeal of 103 is void, since 114 has some way to change the rules be left', () => {
    expect(without(103)).toBe('change/void');
  });

  it('without 203 nothing adopts a new rule, and 109 still adopts a transmutation', () => {
    expect(without(203)).toBe('law/no-change-possible');
    expect(without(203, 'transmute: { rule: 116, to: mutable }')).toBe(USUAL);
  });
});
