/** Dates that must follow one another within one record. */
import type { Moment } from '../../values/moment.ts';
import { type CheckProblem, isMapping } from '../../values/schema.ts';

/** A problem with each of the later dates that lies before the earlier one. */
export function checkDateOrder(
  written: object,
  earlier: string,
  later: readonly string[],
): readonly CheckProblem[] {
  const from = momentAt(written, earlier);
  if (!from) return [];
  return later.flatMap((key) => {
    const to = momentAt(written, key);
    if (!to || to.to >= from.from) return [];
    const message = `\`${key}\` is ${to.text}, before \`${earlier}\`, which is ${from.text}.`;
    const help = 'Correct one of the two dates.';
    return [{ code: 'format/date', path: [key], message, help }];
  });
}

/** The date under a key, or under `on` within it, if there is one that could be read. */
function momentAt(written: object, key: string): Moment | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(written, key)?.value;
  if (isMoment(value)) return value;
  return isMapping(value) ? momentAt(value, 'on') : undefined;
}

function isMoment(value: unknown): value is Moment {
  return typeof value === 'object' && value !== null && 'from' in value && 'precision' in value;
}
