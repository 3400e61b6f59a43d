/** Where two lists are the same, and where they are not. */

/** Neighbours in two lists, from a place to before another, that are the same or not. */
export interface Stretch {
  readonly isSame: boolean;
  readonly old: Span;
  readonly now: Span;
}
export type Span = readonly [start: number, end: number];

/** Those of a kind that follow one another are one. */
export function joinStretches(stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    if (last?.isSame === stretch.isSame) joined[joined.length - 1] = spanning(last, stretch);
    else joined.push(stretch);
  }
  return joined;
}

/** What was replaced from the first of them to the last, or was not. */
export function spanning(first: Stretch, last: Stretch): Stretch {
  return {
    isSame: first.isSame,
    old: [first.old[0], last.old[1]],
    now: [first.now[0], last.now[1]],
  };
}
