/**
 * Conflicts that a claim makes in a slot whose entries add up: a rule that says that it prevails over
 * another also says that the two do not both hold (Suber's 211).
 */

import type { Claim, SlotName } from '../mechanics/mechanics.ts';
import type { SummedSlot } from './entries.ts';
import { type Law, precedenceOf, suppliersOf } from './law.ts';
import { covers, type Ruling, settle } from './precedence.ts';
import type { RuleInForce } from './rule-in-force.ts';

/** One rule claims to prevail over another, or the other to yield to it. */
export interface Claimed {
  readonly by: RuleInForce;
  readonly over: RuleInForce;
  /** The words of the claim, where it is the first rule that makes it. */
  readonly claim?: string;
}

/**
 * The claims that make a conflict: of rules that speak of the slot themselves, or that claim and
 * say nothing besides. A claim over a tier says who prevails where rules conflict, and not that
 * they do.
 */
export function claimsOn(law: Law, slot: SlotName): readonly Claimed[] {
  const suppliers = suppliersOf(law, slot);
  const speaks = new Set(suppliers);
  const claiming = suppliersOf(law, 'overrides').filter(
    (rule) => speaks.has(rule) || onlyClaims(rule),
  );
  const matter = { slot, oldNumbers: law.oldNumbers };
  const named = (claims: readonly Claim[] | undefined, other: RuleInForce) =>
    claims?.find((claim) => {
      if ('tier' in claim || ('slot' in claim && !speaks.has(other))) return false;
      return covers(claim, other, matter);
    });
  const reach = new Set([...suppliers, ...claiming]);
  const overriding = claiming.flatMap((by) =>
    [...reach].flatMap((over): readonly Claimed[] => {
      const claim = over === by ? undefined : named(by.mechanics?.overrides, over);
      return claim ? [{ by, over, claim: claimWords(claim) }] : [];
    }),
  );
  const deferring = suppliersOf(law, 'defers-to').filter((rule) => speaks.has(rule));
  const yielding = deferring.flatMap((over) =>
    suppliers.flatMap((by): readonly Claimed[] =>
      over !== by && named(over.mechanics?.['defers-to'], by) ? [{ by, over }] : [],
    ),
  );
  return [...overriding, ...yielding];
}

function onlyClaims({ mechanics }: RuleInForce): boolean {
  return Object.keys(mechanics?.raw ?? {}).every(
    (slot) => slot === 'overrides' || slot === 'defers-to',
  );
}

function claimWords(claim: Claim): string {
  if ('rule' in claim) return String(claim.rule);
  return 'slot' in claim ? claim.slot : claim.tier;
}

/** Which of some rules prevails, of which not two can hold together. */
export function prevailing(law: Law, slot: SummedSlot, rules: readonly RuleInForce[]): Ruling {
  const contenders = rules.map((rule) => ({ rule, says: rule.id }));
  return settle(contenders, slot, precedenceOf(law), law);
}
