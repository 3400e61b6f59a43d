/**
 * Pages that a later build takes over while their key is the same. The key is a hash of the software and
 * of the page's whole model. A page that sees more than its model has a hash of all that its game is made
 * of. Only `nomic build` gives keys: Astro's own command makes each page.
 */
import { createHash } from 'node:crypto';
import type { GameArchive } from '../../archive/lookup/game-archive.ts';
import { getOrMake } from '../../helpers/once.ts';
import { handedOver } from './shown-records.ts';

/** `page` is plain data: what cannot be hashed, such as a function, throws. */
export function keyedPath<Params, Page>(params: Params, page: Page) {
  const software = handedOver()?.software;
  const cacheKey = software && hashOf(software + JSON.stringify(page, hashable));
  return { params, props: { page }, cacheKey };
}

/** The key of a page that shows one game and no other. It changes with the records. */
export function gameKey({ id }: GameArchive) {
  const madeOf = handedOver()?.games.get(id);
  return madeOf && hashOf(JSON.stringify(madeOf));
}

/** Many versions show the same card, so a long text is hashed once and counts as its hash. */
const LONG = 200;
const hashes = new Map<string, string>();

function hashable(key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.length > LONG) {
    return getOrMake(hashes, value, () => hashOf(value));
  }
  if (typeof value === 'function' || value instanceof Map || value instanceof Set) {
    throw new Error(`The page of a keyed path has something in ${key} that is no plain data.`);
  }
  return value;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
