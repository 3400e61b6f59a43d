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

interface Handed {
  readonly records: CheckedRecords;
  /** The address of their folder at a forge. */
  readonly repository: string | undefined;
  /** Games that pages of the archive mention and that the records lack. */
  readonly summaries: readonly GameDigest[];
  /** A hash of the software that makes the pages. */
  readonly software: string;
  /** By game, all that its pages are made of, as hashes. */
  readonly games: ReadonlyMap<string, object>;
}

let handed: Handed | undefined;

export function handOver(byBuild: Handed): void {
  handed = byBuild;
}

export const handedOver = () => handed;

/** The facts about each game that pages of the whole archive state, in the order of ids. */
export function shownSummaries(links: Links): readonly GameDigest[] {
  const made = [...summariesOf(shownRecords(), links).values()];
  return [...(handed?.summaries ?? []), ...made].sort((a, b) => (a.place.id < b.place.id ? -1 : 1));
}

/** Summaries of the games replayed here, as a later build reads them again. */
export const summariesOf = once((records: CheckedRecords, links: Links) => {
  const games = showGames(records, links).map(({ archive }) => archive);
  return new Map(games.map((game) => [game.id, JSON.parse(JSON.stringify(summariseGame(game)))]));
});

/** Where the desk lets players send records to; `undefined` if the build does not say. */
export function forgeFolder(): string | undefined {
  return handed?.repository ?? (process.env.NOMOTHECA_REPOSITORY || undefined);
}

let read: CheckedRecords | undefined;

/** Throws if there is no such folder, or if the records in it are not in order. */
export function shownRecords(): CheckedRecords {
  read ??= handed?.records ?? readRecords(process.env.NOMOTHECA_CONTENT ?? 'content');
  return read;
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
