/** What a change needs in order to be adopted (Suber's 203, and 109 for what is immutable). */
import { type AdoptionDemand, requirementFor } from '../../law/in-force/adoption.ts';
import type { ChangeKind } from '../../law/mechanics/mechanics.ts';
import type { Inquiry } from './inquiry.ts';

/** By the rule that prevails, or by the one that speaks of fewest changes: a reading. */
export function demandFor(
  { state, reader }: Inquiry,
  kind: ChangeKind,
  tier: string | undefined,
): AdoptionDemand {
  const needed = requirementFor(state.law, kind, tier);
  const { special } = needed;
  return special && reader.take('specific-or-prevailing') === 'specific' ? special : needed;
}
