/** Which settled records declare a correction since. */
import type { Correction } from '../../records/shared-types.ts';
import type { WrittenEvent } from '../../records/types.ts';

interface Correctable {
  readonly corrected?: Correction;
}

/** Whether a correction is declared that was not declared before: the first one, or a later one. */
export function isCorrected(was: Correctable | undefined, is: Correctable): boolean {
  if (!is.corrected) return false;
  return !was?.corrected || was.corrected.on.from < is.corrected.on.from;
}

/** Files of events in which at least one event is newly corrected. */
export function correctedFiles(
  now: readonly WrittenEvent[],
  pairs: ReadonlyMap<WrittenEvent, WrittenEvent | undefined>,
): ReadonlySet<string> {
  const origins = new Map([...pairs].flatMap(([was, is]) => (is ? [[is, was]] : [])));
  const corrected = now.filter((event) => isCorrected(origins.get(event), event));
  return new Set(corrected.map(({ file }) => file));
}
