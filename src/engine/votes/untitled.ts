import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { fromHeld } from '../decisions/held-entries.ts';
import type { Inquiry } from '../decisions/inquiry.ts';
import type { Plan } from '../state/plan.ts';
import type { State } from '../state/state.ts';
import { isPriced } from './price.ts';

/** Whether a plan would make a rule without a title. */
export function titleMissing(plans: readonly Plan[]): boolean {
  return plans.some((plan) => plan.kind === 'enact' && !plan.after?.title);
}

/** The rule in force that requires titles. */
export function requiringTitles(inquiry: Inquiry): RuleInForce | undefined {
  return fromHeld(
    inquiry,
    { law: inquiry.state.law, slot: 'titles' },
    (held) => held.find(({ entry }) => entry === 'required')?.rule,
    (rule) => rule !== undefined,
  );
}

/** Whether a rule in force puts a price on rules without titles. */
export function pricesTitles(state: State): boolean {
  return isPriced(state, 'untitled');
}
