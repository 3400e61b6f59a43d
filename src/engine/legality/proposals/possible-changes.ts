/** Which rule-changes can still be adopted (Suber's 114: that must never become impermissible). */
import { requirementFor } from '../../../law/in-force/adoption.ts';
import { countOf, rulingOn, suppliersOf } from '../../../law/in-force/law.ts';
import type { ChangeKind } from '../../../law/mechanics/mechanics.ts';
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
  const ruling = rulingOn(law, 'changes');
  if (ruling.kind === 'silent') return reader.take('implicit-change') === 'yes' ? 'all' : [];
  if (ruling.kind === 'conflict') return 'all';
  const admitted = [...(ruling.rule.mechanics?.changes ?? [])].flatMap(([tier, kinds]) =>
    kinds.map((kind) => ({ kind, tier })),
  );
  return admitted.filter(({ kind, tier }) => {
    const hasObject = kind === 'enact' ? law.ranks.has(tier) : countOf(law, tier) > 0;
    return hasObject && requirementFor(law, kind, tier).ruling.kind !== 'silent';
  });
}
