/** Weighs grants like other rules: one is void if a prevailing rule regulates the same act. */
import { admission, excludedBy, saysWhatChanges } from '../../law/in-force/admission.ts';
import { concernsChange } from '../../law/in-force/adoption.ts';
import { entriesOf, type Law } from '../../law/in-force/law.ts';
import type { Ruling } from '../../law/in-force/precedence.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { prevailing } from '../../law/in-force/weigh-claims.ts';
import type { SlotName } from '../../law/mechanics/mechanics.ts';
import type { ChangesOfKind } from '../decisions/conflict-of-rules.ts';
import type { Inquiry } from '../decisions/inquiry.ts';
import type { GrantedChange } from './asked.ts';

/** A rule with a slot that regulates the act. */
interface Regulating {
  readonly rule: RuleInForce;
  readonly slot: SlotName;
}

/** The granted thing, and for a change of rules its tier and kind. */
interface Granted extends Pick<GrantedChange, 'what' | 'of' | 'kind'> {
  /** Whether an adopted proposal performs the act. */
  readonly isAct?: boolean | undefined;
}

/**
 * The rules with which a grant can conflict: only those on rule-change. Bounds on holdings and offices
 * hold for every grant, and so does the rule that one quantity alone wins.
 */
function regulating(
  law: Law,
  { what, of: tier, kind }: Granted,
  grant: RuleInForce,
  isOnlyWay: boolean,
): readonly Regulating[] {
  if (what !== 'rules' || tier === undefined || kind === undefined) return [];
  // A rule's list of admitted changes may lack this one.
  const isOut = saysWhatChanges(law) && !admission(law, kind, tier).isAdmitted;
  const excluding = isOut ? excludedBy(law, kind, tier) : undefined;
  return [
    ...(excluding ? [{ rule: excluding, slot: 'changes' as const }] : []),
    ...demanding(law, { kind, tier }, grant, isOnlyWay),
  ];
}

/**
 * The rules on the vote for such changes. If there is another way than a vote, the rule must name the
 * kind of change, or be of a tier above the grant's.
 */
function demanding(
  law: Law,
  { kind, tier }: ChangesOfKind,
  grant: RuleInForce,
  isOnlyWay: boolean,
): readonly Regulating[] {
  const rankOf = (each: string) => law.ranks.get(each) ?? Infinity;
  const isAbove = rankOf(tier) < rankOf(grant.tier);
  return entriesOf(law, 'adoption').flatMap(({ rule, value }) => {
    const isOfSuch = value.some(
      (demand) =>
        concernsChange(demand, kind, tier) &&
        (isOnlyWay || demand.of.kind !== undefined || (isAbove && demand.of.tier !== undefined)),
    );
    return isOfSuch ? [{ rule, slot: 'adoption' as const }] : [];
  });
}

type Weighed = Regulating & { readonly ruling: Ruling };

/** The first rule that prevails over a grant, or that nothing ranks below it. */
export function weighedAgainst(
  { state: { law }, reader }: Inquiry,
  grant: RuleInForce,
  granted: Granted,
): Weighed | undefined {
  const over = (isOnlyWay: boolean) =>
    regulating(law, granted, grant, isOnlyWay)
      .filter(({ rule }) => rule.id !== grant.id)
      .map((each) => ({ ...each, ruling: prevailing(law, each.slot, [each.rule, grant]) }))
      .find(({ ruling }) => ruling.kind !== 'settled' || ruling.rule.id !== grant.id);
  const always = over(false);
  const onlyWay = always ?? over(true);
  if (always || !onlyWay || granted.isAct) return always;
  return reader.take('fiat-beside-vote', grant) === 'vote-alone' ? onlyWay : undefined;
}
