/**
 * Rows of other people's words: many wordings of one thing, none of which is ever said. In them `<a|b|>`
 * stands for `a`, for `b`, or for nothing; what fills a hole within it has no value. Synonyms are looked
 * for on either side of its edge and not across it.
 */
import { ONLY_READ, type Row } from '../entry.ts';
import type { Plain } from '../plain.ts';

export function worded(means: Plain, ...wordings: readonly string[]): Row {
  return [means, ONLY_READ, ...wordings];
}

/** Words that all say the same, and for which no value is needed. */
export function same(...wordings: readonly string[]): readonly Row[] {
  return [worded('', ...wordings)];
}
