/** What is found, in the order in which a reader wants it. */
import type { Chosen, Pagefind, PagefindDocument } from './pagefind.ts';
import { fold } from './read-query.ts';

type Load = () => Promise<PagefindDocument>;

export interface Found {
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
): Promise<Found> {
  const found = await Promise.all(shelves.map((filters) => pagefind.search(words, { filters })));
  const loads = found.flatMap(({ results }) => results.map((result) => once(() => result.data())));
  const best = await Promise.all(loads.slice(0, LOOKED_AT).map((load) => load()));
  const terms = fold(words).match(/[\p{L}\p{N}]+/gu) ?? [];
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
  return fold(`${content} ${meta.title ?? ''} ${meta.says ?? ''}`).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function once(load: Load): Load {
  let loaded: Promise<PagefindDocument> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
