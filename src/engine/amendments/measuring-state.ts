/** By which rules each part of a proposal is measured: those of before, or as earlier parts leave them. */
import type { Inquiry } from '../decisions/inquiry.ts';
import type { Plan } from '../state/plan.ts';
import type { State } from '../state/state.ts';
import { replaceRule } from './take-effect.ts';

export interface Measured {
  readonly plan: Plan;
  /** The position whose law measures it. */
  readonly state: State;
  /** The tier that the rule has in that position. */
  readonly tier: string;
}

/** The parts in their order; for a proposal of several it is a reading. */
export function withMeasuringState(inquiry: Inquiry, plans: readonly Plan[]): readonly Measured[] {
  const { state, reader } = inquiry;
  if (plans.length < 2) return plans.map((plan) => ({ plan, state, tier: plan.tier }));
  const asFound = reader.take('compound-order') === 'as-found';
  let left = state;
  return plans.map((plan) => {
    const position = asFound ? state : left;
    left = replaceRule(left, plan.before, plan.after);
    const tier = plan.before && position.book.inForce.get(plan.before.id)?.tier;
    return { plan, state: position, tier: tier ?? plan.tier };
  });
}
