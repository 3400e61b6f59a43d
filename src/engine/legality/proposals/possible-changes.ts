/** Which rule-changes can still be adopted (Suber's 114: that must never become impermissible). */
import { admission, saysWhatChanges, tiersSpokenOf } from '../../../law/in-force/admission.ts';
import { requirementFor } from '../../../law/in-force/adoption.ts';
import { countOf, suppliersOf } from '../../../law/in-force/law.ts';
import { CHANGE_KINDS, type ChangeKind } from '../../../law/mechanics/mechanics.ts';
import type { Inquiry } from '../../decisions/inquiry.ts';

export interface PossibleChange {
  readonly kind: ChangeKind;
  readonly tier: string;
}

/** Whether any rule-change can be adopted. */
export function changePossible(inquiry: Inquiry): boolean {
  const possible = possibleChanges(inquiry);
  return possible === 'all' || possible.length > 0;
}

/**
 * The changes that a rule admits, of which a rule says what adopts them, and for which there is a
 * rule to change. Where no rule says which are admitted, it is a reading.
 */
export function possibleChanges(inquiry: Inquiry): readonly PossibleChange[] | 'all' {
  const { state, reader } = inquiry;
  const { law } = state;
  if (suppliersOf(law, 'adoption').length === 0) return [];
  if (!saysWhatChanges(law)) return reader.take('implicit-change') === 'yes' ? 'all' : [];
  const tiers = tiersSpokenOf(law);
  return tiers
    .flatMap((tier) => CHANGE_KINDS.map((kind) => ({ kind, tier })))
    .filter(({ kind, tier }) => {
      const { ruling, isAdmitted } = admission(law, kind, tier);
      // Where rules conflict, a Judge may find that the change is admitted.
      if (!isAdmitted && ruling.kind !== 'conflict') return false;
      const hasObject = kind === 'enact' ? law.ranks.has(tier) : countOf(law, tier) > 0;
      return hasObject && requirementFor(law, kind, tier).ruling.kind !== 'silent';
    });
}
