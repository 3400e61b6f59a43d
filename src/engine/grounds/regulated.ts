/** A grant is a rule like any other: it is void if a prevailing rule regulates the same. */
import { admission, excludedBy, saysWhatChanges } from '../../law/in-force/admission.ts';
import { concernsChange } from '../../law/in-force/adoption.ts';
import { entriesOf, type Law } from '../../law/in-force/law.ts';
import type { Ruling } from '../../law/in-force/precedence.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { prevailing } from '../../law/in-force/weigh-claims.ts';
import type { ChangeKind, SlotName } from '../../law/mechanics/mechanics.ts';
import type { ChangesOfKind } from '../decisions/conflict-of-rules.ts';
import type { Inquiry } from '../decisions/inquiry.ts';
import type { GrantedChange } from './asked.ts';

/** A rule that says otherwise by a slot than that something may be done. */
interface Regulating {
  readonly rule: RuleInForce;
  readonly slot: SlotName;
}

/** The thing that a grant permits; of a change of rules also their tier, and its kind. */
interface Granted extends Pick<GrantedChange, 'what' | 'of' | 'kind'> {
  /** Whether an adopted proposal does it, on which there was a vote. */
  readonly isAct?: boolean | undefined;
}

/**
 * The rules that regulate an act, so that a grant meets them: only how rules change is so. Bounds on holdings and
 * on offices are kept, whoever grants more. Winning by one quantity alone is asked for if somebody is to win.
 */
function regulating(
  law: Law,
  { what, of: tier, kind }: Granted,
  grant: RuleInForce,
  isOnlyWay: boolean,
): readonly Regulating[] {
  if (what !== 'rules' || tier === undefined || kind === undefined) return [];
  return [...excluding(law, kind, tier), ...demanding(law, { kind, tier }, grant, isOnlyWay)];
}

/** The rule that says which changes there are, and has not this one among them. */
function excluding(law: Law, kind: ChangeKind, tier: string): readonly Regulating[] {
  if (!saysWhatChanges(law) || admission(law, kind, tier).isAdmitted) return [];
  const rule = excludedBy(law, kind, tier);
  return rule ? [{ rule, slot: 'changes' }] : [];
}

/**
 * Rules that say by which vote such changes are adopted. If the vote is not the only way, they are those
 * that name the kind of change, or the tier of rules above the grant.
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

/** The first rule that prevails over a grant, or whose precedence over it is not settled. */
export function weighedAgainst(
  { state: { law }, reader }: Inquiry,
  grant: RuleInForce,
  granted: Granted,
): Weighed | undefined {
  const over = (isOnlyWay: boolean) => firstOver(law, grant, granted, isOnlyWay);
  const always = over(false);
  const onlyWay = always ?? over(true);
  if (always || !onlyWay || granted.isAct) return always;
  return reader.take('fiat-beside-vote', grant) === 'vote-alone' ? onlyWay : undefined;
}

function firstOver(
  law: Law,
  grant: RuleInForce,
  granted: Granted,
  isOnlyWay: boolean,
): Weighed | undefined {
  return regulating(law, granted, grant, isOnlyWay)
    .filter(({ rule }) => rule.id !== grant.id)
    .map((each) => ({ ...each, ruling: prevailing(law, each.slot, [each.rule, grant]) }))
    .find(({ ruling }) => ruling.kind !== 'settled' || ruling.rule.id !== grant.id);
}
