/** What the pages show, made once for the whole build. */
import { base } from 'astro:config/server';
import { createLinks } from '../archive/lookup/links.ts';
import { shown } from './shown-records.ts';

export type { ShownGame } from './show-records.ts';

export const links = createLinks(base);
export const { rulesets, games } = shown(links);

/** The path of each game's pages, with the game. */
export function gamePaths() {
  return games.map((game) => ({ params: { game: game.archive.id }, props: game }));
}
