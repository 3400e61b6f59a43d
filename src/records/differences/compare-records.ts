/** All differences between two revisions of the records. */
import type { Records, WrittenGame } from '../types.ts';
import { type Change, changesOfGame, changesOfRuleset } from './differences.ts';
import { type GamePairs, pairGame } from './pairs.ts';

export interface ChangedGame {
  readonly was: WrittenGame;
  readonly is: WrittenGame;
  readonly pairs: GamePairs;
  readonly changes: readonly Change[];
}

export interface Compared {
  readonly then: Records;
  readonly now: Records;
  /** Those that are in both, and can be read. */
  readonly games: readonly ChangedGame[];
  /** By the ids of the rulesets that were there and can be read. */
  readonly rulesets: ReadonlyMap<string, readonly Change[]>;
}

/**
 * Records that cannot be read now are left out, since they have findings of their own. If a part of
 * the base could not be read, the other parts are compared.
 */
export function compareRecords(then: Records, now: Records): Compared {
  const { malformed } = now;
  const games = [...then.games.values()].flatMap((was): readonly ChangedGame[] => {
    const is = now.games.get(was.id);
    if (!is || malformed.games.has(was.id)) return [];
    const pairs = pairGame(was, is);
    return [{ was, is, pairs, changes: changesOfGame(was, is, pairs) }];
  });
  const rulesets = [...then.rulesets.values()]
    .filter(({ id }) => !malformed.rulesets.has(id))
    .map((was) => [was.id, changesOfRuleset(was, now.rulesets.get(was.id))] as const);
  return { then, now, games, rulesets: new Map(rulesets) };
}
