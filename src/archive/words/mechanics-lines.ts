/** How the engine reads a rule: the sentences of its mechanics, and the questions they leave open. */

import type { Void } from '../../engine/results/types.ts';
import type { Mechanics, SlotName } from '../../law/mechanics/mechanics.ts';
import { isSlot } from '../../law/mechanics/slot-combination.ts';
import { READINGS } from '../../law/readings/register.ts';
import { sayBySlot } from '../../law/sentences/sentences.ts';

export interface MechanicsLine {
  readonly slot: SlotName;
  readonly says: readonly string[];
  /** The slot as recorded on the card. */
  readonly recorded: string;
  /** Readings that rules with this slot leave open: ids and questions. */
  readonly leavesOpen: readonly { readonly id: string; readonly question: string }[];
}

/** One line for each slot of a card. */
export function mechanicsLines(mechanics: Mechanics | undefined): readonly MechanicsLine[] {
  if (!mechanics) return [];
  return sayBySlot(mechanics).flatMap(([slot, says]): readonly MechanicsLine[] => {
    if (!isSlot(slot)) return [];
    const recorded = JSON.stringify(mechanics.raw[slot], null, 1) ?? '';
    const open = READINGS.filter((reading) => reading.reads === slot);
    const leavesOpen = open.map(({ id, question }) => ({ id, question }));
    return [{ slot, says, recorded, leavesOpen }];
  });
}

/* The void part of a rule, in JSON: a slot, or one thing in it, as `adoption (transmute firm)`. */

export function voidName({ slot, part }: Void): string {
  return part === undefined ? slot : `${slot} (${part})`;
}
