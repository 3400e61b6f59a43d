/**
 * What a text refers to: "Rule 203", "Rules 101-116", "Proposals 303 and 304", "Judgment 2", and
 * titles where rules may be cited by them. Finding a reference never alters the words.
 */

export interface Reference {
  /** Offsets within the text: the words that become a link. */
  readonly start: number;
  readonly end: number;
  readonly to:
    | { readonly kind: 'rule' | 'proposal' | 'judgment'; readonly number: number }
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
/** Longer texts are searched this far, so that one record cannot hold up the build. */
const MAX_SEARCHED = 200_000;

export function findReferences(text: string, titles?: TitleFinder): readonly Reference[] {
  const references: Reference[] = [];
  for (const match of text.slice(0, MAX_SEARCHED).matchAll(SERIES)) {
    const [words, kind = '', numbers = ''] = match;
    references.push(...inSeries(kind, numbers, match.index, words.length));
  }
  if (!titles) return references;
  const apart = titles.find(text).filter((found) => !references.some((r) => overlap(r, found)));
  return [...references, ...apart].sort((a, b) => a.start - b.start);
}

function inSeries(kind: string, numbers: string, start: number, length: number): Reference[] {
  const numbersAt = start + length - numbers.length;
  return [...numbers.matchAll(NUMBER)].map((match, i) => ({
    // The first link takes the word with it: "Rules 101", then "116".
    start: i === 0 ? start : numbersAt + match.index,
    end: numbersAt + match.index + match[0].length,
    to: { kind: kindOf(kind), number: Number(match[0]) },
  }));
}

function kindOf(word: string): 'rule' | 'proposal' | 'judgment' {
  const initial = word.charAt(0).toLowerCase();
  return initial === 'r' ? 'rule' : initial === 'p' ? 'proposal' : 'judgment';
}

function overlap(a: Reference, b: Reference): boolean {
  return a.start < b.end && b.start < a.end;
}

/**
 * A finder for these titles. A title of one word is left alone: it would be found everywhere. Cost
 * is linear in the text: at each word only the titles that begin with that word are compared.
 */
export function createTitleFinder(titles: Iterable<string>): TitleFinder | undefined {
  const byFirstWord = new Map<string, string[]>();
  for (const title of new Set(titles)) {
    const [first, second] = title.split(/\s+/);
    if (!first || !second) continue;
    const same = byFirstWord.get(first) ?? [];
    byFirstWord.set(
      first,
      [...same, title].sort((a, b) => b.length - a.length),
    );
  }
  if (byFirstWord.size === 0) return undefined;
  return { find: (text) => findTitles(text.slice(0, MAX_SEARCHED), byFirstWord) };
}

function findTitles(
  text: string,
  byFirstWord: ReadonlyMap<string, readonly string[]>,
): Reference[] {
  const found: Reference[] = [];
  let free = 0;
  for (const match of text.matchAll(/(?<![\p{L}\p{N}])\S+/gu)) {
    const start = match.index;
    if (start < free) continue;
    const title = byFirstWord.get(match[0])?.find((candidate) => text.startsWith(candidate, start));
    if (title === undefined || /^[\p{L}\p{N}]/u.test(text.slice(start + title.length))) continue;
    free = start + title.length;
    found.push({ start, end: free, to: { kind: 'title', title } });
  }
  return found;
}
