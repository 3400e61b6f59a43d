/**
 * Suber's twenty rules that carry mechanics: each is taken away, or given other mechanics, by
 * proposals in mid-game, and then the same moves are played as in a game that kept it. What it alone
 * forbade or awarded is so no longer, and what every other rule forbids or awards is so still.
 */
import { describe, expect, it } from 'vitest';
import { day, enact, outcomes, playForResults, type Setting, scores, wrongsIn } from './table.ts';

type Moves = Pick<Setting, 'proposals' | 'events' | 'judgments'>;

interface Result {
  readonly wrong?: readonly string[];
  readonly outcome?: string;
  readonly scores?: Readonly<Record<string, number>>;
  readonly winner?: string;
}

interface Gone {
  readonly rule: number;
  /** The mechanics that Proposal 302 gives it, where it does not repeal it. */
  readonly change?: string;
}

interface Case extends Gone {
  readonly what: string;
  /** Moves from Proposal 303 on. */
  readonly moves: (gone?: Gone) => Moves;
  readonly bound: Result;
  readonly free: Result;
}

const MAJORITY = 'amend: 203\nmechanics: { adoption: votes.majority }';
const TWO_TO_ONE = 'votes: { for: [a, b], against: [c] }';

const CASES: readonly Case[] = [
  {
    rule: 103,
    what: 'which changes there are',
    change:
      'mechanics: { changes: { mutable: [enact, amend, repeal, transmute], immutable: [repeal, transmute] } }',
    moves: () => third('repeal: 116'),
    bound: { wrong: ['proposal/not-permitted'] },
    free: { outcome: 'adopted', scores: { a: 10, b: 11, c: 12 } },
  },
  {
    rule: 105,
    what: 'that all vote',
    moves: () => third('votes: { for: [a, b] }'),
    bound: { wrong: ['vote/missing'] },
    free: { outcome: 'defeated', scores: { a: 10, b: 11, c: 8 - 10 } },
  },
  {
    rule: 107,
    what: 'that nothing works backwards',
    moves: () => third('effective: 2025-12-31'),
    bound: { wrong: ['effect/retroactive'] },
    free: { outcome: 'adopted', scores: { a: 10, b: 11, c: 12 } },
  },
  {
    rule: 108,
    what: 'the numbers of proposals',
    moves: () => ({ proposals: { 350: enact(350, 'c') } }),
    bound: { wrong: ['proposal/number'] },
    free: { outcome: 'adopted', scores: { a: 10, b: 11, c: 59 } },
  },
  {
    rule: 109,
    what: 'unanimity for transmuting what is immutable',
    moves: () => third(MAJORITY, `transmute: { rule: 116, to: mutable }\n${TWO_TO_ONE}`),
    bound: { outcome: 'defeated', scores: { a: 10 + 9 - 10, b: 11, c: 12 } },
    free: { outcome: 'adopted', scores: { a: 10 + 9, b: 11, c: 12 + 10 } },
  },
  {
    rule: 110,
    what: 'that the immutable prevails over the mutable',
    moves: () =>
      third(
        'enact: { mechanics: { participation: optional, overrides: [105] } }',
        'votes: { for: [a, b] }',
      ),
    bound: { wrong: ['vote/missing'] },
    free: { wrong: ['law/conflict'] },
  },
  {
    rule: 112,
    what: 'that winning is by points',
    moves: () => third('enact: { mechanics: { win: [{ when: game.turn >= 99 }] } }'),
    bound: { wrong: ['change/void'] },
    free: { outcome: 'adopted', scores: { a: 10, b: 11, c: 12 } },
  },
  {
    rule: 113,
    what: 'that players may forfeit, whatever a mutable rule says',
    moves: () => ({
      ...third('enact: { mechanics: { forfeit: forbidden } }'),
      events: `  - { on: ${day(303, 1)}, forfeit: a }`,
    }),
    bound: { outcome: 'adopted', scores: { a: 10, b: 11, c: 12 } },
    free: { wrong: ['forfeit/forbidden'] },
  },
  {
    rule: 114,
    what: 'that one mutable rule remains',
    moves: (gone) => {
      const all = mutables(gone).map((rule) => `  - transmute: { rule: ${rule}, to: immutable }`);
      return third(`changes:\n${all.join('\n')}`);
    },
    bound: { wrong: ['change/void'] },
    free: { outcome: 'adopted', scores: { a: 10, b: 11, c: 12 } },
  },
  {
    rule: 201,
    what: 'the order of turns',
    moves: () => ({ proposals: { 303: enact(303, 'a') } }),
    bound: { wrong: ['turn/out-of-order'] },
    free: { outcome: 'adopted', scores: { a: 10 + 12, b: 11, c: 0 } },
  },
  {
    rule: 202,
    what: 'what a proposal earns',
    moves: () => third('enact: {}'),
    bound: { outcome: 'adopted', scores: { a: 10, b: 11, c: 12 } },
    free: { outcome: 'adopted', scores: { a: 10, b: 11, c: 0 } },
  },
  {
    rule: 203,
    what: 'unanimity',
    change: 'mechanics: { adoption: votes.majority }',
    moves: () => third('votes: { for: [a, c], against: [b] }'),
    bound: { outcome: 'defeated', scores: { a: 10, b: 11, c: 8 - 10 } },
    free: { outcome: 'adopted', scores: { a: 10, b: 11 + 10, c: 8 } },
  },
  {
    rule: 204,
    what: 'points for voting against what is adopted',
    moves: () => third(MAJORITY, TWO_TO_ONE),
    bound: { outcome: 'adopted', scores: { a: 10 + 9, b: 11, c: 12 + 10 } },
    free: { outcome: 'adopted', scores: { a: 10 + 9, b: 11, c: 12 } },
  },
  {
    rule: 206,
    what: 'the penalty for defeat',
    moves: () => third('votes: { for: [c], against: [a, b] }'),
    bound: { outcome: 'defeated', scores: { a: 10, b: 11, c: 4 - 10 } },
    free: { outcome: 'defeated', scores: { a: 10, b: 11, c: 4 } },
  },
  {
    rule: 207,
    what: 'one vote each',
    moves: () => third('votes: { for: [a, b, c, c] }'),
    bound: { wrong: ['vote/twice'] },
    free: { outcome: 'adopted' },
  },
  {
    rule: 208,
    what: 'the mark',
    moves: () => ({
      ...third('enact: {}'),
      events: `  - { on: ${day(302, 1)}, points: { a: 190 }, rule: 210 }`,
    }),
    bound: { wrong: ['game/over'], winner: 'a' },
    free: { outcome: 'adopted', scores: { a: 200, b: 11, c: 12 } },
  },
  {
    rule: 209,
    what: 'twenty-five mutable rules at most',
    moves: () => {
      const many = Array.from(
        { length: 14 },
        (_, index) => `  - { enact: {}, text: Rule ${index} }`,
      );
      return third(`changes:\n${many.join('\n')}`);
    },
    bound: { wrong: ['change/void'] },
    free: { outcome: 'adopted', scores: { a: 10, b: 11, c: 12 } },
  },
  {
    rule: 211,
    what: 'which of two mutable rules prevails',
    moves: () => third('enact: { mechanics: { ballots: 2 } }', 'enact: {}'),
    bound: { outcome: 'adopted', scores: { a: 10 + 13, b: 11, c: 12 } },
    free: { wrong: ['law/conflict'] },
  },
  {
    rule: 212,
    what: 'who judges',
    moves: () => ({ ...third('enact: {}'), judgments: { 1: judgment('a') } }),
    bound: { wrong: ['judge/wrong'] },
    free: { outcome: 'adopted', scores: { a: 10, b: 11, c: 12 } },
  },
  {
    rule: 213,
    what: 'winning by paradox',
    moves: () => ({
      ...third('enact: {}'),
      judgments: { 1: judgment('b') },
      events: `  - { on: ${day(304, 0)}, winner: { player: a, by: paradox } }`,
    }),
    bound: { outcome: 'adopted', scores: { a: 10, b: 11, c: 12 }, winner: 'a' },
    free: { wrong: ['winner/mismatch'] },
  },
];

/** Rule → what the cases of other rules come to in which it, too, is what binds. */
const OTHERWISE: Readonly<Record<number, Readonly<Record<number, Result>>>> = {
  105: { 110: { outcome: 'defeated', scores: { a: 10 + 9 - 10, b: 11, c: 12 } } },
  110: { 113: { wrong: ['law/conflict'] } },
};
/** Without these every later score is another, and that is all that they do. */
const SCORING = [202, 206];

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

function judgment(judge: string): string {
  const lines = ['judgment: 1', 'question: May it be?', 'by: a', `invoked: ${day(303, 1)}`];
  return `---\n${[...lines, `judge: ${judge}`, 'ruling: "No"', `given: ${day(303, 1)}`].join('\n')}\n---\nBoth.\n`;
}

/** A game whose first two proposals do away with a rule, or change two rules that drive nothing. */
function setting(moves: Case['moves'], gone?: Gone): Setting {
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

function resultOf(played: Setting): Result {
  const replayed = playForResults(played);
  const wrong = wrongsIn(replayed);
  const last = Object.values(outcomes(replayed)).at(-1) ?? 'none';
  const winner = replayed.winner?.player;
  const ended = winner === undefined ? {} : { winner };
  // What a stopped game has come to says nothing of the move that stopped it.
  if (wrong.length > 0) return { wrong, ...ended };
  return { outcome: last, scores: numbers(scores(replayed)), ...ended };
}

function numbers(all: Readonly<Record<string, number | string>>): Record<string, number> {
  return Object.fromEntries(Object.entries(all).map(([id, score]) => [id, Number(score)]));
}

describe.each(CASES)('Rule $rule: $what', (gone) => {
  it('binds while it is in force', () => {
    expect(resultOf(setting(gone.moves))).toMatchObject(gone.bound);
  });

  it('binds no more when proposals have changed it', () => {
    expect(resultOf(setting(gone.moves, gone))).toMatchObject(gone.free);
  });

  it('leaves everything else as it was', () => {
    for (const other of CASES) {
      if (other === gone) continue;
      const { scores: usual, ...expected } = OTHERWISE[gone.rule]?.[other.rule] ?? other.bound;
      const result = resultOf(setting(other.moves, gone));
      expect([other.rule, result]).toMatchObject([other.rule, expected]);
      if (usual && !SCORING.includes(gone.rule)) expect(result.scores).toEqual(usual);
    }
  });
});

describe('what a rule leaves behind when it is repealed', () => {
  const without = (rule: number, act = 'enact: {}') =>
    resultOf(setting(() => third(act), { rule }));

  it('103 may not be repealed, since 114 has some way to change the rules be left', () => {
    expect(without(103).wrong).toEqual(['limit/breached']);
  });

  it('without 203 nothing adopts a new rule, and 109 still adopts a transmutation', () => {
    expect(without(203).wrong).toEqual(['law/no-change-possible']);
    const transmuting = without(203, 'transmute: { rule: 116, to: mutable }');
    expect(transmuting).toMatchObject({ outcome: 'adopted' });
  });
});
