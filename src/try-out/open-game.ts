/** A game that is open: its records, and their results. */
import { createGameArchive, type GameArchive, withReplay } from '../archive/lookup/game-archive.ts';
import { createLinks, type Links } from '../archive/lookup/links.ts';
import type { Source } from '../content/source.ts';
import { NOTE_ALL, NOTE_NOTHING, type ReplayCheckpoints } from '../engine/replay-checkpoints.ts';
import { checkpointsOfGame, type Library, toLibrary } from '../pipeline.ts';

export interface GameGiven {
  readonly game: string;
  /** The sources of the game and of the ruleset that it began with. */
  readonly sources: readonly Source[];
  /** Where the site begins. */
  readonly base: string;
  /** Whether the site has pages of the game. */
  readonly isPublished: boolean;
  /**
   * Whether each step has notes on its result under other readings; yes unless it is false. A move that
   * is tried always has them.
   */
  readonly notesOtherwise?: boolean;
}

export interface OpenGame {
  readonly library: Library;
  readonly checkpoints: ReplayCheckpoints;
  readonly archive: GameArchive;
  /** Without them no words are compared with mechanics. */
  readonly words?: WordTools;
}

type WordTools = typeof import('./words.ts');

/** The game with what was noted of its words. */
export function openWithWords(open: OpenGame, words: WordTools): OpenGame {
  return {
    ...open,
    words,
    archive: withReplay(open.archive, words.withDoubts(open.archive.replay)),
  };
}

/** `undefined` if the records cannot be read. */
export function openGame(given: GameGiven): OpenGame | undefined {
  const { game, sources, notesOtherwise = true, ...site } = given;
  const library = toLibrary({ sources, findings: [] }, [game]);
  const checkpoints = checkpointsOfGame(
    library.records,
    game,
    undefined,
    notesOtherwise ? NOTE_ALL : NOTE_NOTHING,
  );
  if (!checkpoints) return undefined;
  const { replay, ruleset } = checkpoints;
  return { library, checkpoints, archive: createGameArchive(replay, ruleset, linksFor(site)) };
}

/** A reading of a game without pages is explained where all readings are. */
function linksFor({ base, isPublished }: Pick<GameGiven, 'base' | 'isPublished'>): Links {
  const links = createLinks(base);
  if (isPublished) return links;
  return { ...links, readings: (_, reading = '') => links.reading(reading) };
}
