/**
 * A date as exact as the record has it: `2009`, `2009-08`, `2009-08-17` or `2009-08-17T21:05Z`. It is an
 * interval of time, such as a whole day. All arithmetic is in UTC milliseconds, without a clock.
 */
export interface Moment {
  /** As recorded. */
  readonly text: string;
  /** First millisecond of the interval. */
  readonly from: number;
  /** Last millisecond of the interval. */
  readonly to: number;
  readonly precision: Precision;
}

export type Precision = 'year' | 'month' | 'day' | 'minute';

const SHAPE = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?Z)?)?)?$/;

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** `undefined` if the calendar has no such date. */
export function parseMoment(text: string): Moment | undefined {
  const match = SHAPE.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second = 0] = match;
  const y = Number(year);
  if (month === undefined) return interval(text, 'year', utc(y, 0, 1), utc(y + 1, 0, 1));
  const m = Number(month) - 1;
  if (m < 0 || m > 11) return undefined;
  if (day === undefined) return interval(text, 'month', utc(y, m, 1), utc(y, m + 1, 1));
  const d = Number(day);
  const midnight = utc(y, m, d);
  if (new Date(midnight).getUTCDate() !== d || d === 0) return undefined;
  if (hour === undefined) return interval(text, 'day', midnight, midnight + DAY);
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const at = midnight + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
  return { text, from: at, to: at, precision: 'minute' };
}

/** The day of an instant, in UTC. `time` is in milliseconds. */
export function dayAt(time: number): Moment {
  const from = Math.floor(time / DAY) * DAY;
  return interval(
    new Date(from).toISOString().slice(0, 'yyyy-mm-dd'.length),
    'day',
    from,
    from + DAY,
  );
}

/** The minute of an instant, in UTC. */
export function minuteAt(time: number): Moment {
  const from = Math.floor(time / MINUTE) * MINUTE;
  const text = `${new Date(from).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)}Z`;
  return { text, from, to: from, precision: 'minute' };
}

/** `Date.UTC`, without its habit of reading the years 0 to 99 as 1900 to 1999. */
function utc(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month, day);
}

function interval(text: string, precision: Precision, from: number, next: number): Moment {
  return { text, from, to: next - 1, precision };
}
