/** Where two lists are equal, and where they differ. */

/** A run of items in two lists that are equal, or of which one replaces the other. */
export interface Stretch {
  readonly isSame: boolean;
  readonly old: Span;
  readonly now: Span;
}
export type Span = readonly [start: number, end: number];

/** Joins neighbouring hunks of the same kind. */
export function joinStretches(stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    if (last?.isSame === stretch.isSame) joined[joined.length - 1] = spanning(last, stretch);
    else joined.push(stretch);
  }
  return joined;
}

/** One hunk from the start of the first to the end of the last. */
export function spanning(first: Stretch, last: Stretch): Stretch {
  return {
    isSame: first.isSame,
    old: [first.old[0], last.old[1]],
    now: [first.now[0], last.now[1]],
  };
}
