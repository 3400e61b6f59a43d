/** What is the same in two lists, and what is not. */
import { diffArrays } from 'diff';
import { joinStretches, type Stretch } from './hunk.ts';

/**
 * All comparisons together take no more edits than these, so that their cost is bounded: lists that
 * are further apart have nothing the same.
 */
export function listComparer(edits: number) {
  let left = edits;
  return (old: readonly string[], now: readonly string[]): readonly Stretch[] => {
    const changes = diffArrays([...old], [...now], { maxEditLength: left });
    if (!changes) {
      left = 0;
      return [{ isSame: false, old: [0, old.length], now: [0, now.length] }];
    }
    let [place, placeNow] = [0, 0];
    const stretches = changes.map(({ added, removed, count }): Stretch => {
      const [start, startNow] = [place, placeNow];
      if (!added) place += count;
      if (!removed) placeNow += count;
      const isSame = !added && !removed;
      if (!isSame) left -= count;
      return { isSame, old: [start, place], now: [startNow, placeNow] };
    });
    return joinStretches(stretches);
  };
}
