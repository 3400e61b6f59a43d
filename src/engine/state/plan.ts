/** What a change of the rules would make of them, before it is made. */

import type { Spot } from '../../diagnostics/finding.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { ChangeKind } from '../../law/mechanics/mechanics.ts';
import type { WrittenChange } from '../../records/types.ts';
import type { ProposalNumber } from '../../values/ids.ts';
import type { RuleId, RuleMade } from '../results/types.ts';

export interface Plan extends RuleMade {
  readonly kind: ChangeKind;
  readonly change: WrittenChange;
  /** The tier whose law governs the change. */
  readonly tier: string;
  /** The amendment concerned, where the change is to an amendment lying on a card. */
  readonly amendment?: ProposalNumber;
  readonly reenacts?: RuleId;
  /** The place of the words that name the rule, or of the enactment. */
  readonly at: Spot;
}

/** A proposal as far as its changes need it. */
export interface PlanSource {
  readonly file: string;
  /** The number that changed rules take; none for a change by fiat. */
  readonly number?: ProposalNumber;
  /** The proposal's name. */
  readonly during?: string;
}

/** What changes would make of the rules, without how they were planned. */
export function madeBy(plans: readonly Plan[]): readonly RuleMade[] {
  return plans.map(({ before, after }) => withoutUndefined({ before, after }));
}
