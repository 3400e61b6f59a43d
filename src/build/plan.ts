/** Divides the games without a kept part among several runners, by the weight of their records. */
import { join } from 'node:path';
import { readContent } from '../content/read-content.ts';
import { cacheOf } from './build-archive.ts';
import { hashOfSoftware } from './finished-build.ts';
import { PARTS } from './own-folder.ts';
import { findParts, gameOf, madeOfGames } from './parts.ts';
import type { Settings } from './settings.ts';

export interface SharedWork {
  /** No runner is without a game. */
  readonly runners: readonly { readonly games: readonly string[]; readonly weight: number }[];
  /** How many games have a part in the cache. */
  readonly kept: number;
}

/** Returns a message if there are no records to read. */
export function planParts(settings: Settings, runners: number): SharedWork | string {
  const content = readContent(settings.content);
  if (!content.ok) return content.message;
  const games = madeOfGames(content.sources, settings, hashOfSoftware());
  const { parts } = findParts(join(cacheOf(settings), PARTS), [], games);
  const weights = new Map<string, number>();
  for (const { file, text } of content.sources) {
    const game = gameOf(file);
    if (game === undefined || parts.has(game)) continue;
    weights.set(game, (weights.get(game) ?? 0) + text.length);
  }
  return { runners: divide(weights, runners), kept: parts.size };
}

/** The heaviest first, each to the runner that has least. */
export function divide(
  weights: ReadonlyMap<string, number>,
  runners: number,
): SharedWork['runners'] {
  const shares = Array.from({ length: runners }, () => ({ games: [] as string[], weight: 0 }));
  const heaviest = [...weights].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  for (const [game, weight] of heaviest) {
    const least = shares.reduce((a, b) => (b.weight < a.weight ? b : a));
    least.games.push(game);
    least.weight += weight;
  }
  return shares
    .filter(({ games }) => games.length > 0)
    .map(({ games, weight }) => ({ games: games.sort(), weight }));
}
