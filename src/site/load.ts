/** What the pages show, made once for the whole build. */
import { base } from 'astro:config/server';
import { createLinks } from '../archive/links.ts';
import { showGames, showRulesets } from './show-records.ts';
import { shownRecords } from './shown-records.ts';

export type { ShownGame } from './show-records.ts';

export const links = createLinks(base);
const records = shownRecords();
export const rulesets = showRulesets(records);
export const games = showGames(records, links);

/** The path of each game's pages, with the game. */
export function gamePaths() {
  return games.map((game) => ({ params: { game: game.archive.id }, props: game }));
}
