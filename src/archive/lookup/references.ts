/**
 * Finds the records that a text refers to: "Rule 203", "Rules 101-116", "Proposals 303 and 304",
 * "Judgment 2". Titles count if rules may be cited by them. The words stay as they are.
 */
import { getOrMake } from '../../helpers/once.ts';

export interface Reference {
  /** Offsets within the text: the words that become a link. */
  readonly start: number;
  readonly end: number;
  readonly to:
    | { readonly kind: 'rule' | 'proposal'; readonly number: number }
    /** As it is written, which may be with a letter. */
    | { readonly kind: 'judgment'; readonly number: string }
    | { readonly kind: 'title'; readonly title: string };
}

/** Finds the titles of rules in a text; made once for all the titles of a game. */
export interface TitleFinder {
  find(text: string): readonly Reference[];
}

const NUMBER = /\d{1,9}/g;
/**
 * Numbers after one word: "Rules 201, 203 and 205-207", "Rules 101-116 (immutable) and 201". Every part is
 * bounded: the cost is linear.
 */
const SERIES =
  /\b(Rule|Proposal|Judge?ment)s?[ \t\n]{1,3}(\d{1,9}(?:[ \t]{0,2}(?:, ?and\b|, ?or\b|[-–—,/&]|(?:\([a-z]{1,20}\)[ \t])?(?:and|or)\b|to\b|through\b)[ \t]{0,2}\d{1,9})*)(?!\d)/gi;
/** Only this much of a longer text is searched, so that one record cannot hold up the build. */
const MAX_SEARCHED = 200_000;

export function findReferences(text: string, titles?: TitleFinder): readonly Reference[] {
  const references: Reference[] = [];
  for (const match of text.slice(0, MAX_SEARCHED).matchAll(SERIES)) {
    const [words, kind = '', numbers = ''] = match;
    const found = inSeries(kind, numbers, match.index, words.length);
    references.push(...found.map((each) => withLetter(text, each)));
  }
  if (!titles) return references;
  return [...references, ...apartFrom(references, titles.find(text))].sort(
    (a, b) => a.start - b.start,
  );
}

/** Those found that do not overlap a reference; both are in the order of the text. */
function apartFrom(references: readonly Reference[], found: readonly Reference[]): Reference[] {
  let next = 0;
  return found.filter(({ start, end }) => {
    while ((references[next]?.end ?? Infinity) <= start) next++;
    return (references[next]?.start ?? Infinity) >= end;
  });
}

function inSeries(kind: string, numbers: string, start: number, length: number): Reference[] {
  const numbersAt = start + length - numbers.length;
  return [...numbers.matchAll(NUMBER)].map((match, i) => ({
    // The first link includes the word: "Rules 101", then "116".
    start: i === 0 ? start : numbersAt + match.index,
    end: numbersAt + match.index + match[0].length,
    to: targetOf(kind, match[0]),
  }));
}

function targetOf(word: string, number: string): Reference['to'] {
  const initial = word.charAt(0).toLowerCase();
  if (initial !== 'r' && initial !== 'p') return { kind: 'judgment', number };
  return { kind: initial === 'r' ? 'rule' : 'proposal', number: Number(number) };
}

/** A letter after the number of a judgment belongs to it: "Judgment 1711a". */
function withLetter(text: string, reference: Reference): Reference {
  const { end, to } = reference;
  const [letter] = /^[a-z](?![\p{L}\p{N}])/u.exec(text.slice(end, end + 2)) ?? [];
  if (to.kind !== 'judgment' || letter === undefined) return reference;
  return { ...reference, end: end + 1, to: { ...to, number: to.number + letter } };
}

/** Letters; a longer title is not found. */
const MAX_TITLE = 100;

/** The titles that begin with a word. */
interface Titles {
  readonly all: Set<string>;
  /** The longest first. */
  lengths: readonly number[];
}

/**
 * A finder for these titles. It leaves out titles of one word, since they would be found everywhere. It
 * is linear in the text: each word costs one lookup for each length of the titles that begin with it.
 */
export function createTitleFinder(titles: Iterable<string>): TitleFinder | undefined {
  const byFirstWord = new Map<string, Titles>();
  for (const title of titles) {
    const [first, second] = title.split(/\s+/);
    if (!first || !second || title.length > MAX_TITLE) continue;
    getOrMake(byFirstWord, first, () => ({ all: new Set<string>(), lengths: [] })).all.add(title);
  }
  if (byFirstWord.size === 0) return undefined;
  for (const same of byFirstWord.values()) {
    same.lengths = [...new Set([...same.all].map(({ length }) => length))].sort((a, b) => b - a);
  }
  return { find: (text) => findTitles(text.slice(0, MAX_SEARCHED), byFirstWord) };
}

function findTitles(text: string, byFirstWord: ReadonlyMap<string, Titles>): Reference[] {
  const found: Reference[] = [];
  let free = 0;
  for (const match of text.matchAll(/(?<![\p{L}\p{N}])\S+/gu)) {
    const start = match.index;
    const titles = start < free ? undefined : byFirstWord.get(match[0]);
    const length = titles?.lengths.find((some) => titles.all.has(text.slice(start, start + some)));
    if (
      length === undefined ||
      /^[\p{L}\p{N}]/u.test(text.slice(start + length, start + length + 2))
    )
      continue;
    free = start + length;
    const title = text.slice(start, free);
    found.push({ start, end: free, to: { kind: 'title', title } });
  }
  return found;
}
