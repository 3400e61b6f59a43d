/** Where two lists are equal, and where they differ. */

/** A run of items in two lists that are equal, or of which one replaces the other. */
export interface Hunk {
  readonly isSame: boolean;
  readonly old: Span;
  readonly now: Span;
}
export type Span = readonly [start: number, end: number];

/** Joins neighbouring hunks of the same kind. */
export function joinHunks(hunks: readonly Hunk[]): readonly Hunk[] {
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    if (last?.isSame === hunk.isSame) joined[joined.length - 1] = spanning(last, hunk);
    else joined.push(hunk);
  }
  return joined;
}

/** One hunk from the start of the first to the end of the last. */
export function spanning(first: Hunk, last: Hunk): Hunk {
  return {
    isSame: first.isSame,
    old: [first.old[0], last.old[1]],
    now: [first.now[0], last.now[1]],
  };
}
