/** What of a rule is void, in JSON: a slot, or one thing in it, as `adoption (transmute firm)`. */
import type { Void } from '../../engine/results/types.ts';

export function voidName({ slot, part }: Void): string {
  return part === undefined ? slot : `${slot} (${part})`;
}
