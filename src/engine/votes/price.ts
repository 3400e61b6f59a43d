import { heldIn } from '../../law/in-force/contest.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { AwardOccasion } from '../../law/mechanics/mechanics.ts';
import { resolveHeld } from '../decisions/held-entries.ts';
import type { Inquiry, Occurrence } from '../decisions/inquiry.ts';
import { takeReading } from '../decisions/taken-option.ts';
import type { Context } from '../state/context.ts';
import type { Plan } from '../state/plan.ts';
import type { State } from '../state/state.ts';

/** Whether a plan would make a rule without a title. */
export function titleMissing(plans: readonly Plan[]): boolean {
  return plans.some((plan) => plan.kind === 'enact' && !plan.after?.title);
}

/** The rule in force that requires titles. */
export function requiringTitles(inquiry: Inquiry): RuleInForce | undefined {
  return resolveHeld(
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

/* What a rule demands and puts a price on (Nomic mit Tens' titles, and its Judges who are late). */

/** Whether a rule in force awards or charges something on an occasion. */
export function isPriced(state: State, occasion: AwardOccasion): boolean {
  // Of several that conflict one holds in any case.
  return heldIn(state.law, 'awards', false).some(({ entry }) => entry.on === occasion);
}

/** Whether what has its price may be done at that price, or is forbidden besides: a reading. */
export function isAtAPrice(context: Context, occurrence: Occurrence): boolean {
  return takeReading(context, 'priced', occurrence.during) === 'charged';
}
