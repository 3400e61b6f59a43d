/** Where the readings lead that mechanics leave open, by their ids. */
import type { GameArchive } from '../../archive/lookup/game-archive.ts';
import { readingHref } from '../../archive/page-models/judgments/describe-readings.ts';
import type { MechanicsLine } from '../../archive/words/mechanics/mechanics-words.ts';

export type ReadingLinks = Readonly<Record<string, string>>;

export function readingLinks(archive: GameArchive, lines: readonly MechanicsLine[]): ReadingLinks {
  const open = new Set(lines.flatMap(({ leavesOpen }) => leavesOpen.map(({ id }) => id)));
  return Object.fromEntries([...open].map((id) => [id, readingHref(archive, id)]));
}
