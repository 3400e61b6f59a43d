/**
 * Two rules that answer the same question differently, where nothing in force says which prevails
 * (Suber's 110 and 211 are what usually decides). The move that needs the answer is undetermined.
 */

import type { Finding, Spot } from '../../diagnostics/finding.ts';
import {
  DECLARING_SLOTS,
  type DeclaringSlot,
  JUDGE_PARTS,
  namesDeclared,
  rulingOn,
  rulingOnJudgePart,
  rulingOnName,
} from '../../law/in-force/law.ts';
import type { Ruling } from '../../law/in-force/precedence.ts';
import type { SlotName } from '../../law/mechanics/mechanics.ts';
import { conflictOf, type Matter } from '../decisions/conflict-of-rules.ts';
import type { Context } from '../state/context.ts';
import type { State } from '../state/state.ts';

export function checkConflicts(
  context: Context,
  at: Spot,
  slots: readonly SlotName[],
): readonly Finding[] {
  return slots.flatMap((slot) =>
    conflictOn(context, at, { slot }, rulingOn(context.state.law, slot)),
  );
}

/** The same for how Judges are chosen and bound, which rules may share out. */
export function checkJudgeConflicts(context: Context, at: Spot): readonly Finding[] {
  const { law } = context.state;
  return JUDGE_PARTS.flatMap((part) =>
    conflictOn(context, at, { slot: 'judge', key: part }, rulingOnJudgePart(law, part)),
  );
}

/** Whether rules in force declare a name differently and nothing decides. */
export function checkNameConflict(
  context: Context,
  at: Spot,
  slot: DeclaringSlot,
  name: string,
): readonly Finding[] {
  return conflictOn(context, at, { slot, key: name }, rulingOnName(context.state.law, slot, name));
}

/** Names that rules in force declare differently, where nothing says whose declaration holds. */
export function checkDeclarations(
  context: Context,
  before: Pick<State, 'law'>,
  at: Spot,
): readonly Finding[] {
  const { law } = context.state;
  if (law === before.law) return [];
  return DECLARING_SLOTS.filter(
    (slot) => before.law.suppliers.get(slot) !== law.suppliers.get(slot),
  ).flatMap((slot) =>
    namesDeclared(law, slot).flatMap((name) => checkNameConflict(context, at, slot, name)),
  );
}

function conflictOn(
  context: Context,
  at: Spot,
  matter: Matter,
  ruling: Ruling,
): readonly Finding[] {
  return ruling.kind === 'conflict' ? conflictOf(context, at, matter, ruling.rules) : [];
}
