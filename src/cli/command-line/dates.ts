/** Dates that somebody probably meant who typed another form. */

import { dayAt, parseMoment } from '../../values/moment.ts';
import type { Fault } from './what-was-meant.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** A day begins in the earliest time zone so much before it does in UTC, in milliseconds. */
export const EARLIEST_ZONE = 14 * HOUR;
const FROM_TODAY: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The message to the user; `now` is the present in milliseconds. */
export function notADate(words: string, option: string, now: number): Fault {
  const meant = meantBy(words.trim().toLowerCase(), now);
  const today = dayAt(now).text;
  const [day, other] = meant;
  const says = `“${words}” is not a date.`;
  if (other !== undefined)
    return { message: `${says} Write --${option} ${day} or --${option} ${other}.` };
  if (day === undefined)
    return { message: `${says} Today would be --${option} ${today}:`, instead: [words, today] };
  const isThere =
    words in FROM_TODAY || (words.match(/\d+/g) ?? []).map(Number).includes(dayIn(day));
  if (isThere) return { message: `${says} A date is written ${day}:`, instead: [words, day] };
  // A day that nobody typed may be any other, if the rules refuse it.
  return { message: `${says} That month has ${dayIn(day)} days:`, instead: [words, day, today] };
}

function dayIn(date: string): number {
  return Number(date.slice(-2));
}

function meantBy(words: string, now: number): readonly string[] {
  const days = FROM_TODAY[words];
  if (days !== undefined) return [dayAt(now + days * DAY).text];
  const [, year = '', month, day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(words) ?? [];
  if (month !== undefined) return nearest(year, month, day);
  const [, one = '', other = '', yearLast] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(words) ?? [];
  if (yearLast !== undefined) {
    const both = [written(yearLast, other, one), written(yearLast, one, other)];
    return [...new Set(both)].filter((each) => parseMoment(each));
  }
  return inWords(words);
}

/** `5 November 2026`, `Nov 5, 2026`. */
function inWords(words: string): readonly string[] {
  const month = MONTHS.findIndex((each) => new RegExp(`\\b${each}`).test(words)) + 1;
  const year = /\b\d{4}\b/.exec(words)?.[0];
  const day = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(words)?.[1];
  if (month === 0 || year === undefined || day === undefined) return [];
  return nearest(year, String(month), day);
}

/** The last day of the month, for a day that it does not have. */
function nearest(year: string, month: string, day: string): readonly string[] {
  const days = [day, '31', '30', '29', '28'].filter((each) => Number(each) <= Number(day));
  return days
    .map((each) => written(year, month, each))
    .filter((each) => parseMoment(each))
    .slice(0, 1);
}

function written(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
