/** The part of Pagefind's interface that the search page uses. */

export interface PagefindDocument {
  /** The page, with the words to highlight. */
  readonly url: string;
  /** HTML: text with `<mark>` around the words found. */
  readonly excerpt: string;
  /** All the words of the page, as text. */
  readonly content: string;
  readonly meta: Readonly<Record<string, string | undefined>>;
}

export interface PagefindSearch {
  readonly results: readonly { readonly id: string; data(): Promise<PagefindDocument> }[];
}

export type Filters = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Pagefind {
  options(options: {
    baseUrl: string;
    highlightParam: string;
    excerptLength: number;
  }): Promise<void>;
  init(): Promise<void>;
  filters(): Promise<Filters>;
  /** `null` finds everything that the filters let through. */
  search(
    query: string | null,
    options: { filters: Readonly<Record<string, string>> },
  ): Promise<PagefindSearch>;
}

/** Loads the index. Rejects where the site was built without one. */
export async function loadPagefind(base: string): Promise<Pagefind> {
  const address = `${base}pagefind/pagefind.js`;
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  await pagefind.options({ baseUrl: base, highlightParam: 'highlight', excerptLength: 28 });
  await pagefind.init();
  return pagefind;
}
