/**
 * Conflict between rules that answer the same question differently.
 *
 * The rules in force supply the tests and their order. A conflict that these do not decide is
 * undetermined, and the engine does not decide it.
 */

import type { Claim, PrecedenceTest, SlotName } from './mechanics.ts';
import type { RuleInForce } from './rule-in-force.ts';

export interface Contender {
  readonly rule: RuleInForce;
  /** What the rule says, in a form that is equal exactly when the rules write the same. */
  readonly says: string;
}

export interface Yielding {
  readonly rule: RuleInForce;
  /** The rule that decides the conflict, and the test by which it does. */
  readonly under: RuleInForce;
  readonly test: PrecedenceTest;
}

export type Ruling =
  | { readonly kind: 'silent' }
  | {
      readonly kind: 'settled';
      readonly rule: RuleInForce;
      readonly yielding: readonly Yielding[];
    }
  | { readonly kind: 'conflict'; readonly rules: readonly RuleInForce[] };

/** How rules rank by tier, and whether a number that a rule had before also names it. */
export interface Rank {
  readonly ranks: ReadonlyMap<string, number>;
  readonly oldNumbers: boolean;
}

/** The subject of a conflict, for claims. */
interface Matter {
  readonly slot: SlotName;
  readonly oldNumbers: boolean;
}

interface Test {
  readonly test: PrecedenceTest;
  readonly rule: RuleInForce;
}

/**
 * Applies the tests in order until the remaining contenders agree. Contenders stand in the order of
 * tiers, the prevailing one first, then of numbers, so that the first of those who agree is cited.
 */
export function settle(
  contenders: readonly Contender[],
  slot: SlotName,
  tests: readonly Test[],
  { ranks, oldNumbers }: Rank,
): Ruling {
  let left = contenders;
  const yielding: Yielding[] = [];
  for (const { test, rule: under } of tests) {
    if (agree(left)) break;
    const kept = sift(left, test, { slot, oldNumbers }, ranks);
    for (const contender of left) {
      if (!kept.includes(contender)) yielding.push({ rule: contender.rule, under, test });
    }
    left = kept;
  }
  const first = left[0];
  if (!first) return { kind: 'silent' };
  if (!agree(left)) return { kind: 'conflict', rules: left.map(({ rule }) => rule) };
  // A rule that lost but says the same as the winner is not void.
  const lost = yielding.filter(({ rule }) => saysOf(contenders, rule) !== first.says);
  return { kind: 'settled', rule: first.rule, yielding: lost };
}

function agree(contenders: readonly Contender[]): boolean {
  return contenders.every(({ says }) => says === contenders[0]?.says);
}

function saysOf(contenders: readonly Contender[], rule: RuleInForce): string | undefined {
  return contenders.find((contender) => contender.rule === rule)?.says;
}

function sift(
  contenders: readonly Contender[],
  test: PrecedenceTest,
  matter: Matter,
  ranks: ReadonlyMap<string, number>,
): readonly Contender[] {
  switch (test) {
    case 'tier':
      return lowest(contenders, ({ rule }) => ranks.get(rule.tier) ?? 0);
    case 'lowest-number':
      return lowest(contenders, ({ rule }) => rule.number);
    case 'lowest-effective-number':
      return lowest(contenders, ({ rule }) => rule.effectiveNumber);
    case 'claims':
      return unbeaten(contenders, matter);
  }
}

function lowest(
  contenders: readonly Contender[],
  rank: (contender: Contender) => number,
): readonly Contender[] {
  const least = contenders.reduce((low, contender) => Math.min(low, rank(contender)), Infinity);
  return contenders.filter((contender) => rank(contender) === least);
}

/** The contenders over which no other claims to prevail. Contradictory claims decide nothing. */
function unbeaten(contenders: readonly Contender[], slot: Matter): readonly Contender[] {
  const claiming = contenders.filter(({ rule }) => hasClaims(rule));
  if (claiming.length === 0) return contenders;
  const kept = contenders.filter(
    ({ rule }) =>
      !contenders.some((other) => beats(other.rule, rule, slot) && !beats(rule, other.rule, slot)),
  );
  return kept.length > 0 ? kept : contenders;
}

function hasClaims({ mechanics }: RuleInForce): boolean {
  return mechanics?.overrides !== undefined || mechanics?.['defers-to'] !== undefined;
}

function beats(a: RuleInForce, b: RuleInForce, slot: Matter): boolean {
  if (a === b) return false;
  const overrides = (a.mechanics?.overrides ?? []).some((claim) => covers(claim, b, slot));
  return overrides || (b.mechanics?.['defers-to'] ?? []).some((claim) => covers(claim, a, slot));
}

function covers(claim: Claim, rule: RuleInForce, { slot, oldNumbers }: Matter): boolean {
  if ('slot' in claim) return claim.slot === slot;
  if ('rule' in claim) {
    return oldNumbers ? rule.numbers.includes(claim.rule) : rule.number === claim.rule;
  }
  return claim.tier === rule.tier;
}
