/** The times that messages tell, in UTC. */

interface When {
  readonly at: string | null;
  /** Why the time is not certain. */
  readonly doubt?: string;
}

const NAMED_ZONES: Readonly<Record<string, number>> = {
  ...{ Z: 0, UT: 0, UTC: 0, GMT: 0, EST: -300, EDT: -240, CST: -360, CDT: -300 },
  ...{ MST: -420, MDT: -360, PST: -480, PDT: -420 },
};

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAYS = 'sun mon tue wed thu fri sat'.split(' ');

/** The date of a mail, as RFC 5322 and its forerunners write it. */
const MAIL_DATE =
  /^(?:([a-z]{3})[a-z]*,?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{2}|\d{4})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s+([+-]\d{4}|[a-z]{1,5}))?(?:\s*\([^()]*\))?$/i;

export function whenMailed(value: string | undefined): When {
  if (value === undefined) return { at: null, doubt: 'the mail has no date' };
  const match = value.length > 100 ? null : MAIL_DATE.exec(value.trim());
  if (!match) return { at: null, doubt: `“${value.slice(0, 60)}” is not a date of a mail` };
  const [, weekday, day = '', month = '', year = '', hour = '', minute = '', second, offset] =
    match;
  const full = year.length === 2 ? Number(year) + (Number(year) < 50 ? 2000 : 1900) : Number(year);
  const local = exactTime(
    [full, MONTHS.indexOf(month.toLowerCase()) + 1, Number(day)],
    [Number(hour), Number(minute), Number(second ?? 0)],
  );
  if (local === undefined) return { at: null, doubt: `“${value}” is not a possible time` };
  if (offset === undefined) return { at: null, doubt: 'the date has no zone' };
  const ahead = minutesAhead(offset);
  if (ahead === undefined) return { at: null, doubt: `“${offset}” is not a time zone` };
  const at = utcText(local - ahead * 60_000);
  const named = DAYS[new Date(local).getUTCDay()];
  if (weekday !== undefined && weekday.toLowerCase() !== named) {
    return { at, doubt: `“${value}” has the wrong day of the week` };
  }
  return { at };
}

function minutesAhead(offset: string): number | undefined {
  const [, sign, hours = '', minutes = ''] = /^([+-])(\d\d)(\d\d)$/.exec(offset) ?? [];
  if (sign === undefined) return NAMED_ZONES[offset.toUpperCase()];
  const ahead = Number(hours) * 60 + Number(minutes);
  if (ahead > 14 * 60 || Number(minutes) > 59) return undefined;
  return sign === '-' ? -ahead : ahead;
}

/** A time on a clock as milliseconds, as if it were UTC; nothing if no clock shows it. */
function exactTime(
  [year, month, day]: readonly [number, number, number],
  [hour, minute, second]: readonly [number, number, number],
): number | undefined {
  if (month < 1 || month > 12 || hour > 23 || minute > 59 || second > 60) return undefined;
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  return new Date(time).getUTCDate() === day && day > 0 ? time : undefined;
}

/** `2024-05-06T10:00:00Z`; nothing for what is no time. */
export function isoTime(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value)) {
    return null;
  }
  const time = Date.parse(value.replace(/(\.\d{3})\d+/, '$1'));
  return Number.isNaN(time) ? null : utcText(time);
}

function utcText(time: number): string {
  return `${new Date(time).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}Z`;
}
