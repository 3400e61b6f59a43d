/** The data that the pages show, made once for the whole build. */
import { base } from 'astro:config/server';
import { createLinks } from '../archive/lookup/links.ts';
import { compareOnShelf } from '../archive/page-models/library/describe-home.ts';
import { rulesetPlaces } from '../archive/page-models/library/list-places.ts';
import { showGames, showRulesets } from './data/games-and-rulesets.ts';
import { gameKey } from './data/keyed-path.ts';
import { shownRecords, shownSummaries } from './data/shown-records.ts';

export type { ShownGame } from './data/games-and-rulesets.ts';

export const links = createLinks(base);
export const games = showGames(shownRecords(), links);
/** The facts about each game that pages of the whole archive state. */
export const summaries = shownSummaries(links);
const begunWith = new Set(summaries.map(({ ruleset }) => ruleset));
/** A sample has a page if a game began with it. */
export const rulesets = showRulesets(shownRecords()).filter(
  ({ id, sample }) => !sample || begunWith.has(id),
);

/** The path of each game's pages, with the game. They show that game alone. */
export function gamePaths() {
  return games.map((game) => ({
    params: { game: game.archive.id },
    props: game,
    cacheKey: gameKey(game.archive),
  }));
}

/** Games in the order of the home page, then Initial Sets. */
export function searchPlaces() {
  const shelved = summaries.toSorted((a, b) => compareOnShelf(a.home, b.home));
  return [...shelved.map(({ place }) => place), ...rulesetPlaces(rulesets, links)];
}
