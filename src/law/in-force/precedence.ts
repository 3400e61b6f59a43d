/**
 * Decides conflicts between rules that answer the same question differently.
 *
 * The rules in force supply the tests and their order. If no test decides, the result is undetermined,
 * and the engine does not choose.
 */

import { getOrMake, once } from '../../helpers/once.ts';
import type { RuleNumber } from '../../values/ids.ts';
import type { Claim, Precedence, PrecedenceTest, SlotName } from '../mechanics/mechanics.ts';
import type { NumbersHeeded, RuleInForce } from './rule-in-force.ts';

export interface Contender {
  readonly rule: RuleInForce;
  /** The provision as a text that is equal exactly if two rules agree. */
  readonly says: string;
}

export interface Yielding {
  readonly rule: RuleInForce;
  /** The rule whose test decides, and the test. */
  readonly under: RuleInForce;
  readonly test: PrecedenceTest;
}

export type Ruling =
  | { readonly kind: 'silent' }
  | {
      readonly kind: 'settled';
      readonly rule: RuleInForce;
      readonly yielding: readonly Yielding[];
      /** The rules that are not void: the winner and those that agree with it. */
      readonly agreeing: ReadonlySet<RuleInForce>;
    }
  | { readonly kind: 'conflict'; readonly rules: readonly RuleInForce[] };

/** The order of tiers, and which numbers of a rule count. */
export interface Rank extends NumbersHeeded {
  readonly ranks: ReadonlyMap<string, number>;
}

/** A conflict: its subject, the order of rules, and the rules whose claims may form a circle. */
interface Conflict extends Rank {
  readonly slot: SlotName;
  readonly among: readonly RuleInForce[];
}

/** A test, its rule, and the kinds of rules to which that rule limits it. */
export interface PrescribedTest {
  readonly test: PrecedenceTest;
  readonly between: Precedence['between'];
  readonly rule: RuleInForce;
}

/**
 * Applies the tests in order until the remaining contenders agree. Contenders are ordered by tier and
 * number, so the first of those that agree is cited. `among` has the rules whose claims count, if they
 * are more than the contenders.
 */
export function settle(
  contenders: readonly Contender[],
  slot: SlotName,
  tests: readonly PrescribedTest[],
  { ranks, oldNumbers, lowestNumbers }: Rank,
  among: readonly RuleInForce[] = contenders.map(({ rule }) => rule),
): Ruling {
  const matter = { slot, ranks, oldNumbers, lowestNumbers, among };
  let left = contenders;
  const yielding: Yielding[] = [];
  for (const prescribed of tests) {
    if (agree(left)) break;
    const { test, rule: under } = prescribed;
    const kept = sift(left, prescribed, matter);
    for (const contender of left) {
      if (!kept.includes(contender)) yielding.push({ rule: contender.rule, under, test });
    }
    left = kept;
  }
  const first = left[0];
  if (!first) return { kind: 'silent' };
  if (!agree(left)) return { kind: 'conflict', rules: left.map(({ rule }) => rule) };
  if (isInCircle(first, contenders, tests, matter))
    return { kind: 'conflict', rules: contenders.map(({ rule }) => rule) };
  // A rule that lost but agrees with the winner is not void.
  const agreeing = new Set(
    contenders.flatMap(({ rule, says }) => (says === first.says ? [rule] : [])),
  );
  const lost = yielding.filter(({ rule }) => !agreeing.has(rule));
  return { kind: 'settled', rule: first.rule, yielding: lost, agreeing };
}

/**
 * Whether a rule lost to a second rule but prevails over the winner. Only claims make such circles: every
 * other test orders all rules.
 */
function isInCircle(
  winner: Contender,
  contenders: readonly Contender[],
  tests: readonly PrescribedTest[],
  matter: Conflict,
): boolean {
  if (contenders.length < 3 || !contenders.some(({ rule }) => hasClaims(rule))) return false;
  const agreeing = contenders.filter(({ says }) => says === winner.says);
  const others = contenders.filter(({ says }) => says !== winner.says);
  return others.some((other) => agreeing.every((each) => prevailsOver(other, each, tests, matter)));
}

function prevailsOver(
  one: Contender,
  other: Contender,
  tests: readonly PrescribedTest[],
  matter: Conflict,
): boolean {
  for (const test of tests) {
    const [only, another] = sift([one, other], test, matter);
    if (!another) return only === one;
  }
  return false;
}

function agree(contenders: readonly Contender[]): boolean {
  return contenders.every(({ says }) => says === contenders[0]?.says);
}

/** The contenders that survive a test. A test does not apply between all pairs of rules. */
function sift(
  contenders: readonly Contender[],
  { test, between }: PrescribedTest,
  matter: Conflict,
) {
  if (between !== 'same-tier') return leftBy(contenders, test, matter, between);
  const tiers = Map.groupBy(contenders, ({ rule }) => rule.tier);
  return [...tiers].flatMap(([tier, ofOneTier]) => {
    const among = byTier(matter.among).get(tier) ?? [];
    return leftBy(ofOneTier, test, { ...matter, among });
  });
}

function leftBy(
  contenders: readonly Contender[],
  test: PrecedenceTest,
  matter: Conflict,
  between?: 'different-tiers',
): readonly Contender[] {
  switch (test) {
    case 'tier':
      return lowest(contenders, ({ tier }) => matter.ranks.get(tier) ?? matter.ranks.size, between);
    case 'lowest-number':
      return lowest(contenders, (rule) => numberCompared(rule, matter.lowestNumbers), between);
    case 'lowest-effective-number':
      return lowest(contenders, ({ effectiveNumber }) => asCompared(effectiveNumber), between);
    case 'claims':
      return unbeaten(contenders, matter, between);
  }
}

function numberCompared({ number, numbers }: RuleInForce, lowestNumbers: boolean): number {
  return lowestNumbers ? Math.min(...numbers.map(asCompared)) : asCompared(number);
}

/** Whether the order by lowest numbers ever held differs from the order by present numbers. */
export function rankOtherwiseByLowest(rules: readonly RuleInForce[]): boolean {
  const numbered = rules.map((rule) => ({
    number: numberCompared(rule, false),
    lowest: numberCompared(rule, true),
  }));
  const byNumber = numbered.sort((a, b) => compared(a.number, b.number));
  return byNumber.some(({ number, lowest }, place) => {
    const next = byNumber[place + 1];
    return next && compared(number, next.number) !== compared(lowest, next.lowest);
  });
}

function compared(one: number, other: number): number {
  // Two ids of letters compare as infinities, whose difference is not a number.
  return Math.sign(one - other) || 0;
}

/** An id of letters is above every number, and equal to other such ids. */
function asCompared(number: RuleNumber): number {
  return typeof number === 'number' ? number : Infinity;
}

function lowest(
  contenders: readonly Contender[],
  rank: (rule: RuleInForce) => number,
  between: 'different-tiers' | undefined,
): readonly Contender[] {
  const least = new Map<string, number>();
  for (const { rule } of contenders) {
    const group = between ? rule.tier : '';
    least.set(group, Math.min(least.get(group) ?? Infinity, rank(rule)));
  }
  const others = [...least];
  return contenders.filter(({ rule }) =>
    others.every(([group, low]) => rank(rule) <= low || (between && group === rule.tier)),
  );
}

/**
 * The contenders over which nobody claims to prevail. Claims that contradict each other, or form a
 * circle, decide nothing among their rules.
 */
function unbeaten(
  contenders: readonly Contender[],
  matter: Conflict,
  between: 'different-tiers' | undefined,
): readonly Contender[] {
  if (!contenders.some(({ rule }) => hasClaims(rule))) return contenders;
  /** Whether claims lead from one rule to another, directly or over other rules. */
  const leadsTo = (to: RuleInForce, from: RuleInForce): boolean => {
    const known = getOrMake(beatersAmong(matter.among), matter.oldNumbers, () => new Map());
    const seen = new Set([from]);
    for (const rule of seen) {
      const all = getOrMake(known, rule, () =>
        matter.among.filter((by) => beats(by, rule, matter)),
      );
      for (const by of all) if (!(between && by.tier === rule.tier)) seen.add(by);
      if (seen.has(to)) return true;
    }
    return false;
  };
  return contenders.filter(({ rule }) =>
    contenders.every(
      ({ rule: by }) =>
        (between && by.tier === rule.tier) || !beats(by, rule, matter) || leadsTo(rule, by),
    ),
  );
}

/**
 * For each rule, the rules that claim to prevail over it, with and without old numbers. Each pair is
 * compared once.
 */
const beatersAmong = once(
  (_: readonly RuleInForce[]) => new Map<boolean, Map<RuleInForce, RuleInForce[]>>(),
);

/** The same rules, by tier. */
const byTier = once((rules: readonly RuleInForce[]) => Map.groupBy(rules, ({ tier }) => tier));

export function hasClaims({ mechanics }: RuleInForce): boolean {
  return mechanics?.overrides !== undefined || mechanics?.['defers-to'] !== undefined;
}

function beats(a: RuleInForce, b: RuleInForce, matter: Conflict): boolean {
  const overrides = (a.mechanics?.overrides ?? []).some((claim) => covers(claim, b, matter));
  return overrides || (b.mechanics?.['defers-to'] ?? []).some((claim) => covers(claim, a, matter));
}

/** Whether a claim covers a rule, in a conflict over a slot. */
export function covers(
  claim: Claim,
  rule: RuleInForce,
  { slot, oldNumbers }: Pick<Conflict, 'slot' | 'oldNumbers'>,
): boolean {
  if ('slot' in claim) return claim.slot === slot;
  if ('rule' in claim) {
    return oldNumbers ? rule.numbers.includes(claim.rule) : rule.number === claim.rule;
  }
  return claim.tier === rule.tier;
}
