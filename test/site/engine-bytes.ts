/** The weight of the engine in a reader's browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Site } from './built-site.ts';

/**
 * Bytes, as a server compresses it with gzip. The engine’s worker has 305 KB (November 2026): yaml
 * 29, immutable 18, zod 10, the language of mechanics 18, what compares words with mechanics 29. The
 * scripts of a page have up to 54 KB, of which the editor of sentences has 5.
 */
export const MOST = 366_000;

/** Of the scripts among some addresses; throws where there is no engine among them. */
export function bytesOf(addresses: Iterable<string>, { folder, base }: Site): number {
  const scripts = [...addresses].filter((name) => name.endsWith('.js'));
  if (!scripts.some((name) => /worker-/.test(name))) throw new Error('No engine was loaded.');
  return scripts
    .map((name) => gzipSync(readFileSync(join(folder, name.slice(base.length)))).length)
    .reduce((sum, size) => sum + size);
}
