/** A game that is open: its records, and what they come to. */
import { createGameArchive, type GameArchive } from '../archive/lookup/game-archive.ts';
import { createLinks, type Links } from '../archive/lookup/links.ts';
import type { Source } from '../content/source.ts';
import type { ReplayCheckpoints } from '../engine/replay-checkpoints.ts';
import { courseOfGame, type Library, toLibrary } from '../pipeline.ts';

export interface GameGiven {
  readonly game: string;
  /** Of the game and of the ruleset that it began with. */
  readonly sources: readonly Source[];
  /** Where the site begins. */
  readonly base: string;
  /** Whether the site has pages of the game. */
  readonly isPublished: boolean;
}

export interface OpenGame {
  readonly library: Library;
  readonly course: ReplayCheckpoints;
  readonly archive: GameArchive;
}

/** `undefined` where the records cannot be read. */
export function openGame({ game, sources, ...site }: GameGiven): OpenGame | undefined {
  const library = toLibrary({ sources, findings: [] }, [game]);
  const course = courseOfGame(library.records, game);
  if (!course) return undefined;
  const { replay, ruleset } = course;
  return { library, course, archive: createGameArchive(replay, ruleset, linksFor(site)) };
}

/** A reading of a game without pages is explained where all readings are. */
function linksFor({ base, isPublished }: Pick<GameGiven, 'base' | 'isPublished'>): Links {
  const links = createLinks(base);
  if (isPublished) return links;
  return { ...links, readings: (_, reading = '') => links.reading(reading) };
}
