/** Schemas of the single values in records. */
import Fraction from 'fraction.js';
import { type IdentifierKind, isName, whyNotAllowed } from '../content/names.ts';
import {
  ID_LETTERS,
  NAME,
  NAME_EXPECTED,
  PLAYERS,
  type PlayerId,
  type RuleName,
  type RuleNumber,
  toPlayerId,
  toRulesetId,
} from './ids.ts';
import { suggestWord } from './key-synonyms.ts';
import { findExcess } from './markdown-limits.ts';
import { type Moment, parseMoment } from './moment.ts';
import { parseNumber, toJson } from './number.ts';
import { EMPTY_HELP, leaf, type Reject, shown } from './schema.ts';
import { withoutComments } from './without-comments.ts';

/** Suggests the date that the author probably meant, or else lists the forms of a date. */
export function dateHelp(written: string): string {
  const [first, ...others] = datesMeant(written);
  if (first === undefined) {
    const days = daysOfMonth(written);
    if (days !== undefined) return `That month has ${days} days.`;
    return 'A date is written 2009-08-17, 2009-08-17T21:05Z, or as coarsely as 2009-08 or 2009.';
  }
  const dates = [first, ...others].map((date) => `\`${date}\``).join(' or ');
  return others.length > 0 ? `The year comes first: ${dates}?` : `Did you mean ${dates}?`;
}

/** Several if the order of its numbers leaves that open. */
export function datesMeant(written: string): readonly string[] {
  return [...new Set(datesIn(written.trim()).filter((date) => parseMoment(date)))];
}

/** The number of days of the month, if the written day is beyond it. */
export function daysOfMonth(written: string): number | undefined {
  const [, year = '', month = '', day] =
    /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)/.exec(written.trim()) ?? [];
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(day) > days ? days : undefined;
}

/** If such a text cannot be read, the calendar has no such day. */
export function hasDateShape(written: string): boolean {
  return /^\d{4}(-\d\d){0,2}(T\d\d:\d\d(:\d\d)?Z)?$/.test(written);
}

/** Reads dates in other forms: with a zone, with slashes, `3 March 2026`. `7/8/2026` gives two. */
function datesIn(written: string): readonly string[] {
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
  if (yearLast) {
    const [, one, two, year] = yearLast;
    return [dateOf(year, two, one), dateOf(year, one, two)];
  }
  const worded =
    /^(?<day>\d\d?)\.? (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/i.exec(written) ??
    /^(?<month>[a-z]{3,9})\.? (?<day>\d\d?),? (?<year>\d{4})$/i.exec(written);
  const { day = '', month = '', year } = worded?.groups ?? {};
  const index = MONTHS.indexOf(month.slice(0, 3).toLowerCase());
  // An unknown month becomes month 00, which has no date.
  return [dateOf(year, String(index + 1), day)];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A group of a pattern that matched. */
type DatePart = string | undefined;

function dateOf(year: DatePart, month: DatePart, day: DatePart): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Records have all times in UTC. */
function inUtc(day: DatePart, time: DatePart, zone = 'Z'): readonly string[] {
  const [, sign = '', hours = '', minutes = ''] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  const at = parseMoment(`${day}T${time}Z`);
  if (!at) return [];
  const offset = (Number(sign + hours) * 60 + Number(sign + minutes)) * 60_000;
  const utc = new Date(at.from - offset).toISOString();
  return [`${utc.slice(0, String(time).length > 5 ? 19 : 16)}Z`];
}

const WHOLE = /^\d+$/;

/** YAML reads some texts as other values unless they are quoted, such as `no` and `1.5`. */
export function text(expected: string) {
  return leaf<string>(expected, (value, reject) => readText(value, expected, reject));
}

/**
 * A text of one line, such as a title or a name. It is shown in subjects of letters, headings and lists.
 * A line break in it could look like something else there.
 */
export function line(expected: string) {
  return leaf<string>(expected, (value, reject) => {
    return oneLine(readText(value, expected, reject), expected, reject);
  });
}

/** The author used quotation marks that YAML does not know. */
const TYPESET = /^[“„«][^“”„«»]*[”“»]$/;

function oneLine(text: string | undefined, expected: string, reject: Reject): string | undefined {
  if (text === undefined) return undefined;
  if (TYPESET.test(text)) {
    const help = 'Use straight quotation marks, "…": YAML takes these for letters of the text.';
    const got = `${shown(text)}, with its quotation marks,`;
    return reject({ code: 'format/type', got, expected, help });
  }
  const at = text.search(/[\n\t]/);
  if (at < 0) return text;
  const got = text[at] === '\t' ? 'a text with a tab' : 'a text of several lines';
  const help = 'Put it on one line, with blanks between its words.';
  return reject({
    code: 'format/character',
    got,
    expected: `${expected}, in one line`,
    help,
    span: [at, at + 1],
  });
}

export function markdown(expected: string) {
  return leaf<string>(expected, (value, reject) => {
    const read = readText(value, expected, reject);
    const excess = read === undefined ? undefined : findExcess(read);
    if (!excess) return read === undefined ? undefined : withoutComments(read);
    const { at: span, message, help } = excess;
    return reject({ code: 'format/markdown', message, help, span });
  });
}

function readText(value: unknown, expected: string, reject: Reject): string | undefined {
  if (typeof value === 'string') {
    if (value.trim() !== '') return value;
    return reject({ code: 'format/type', got: 'empty', expected, help: EMPTY_HELP });
  }
  if (typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const got = `${shown(value)}, not a text,`;
  return reject({ code: 'format/type', got, expected, help: 'Put it in quotation marks.' });
}

/** A text that may be empty. */
export function anyText(expected: string) {
  return leaf<string>(expected, (value) => (typeof value === 'string' ? value : undefined));
}

/** A line that may look like a number: a year of publication. */
export function lineOrNumber(expected: string) {
  return leaf<string>(expected, (value, reject) => {
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return undefined;
    return oneLine(readText(value, expected, reject), expected, reject);
  });
}

export function word<const Word extends string>(words: readonly Word[]) {
  const all = words.map((each) => `\`${each}\``).join(', ');
  const expected = words.length === 1 ? all : `one of ${all}`;
  return leaf<Word>(expected, (value, reject) => {
    const found = words.find((known) => known === value);
    if (found !== undefined || typeof value !== 'string') return found;
    const near = suggestWord(value, words);
    const help = near === undefined ? undefined : `Did you mean \`${near}\`?`;
    return reject({ code: 'format/type', got: shown(value), expected, help });
  });
}

/** The number of a rule, a proposal or a judgment. */
export function number(expected: string) {
  return leaf<number>(expected, (value) => wholeNumber(value));
}

/** A position in a list, counted from 1. */
export function place(expected: string) {
  return leaf<number>(expected, (value) => wholeNumber(value) || undefined);
}

export const judgmentNumber = series('the number of the judgment, such as 3 or 1711a');

const LETTERED = 'letters, digits and any of `. - _ #`, 16 at most';

export function proposalNumber(expected: string) {
  return series(`${expected}, or ${LETTERED}`);
}

/** A whole number, or a word such as `7729#1`. */
function series(expected: string) {
  return leaf<number | string>(expected, (value, reject) => {
    const read = wholeNumber(value);
    if (read !== undefined) return read;
    if (typeof value === 'string') return nameFrom('series', value, expected, reject);
    if (typeof value !== 'number' || !isName('series', String(value))) return undefined;
    // YAML reads 8.10 and 8.1 as the same number.
    const help = 'Put it in quotation marks, so that it is read as it is written.';
    return reject({ code: 'format/type', got: shown(value), expected, help });
  });
}

const NEW_RULE = 'the number of the new rule, or an id that begins with a letter, such as VPRD';

export const ruleNumber = leaf<RuleNumber>(NEW_RULE, (value, reject) => {
  const read = wholeNumber(value);
  if (read !== undefined || typeof value !== 'string') return read;
  return nameFrom('rule', value, NEW_RULE, reject);
});

function nameFrom(kind: IdentifierKind, value: string, expected: string, reject: Reject) {
  if (isName(kind, value)) return value;
  const help = whyNotAllowed(kind, value);
  if (help === undefined) return undefined;
  return reject({ code: 'format/type', got: shown(value), expected, help });
}

export const flag = leaf<boolean>('true or false', (value) =>
  typeof value === 'boolean' ? value : undefined,
);

/** A name on a forge, an address of mail, or a name in a chat, which may have blanks: `chat:Ada B`. */
const ACCOUNT =
  /^[a-z][a-z0-9-]*:(?:[\p{L}\p{N}_][\p{L}\p{M}\p{N}._+'-]{0,99}(?:@[A-Za-z0-9.-]{1,100})?|[\p{L}\p{N}_][\p{L}\p{M}\p{N} ._+'~-]{0,98}[\p{L}\p{M}\p{N}._+'~])(?:\[bot\])?$/u;

export const account = leaf<string>('an account, with its place: `github:ada-b`', (value) =>
  typeof value === 'string' && isAccount(value) ? value : undefined,
);

export function isAccount(text: string): boolean {
  return ACCOUNT.test(text);
}

/** An exact amount: `18`, `-10`, `0.25` or `2/3`. */
export const amount = leaf<Fraction>(
  'a number such as 18, -10 or 2/3',
  (value) =>
    typeof value === 'number' || typeof value === 'string' ? parseNumber(value) : undefined,
  writeNumber,
);

function writeNumber(amount: Fraction): number | string | undefined {
  return amount instanceof Fraction ? toJson(amount) : undefined;
}

/** A number of votes. A vote may weigh less than one: `5/2`. */
export const votesCounted = leaf<Fraction>(
  'a number of votes, 0 or more',
  (value) => {
    const read = typeof value === 'number' || typeof value === 'string' ? parseNumber(value) : null;
    return read?.gte(0) ? read : undefined;
  },
  writeNumber,
);

const EXPECTED_DATE = 'a date such as 2009-08-17';

export const moment = leaf<Moment>(
  EXPECTED_DATE,
  (value, reject) => {
    // YAML reads a year as a number.
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    const parsed = parseMoment(String(value));
    if (parsed) return parsed;
    const written = String(value);
    const expected = hasDateShape(written) ? 'a date that the calendar has' : EXPECTED_DATE;
    return reject({ code: 'format/date', got: shown(value), expected, help: dateHelp(written) });
  },
  ({ text }) => text,
);

export const player = leaf<PlayerId>(PLAYERS.expected, (value, reject) => {
  const read = idFrom(value, toPlayerId);
  if (read !== undefined || typeof value !== 'string' || value.trim() === '') return read;
  const got = shown(value);
  const help = whyNotAllowed('id', value);
  const { expected } = PLAYERS;
  const advice = help === undefined ? { named: value } : { help };
  return reject({ code: 'format/type', got, expected, ...advice, kind: true });
});
export const ruleset = id(`the id of a ruleset: ${ID_LETTERS}`, toRulesetId);
export const tier = id(`the id of a tier: ${ID_LETTERS}`, (value) => value);

export const eventId = id(`the id of an event: ${ID_LETTERS}`, (value) => value);

/** A rule, by a number it has or had, or by its title. */
export const rule = leaf<RuleName>('a rule, by its number or title', (value) => {
  const called = wholeNumber(value);
  if (called !== undefined) return called;
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
});

/** A name that a rule declares. */
export const declaredName = leaf<string>(NAME_EXPECTED, (value) =>
  typeof value === 'string' && NAME.test(value) ? value : undefined,
);

function id<Id extends string>(expected: string, from: (text: string) => Id) {
  return leaf<Id>(expected, (value, reject) => {
    const read = idFrom(value, from);
    if (read !== undefined || typeof value !== 'string') return read;
    const small = value.trim().toLowerCase().replaceAll(' ', '-');
    const help = isName('id', small) ? `Did you mean \`${small}\`?` : whyNotAllowed('id', value);
    if (help === undefined) return undefined;
    return reject({ code: 'format/type', got: shown(value), expected, help, kind: true });
  });
}

/** YAML reads an id of digits as a number. */
function idFrom<Id extends string>(value: unknown, from: (text: string) => Id): Id | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return isName('id', String(value)) ? from(String(value)) : undefined;
}

/** `301` or `"301"`. */
function wholeNumber(value: unknown): number | undefined {
  const read = typeof value === 'string' && WHOLE.test(value) ? Number(value) : value;
  return typeof read === 'number' && Number.isSafeInteger(read) && read >= 0 ? read : undefined;
}
