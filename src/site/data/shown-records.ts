/**
 * The records that the pages show, and which pages are made. A build hands over the records that it has just
 * checked and replayed. Astro's own command reads them, and makes all pages.
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

/** The words of some pages, each once, and the values of their filters. */
export interface Vocabulary {
  readonly words: string;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** The pages of a game that an earlier build or another machine made. */
interface MadePages {
  readonly file: string;
  readonly head: { readonly summary: GameDigest; readonly vocabulary: Vocabulary };
  /** Whether the pages lie in their places already. */
  readonly isLaid: boolean;
}

interface BuildHandover {
  readonly records: CheckedRecords;
  /** By game. The records lack these games. */
  readonly parts: ReadonlyMap<string, MadePages>;
  /** Whether the pages of the whole archive are made, and not only those of games. */
  readonly isWhole: boolean;
  /** Whether Astro keeps the pages for the next build, beside the parts. */
  readonly keepsPages: boolean;
  /** The address of the folder of the records at a forge. */
  readonly repository: string | undefined;
  /** A hash of the software that makes the pages. */
  readonly software: string;
  /** By game, all that its pages are made of, as hashes. */
  readonly games: ReadonlyMap<string, object>;
}

let handed: BuildHandover | undefined;

export function handOver(byBuild: BuildHandover): void {
  handed = byBuild;
}

export const handedOver = () => handed;

/** The facts about each game that pages of the whole archive state, in the order of ids. */
export function shownSummaries(links: Links): readonly GameDigest[] {
  const made = [...summariesOf(shownRecords(), links).values()];
  const others = [...(handed?.parts.values() ?? [])].map(({ head }) => head.summary);
  return [...others, ...made].sort((a, b) => (a.place.id < b.place.id ? -1 : 1));
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
  read ??= handed?.records;
  if (read) return read;
  const content = process.env.NOMOTHECA_CONTENT ?? 'content';
  const library = readLibrary(content);
  if (!library.ok) throw new Error(library.message);
  const replays = replayGames(library.records);
  if (hasError(locateShown(library, replays).shown)) {
    throw new Error(`The records in ${content} are not in order: run the check to see why.`);
  }
  read = { library, replays };
  return read;
}
