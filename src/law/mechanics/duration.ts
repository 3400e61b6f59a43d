/** Lengths of time, as rules state them: `3 days`, `36 hours`. */
import type { Duration } from './mechanics.ts';

const MINUTE = 60_000;
const UNITS: ReadonlyMap<string | undefined, number> = new Map(
  Object.entries({
    minute: MINUTE,
    hour: 60 * MINUTE,
    day: 24 * 60 * MINUTE,
    week: 7 * 24 * 60 * MINUTE,
  }),
);

const SHAPE = /^(\d{1,6}) (minute|hour|day|week)s?$/;

export const DURATION_EXPECTED = 'a length of time such as `3 days`, `1 week` or `36 hours`';

/** `undefined` for anything but a whole number of minutes, hours, days or weeks. */
export function parseDuration(text: string): Duration | undefined {
  const [, count, unit] = SHAPE.exec(text) ?? [];
  const each = UNITS.get(unit);
  return each === undefined ? undefined : { text, milliseconds: Number(count) * each };
}
