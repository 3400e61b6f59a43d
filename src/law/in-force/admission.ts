/**
 * The changes that rules admit. Provisions on different tiers and kinds of change do not conflict. Two
 * conflict if one admits a change that the other excludes.
 *
 * A rule excludes a change if it forbids changes of the tier, or admits other ways only. A
 * rule that claims to prevail over another one also excludes what its list leaves out.
 */

import type { ChangeKind } from '../mechanics/mechanics.ts';
import { type Law, ruledOnce, suppliersOf } from './law.ts';
import type { Ruling } from './precedence.ts';
import type { RuleInForce } from './rule-in-force.ts';
import { claimsOn } from './weigh-claims.ts';

export interface Admission {
  /** `silent` if no rule in force mentions such changes to rules of the tier. */
  readonly ruling: Ruling;
  readonly isAdmitted: boolean;
}

/** Whether rules of a tier may be changed in some way. */
export function admission(law: Law, kind: ChangeKind, tier: string): Admission {
  const ruling = ruledOnce(law, 'changes', `${kind} ${tier}`, (rule) =>
    saysOf(law, rule, kind, tier),
  );
  const isAdmitted =
    ruling.kind === 'settled' && listOf(ruling.rule, tier)?.includes(kind) === true;
  return { ruling, isAdmitted };
}

/** The tiers in which rules may be changed in some way. */
export function tiersAdmitting(law: Law, kind: ChangeKind): readonly string[] {
  return tiersSpokenOf(law).filter((tier) => admission(law, kind, tier).isAdmitted);
}

/** The tiers whose rules may be changed in a way that rules in force state. */
export function tiersSpokenOf(law: Law): readonly string[] {
  const tiers = suppliersOf(law, 'changes').flatMap(({ mechanics }) => [
    ...(mechanics?.changes?.keys() ?? []),
  ]);
  return [...new Set(tiers)];
}

/** Whether any rule in force says which changes may be made. */
export function saysWhatChanges(law: Law): boolean {
  return suppliersOf(law, 'changes').length > 0;
}

/** The rule that forbids a change, by excluding it or by leaving it out of its list. */
export function excludedBy(law: Law, kind: ChangeKind, tier: string): RuleInForce | undefined {
  const { ruling } = admission(law, kind, tier);
  if (ruling.kind === 'settled') return ruling.rule;
  const suppliers = suppliersOf(law, 'changes');
  return suppliers.find((rule) => listOf(rule, tier) !== undefined) ?? suppliers[0];
}

function listOf({ mechanics }: RuleInForce, tier: string): readonly ChangeKind[] | undefined {
  const said = mechanics?.changes?.get(tier);
  return said && 'only' in said ? said.only : said;
}

/** Whether a rule admits a change, excludes it, or says nothing about it. */
function saysOf(law: Law, rule: RuleInForce, kind: ChangeKind, tier: string): boolean | undefined {
  const list = listOf(rule, tier);
  if (list === undefined) return undefined;
  if (list.includes(kind)) return true;
  const isWhole = list.length === 0 || rule.mechanics?.changes?.get(tier) !== list;
  return isWhole || claimsOn(law, 'changes').some(({ by }) => by === rule) ? false : undefined;
}
