/**
 * Finds conflicts between rules that nothing in force decides. Suber's 110 and 211 usually do. A move
 * that depends on such a conflict is undetermined.
 */
import type { Spot } from '../../diagnostics/finding.ts';
import {
  DECLARING_SLOTS,
  type DeclaringSlot,
  questionsOn,
  rulingOn,
  suppliersOf,
} from '../../law/in-force/law.ts';
import type { SlotName } from '../../law/mechanics/mechanics.ts';
import { objectToDifference } from '../decisions/conflict-of-rules.ts';
import type { Context } from '../state/context.ts';
import type { Objections } from '../state/make-finding.ts';
import type { State } from '../state/state.ts';

export function checkConflicts(context: Context, at: Spot, slots: readonly SlotName[]): Objections {
  return slots.flatMap((slot) => conflictsOn(context, at, slot));
}

/** Objects if an undecided conflict concerns the declaration of a name. */
export function checkNameConflict(
  context: Context,
  at: Spot,
  slot: DeclaringSlot,
  name: string,
): Objections {
  return conflictsOn(context, at, slot, ([declared]) => declared === name);
}

/** The names that rules declare differently without a decision. */
export function checkDeclarations(
  context: Context,
  before: Pick<State, 'law'>,
  at: Spot,
): Objections {
  const { law } = context.state;
  if (law === before.law) return [];
  const changed = DECLARING_SLOTS.filter(
    (slot) => before.law.suppliers.get(slot) !== law.suppliers.get(slot),
  );
  return checkConflicts(context, at, changed);
}

/** One finding for each question in conflict. */
function conflictsOn(
  context: Context,
  at: Spot,
  slot: SlotName,
  isMeant: (path: readonly string[]) => boolean = () => true,
): Objections {
  const { law } = context.state;
  if (suppliersOf(law, slot).length < 2) return [];
  return questionsOn(law, slot).flatMap((path) => {
    const ruling = isMeant(path) ? rulingOn(law, slot, ...path) : undefined;
    return ruling?.kind === 'conflict'
      ? objectToDifference(context, at, { slot, path }, ruling.rules)
      : [];
  });
}
