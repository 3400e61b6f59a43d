/** Finds the rule that sets the votes which a change needs. */

import { getOrMake, once } from '../../helpers/once.ts';
import type { ChangeKind, Demand } from '../mechanics/mechanics.ts';
import { entriesOf, type Law, precedenceOf, rulingsOf, type SlotRulings } from './law.ts';
import { type Ruling, settle } from './precedence.ts';
import type { RuleInForce } from './rule-in-force.ts';

export interface Requirement {
  readonly rule: RuleInForce;
  readonly entry: Demand;
}

/**
 * The requirement for a kind of change to a rule of a tier, if there are tiers. `silent` if no rule in
 * force sets one. `conflict` if rules differ and neither precedence nor their scope decides.
 */
export function requirementFor(law: Law, kind: ChangeKind, tier: string | undefined): ChosenDemand {
  const key = `${kind} ${tier}`;
  const known = answersOf(rulingsOf(law, 'adoption'));
  return getOrMake(known, key, () => findRequirement(law, kind, tier));
}

/** The required condition, as chosen by one method. */
export interface AdoptionDemand {
  readonly ruling: Ruling;
  readonly requirements: readonly Requirement[];
}

export interface ChosenDemand extends AdoptionDemand {
  /** The requirement of the rule with the narrowest scope, if it differs. */
  readonly special?: AdoptionDemand;
}

/** Kept as long as the rulings are. */
const answersOf = once((_rulings: SlotRulings) => new Map<string, ChosenDemand>());

function findRequirement(law: Law, kind: ChangeKind, tier: string | undefined): ChosenDemand {
  const pool = entriesOf(law, 'adoption').flatMap(({ rule, value }) => {
    const entries = value.filter((entry) => concernsChange(entry, kind, tier));
    return mostSpecific(entries.map((entry) => ({ rule, entry })));
  });
  const prevailing = demandOf(law, pool);
  const { ruling } = prevailing;
  if (ruling.kind === 'conflict') {
    // If precedence decides nothing, a rule on some changes goes before one on all changes.
    return demandOf(law, mostSpecific(pool.filter(({ rule }) => ruling.rules.includes(rule))));
  }
  const onFewest = mostSpecific(pool);
  if (onFewest.length === pool.length) return prevailing;
  const special = demandOf(law, onFewest);
  const isSame = saysOf(special.requirements) === saysOf(prevailing.requirements);
  return isSame ? prevailing : { ...prevailing, special };
}

function demandOf(law: Law, pool: readonly Requirement[]): AdoptionDemand {
  const of = (rule: RuleInForce | undefined) => pool.filter((each) => each.rule === rule);
  const contenders = [...new Set(pool.map(({ rule }) => rule))].map((rule) => {
    return { rule, says: saysOf(of(rule)) };
  });
  const ruling = settle(contenders, 'adoption', precedenceOf(law), law);
  return { ruling, requirements: of(ruling.kind === 'settled' ? ruling.rule : undefined) };
}

function saysOf(requirements: readonly Requirement[]): string {
  return requirements.map(({ entry }) => entry.needs.source).join('\n');
}

/** The entries with the narrowest scope. */
export function mostSpecific<Each extends { readonly entry: Demand }>(
  pool: readonly Each[],
): readonly Each[] {
  const deepest = pool.reduce((most, { entry }) => Math.max(most, specificity(entry)), 0);
  return pool.filter(({ entry }) => specificity(entry) === deepest);
}

export function concernsChange(
  { of }: Demand,
  kind: ChangeKind,
  tier: string | undefined,
): boolean {
  return (of.kind === undefined || of.kind === kind) && (of.tier === undefined || of.tier === tier);
}

function specificity({ of }: Demand): number {
  return (of.kind === undefined ? 0 : 1) + (of.tier === undefined ? 0 : 1);
}
