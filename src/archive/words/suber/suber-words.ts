/** One sentence of Suber's Initial Set, and what carries it here: a page of the documentation shows them. */
import type { Code } from '../../../diagnostics/codes.ts';
import type { SlotName } from '../../../law/mechanics/mechanics.ts';
import type { ReadingId } from '../../../law/readings/register.ts';

export interface CarriedWords {
  readonly rule: number;
  readonly words: string;
  /** The slots of the rule's own card that say it. */
  readonly slots?: readonly SlotName[];
  /** The questions that its words leave open. */
  readonly readings?: readonly ReadingId[];
  /** What is found where a record does not keep it, or where it has its effect. */
  readonly findings?: readonly Code[];
  /** What else carries it; or why it is left to the players. */
  readonly says?: string;
}
