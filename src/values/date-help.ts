/** Help for a date that is written in another form. */
import { parseMoment } from './moment.ts';

const FORMS = 'A date is written 2009-08-17, 2009-08-17T21:05Z, or as coarsely as 2009-08 or 2009.';

/** The forms that a date may have, or the date itself if it can be read from what is written. */
export function dateHelp(written: string): string {
  const meant = meantBy(written.trim()).filter((date) => parseMoment(date));
  const [first, ...others] = [...new Set(meant)];
  if (first === undefined) return FORMS;
  const dates = [first, ...others].map((date) => `\`${date}\``).join(' or ');
  return others.length > 0 ? `The year comes first: ${dates}?` : `Did you mean ${dates}?`;
}

/** Whether a text looks like a date. If it cannot be read, the calendar has no such day. */
export function hasDateShape(written: string): boolean {
  return /^\d{4}(-\d\d){0,2}(T\d\d:\d\d(:\d\d)?Z)?$/.test(written);
}

function meantBy(written: string): readonly string[] {
  const withTime = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?) ?(Z|[+-]\d\d:?\d\d)?$/i.exec(
    written,
  );
  if (withTime) return inUtc(withTime[1], withTime[2], withTime[3]);
  const yearFirst = /^(\d{4})[-./](\d\d?)[-./](\d\d?)$/.exec(written);
  if (yearFirst) {
    const [, year, second, third] = yearFirst;
    return [Number(second) > 12 ? dateOf(year, third, second) : dateOf(year, second, third)];
  }
  const yearLast = /^(\d\d?)[-./](\d\d?)[-./](\d{4})$/.exec(written);
  if (!yearLast) return inWords(written);
  const [, one, two, year] = yearLast;
  return [dateOf(year, two, one), dateOf(year, one, two)];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `3 March 2026`, `March 3, 2026`. */
function inWords(written: string): readonly string[] {
  const found =
    /^(?<day>\d\d?)\.? (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/i.exec(written) ??
    /^(?<month>[a-z]{3,9})\.? (?<day>\d\d?),? (?<year>\d{4})$/i.exec(written);
  const { day = '', month = '', year } = found?.groups ?? {};
  const place = MONTHS.indexOf(month.slice(0, 3).toLowerCase());
  // A month that there is not becomes month 00, of which there is no date.
  return [dateOf(year, String(place + 1), day)];
}

/** A part of a date, which its pattern has found: it is there. */
type Found = string | undefined;

function dateOf(year: Found, month: Found, day: Found): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The same moment in UTC, in which all times are recorded. */
function inUtc(day: Found, time: Found, zone = 'Z'): readonly string[] {
  const [, sign = '', hours = '', minutes = ''] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  const at = parseMoment(`${day}T${time}Z`);
  if (!at) return [];
  const offset = (Number(sign + hours) * 60 + Number(sign + minutes)) * 60_000;
  const utc = new Date(at.from - offset).toISOString();
  return [`${utc.slice(0, String(time).length > 5 ? 19 : 16)}Z`];
}
