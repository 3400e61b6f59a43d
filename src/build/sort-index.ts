/**
 * Sorts a search index, so that the same pages give the same bytes. Pagefind 1.5 writes filters and
 * their values in a random order, and names files by their content. Pagefind 1.6 sorts them itself; with
 * it, this file can go.
 */
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { decode, encode } from 'cborg';
import * as z from 'zod/mini';

interface IndexFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** Pagefind's pages read this file first. `hash` names the `.pf_meta` of a language. */
const ENTRY = z.looseObject({
  languages: z.record(z.string(), z.looseObject({ hash: z.string() })),
});
/** Version, pages, chunks of words, filters with the names of their files, sorts, metadata. */
const META = z.tuple([
  z.string(),
  z.unknown(),
  z.unknown(),
  z.array(z.tuple([z.string(), z.string()])),
  z.unknown(),
  z.unknown(),
]);
/** A filter, and each of its values with the numbers of the pages that have it. */
const FILTER = z.tuple([z.string(), z.array(z.tuple([z.string(), z.array(z.number())]))]);

/** Each packed file begins so. */
const MARK = Buffer.from('pagefind_dcd');
const ENTRY_PATH = 'pagefind-entry.json';

/** Throws if the files are not of the form that Pagefind 1.5 gives them. */
export function sortIndex(files: readonly IndexFile[]): readonly IndexFile[] {
  const sorted = new Map(files.map(({ path, content }) => [path, content]));
  const entry = ENTRY.parse(JSON.parse(Buffer.from(remove(sorted, ENTRY_PATH)).toString()));
  for (const [name, language] of Object.entries(entry.languages)) {
    language.hash = sortLanguage(sorted, name, language.hash);
  }
  sorted.set(ENTRY_PATH, Buffer.from(JSON.stringify(entry)));
  return [...sorted].map(([path, content]) => ({ path, content }));
}

/** Returns the new name of the language's `.pf_meta`. */
function sortLanguage(files: Map<string, Uint8Array>, language: string, hash: string): string {
  const [version, pages, chunks, filters, ...rest] = META.parse(
    decode(unpack(remove(files, `pagefind.${hash}.pf_meta`))),
  );
  const sorted = filters.toSorted(byName).map(([filter, file]) => {
    const [name, values] = FILTER.parse(decode(unpack(remove(files, `filter/${file}.pf_filter`))));
    const packed = encode([name, values.toSorted(byName)]);
    const renamed = nameOf(language, packed);
    files.set(`filter/${renamed}.pf_filter`, pack(packed));
    return [filter, renamed];
  });
  const meta = encode([version, pages, chunks, sorted, ...rest]);
  const renamed = nameOf(language, meta);
  files.set(`pagefind.${renamed}.pf_meta`, pack(meta));
  return renamed;
}

function remove(files: Map<string, Uint8Array>, path: string): Uint8Array {
  const content = files.get(path);
  if (!content) throw new Error(`The search index lacks ${path}.`);
  files.delete(path);
  return content;
}

/** Removes Pagefind's mark too. */
export function unpack(content: Uint8Array): Uint8Array {
  return gunzipSync(content).subarray(MARK.length);
}

function pack(content: Uint8Array): Uint8Array {
  return gzipSync(Buffer.concat([MARK, content]), { level: 9 });
}

function nameOf(language: string, content: Uint8Array): string {
  return `${language}_${createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
}

/** Compares code units: the order must not depend on the machine's language. */
function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : Number(a > b);
}
