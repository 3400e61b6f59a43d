/** Dates that a user probably means by another form. */

import { dayAt } from '../../values/moment.ts';
import { datesMeant, daysOfMonth } from '../../values/scalar-schemas.ts';
import type { Fault } from './what-was-meant.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** In milliseconds: how much earlier a day begins in the earliest time zone than in UTC. */
export const EARLIEST_ZONE = 14 * HOUR;
const FROM_TODAY: ReadonlyMap<string, number> = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
]);

/** The message to the user; `now` is the present in milliseconds. */
export function notADate(words: string, option: string, now: number): Fault {
  const today = dayAt(now).text;
  const days = FROM_TODAY.get(words.trim().toLowerCase());
  const [day, other] = days === undefined ? datesMeant(words) : [dayAt(now + days * DAY).text];
  const says = `“${words}” is not a date.`;
  if (day !== undefined && other !== undefined) {
    const message = `${says} It may be --${option} ${day} or --${option} ${other}:`;
    return { message, instead: [words, day, other] };
  }
  const what = day?.endsWith('Z') ? 'A time is written in UTC,' : 'A date is written';
  if (day !== undefined) return { message: `${says} ${what} ${day}:`, instead: [words, day] };
  const last = daysOfMonth(words);
  if (last === undefined)
    return { message: `${says} Today would be --${option} ${today}:`, instead: [words, today] };
  // If nobody typed the day, it may differ from today.
  const near = `${words.trim().slice(0, 'YYYY-MM'.length)}-${last}`;
  return { message: `${says} That month has ${last} days:`, instead: [words, near, today] };
}
