/** A planned move is tried: the game is replayed with it. */
import type { Draft } from '../clerk/draft.ts';
import { isNewSince } from '../clerk/new-notes.ts';
import type { LocatedFinding } from '../diagnostics/finding.ts';
import type { Replay } from '../engine/state/types.ts';
import { type Library, locateFindings, replayGames, withRecords } from '../pipeline.ts';

/** The game as it would be, what would be wrong with it, and what a reader should know. */
export interface Tried {
  readonly library: Library;
  readonly replay: Replay | undefined;
  readonly faults: readonly LocatedFinding[];
  /** Notes that are new with the move. */
  readonly notes: readonly LocatedFinding[];
  readonly sourceOf: (file: string) => string | undefined;
}

export interface Position {
  readonly library: Library;
  readonly replay: Replay;
}

export function tryMove({ file, text }: Draft, { replay, library }: Position): Tried {
  const { game } = replay;
  const after = withRecords(library, [{ file, text }], [game.id]);
  const replays = replayGames(after.records, [game.id]);
  const folders = [`games/${game.id}/`, `rulesets/${game.ruleset}/`];
  const found = locateFindings(after, replays).filter((finding) =>
    folders.some((folder) => finding.file.startsWith(folder)),
  );
  return {
    library: after,
    replay: replays.get(game.id),
    faults: found.filter(({ severity }) => severity === 'error'),
    notes: found.filter(isNewSince(replay)),
    sourceOf: (name) => after.sources.find((source) => source.file === name)?.text,
  };
}
