/** The sources of some games only. */
import type { Source } from '../../content/source.ts';
import { parseGame } from './parse-game.ts';

/**
 * The sources of games and of the rulesets that they began with; every source if a game does not
 * name its ruleset, so that all that is wrong can be found.
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
