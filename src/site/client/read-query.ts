/**
 * A query has three parts. A citation such as `proposal 305 of n nomic` or `16 January 2025` leads
 * somewhere, a game narrows the search, and words are searched for. Words in quotation marks are only
 * words.
 */
import type {
  NumberedKind,
  NumberSeries,
  SearchTarget,
} from '../../archive/page-models/library/list-places.ts';
import { MONTHS } from '../../archive/words/format-date.ts';

export interface Going {
  readonly href: string;
  readonly words: string;
  readonly of: string;
  /** The words answer the query, and lead to no place. */
  readonly isAnswer?: boolean;
}

const MOST_GOINGS = 10;

const KINDS: ReadonlyMap<string, NumberedKind> = new Map(
  Object.entries<NumberedKind>({
    rule: 'Rule',
    rules: 'Rule',
    r: 'Rule',
    proposal: 'Proposal',
    proposals: 'Proposal',
    prop: 'Proposal',
    p: 'Proposal',
    judgment: 'Judgment',
    judgement: 'Judgment',
    case: 'Judgment',
    cfj: 'Judgment',
    j: 'Judgment',
    version: 'Version',
    v: 'Version',
    player: 'Player',
  }),
);
/** Words between a citation and a game that say nothing. */
const SMALL = new Set(['of', 'in', 'on', 'the', 'a', 'from', 'at', 'under', 'no', 'number']);

/** Whether the query may cite a number or a date. Only then the page loads numbers. */
export function mayCite(typed: string): boolean {
  const free = typed.replace(/"[^"]*"/g, ' ');
  return readCitations(free, tokensOf(free)).length > 0;
}

export function readQuery(typed: string, places: readonly SearchTarget[]) {
  const free = typed.replace(/"[^"]*"/g, ' ');
  const tokens = tokensOf(free);
  const series = places.flatMap(({ numbered }) => numbered);
  // A number is a citation only if something in the archive has it.
  const cited = readCitations(free, tokens).find((read) => {
    if (!('number' in read)) return true;
    return series.some(({ numbers }) => nameOf(numbers, read.number) !== undefined);
  });
  const rest = cited?.rest ?? tokens;
  const named = longestName(rest, places);
  const isAll =
    named !== undefined &&
    tokens.every((token) => SMALL.has(token) || named.tokens.includes(token));
  const goings = cited
    ? [...goingsOf(cited, places, named)]
    : isAll
      ? [{ href: named.place.at, words: named.place.title, of: '' }]
      : [];
  if (
    /^(who )?(won|wins|winners?|has won|did win)\b/.test(withoutAccents(typed).trim()) ||
    /\bwho won\b/.test(withoutAccents(free))
  ) {
    // Says how each ended game ended.
    const endedGoings = (named ? [named.place] : places).flatMap(({ at, ended, title }) =>
      ended === undefined ? [] : [{ href: at, words: ended, of: title, isAnswer: true }],
    );
    goings.push(...endedGoings);
  }
  const isGame = named !== undefined && !isAll && named.place.isGame === true;
  const words = isGame ? without(typed, named.tokens) : typed;
  const [question = '', asked = ''] = /^(?:which|what)\s+(rules?|proposals?)\s/i.exec(words) ?? [];
  const isNone = cited !== undefined && 'judgmentsOn' in cited && goings.length === 0;
  return {
    /** Where a citation leads. */
    goings: goings.slice(0, MOST_GOINGS),
    /** Says that a thing does not exist: `No Judgment cites Rule 101.` */
    none: isNone ? `No Judgment cites Rule ${cited.judgmentsOn}. ` : '',
    /** The game that the query names beside other words. */
    game: isGame
      ? {
          title: named.place.title,
          by: named.tokens.join(' '),
        }
      : undefined,
    /** The words left to search for. */
    words: words.slice(question.length),
    /** The kind of page that a question such as `which rule …` asks for. */
    kind: KINDS.get(withoutAccents(asked)),
  };
}

export type Query = ReturnType<typeof readQuery>;

/* Citations. */

type QueryCitation = { readonly rest: readonly string[] } & (
  | { readonly on: string }
  | { readonly judgmentsOn: string }
  | { readonly kind: NumberedKind | undefined; readonly number: string }
);

function readCitations(free: string, tokens: readonly string[]): readonly QueryCitation[] {
  const dated = readDate(free);
  if (dated) return [{ on: dated.day, rest: tokensOf(free.replace(dated.said, ' ')) }];
  const judgments =
    /\bjudge?ments?\s+(?:(?:on|of|about|reads)\s+(?:rule\s+)?|rule\s+)#?(\w[\w.#-]*)/iu.exec(
      free,
    ) ?? /\bjudge?ments\s+#?(\d[\w.#-]*)/iu.exec(free);
  if (judgments?.[1] !== undefined) {
    const rest = tokensOf(free.replace(judgments[0], ' '));
    return [{ judgmentsOn: withoutAccents(judgments[1]), rest }];
  }
  const called = tokens.flatMap((token, at): readonly QueryCitation[] => {
    const glued = /^(r|p|j|v)(\d.*)$/.exec(token);
    const [kind, number] = glued ? [glued[1], glued[2]] : [token, tokens[at + 1]];
    if (kind === undefined || number === undefined || !KINDS.has(kind)) return [];
    return [{ kind: KINDS.get(kind), number, rest: tokens.toSpliced(at, glued ? 1 : 2) }];
  });
  const at = tokens.findIndex((token) => /^\d/.test(token));
  const number = tokens[at];
  if (called.length > 0 || number === undefined) return called;
  return [{ kind: undefined, number, rest: tokens.toSpliced(at, 1) }];
}

function readDate(free: string): { readonly day: string; readonly said: string } | undefined {
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(free);
  if (iso) return { day: iso[0], said: iso[0] };
  const month = '([a-z]{3,9})\\.?';
  const day = '(\\d{1,2})(?:st|nd|rd|th)?';
  const [first, second] = [
    `\\b${day}\\s+${month},?\\s+(\\d{4})\\b`,
    `\\b${month}\\s+${day},?\\s+(\\d{4})\\b`,
  ];
  const dayFirst = new RegExp(first, 'i').exec(free);
  if (dayFirst) return dayOf(dayFirst[0], dayFirst[1], dayFirst[2], dayFirst[3]);
  const monthFirst = new RegExp(second, 'i').exec(free);
  if (monthFirst) return dayOf(monthFirst[0], monthFirst[2], monthFirst[1], monthFirst[3]);
  const whole = new RegExp(`\\b${month}\\s+(\\d{4})\\b`, 'i').exec(free);
  return whole ? dayOf(whole[0], undefined, whole[1], whole[2]) : undefined;
}

/** Without a day it is the last of the month. */
function dayOf(said: string, date: string | undefined, month = '', year = '') {
  const at = MONTHS.findIndex((name) => withoutAccents(name).startsWith(withoutAccents(month)));
  if (at < 0) return undefined;
  const day = date ?? String(new Date(Date.UTC(Number(year), at + 1, 0)).getUTCDate());
  return { day: `${year}-${`${at + 1}`.padStart(2, '0')}-${day.padStart(2, '0')}`, said };
}

/* Where they lead. */

/** A number alone is a citation only next to the name of a game: `2 players` is no citation. */
function goingsOf(
  cited: QueryCitation,
  places: readonly SearchTarget[],
  named: NamedPlace | undefined,
) {
  const rest = cited.rest.filter((token) => !SMALL.has(token) && !named?.tokens.includes(token));
  const isBare = 'number' in cited && cited.kind === undefined;
  const all = 'on' in cited ? places.filter(({ dates }) => dates) : places;
  const fitting = named ? (rest.length === 0 ? [named.place] : []) : placesByParts(rest, all);
  if (isBare && fitting.length === 0) return [];
  const among = named ? [named.place] : fitting.length > 0 ? fitting : all;
  return among.flatMap((place) => {
    if ('on' in cited) return dateGoing(place, cited.on, among.length === 1);
    if ('judgmentsOn' in cited) {
      const hasAny = nameOf(place.judged ?? [], cited.judgmentsOn) !== undefined;
      if ((!hasAny && !named) || !place.isGame) return [];
      const rules = place.numbered.filter((each) => each.kind === 'Rule');
      return rules
        .flatMap((each) => numberGoing(place, each, cited.judgmentsOn))
        .map(({ href, words, of }) => {
          return { href: `${href}#judged`, words: `the Judgments on ${words}`, of };
        });
    }
    const { kind, number } = cited;
    return place.numbered
      .filter((each) => (kind === undefined ? each.kind !== 'Version' : each.kind === kind))
      .flatMap((each) => numberGoing(place, each, number));
  });
}

function numberGoing({ title }: SearchTarget, { kind, at, numbers }: NumberSeries, number: string) {
  const name = nameOf(numbers, number);
  if (name === undefined) return [];
  return [{ href: address(at, name.inAddress), words: `${kind} ${name.number}`, of: title }];
}

/** Games that had begun by that day, and that changed afterwards. */
function dateGoing({ title, dates, onDate }: SearchTarget, day: string, isNamed: boolean) {
  if (!dates || onDate === undefined) return [];
  const [first, last] = dates;
  if (!isNamed && (day < first || day > last)) return [];
  const [year, month, date] = day.split('-').map(Number);
  const words = `the rules on ${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
  return [{ href: address(onDate, day), words, of: title }];
}

/** A number as it is written, and as an address has it. */
function nameOf(numbers: readonly string[], wanted: string) {
  for (const each of numbers) {
    const [number = '', inAddress] = each.split('=');
    if (inAddress !== undefined) {
      if (withoutAccents(number) === wanted) return { number, inAddress };
    } else if (/^\d{1,9}$/.test(wanted)) {
      const [first, last = first] = each.split('-').map(Number);
      const value = Number(wanted);
      if (first !== undefined && last !== undefined && first <= value && value <= last) {
        return { number: `${value}`, inAddress: `${value}` };
      }
    }
  }
  return undefined;
}

function address(at: string, name: string): string {
  return at.replace('*', () => encodeURIComponent(name));
}

/* Names of games. */

/** The longest title or id of a game or Initial Set among the words. */
function longestName(tokens: readonly string[], places: readonly SearchTarget[]) {
  const found = places.flatMap((place) =>
    [place.title, place.id].flatMap((name) => {
      const all = tokensOf(name);
      const wanted = all[0] === 'the' && all.length > 1 ? all.slice(1) : all;
      const isThere = tokens.some((_, at) => wanted.every((each, i) => tokens[at + i] === each));
      return wanted.length > 0 && isThere ? [{ place, tokens: wanted }] : [];
    }),
  );
  return found.sort((a, b) => b.tokens.length - a.tokens.length)[0];
}

type NamedPlace = NonNullable<ReturnType<typeof longestName>>;

/** Places in whose title or id some word begins with each of these. */
function placesByParts(words: readonly string[], places: readonly SearchTarget[]) {
  return places.filter(({ title, id }) => {
    const parts = [...tokensOf(title), ...tokensOf(id)];
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}

function without(typed: string, name: readonly string[]): string {
  const gap = '[^\\p{L}\\p{N}]+';
  const article = `(?:(?:of|in|from)${gap})?(?:the${gap})?`;
  const words = new RegExp(
    `(?<![\\p{L}\\p{N}])${article}${name.join(gap)}(?![\\p{L}\\p{N}])`,
    'iu',
  );
  return typed.replace(words, ' ').replace(/\s+/g, ' ').trim();
}

function tokensOf(words: string): readonly string[] {
  return withoutAccents(words).match(/[\p{L}\p{N}]+(?:[.#][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Small letters without accents. */
export function withoutAccents(words: string): string {
  return words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
