/** An open game: its records and their results. */
import { createGameArchive, type GameArchive, withReplay } from '../archive/lookup/game-archive.ts';
import { createLinks, type Links } from '../archive/lookup/links.ts';
import type { Source } from '../content/source.ts';
import { NOTE_ALL, NOTE_NOTHING, type ReplayCheckpoints } from '../engine/replay-checkpoints.ts';
import { checkpointsOfGame, type Library, toLibrary } from '../pipeline.ts';

export interface GameGiven {
  readonly game: string;
  /** The sources of the game and of its ruleset. */
  readonly sources: readonly Source[];
  /** The root of the site. */
  readonly base: string;
  /** Whether the site has pages for the game. */
  readonly isPublished: boolean;
  /**
   * Whether to note each step's results under other readings; by default yes. Tried moves always have
   * these notes.
   */
  readonly notesOtherwise?: boolean;
}

export interface OpenGame {
  readonly library: Library;
  readonly checkpoints: ReplayCheckpoints;
  readonly archive: GameArchive;
  /** Without these, words are not compared with mechanics. */
  readonly words?: WordTools;
}

type WordTools = typeof import('./words.ts');

/** The game with notes about its words. */
export function openWithWords(open: OpenGame, words: WordTools): OpenGame {
  return {
    ...open,
    words,
    archive: withReplay(open.archive, words.withDoubts(open.archive.replay)),
  };
}

/** `undefined` if the records cannot be read. */
export function openGame(given: GameGiven): OpenGame | undefined {
  const { game, sources, notesOtherwise = true, base, isPublished } = given;
  const library = toLibrary({ sources, findings: [] }, [game]);
  const checkpoints = checkpointsOfGame(
    library.records,
    game,
    undefined,
    notesOtherwise ? NOTE_ALL : NOTE_NOTHING,
  );
  if (!checkpoints) return undefined;
  const { replay, ruleset } = checkpoints;
  const ofSite = createLinks(base);
  // A reading of a game without pages is explained where all readings are.
  const ofAll: Links = { ...ofSite, readings: (_, reading = '') => ofSite.reading(reading) };
  const archive = createGameArchive(replay, ruleset, isPublished ? ofSite : ofAll);
  return { library, checkpoints, archive };
}
