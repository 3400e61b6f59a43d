/** What a rule demands and puts a price on (Nomic mit Tens' titles, and its Judges who are late). */

import { heldIn } from '../../law/in-force/contest.ts';
import type { AwardOccasion } from '../../law/mechanics/mechanics.ts';
import type { Occurrence } from '../decisions/inquiry.ts';
import { takeReading } from '../decisions/taken-option.ts';
import type { Context } from '../state/context.ts';
import type { State } from '../state/state.ts';

/** Whether a rule in force awards or charges something on an occasion. */
export function isPriced(state: State, occasion: AwardOccasion): boolean {
  // Of several that conflict one holds in any case.
  return heldIn(state.law, 'awards', false).some(({ entry }) => entry.on === occasion);
}

/** Whether what has its price may be done at that price, or is forbidden besides: a reading. */
export function isAtAPrice(context: Context, occurrence: Occurrence): boolean {
  return takeReading(context, 'priced', occurrence.during) === 'charged';
}
