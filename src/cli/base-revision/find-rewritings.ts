/**
 * What a change does to what was settled: a pure function of the records of two revisions. There are two
 * rules. A settled record that stood is as it was (`settled-changes.ts`). And what was added is replayed
 * with what stood, where no settled decision may differ (`late-additions.ts`).
 */
import type { Records, WrittenGame } from '../../records/types.ts';
import { pairGame } from './game-pairs.ts';
import { lateAdditions } from './late-additions.ts';
import { gone, type Rewriting } from './rewriting.ts';
import { changesOfGame, changesOfRuleset } from './settled-changes.ts';

/**
 * Records that cannot be read now are left out, since they have findings of their own. If a part of
 * the base could not be read, the other parts are compared. `time` is the present in milliseconds.
 */
export function findRewritings(then: Records, now: Records, time: number): readonly Rewriting[] {
  const games = [...then.games.values()].filter(
    (game) => hasBegun(game) && !now.malformed.games.has(game.id) && !isSampleTakenOut(game, now),
  );
  const used = new Set(games.map(({ ruleset }) => ruleset));
  const rulesets = [...then.rulesets.values()].filter(
    ({ id }) => used.has(id) && !now.malformed.rulesets.has(id),
  );
  return [
    ...rulesets.flatMap((ruleset) => {
      const isWhole = !then.malformed.rulesets.has(ruleset.id);
      return changesOfRuleset(ruleset, now.rulesets.get(ruleset.id), { isWhole, time });
    }),
    ...games.flatMap((was) => {
      const is = now.games.get(was.id);
      if (!is) return [gone(`The game ${was.id} has begun`, { file: was.file, path: ['title'] })];
      const pairs = pairGame(was, is);
      return [
        ...changesOfGame(was, is, { pairs, time }),
        ...lateAdditions({ then, now }, { was, is, pairs }),
      ];
    }),
  ];
}

/** Until its first move, the beginning of a game may still be arranged. */
function hasBegun({ proposals, judgments, events }: WrittenGame): boolean {
  return proposals.length + judgments.length + events.length > 0;
}

/** A sample goes as a whole, with the ruleset if only samples began with it. */
function isSampleTakenOut({ id, sample }: WrittenGame, now: Records): boolean {
  return sample === true && !now.games.has(id);
}
