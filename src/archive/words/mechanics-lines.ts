/** How the engine reads a rule: the sentences of its mechanics, and the questions they leave open. */
import type { Void } from '../../engine/results/types.ts';
import type { Mechanics } from '../../law/mechanics/mechanics.ts';
import { isSlot } from '../../law/mechanics/slot-combination.ts';
import { READINGS } from '../../law/readings/register.ts';
import { sayBySlot } from '../../law/sentences/sentences.ts';

/** One line for each slot of a card. */
export function mechanicsLines(mechanics: Mechanics | undefined) {
  if (!mechanics) return [];
  return sayBySlot(mechanics).flatMap(([slot, says]) => {
    if (!isSlot(slot)) return [];
    const open = READINGS.filter((reading) => reading.reads === slot);
    return {
      slot,
      says,
      recorded: JSON.stringify(mechanics.raw[slot], null, 1) ?? '',
      /** Readings that rules with this slot leave open. */
      leavesOpen: open.map(({ id, question }) => ({ id, question })),
    };
  });
}

export type MechanicsLine = ReturnType<typeof mechanicsLines>[number];

/* The void part of a rule, in JSON: a slot, or one thing in it, as `adoption (transmute firm)`. */

export function voidName({ slot, part }: Void): string {
  return part === undefined ? slot : `${slot} (${part})`;
}
