/** Which record of one revision is which record of another. */

/**
 * The record of `now` that each record of `then` became; `undefined` if it is gone. The keys are
 * tried one after another, the surest first, and no record is used twice. Records with equal keys
 * are paired in order.
 */
export function pair<Row>(
  then: readonly Row[],
  now: readonly Row[],
  keys: readonly ((record: Row) => string)[],
): ReadonlyMap<Row, Row | undefined> {
  const pairs = new Map<Row, Row | undefined>(then.map((record) => [record, undefined]));
  const free = new Set(now);
  for (const keyOf of keys) {
    const waiting = Map.groupBy([...free].reverse(), keyOf);
    for (const [record, found] of pairs) {
      if (found !== undefined) continue;
      const match = waiting.get(keyOf(record))?.pop();
      if (match === undefined) continue;
      pairs.set(record, match);
      free.delete(match);
    }
  }
  return pairs;
}
