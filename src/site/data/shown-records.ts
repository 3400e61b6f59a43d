/**
 * The records that the pages show. A build hands over those that it has just checked and replayed. For
 * everybody else they are read.
 */
import type { Links } from '../../archive/lookup/links.ts';
import {
  type GameDigest,
  summariseGame,
} from '../../archive/page-models/library/summarise-game.ts';
import { hasError } from '../../diagnostics/reporters/report.ts';
import { once } from '../../helpers/once.ts';
import { locateShown } from '../../pipeline.ts';
import { readLibrary } from '../../read-library.ts';
import { replayGames } from '../../replay-games.ts';
import { type CheckedRecords, showGames } from './games-and-rulesets.ts';

let checked: CheckedRecords | undefined;

let folder: string | undefined;
/** Games that pages of the archive mention and that the records lack. */
let kept: readonly GameDigest[] = [];

/** Sets the records that the pages show, and the address of their folder at a forge. */
export function handOver(
  records: CheckedRecords,
  repository: string | undefined,
  summaries: readonly GameDigest[],
): void {
  checked = records;
  folder = repository;
  kept = summaries;
}

/** The facts about each game that pages of the whole archive state, in the order of ids. */
export function shownSummaries(links: Links): readonly GameDigest[] {
  const made = [...summariesOf(shownRecords(), links).values()];
  return [...kept, ...made].sort((a, b) => (a.place.id < b.place.id ? -1 : 1));
}

/** Summaries of the games replayed here, as a later build reads them again. */
export const summariesOf = once((records: CheckedRecords, links: Links) => {
  const games = showGames(records, links).map(({ archive }) => archive);
  return new Map(games.map((game) => [game.id, JSON.parse(JSON.stringify(summariseGame(game)))]));
});

/** Where the desk lets players send records to; `undefined` if the build does not say. */
export function forgeFolder(): string | undefined {
  return folder ?? (process.env.NOMOTHECA_REPOSITORY || undefined);
}

/** Throws if there is no such folder, or if the records in it are not in order. */
export function shownRecords(): CheckedRecords {
  checked ??= readRecords(process.env.NOMOTHECA_CONTENT ?? 'content');
  return checked;
}

function readRecords(content: string): CheckedRecords {
  const library = readLibrary(content);
  if (!library.ok) throw new Error(library.message);
  const replays = replayGames(library.records);
  if (hasError(locateShown(library, replays).shown)) {
    throw new Error(`The records in ${content} are not in order: run the check to see why.`);
  }
  return { library, replays };
}
