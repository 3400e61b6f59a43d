/** Tries planned moves by replaying the game with them. */
import type { Finding } from '../diagnostics/finding.ts';
import { noteFrom, noteSince, type ReplayCheckpoints } from '../engine/replay-checkpoints.ts';
import type { Replay } from '../engine/results/types.ts';
import { checkpointsOfGame, type Library, locateFindings, withRecords } from '../pipeline.ts';
import type { Draft, GameToEdit } from '../record-edits/plans/draft.ts';
import { isNewSince } from '../record-edits/say/new-notes.ts';

/** Adds doubts about words to a replay, and likely meanings to unread sentences. */
export interface WordsExplained {
  readonly withDoubts: (replay: Replay) => Replay;
  readonly explainUnread: (findings: readonly Finding[]) => readonly Finding[];
}

export interface GameToTry {
  readonly library: Library;
  readonly replay: Replay;
  /** The game so far, for repeated replays. */
  readonly checkpoints?: ReplayCheckpoints | undefined;
  /** Without this, words are not compared and unread sentences are not explained. */
  readonly words?: WordsExplained | undefined;
}

/** The game after the moves, with faults and notes. */
export type TriedMoves = ReturnType<typeof tryMoves>;

export function tryMove(draft: Draft, toTry: GameToTry): TriedMoves {
  return tryMoves([draft], toTry);
}

/** All together, as one game. */
export function tryMoves(drafts: readonly Draft[], toTry: GameToTry) {
  const { replay, library, checkpoints, words } = toTry;
  const { game } = replay;
  const files = new Set(drafts.map(({ file }) => file));
  const written = drafts.map(({ file, text }) => ({ file, text }));
  const read = withRecords(library, written, [game.id]);
  const after = words ? { ...read, findings: words.explainUnread(read.findings) } : read;
  const withDoubts = words?.withDoubts ?? ((each) => each);
  const next = checkpointsOfGame(after.records, game.id, checkpoints, noteSince(files));
  const folders = [`games/${game.id}/`, `rulesets/${game.ruleset}/`];
  const before = checkpoints && next ? noteFrom(checkpoints, next.notedFrom).replay : replay;
  const isNew = isNewSince(withDoubts(before));
  const tried = next && withDoubts(next.replay);
  const found = locateFindings(
    after,
    new Map(tried && [[game.id, tried]]),
    (finding) =>
      (finding.severity === 'error' || isNew(finding)) &&
      folders.some((folder) => finding.at.file.startsWith(folder)),
  );
  return {
    library: after,
    replay: tried,
    checkpoints: next,
    faults: found.filter(({ severity }) => severity === 'error'),
    /** Notes that are new with the moves. */
    notes: found.filter(({ severity }) => severity === 'note'),
    sourceOf: (name: string) => after.sources.find((source) => source.file === name)?.text,
  };
}

export function gameToEdit({ library, replay }: GameToTry, on: GameToEdit['on']): GameToEdit {
  const textOf = (file: string) => library.sources.find((source) => source.file === file)?.text;
  return { replay, textOf, on };
}
