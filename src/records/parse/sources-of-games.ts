/** Of all sources, those that some games are made of. */
import type { Source } from '../../content/source.ts';
import { parseGame } from './parse-game.ts';

/**
 * The sources of games and of the rulesets with which they began; every source where a game does
 * not say with which, so that whatever is to be told of it can be told.
 */
export function sourcesOfGames(
  sources: readonly Source[],
  games: readonly string[],
): readonly Source[] {
  const folders: string[] = [];
  for (const id of games) {
    const head = sources.find(({ file }) => file === `games/${id}/game.md`);
    const ruleset = head && parseGame(head, id).record?.ruleset;
    const folder = `rulesets/${ruleset}/`;
    if (ruleset === undefined || !sources.some(({ file }) => file.startsWith(folder)))
      return sources;
    folders.push(`games/${id}/`, folder);
  }
  return sources.filter(({ file }) => folders.some((folder) => file.startsWith(folder)));
}
