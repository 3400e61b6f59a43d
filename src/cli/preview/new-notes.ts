/** Notes of the check that were not there before a change. */
import type { Finding } from '../../diagnostics/finding.ts';
import type { Replay } from '../../engine/state/types.ts';

export function newNotes(before: Replay | undefined, now: Replay): readonly Finding[] {
  const known = new Set(notesOf(before).map(keyOf));
  return notesOf(now).filter((note) => !known.has(keyOf(note)));
}

function notesOf(replay: Replay | undefined): readonly Finding[] {
  return (replay?.findings ?? []).filter(({ severity }) => severity === 'note');
}

function keyOf({ code, at, message }: Finding): string {
  return [code, at.file, message].join('\n');
}
