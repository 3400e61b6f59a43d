/** Reads the times of messages, in UTC. */

/** The date of a mail, as RFC 5322 and earlier standards write it. */
const MAIL_DATE =
  /^(?:([a-z]{3})[a-z]*,?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{2}|\d{4})\s+(\d{1,2}:\d{2}(?::\d{2})?)(?:\s+([+-](?:0\d|1[0-4])[0-5]\d|Z|UTC?|GMT|[ECMP][SD]T))?(?:\s*\([^()]*\))?$/i;

/** `doubt`: the reason why the time is uncertain. */
export function whenMailed(value: string | undefined) {
  if (value === undefined) return { at: null, doubt: 'the mail has no date' };
  const match = value.length > 100 ? null : MAIL_DATE.exec(value.trim());
  if (!match) return { at: null, doubt: `“${value.slice(0, 60)}” is not a date of a mail` };
  const [, weekday, day = '', month = '', year = '', clock = '', zone] = match;
  if (zone === undefined) return { at: null, doubt: 'the date has no zone' };
  const century = year.length === 4 ? '' : Number(year) < 50 ? '20' : '19';
  const date = `${day.padStart(2, '0')} ${month} ${century}${year} ${clock.padStart(5, '0')}`;
  const time = Date.parse(`${date} ${/^z$/i.test(zone) ? 'GMT' : zone}`);
  // The date in the sender's own time zone shows whether the day exists: 30 February does not.
  const local = new Date(Date.parse(`${date} GMT`));
  if (Number.isNaN(time) || local.getUTCDate() !== Number(day))
    return { at: null, doubt: `“${value}” is not a possible time` };
  const isOther = weekday && !local.toUTCString().toLowerCase().startsWith(weekday.toLowerCase());
  const doubt = `“${value}” has the wrong day of the week`;
  return { at: utcText(time), ...(isOther && { doubt }) };
}

/** `2024-05-06T10:00:00Z`, or `null` for anything that is not a time. */
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
