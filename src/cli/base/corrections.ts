/** Which settled records say openly that they were put right since. */
import type { Correction, WrittenGame } from '../../records/types.ts';

interface Correctable {
  readonly corrected?: Correction;
}

/** Whether a correction is declared that was not declared before. */
export function isCorrected(was: Correctable, is: Correctable): boolean {
  return is.corrected !== undefined && nameOf(is.corrected) !== nameOf(was.corrected);
}

/** Files of events of which one at least is corrected, as none of the same file was before. */
export function correctedFiles(then: WrittenGame, now: WrittenGame): ReadonlySet<string> {
  const known = new Set(then.events.map(({ file, corrected }) => `${file} ${nameOf(corrected)}`));
  const corrected = now.events.filter(
    (event) => event.corrected && !known.has(`${event.file} ${nameOf(event.corrected)}`),
  );
  return new Set(corrected.map(({ file }) => file));
}

function nameOf(correction: Correction | undefined): string | undefined {
  return correction && `${correction.on.text} ${correction.why}`;
}
