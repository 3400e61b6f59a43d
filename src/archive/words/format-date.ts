/** Dates in English, whatever the machine's own language is. */
import { getOrMake } from '../../helpers/once.ts';
import type { Moment } from '../../values/moment.ts';

export const MONTHS: readonly string[] =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** `25 August 2009`, `August 2009`, `2009` or `25 August 2009, 21:05 UTC`: as close as the record is, to the minute. */
export function formatDate({ text }: Moment): string {
  return getOrMake(known, text, () => dateWords(text));
}

/** `21:05`: seconds order moves, and nobody reads them. */
const MINUTES = 5;

/** A long game has the same days over and over. */
const known = new Map<string, string>();

function dateWords(text: string): string {
  const [date = '', time] = text.split('T');
  const [year = '', month, day] = date.split('-');
  if (month === undefined) return year;
  const named = `${MONTHS[Number(month) - 1] ?? month} ${year}`;
  if (day === undefined) return named;
  const whole = `${Number(day)} ${named}`;
  return time === undefined ? whole : `${whole}, ${time.slice(0, MINUTES)} UTC`;
}
