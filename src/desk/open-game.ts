/** A game that is open: its records, and what they come to. */
import { createGameArchive, type GameArchive } from '../archive/lookup/game-archive.ts';
import { createLinks } from '../archive/lookup/links.ts';
import type { Source } from '../content/source.ts';
import { type Library, replayGames, toLibrary } from '../pipeline.ts';

export interface GameGiven {
  readonly game: string;
  /** Of the game and of the ruleset that it began with. */
  readonly sources: readonly Source[];
  /** Where the site begins. */
  readonly base: string;
}

export interface OpenGame {
  readonly library: Library;
  readonly archive: GameArchive;
}

/** `undefined` where the records cannot be read. */
export function openGame({ game, sources, base }: GameGiven): OpenGame | undefined {
  const library = toLibrary({ sources, findings: [] }, [game]);
  const replay = replayGames(library.records, [game]).get(game);
  const ruleset = replay && library.records.rulesets.get(replay.game.ruleset);
  if (!replay || !ruleset) return undefined;
  return { library, archive: createGameArchive(replay, ruleset, createLinks(base)) };
}
