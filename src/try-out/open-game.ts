/** A game that is open: its records, and what they come to. */
import { createGameArchive, type GameArchive } from '../archive/lookup/game-archive.ts';
import { createLinks, type Links } from '../archive/lookup/links.ts';
import type { Source } from '../content/source.ts';
import { type ReplayCheckpoints, TELL_ALL, TELL_NOTHING } from '../engine/replay-checkpoints.ts';
import { courseOfGame, type Library, toLibrary } from '../pipeline.ts';

export interface GameGiven {
  readonly game: string;
  /** Of the game and of the ruleset that it began with. */
  readonly sources: readonly Source[];
  /** Where the site begins. */
  readonly base: string;
  /** Whether the site has pages of the game. */
  readonly isPublished: boolean;
  /**
   * Whether it is noted of every step what would come of it under other readings; unless it is false,
   * that is done. Of a move that is tried it is always said.
   */
  readonly tellsOtherwise?: boolean;
}

export interface OpenGame {
  readonly library: Library;
  readonly course: ReplayCheckpoints;
  readonly archive: GameArchive;
}

/** `undefined` where the records cannot be read. */
export function openGame(given: GameGiven): OpenGame | undefined {
  const { game, sources, tellsOtherwise = true, ...site } = given;
  const library = toLibrary({ sources, findings: [] }, [game]);
  const course = courseOfGame(
    library.records,
    game,
    undefined,
    tellsOtherwise ? TELL_ALL : TELL_NOTHING,
  );
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
