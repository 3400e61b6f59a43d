/** The part of Pagefind's interface that the search page uses, and the order of what it finds. */
import { withoutAccents } from './read-query.ts';

export interface PagefindPart {
  /** A heading of the page, with its anchor. */
  readonly title: string;
  readonly url: string;
}

export interface PagefindDocument extends PagefindPart {
  /** HTML: text with `<mark>` around the words found. */
  readonly excerpt: string;
  /** All the words of the page, as text. */
  readonly content: string;
  readonly meta: Readonly<Record<string, string | undefined>>;
  readonly filters: Readonly<Record<string, readonly string[] | undefined>>;
  /** The parts of the page in which the words were found. */
  readonly sub_results: readonly PagefindPart[];
}

/** How many pages have each value of each filter. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface PagefindSearch {
  readonly results: readonly { readonly id: string; data(): Promise<PagefindDocument> }[];
  /** What each further filter would leave, of the filters that were fetched. */
  readonly filters: Counts;
}

export type Chosen = Readonly<Record<string, string | { readonly any: readonly string[] }>>;

export interface Pagefind {
  options(options: {
    baseUrl: string;
    highlightParam: string;
    excerptLength: number;
    /** In one thread there is no second program to fetch. */
    noWorker: boolean;
  }): Promise<void>;
  init(): Promise<void>;
  /** Fetches all filters. */
  filters(): Promise<Counts>;
  search(
    query: string,
    options: { filters: Chosen; sort?: Readonly<Record<string, 'asc' | 'desc'>> },
  ): Promise<PagefindSearch>;
}

/** Loads the index. Rejects where the site was built without one. */
export async function loadPagefind(base: string): Promise<Pagefind> {
  const address = `${base}pagefind/pagefind.js`;
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  await pagefind.options({
    baseUrl: base,
    highlightParam: 'highlight',
    excerptLength: 28,
    noWorker: true,
  });
  await pagefind.init();
  return pagefind;
}

/* What is found, in the order in which a reader wants it. */

type Load = () => Promise<PagefindDocument>;

export interface SearchHit {
  readonly results: readonly Load[];
  /** A word that no page has: what was found instead only begins like it. */
  readonly unknown: string | undefined;
}

/** So many are looked at for the very words; they are small. */
const LOOKED_AT = 30;

/**
 * Those of the kinds given first come first, and among the best of them those that have the very words.
 * Where no page has a word, Pagefind takes the longest beginning that some page has: `win` for `wine`.
 */
export async function rankFound(
  pagefind: Pagefind,
  words: string,
  shelves: readonly Chosen[],
): Promise<SearchHit> {
  const found = await Promise.all(shelves.map((filters) => pagefind.search(words, { filters })));
  const loads = found.flatMap(({ results }) => results.map((result) => once(() => result.data())));
  const best = await Promise.all(loads.slice(0, LOOKED_AT).map((load) => load()));
  const terms = withoutAccents(words).match(/[\p{L}\p{N}]+/gu) ?? [];
  const unknown = await findUnknown(pagefind, terms, best);
  if (unknown !== undefined) return { results: [], unknown };
  const first = found[0]?.results.length ?? 0;
  const ranked = best.map((document, at) => {
    return { document, shelf: at < first ? 0 : 1, missing: countMissing(terms, document) };
  });
  ranked.sort((a, b) => a.shelf - b.shelf || a.missing - b.missing);
  const looked = ranked.map(
    ({ document }) =>
      () =>
        Promise.resolve(document),
  );
  return { results: [...looked, ...loads.slice(LOOKED_AT)], unknown: undefined };
}

async function findUnknown(
  pagefind: Pagefind,
  terms: readonly string[],
  best: readonly PagefindDocument[],
): Promise<string | undefined> {
  for (const term of terms) {
    // The beginning of a word is as good as the word: it may be still being typed.
    if (best.some((document) => wordsOf(document).some((word) => word.startsWith(term)))) continue;
    const { results } = await pagefind.search(`"${term}"`, { filters: {} });
    if (results.length === 0) return term;
  }
  return undefined;
}

function countMissing(terms: readonly string[], document: PagefindDocument): number {
  const words = new Set(wordsOf(document));
  return terms.filter((term) => !words.has(term)).length;
}

function wordsOf({ content, meta }: PagefindDocument): readonly string[] {
  return (
    withoutAccents(`${content} ${meta.title ?? ''} ${meta.says ?? ''}`).match(/[\p{L}\p{N}]+/gu) ??
    []
  );
}

function once(load: Load): Load {
  let loaded: Promise<PagefindDocument> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
