/** What two lists have in common, and what they do not. */
import { diffArrays } from 'diff';
import { type Hunk, joinHunks } from './hunk.ts';

/**
 * All comparisons together find no more edits than these, which bounds their cost. Lists that are
 * further apart are taken to have nothing in common.
 */
export function listComparer(edits: number) {
  let left = edits;
  return (old: readonly string[], now: readonly string[]): readonly Hunk[] => {
    const changes = diffArrays([...old], [...now], { maxEditLength: left });
    if (!changes) {
      left = 0;
      return [{ isSame: false, old: [0, old.length], now: [0, now.length] }];
    }
    let [place, placeNow] = [0, 0];
    const hunks = changes.map(({ added, removed, count }): Hunk => {
      const [start, startNow] = [place, placeNow];
      if (!added) place += count;
      if (!removed) placeNow += count;
      const isSame = !added && !removed;
      if (!isSame) left -= count;
      return { isSame, old: [start, place], now: [startNow, placeNow] };
    });
    return joinHunks(hunks);
  };
}
