/** Planned moves are tried: the game is replayed with them. */
import type { LocatedFinding } from '../diagnostics/finding.ts';
import { noteFrom, noteSince, type ReplayCheckpoints } from '../engine/replay-checkpoints.ts';
import type { Replay } from '../engine/results/types.ts';
import { checkpointsOfGame, type Library, locateFindings, withRecords } from '../pipeline.ts';
import type { Draft } from '../record-edits/plans/draft.ts';
import { isNewSince } from '../record-edits/say/new-notes.ts';

/** The game as it would be, what would be wrong with it, and what a reader should know. */
export interface Tried {
  readonly library: Library;
  readonly replay: Replay | undefined;
  readonly checkpoints: ReplayCheckpoints | undefined;
  readonly faults: readonly LocatedFinding[];
  /** Notes that are new with the move. */
  readonly notes: readonly LocatedFinding[];
  readonly sourceOf: (file: string) => string | undefined;
}

export interface GameToTry {
  readonly library: Library;
  readonly replay: Replay;
  /** How the game went so far, where it will be replayed again and again. */
  readonly checkpoints?: ReplayCheckpoints | undefined;
}

export function tryMove(draft: Draft, toTry: GameToTry): Tried {
  return tryMoves([draft], toTry);
}

/** All together, as one game. */
export function tryMoves(
  drafts: readonly Draft[],
  { replay, library, checkpoints }: GameToTry,
): Tried {
  const { game } = replay;
  const files = new Set(drafts.map(({ file }) => file));
  const written = drafts.map(({ file, text }) => ({ file, text }));
  const after = withRecords(library, written, [game.id]);
  const next = checkpointsOfGame(after.records, game.id, checkpoints, noteSince(files));
  const folders = [`games/${game.id}/`, `rulesets/${game.ruleset}/`];
  const before = checkpoints && next ? noteFrom(checkpoints, next.notedFrom).replay : replay;
  const isNew = isNewSince(before);
  const found = locateFindings(
    after,
    new Map(next && [[game.id, next.replay]]),
    (finding) =>
      (finding.severity === 'error' || isNew(finding)) &&
      folders.some((folder) => finding.at.file.startsWith(folder)),
  );
  return {
    library: after,
    replay: next?.replay,
    checkpoints: next,
    faults: found.filter(({ severity }) => severity === 'error'),
    notes: found.filter(({ severity }) => severity === 'note'),
    sourceOf: (name) => after.sources.find((source) => source.file === name)?.text,
  };
}
