import { entriesOf } from '../../law/law.ts';
import type { Plan } from '../state/plan.ts';
import type { State } from '../state/state.ts';
import { isPriced } from './price.ts';

/** Whether a plan would make a rule without a title. */
export function titleMissing(plans: readonly Plan[]): boolean {
  return plans.some((plan) => plan.kind === 'enact' && !plan.after?.title);
}

/** The rule in force that requires titles. */
export function requiringTitles(state: State) {
  return entriesOf(state.law, 'titles').find(({ value }) => value.includes('required'))?.rule;
}

/** Whether a rule in force puts a price on rules without titles. */
export function pricesTitles(state: State): boolean {
  return isPriced(state, 'untitled');
}
