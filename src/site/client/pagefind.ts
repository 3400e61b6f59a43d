/** The part of Pagefind that the search page uses, and the order of the results. */
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { getOrMake, once } from '../../helpers/once.ts';
import { ANY_FOLDER, FOLDER, KNOWN_IN } from '../data/search-folders.ts';
import { loadJson } from './basics/files.ts';
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

type PagefindResults = readonly { readonly id: string; data(): Promise<PagefindDocument> }[];

type Choice = string | { readonly any: readonly string[] } | { readonly none: string };
export type SearchFilters = Readonly<Record<string, Choice>>;

interface HowToSearch {
  /** Sorts pages by years, and the pages of a year and a game by days. */
  readonly isNewestFirst?: boolean;
  /** Fetches all filters, for their counts. */
  readonly hasCounts?: boolean;
  /** Looks into at most so many folders. */
  readonly reach?: number;
  /** Looks into no folder if there are more: a part of a count is no count. */
  readonly isAllOrNone?: boolean;
}

export type Pagefind = Awaited<ReturnType<typeof loadPagefind>>;

interface Options {
  readonly baseUrl: string;
  readonly highlightParam: string;
  readonly excerptLength: number;
  readonly mergeFilter?: Readonly<Record<string, string>>;
  /** In one thread the browser has no second program to fetch. */
  readonly noWorker?: boolean;
}

interface Program {
  options(options: Options): Promise<void>;
  init(): Promise<void>;
  mergeIndex(bundle: string, options: Options): Promise<void>;
  /** Fetches all filters. */
  filters(): Promise<Counts>;
  search(
    words: string,
    options: { filters: SearchFilters; sort?: Readonly<Record<string, 'asc' | 'desc'>> },
  ): Promise<{ readonly results: PagefindResults; readonly filters: Counts }>;
}

const OPTIONS = { highlightParam: 'highlight', excerptLength: 28 };

/** Loads the index of the whole archive. Rejects if the site was built without one. */
export async function loadPagefind(base: string) {
  const address = `${base}pagefind/pagefind.js`;
  const program = (await import(/* @vite-ignore */ address)) as Program;
  await program.options({ ...OPTIONS, baseUrl: base, noWorker: true });
  await program.init();
  const added = new Map<string, Promise<boolean>>();
  const add = (folder: string) =>
    getOrMake(added, folder, async () => {
      const bundle = `${base}${folder}pagefind/`;
      const isThere = await hasHead(bundle).catch(() => false);
      const mergeFilter = { [FOLDER]: folder };
      if (isThere) await program.mergeIndex(bundle, { ...OPTIONS, baseUrl: base, mergeFilter });
      return isThere;
    });
  /** Pagefind knows which page is newer only within one index. */
  const newestFirst = async (words: string, filters: SearchFilters) => {
    const all = await program.search(words, { filters: { Year: { none: '' }, ...filters } });
    const years = Object.entries(all.filters.Year ?? {}).filter(([, count]) => count > 0);
    const found = await Promise.all(
      years
        .sort(([a], [b]) => Number(b) - Number(a))
        .map(([Year]) =>
          program.search(words, { filters: { ...filters, Year }, sort: { day: 'desc' } }),
        ),
    );
    return { ...all, results: [...found, all].flatMap(({ results }) => results) };
  };
  const searched = {
    /** So many folders a search looks into, unless it has its own number. */
    reach: 0,
    /** Looks into the folders that know all filters, and all words of one spelling. */
    async search(spellings: readonly string[], filters: SearchFilters, how: HowToSearch = {}) {
      const { isNewestFirst, hasCounts, reach = searched.reach, isAllOrNone } = how;
      if (hasCounts) await program.filters();
      const known = await Promise.all(
        spellings.map(async (words) => {
          // Asks for the words of a phrase: only the pages tell whether they stand together.
          const { filters: values } = await program.search(words.replaceAll('"', ' '), {
            filters: { ...filters, [KNOWN_IN]: ANY_FOLDER },
          });
          const having = Object.entries(values[KNOWN_IN] ?? {}).filter(([, count]) => count > 0);
          const folders = having
            .flatMap(([value]) => (value === ANY_FOLDER ? [] : [value.split(' ')]))
            // Those with the newest pages come first.
            .sort(([a], [b]) => Number(b) - Number(a))
            .map(([, folder = '']) => folder);
          return { words, values, folders };
        }),
      );
      const all = [...new Set(known.flatMap(({ folders }) => folders))];
      const looked = isAllOrNone && all.length > reach ? [] : all.slice(0, reach);
      const isThere = await Promise.all(looked.map(add));
      if (hasCounts) await program.filters();
      const found = await Promise.all(
        known.map(({ words, folders }) => {
          const having = folders.filter((folder) => looked.includes(folder));
          // An empty list would be no filter.
          const here = { ...filters, [FOLDER]: { any: ['', ...having] } };
          return isNewestFirst
            ? newestFirst(words, here)
            : program.search(words, { filters: here });
        }),
      );
      const pages = found.flatMap(({ results }) => results);
      return {
        results: [...new Map(pages.map((each) => [each.id, each])).values()],
        /** Counts of what each further filter would leave. */
        filters: found[0]?.filters ?? {},
        /** Values that pages of any known folder have, with counts of folders. */
        values: known[0]?.values ?? {},
        /** Folders that have further pages, at which it did not look. */
        left: all.slice(looked.length),
        /** Folders whose indexes cannot be loaded. */
        lost: looked.filter((_, at) => !isThere[at]),
      };
    },
    /** Whether any page of the archive has the word. */
    knows: async (word: string) =>
      (await program.search(`"${word}"`, { filters: {} })).results.length > 0,
  };
  return searched;
}

/** If Pagefind is asked to add a missing index, all its later searches find nothing. So this checks first. */
async function hasHead(bundle: string): Promise<boolean> {
  const entry = await loadJson<{ languages: Record<string, { hash: string }> }>(
    `${bundle}pagefind-entry.json`,
  );
  const [language] = Object.values(entry?.languages ?? {});
  return (await fetch(`${bundle}pagefind.${language?.hash}.pf_meta`)).ok;
}

/* The documents found, in the order in which a reader wants them. */

const loadOnce = once((result: PagefindResults[number]) => result.data());

/** One page, or those of several games that have a rule with the same words. */
export type SamePages = readonly PagefindDocument[];

/** It looks for the very words in so many pages. */
const LOOKED_AT = 30;

/** Pages of these kinds come first if the words are of their names. */
const NAMED = new Set(['Player', 'Game']);

/** Two spellings of one word, or a reader's word and that of the rules. */
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
  ['gives', 'receive'],
  ['takes', 'loses'],
];
const TWIN = new Map([...TWINS, ...TWINS.map(([a, b]) => [b, a] as const)]);

/** The typed words, and the same with each word in its other spelling. */
function spellings(words: string): readonly string[] {
  const otherwise = words.replace(
    /[\p{L}\p{N}]+/gu,
    (word) => TWIN.get(withoutAccents(word)) ?? word,
  );
  return otherwise === words ? [words] : [words, otherwise];
}

/**
 * Pages of the first kinds come first, and others follow if these are not enough. Among them, pages with
 * the very words lead. A page whose address is in `shown` is not found again. For a word that no page
 * has, Pagefind takes a beginning: `win` for `wine`. `unknown` is such a word, and `meant` a known one
 * that is spelt nearly so.
 */
export async function rankFound(
  pagefind: Pagefind,
  words: string,
  shelves: readonly SearchFilters[],
  enough: number,
  shown: readonly string[] = [],
) {
  const spelt = spellings(words);
  const spellingTerms = spelt.map(termsOf);
  const searched: Awaited<ReturnType<Pagefind['search']>>[] = [];
  for (const filters of shelves) {
    const isEnough = (searched[0]?.results.length ?? 0) >= enough;
    searched.push(await pagefind.search(spelt, filters, isEnough ? { reach: 0 } : {}));
  }
  const loads = searched.flatMap(({ results }, shelf) =>
    results.map((result) => ({ shelf, load: () => loadOnce(result) })),
  );
  const around = {
    left: [...new Set(searched.flatMap(({ left }) => left))],
    lost: [...new Set(searched.flatMap(({ lost }) => lost))],
  };
  const looked = loads.slice(0, LOOKED_AT);
  const best = await Promise.all(
    looked.map(async ({ shelf, load }) => ({ shelf, document: await load() })),
  );
  const documents = best.map(({ document }) => document);
  const unknown = await Promise.all(
    spellingTerms.map((terms) => findUnknown(pagefind, terms, documents)),
  );
  const [first] = unknown;
  if (first && unknown.every((each) => each !== undefined))
    return { results: [], count: 0, ...around, ...first };
  const kinds = shelves.flatMap(({ Kind }) =>
    typeof Kind === 'object' && 'any' in Kind ? Kind.any : [],
  );
  const ranked = best
    .map(({ shelf, document }) => {
      const words = new Set(wordsOf(document));
      const missing = spellingTerms.map((terms) => terms.filter((term) => !words.has(term)).length);
      const isTogether = spellingTerms.some((terms) =>
        ` ${wordsOf(document).join(' ')} `.includes(` ${terms.join(' ')} `),
      );
      const kind = document.filters.Kind?.[0] ?? '';
      // A reader who names a kind, singular or plural, looks for that kind.
      const isNamed = spellingTerms.some((terms) =>
        terms.some((term) => [kind, `${kind}s`].map(withoutAccents).includes(term)),
      );
      const name = NAMED.has(kind) ? termsOf(document.meta.title ?? '') : [];
      const isName = spellingTerms.some((terms) => terms.every((term) => name.includes(term)));
      const beside = [isName ? 0 : 1, isTogether ? 0 : 1, kinds.indexOf(kind)];
      return { document, rank: [shelf, isNamed ? 0 : 1, Math.min(...missing), ...beside] };
    })
    .sort((a, b) => a.rank.map((value, i) => value - (b.rank[i] ?? 0)).find(Boolean) ?? 0);
  const others = ranked.flatMap(({ document }) =>
    shown.some((href) => pathOf(href) === pathOf(document.url)) ? [] : [document],
  );
  // Games that begin with the same Initial Set have the same rules.
  const same = Map.groupBy(others, ({ filters, content, url }) =>
    filters.Kind?.[0] === 'Rule' ? content : url,
  );
  const unlooked = loads.slice(LOOKED_AT).map(({ load }) => load);
  return {
    results: [
      ...[...same.values()].map((pages: SamePages) => () => Promise.resolve(pages)),
      ...unlooked.map((load) => async () => [await load()]),
    ],
    count: others.length + unlooked.length,
    unknown: undefined,
    meant: undefined,
    ...around,
  };
}

function pathOf(href: string): string {
  return new URL(href, location.href).pathname;
}

async function findUnknown(
  pagefind: Pagefind,
  terms: readonly string[],
  best: readonly PagefindDocument[],
): Promise<{ readonly unknown: string; readonly meant: string | undefined } | undefined> {
  for (const term of terms) {
    // The beginning of a word counts as the word, which somebody may still be typing.
    if (best.some((document) => wordsOf(document).some((word) => word.startsWith(term)))) continue;
    if (await pagefind.knows(term)) continue;
    return { unknown: term, meant: await findMeant(pagefind, term) };
  }
  return undefined;
}

/** A shorter word is near to too many others. */
const SHORTEST_SLIP = 5;

/** So much of its beginning is taken to be right. */
const SHORTEST_START = 3;

/** The nearest word on pages with a word that begins like it. */
async function findMeant(pagefind: Pagefind, term: string): Promise<string | undefined> {
  if (term.length < SHORTEST_SLIP) return undefined;
  for (let length = term.length - 1; length >= SHORTEST_START; length--) {
    const start = term.slice(0, length);
    const { results } = await pagefind.search([start], {});
    const alike = await Promise.all(results.slice(0, LOOKED_AT).map((result) => result.data()));
    const words = alike.flatMap(wordsOf).filter((word) => word.startsWith(start));
    const meant = didYouMean(term, new Set(words));
    if (meant !== undefined) return meant;
  }
  return undefined;
}

function wordsOf({ content, meta }: PagefindDocument): readonly string[] {
  return termsOf(`${content} ${meta.title ?? ''} ${meta.says ?? ''}`);
}

function termsOf(words: string): readonly string[] {
  return withoutAccents(words).match(/[\p{L}\p{N}]+/gu) ?? [];
}
