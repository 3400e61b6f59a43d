/** Schemas of the single values in records. */
import Fraction from 'fraction.js';
import { isName, type NameKind, whyNotAllowed } from '../content/names.ts';
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
import { EMPTY, leaf, type Refuse, shown } from './schema.ts';
import { withoutComments } from './without-comments.ts';

/** Help for a date that is written in another form. */
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

const WHOLE = /^\d+$/;

/** Text. YAML reads some words as other values unless they are quoted. */
export function text(expected: string) {
  return leaf<string>(expected, (value, refuse) => readText(value, expected, refuse));
}

/**
 * A text of one line, such as a title or a name. It stands in subjects of letters, headings and
 * lists, where a line of its own could pass for something else.
 */
export function line(expected: string) {
  return leaf<string>(expected, (value, refuse) => {
    return oneLine(readText(value, expected, refuse), expected, refuse);
  });
}

/** A text that somebody put between quotation marks of another kind than YAML’s. */
const TYPESET = /^[“„«][^“”„«»]*[”“»]$/;

function oneLine(words: string | undefined, expected: string, refuse: Refuse): string | undefined {
  const at = words?.search(/[\n\t]/) ?? -1;
  if (words !== undefined && TYPESET.test(words)) {
    const help = 'Use straight quotation marks, "…": YAML takes these for letters of the text.';
    const got = `${shown(words)}, with its quotation marks,`;
    return refuse({ code: 'format/type', got, expected, help });
  }
  if (words === undefined || at < 0) return words;
  const got = words[at] === '\t' ? 'a text with a tab' : 'a text of several lines';
  const help = 'Put it on one line, with blanks between its words.';
  return refuse({
    code: 'format/character',
    got,
    expected: `${expected}, in one line`,
    help,
    span: [at, at + 1],
  });
}

/** Words that are shown as Markdown. */
export function markdown(expected: string) {
  return leaf<string>(expected, (value, refuse) => {
    const words = readText(value, expected, refuse);
    const excess = words === undefined ? undefined : findExcess(words);
    if (!excess) return words === undefined ? undefined : withoutComments(words);
    const { at: span, message, help } = excess;
    return refuse({ code: 'format/markdown', message, help, span });
  });
}

function readText(value: unknown, expected: string, refuse: Refuse): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? empty(expected, refuse) : value;
  if (typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const got = `${shown(value)}, not a text,`;
  return refuse({ code: 'format/type', got, expected, help: 'Put it in quotation marks.' });
}

/** Text, which may be empty. */
export function anyText(expected: string) {
  return leaf<string>(expected, (value) => (typeof value === 'string' ? value : undefined));
}

/** A line that may look like a number: a year of publication. */
export function lineOrNumber(expected: string) {
  return leaf<string>(expected, (value, refuse) => {
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return undefined;
    return oneLine(readText(value, expected, refuse), expected, refuse);
  });
}

/** One word of a vocabulary. */
export function word<const Word extends string>(words: readonly Word[]) {
  const all = words.map((each) => `\`${each}\``).join(', ');
  const expected = words.length === 1 ? all : `one of ${all}`;
  return leaf<Word>(expected, (value, refuse) => {
    const found = words.find((known) => known === value);
    if (found !== undefined || typeof value !== 'string') return found;
    const near = suggestWord(value, words);
    const help = near === undefined ? undefined : `Did you mean \`${near}\`?`;
    return refuse({ code: 'format/type', got: shown(value), expected, help });
  });
}

/** The number of a rule, a proposal or a judgment. */
export function number(expected: string) {
  return leaf<number>(expected, (value) => wholeNumber(value));
}

/** The place of something in a list, counted from 1. */
export function place(expected: string) {
  return leaf<number>(expected, (value) => wholeNumber(value) || undefined);
}

/** `1711`, or with letters: `1711a`. */
export const judgmentNumber = series('the number of the judgment, such as 3 or 1711a');

const LETTERED = 'letters, digits and any of `. - _ #`, 16 at most';

/** The number of a proposal, or the word that stands for one. */
export function proposalNumber(expected: string) {
  return series(`${expected}, or ${LETTERED}`);
}

/** A place in a series: a number that counts, or a word that stands for one. */
function series(expected: string) {
  return leaf<number | string>(expected, (value, refuse) => {
    const read = wholeNumber(value);
    if (read !== undefined) return read;
    if (typeof value === 'string') return nameFrom('series', value, expected, refuse);
    if (typeof value !== 'number' || !isName('series', String(value))) return undefined;
    // To YAML 8.10 and 8.1 are one number.
    const help = 'Put it in quotation marks, so that it is read as it is written.';
    return refuse({ code: 'format/type', got: shown(value), expected, help });
  });
}

const NEW_RULE = 'the number of the new rule, or an id that begins with a letter, such as VPRD';

/** The number of a new rule, or the id that stands for one. */
export const ruleNumber = leaf<RuleNumber>(NEW_RULE, (value, refuse) => {
  const read = wholeNumber(value);
  if (read !== undefined || typeof value !== 'string') return read;
  return nameFrom('rule', value, NEW_RULE, refuse);
});

/** The name, if it is one of its kind. */
function nameFrom(
  kind: NameKind,
  value: string,
  expected: string,
  refuse: Refuse,
): string | undefined {
  if (isName(kind, value)) return value;
  const help = whyNotAllowed(kind, value);
  return help === undefined
    ? undefined
    : refuse({ code: 'format/type', got: shown(value), expected, help });
}

export const flag = leaf<boolean>('true or false', (value) =>
  typeof value === 'boolean' ? value : undefined,
);

/** A name on a forge, an address of mail, or a name in a chat, which may have blanks. */
const ACCOUNT =
  /^[a-z][a-z0-9-]*:(?:[\p{L}\p{N}_][\p{L}\p{M}\p{N}._+'-]{0,99}(?:@[A-Za-z0-9.-]{1,100})?|[\p{L}\p{N}_][\p{L}\p{M}\p{N} ._+'~-]{0,98}[\p{L}\p{M}\p{N}._+'~])(?:\[bot\])?$/u;

/** Somebody's name where people write. */
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

/** How many votes, which may weigh less than one each. */
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
  (value, refuse) => {
    // A year alone is a number to YAML.
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    const parsed = parseMoment(String(value));
    if (parsed) return parsed;
    const written = String(value);
    const expected = hasDateShape(written) ? 'a date that the calendar has' : EXPECTED_DATE;
    return refuse({ code: 'format/date', got: shown(value), expected, help: dateHelp(written) });
  },
  ({ text }) => text,
);

export const player = leaf<PlayerId>(PLAYERS.expected, (value, refuse) => {
  const read = idFrom(value, toPlayerId);
  if (read !== undefined || typeof value !== 'string' || value.trim() === '') return read;
  const got = shown(value);
  const help = whyNotAllowed('id', value);
  const { expected } = PLAYERS;
  const advice = help === undefined ? { named: value } : { help };
  return refuse({ code: 'format/type', got, expected, ...advice, kind: true });
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

/** The name of something that a rule declares. */
export const declaredName = leaf<string>(NAME_EXPECTED, (value) =>
  typeof value === 'string' && NAME.test(value) ? value : undefined,
);

/** An id of digits alone is a number to YAML. */
function id<Id extends string>(expected: string, from: (text: string) => Id) {
  return leaf<Id>(expected, (value, refuse) => {
    const read = idFrom(value, from);
    if (read !== undefined || typeof value !== 'string') return read;
    const small = value.trim().toLowerCase().replaceAll(' ', '-');
    const help = isName('id', small) ? `Did you mean \`${small}\`?` : whyNotAllowed('id', value);
    if (help === undefined) return undefined;
    return refuse({ code: 'format/type', got: shown(value), expected, help, kind: true });
  });
}

function idFrom<Id extends string>(value: unknown, from: (text: string) => Id): Id | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return isName('id', String(value)) ? from(String(value)) : undefined;
}

/** `301` or `"301"`. */
function wholeNumber(value: unknown): number | undefined {
  const read = typeof value === 'string' && WHOLE.test(value) ? Number(value) : value;
  return typeof read === 'number' && Number.isSafeInteger(read) && read >= 0 ? read : undefined;
}

function empty(expected: string, refuse: Refuse): undefined {
  return refuse({ code: 'format/type', got: 'empty', expected, help: EMPTY });
}
