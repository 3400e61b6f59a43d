/** Games and Initial Sets as the pages of a site see them. */
import { createGameArchive } from '../../archive/lookup/game-archive.ts';
import type { Links } from '../../archive/lookup/links.ts';
import { createRulesetCursor } from '../../archive/rule-history/ruleset-cursor.ts';
import { once } from '../../helpers/once.ts';
import type { Library, Replays } from '../../pipeline.ts';
import type { WrittenRuleset } from '../../records/types.ts';

export interface CheckedRecords {
  readonly library: Library;
  readonly replays: Replays;
}

/** In the order in which they were published; those of no known day last. */
export function showRulesets({ library: { records } }: Pick<CheckedRecords, 'library'>) {
  const { rulesets, malformed } = records;
  return [...rulesets.values()]
    .filter(({ id }) => !malformed.rulesets.has(id))
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

function orderOf({ published = '9999', id }: WrittenRuleset): string {
  return `${published} ${id}`;
}

export const showGames = once(({ library, replays }: CheckedRecords, links: Links) =>
  [...replays.values()].flatMap((replay) => {
    const ruleset = library.records.rulesets.get(replay.game.ruleset);
    if (!ruleset) return [];
    const archive = createGameArchive(replay, ruleset, links);
    return [{ archive, cursor: createRulesetCursor(archive) }];
  }),
);

export type ShownGame = ReturnType<typeof showGames>[number];
