/** The signs between which git puts two versions of the same lines. */
import type { Extent } from '../yaml/record-parts.ts';

const BEGINS = /^<{7}(?: .*)?$/m;
const DIVIDES = /^={7}$/m;
const ENDS = /^>{7}(?: .*)?$/m;

/**
 * The lines of the first conflict in a text. A line of seven signs alone may underline a heading, so
 * all three have to be there, in their order.
 */
export function findConflict(text: string): Extent | undefined {
  const begins = find(text, BEGINS, 0);
  const divides = begins && find(text, DIVIDES, begins[1]);
  const ends = divides && find(text, ENDS, divides[1]);
  return begins && ends && [begins[0], ends[1]];
}

function find(text: string, line: RegExp, from: number): Extent | undefined {
  const found = line.exec(text.slice(from));
  return found ? [from + found.index, from + found.index + found[0].length] : undefined;
}
