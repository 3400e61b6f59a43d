/** The part of Pagefind's interface that the search page uses, and the order of what it finds. */
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
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
  /** The count that each further filter would leave, for the filters that were fetched. */
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

/** Loads the index. Rejects if the site was built without one. */
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

/* The documents found, in the order in which a reader wants them. */

type Load = () => Promise<PagefindDocument>;

export interface SearchHit {
  readonly results: readonly Load[];
  /** A word that no page has: what was found instead only begins like it. */
  readonly unknown: string | undefined;
  /** A known word that is spelt nearly so. */
  readonly meant?: string | undefined;
}

/** So many are looked at for the very words; they are small. */
const LOOKED_AT = 30;

/** Two spellings of one word. */
const TWINS: readonly (readonly [string, string])[] = [
  ['judgment', 'judgement'],
  ['judgments', 'judgements'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
  ['ten', '10'],
  ['twenty', '20'],
  ['hundred', '100'],
];
const TWIN = new Map([...TWINS, ...TWINS.map(([a, b]) => [b, a] as const)]);

/** The words as they were typed, and with each word in its other spelling. */
function spellings(words: string): readonly string[] {
  const otherwise = words.replace(
    /[\p{L}\p{N}]+/gu,
    (word) => TWIN.get(withoutAccents(word)) ?? word,
  );
  return otherwise === words ? [words] : [words, otherwise];
}

/**
 * Those of the kinds given first come first. The best of them are those with the very words, one after
 * the other, in the order of the kinds. A page whose address is in `shown` is not found again. If no
 * page has a word, Pagefind takes the longest beginning that some page has: `win` for `wine`.
 */
export async function rankFound(
  pagefind: Pagefind,
  words: string,
  shelves: readonly Chosen[],
  shown: readonly string[] = [],
): Promise<SearchHit> {
  const spelt = spellings(words).map((each) => ({ words: each, terms: termsOf(each) }));
  const found = await Promise.all(
    shelves.map(async (filters, shelf) => {
      const all = await Promise.all(spelt.map((each) => pagefind.search(each.words, { filters })));
      const results = new Map(all.flatMap((each) => each.results).map((each) => [each.id, each]));
      return [...results.values()].map((result) => ({ shelf, load: once(() => result.data()) }));
    }),
  );
  const loads = found.flat();
  const looked = loads.slice(0, LOOKED_AT);
  const best = await Promise.all(
    looked.map(async ({ shelf, load }) => ({ shelf, document: await load() })),
  );
  const documents = best.map(({ document }) => document);
  const unknown = await Promise.all(
    spelt.map(({ terms }) => findUnknown(pagefind, terms, documents)),
  );
  const [first] = unknown;
  if (first && unknown.every((each) => each !== undefined)) return { results: [], ...first };
  const kinds = shelves.flatMap(({ Kind }) => (typeof Kind === 'object' ? Kind.any : []));
  const ranked = best
    .map(({ shelf, document }) => {
      const missing = Math.min(...spelt.map(({ terms }) => countMissing(terms, document)));
      const isTogether = spelt.some(({ terms }) =>
        textOf(document).includes(` ${terms.join(' ')} `),
      );
      const kind = document.filters.Kind?.[0] ?? '';
      // A reader who names a kind, singular or plural, looks for that kind.
      const isNamed = spelt.some(({ terms }) =>
        terms.some((term) => [kind, `${kind}s`].map(withoutAccents).includes(term)),
      );
      const order = [shelf, isNamed ? 0 : 1, missing, isTogether ? 0 : 1, kinds.indexOf(kind)];
      return { document, rank: order };
    })
    .sort((a, b) => compareRanks(a.rank, b.rank));
  const others = ranked.filter(
    ({ document }) => !shown.some((href) => isSamePage(href, document.url)),
  );
  return {
    results: [
      ...others.map(
        ({ document }) =>
          () =>
            Promise.resolve(document),
      ),
      ...loads.slice(LOOKED_AT).map(({ load }) => load),
    ],
    unknown: undefined,
  };
}

function isSamePage(href: string, found: string): boolean {
  const [one, other] = [href, found].map((each) => new URL(each, location.href).pathname);
  return one === other;
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  return a.map((value, i) => value - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

async function findUnknown(
  pagefind: Pagefind,
  terms: readonly string[],
  best: readonly PagefindDocument[],
): Promise<{ readonly unknown: string; readonly meant: string | undefined } | undefined> {
  for (const term of terms) {
    // The beginning of a word is as good as the word: it may be still being typed.
    if (best.some((document) => wordsOf(document).some((word) => word.startsWith(term)))) continue;
    const { results } = await pagefind.search(`"${term}"`, { filters: {} });
    if (results.length === 0) return { unknown: term, meant: await findMeant(pagefind, term) };
  }
  return undefined;
}

/** A shorter word is near to too many. */
const SHORTEST_SLIP = 5;

/** As much of its beginning is taken to be right. */
const SHORTEST_START = 3;

/** The word nearest to it on pages with a word that begins like it, of the longest such beginning. */
async function findMeant(pagefind: Pagefind, term: string): Promise<string | undefined> {
  if (term.length < SHORTEST_SLIP) return undefined;
  for (let length = term.length - 1; length >= SHORTEST_START; length--) {
    const start = term.slice(0, length);
    const { results } = await pagefind.search(start, { filters: {} });
    const alike = await Promise.all(results.slice(0, LOOKED_AT).map((result) => result.data()));
    const words = alike.flatMap(wordsOf).filter((word) => word.startsWith(start));
    const meant = didYouMean(term, new Set(words));
    if (meant !== undefined) return meant;
  }
  return undefined;
}

function countMissing(terms: readonly string[], document: PagefindDocument): number {
  const words = new Set(wordsOf(document));
  return terms.filter((term) => !words.has(term)).length;
}

function wordsOf({ content, meta }: PagefindDocument): readonly string[] {
  return termsOf(`${content} ${meta.title ?? ''} ${meta.says ?? ''}`);
}

function textOf(document: PagefindDocument): string {
  return ` ${wordsOf(document).join(' ')} `;
}

function termsOf(words: string): readonly string[] {
  return withoutAccents(words).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function once(load: Load): Load {
  let loaded: Promise<PagefindDocument> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
