/** The part of Pagefind's interface that the search page uses. */

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
