/**
 * Pages that a later build takes over while their key is the same. The key is a hash of all sources and
 * of the page's whole model. A page that sees more than its model has a hash of the records.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameArchive } from '../../archive/lookup/game-archive.ts';
import { getOrMake, once } from '../../helpers/once.ts';
import { sourcesOfGames } from '../../records/parse/parse-sources.ts';
import { forgeFolder, shownRecords } from './shown-records.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCES = hashOf(
  [...filesIn('src'), 'astro.config.mjs']
    .sort()
    .flatMap((path) => [path, readFileSync(join(ROOT, path))]),
);

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)).replaceAll(sep, '/'));
}

/** `page` is plain data: what cannot be hashed, such as a function, throws. */
export function keyedPath<Params, Page>(params: Params, page: Page) {
  return { params, props: { page }, cacheKey: hashOf([SOURCES, JSON.stringify(page, hashable)]) };
}

/**
 * The key of a page that shows one game in any way, and no other: it lasts while the records are the
 * same.
 */
export const gameKey = once(({ id }: GameArchive) => {
  const read = sourcesOfGames(shownRecords().library.sources, [id]);
  return hashOf([SOURCES, forgeFolder() ?? '', ...read.flatMap(({ file, text }) => [file, text])]);
});

/** Many versions show the same card, so a long text is hashed once and counts as its hash. */
const LONG = 200;
const hashes = new Map<string, string>();

function hashable(key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.length > LONG) {
    return getOrMake(hashes, value, () => hashOf([value]));
  }
  if (typeof value === 'function' || value instanceof Map || value instanceof Set) {
    throw new Error(`The page of a keyed path has something in ${key} that is no plain data.`);
  }
  return value;
}

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64');
}
