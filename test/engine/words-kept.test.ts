/**
 * What each kind of decision is called, and what it may come to, in the words that findings and
 * pages have in common. It is kept in `__snapshots__/`, which `npx vitest run words-kept -u`
 * writes anew.
 */
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import type {
  Came,
  Decision,
  OfJudgment,
  OfProposal,
  OfTheMoment,
  SettledRecord,
} from '../../src/engine/results/decision.ts';
import { decisionText } from '../../src/engine/words/decision-words.ts';
import { cameWords } from '../../src/engine/words/result-words.ts';

/** Complete by their types: a kind that is missing here does not compile. */
const OF_PROPOSAL = {
  outcome: 0,
  awards: 0,
  'awards-on-making': 0,
  motion: 0,
  permitted: 0,
  'permitted-when': 0,
  compound: 0,
  electorate: 0,
  participation: 0,
  breach: 0,
  'vote-without': 0,
  'early-close': 0,
  retroactive: 0,
  effect: 0,
  'vanished-target': 0,
  'impossible-part': 0,
  numbering: 0,
  untitled: 0,
  'turn-begun': 0,
  'turn-spent': 0,
  'turn-taken': 0,
  'turn-over': 0,
  withdrawal: 0,
  'withdrawal-cost': 0,
  'proposer-gone': 0,
} as const satisfies Readonly<Record<OfProposal, 0>>;

const OF_JUDGMENT = {
  judge: 0,
  'wrong-judge': 0,
  overrulers: 0,
  overruling: 0,
  'late-judgment': 0,
  'late-acceptance': 0,
} as const satisfies Readonly<Record<OfJudgment, 0>>;

const OF_THE_MOMENT = {
  win: 0,
  winner: 0,
  'winner-by-paradox': 0,
  'play-after-win': 0,
  'play-continues': 0,
  'last-change': 0,
  'round-order': 0,
  'next-number': 0,
  'changed-numbers': 0,
  'due-order': 0,
  prevailing: 0,
  'new-tier': 0,
  'beyond-bounds': 0,
} as const satisfies Readonly<Record<OfTheMoment, 0>>;

const keysOf = <Key extends string>(table: Readonly<Record<Key, 0>>) =>
  Object.keys(table).filter((key): key is Key => key in table);

const RECORDS: readonly SettledRecord[] = [{ proposal: 301 }, { judgment: 2 }, { event: 'duel' }];
const DEEDS = [{ proposal: 301 }, { fiat: 'Elf' }] as const;

const DECISIONS: readonly Decision[] = [
  ...keysOf(OF_PROPOSAL).map((kind) => ({ kind, proposal: 301 })),
  ...keysOf(OF_JUDGMENT).map((kind) => ({ kind, judgment: 2 })),
  ...keysOf(OF_THE_MOMENT).map((kind) => ({ kind })),
  { kind: 'proposer', proposal: 301, player: 'Ann' },
  { kind: 'awards-of-judge', judgment: 2, player: 'Ann' },
  ...RECORDS.map((record) => ({ kind: 'settled-record', judgment: 1, record }) as const),
  ...(['throw', 'return', 'leaving', 'offices-left', 'surname'] as const).map((kind) => ({
    kind,
    player: 'Ann',
  })),
  { kind: 'fiat-number', who: 'Elf' },
  { kind: 'tiers-gone', tiers: ['Holy', 'Low'] },
  ...DEEDS.flatMap((deed) =>
    (['limits', 'ways-to-win'] as const).map((kind) => ({ kind, deed }) as const),
  ),
  { kind: 'void-extent', rules: [101, 'Law'] },
  { kind: 'self-amendment', rule: 101 },
  { kind: 'named-rule', rule: 101 },
  { kind: 'amendment-text', amendment: 301 },
  { kind: 'amendment-left', amendment: 301 },
  { kind: 'office-gone', office: 'clerk', holders: ['Ann', 'Bob'] },
  { kind: 'title', title: 'King' },
  { kind: 'quantity-gone', quantity: 'gold' },
  { kind: 'quantity-again', quantity: 'gold' },
];

test('what a decision is called', async () => {
  const told = DECISIONS.map((decision) => decisionText(decision));
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/decisions.txt');
});

const LISTS: readonly Came[] = [{ names: [] }, { names: [301] }, { names: [301, 302] }];

const one = (amount: number, quantity = 'points', player = 'Ann') => ({
  player,
  quantity,
  amount: new Fraction(amount),
});
const SUMS = [[], [one(1)], [one(-1), one(2, 'gold')], [one(0), one(-5, 'points', 'Bob')]];
const limit = (which: 'least' | 'most', bound: number) => ({
  which,
  bound: new Fraction(bound),
  tier: 'mutable',
});

/** What comes in the same words whatever is decided. */
const SAME: readonly Came[] = [
  ...([[], [2], [1, 3], [1, 2, 3]] as const).map((carried) => ({
    adopted: carried.length > 0,
    carried,
    of: 3,
  })),
  { breached: [] },
  { breached: [limit('least', 1)] },
  { breached: [limit('least', 2), limit('most', 1)] },
  { refused: [], of: 1 },
  { refused: [1], of: 1 },
  { refused: [1, 3], of: 3 },
  { voids: [] },
  { voids: [{ rule: 101, slot: 'win' }] },
  {
    voids: [
      { rule: 101, slot: 'win' },
      { rule: 'Law', slot: 'turn' },
      { rule: 101, slot: 'win' },
    ],
  },
  ...(['anybody', 'nobody', 'no-robot', 'others', 'caller-too'] as const).map((judge) => ({
    judge,
  })),
  { judge: ['Ann'] },
  { judge: ['Ann', 'Bob'] },
  { turn: 'none' },
  { turn: 'undetermined' },
  { turn: { of: 'Ann' } },
  { turn: { of: undefined } },
  { named: undefined },
  { named: { number: 101, isReenacted: false } },
  { named: { number: 101, isReenacted: true } },
  ...RECORDS.flatMap((settled) => [
    { settled, is: undefined },
    { settled, is: 'legal' as const },
  ]),
  { undecided: 'no-rule-prevails' },
  { undecided: 'formula' },
  { undecided: 'not-asked' },
];

/** The words, or nothing for a kind that never comes to this. */
function wordsOf(came: Came, decision: Decision): readonly string[] {
  try {
    return [cameWords(came, decision)];
  } catch {
    return [];
  }
}

/** Of what is held or received, these kinds speak in words of their own. */
const AMOUNTS = [
  { kind: 'prevailing' },
  { kind: 'beyond-bounds' },
  { kind: 'return', player: 'Ann' },
] as const;

test('what a decision comes to', async () => {
  const ofKinds = DECISIONS.flatMap((decision) => {
    const own = [true, false, ...LISTS].flatMap((came) => wordsOf(came, decision));
    return own.length > 0 ? [`${decision.kind}: ${own.join(' | ')}`] : [];
  });
  const amounts = AMOUNTS.flatMap((decision) =>
    SUMS.flatMap((sums) => [{ sums }, { held: sums }].flatMap((came) => wordsOf(came, decision))),
  );
  const same = SAME.flatMap((came) => wordsOf(came, { kind: 'prevailing' }));
  const lines = [...ofKinds, ...amounts, ...same];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/came.txt');
});
