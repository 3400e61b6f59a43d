/** Rows of other people's words: many wordings of one thing, none of which is ever said. */
import { ONLY_READ, type Row } from '../entry.ts';
import type { Plain } from '../plain.ts';

const CHOICE = /<([^<>]*)>/;

/** All wordings of a text in which `<a|b|>` stands for `a`, for `b`, or for nothing. */
function ways(text: string): readonly string[] {
  const [whole, inner] = CHOICE.exec(text) ?? [];
  if (whole === undefined || inner === undefined) return [text.replace(/ +/g, ' ').trim()];
  return inner.split('|').flatMap((each) => ways(text.replace(whole, () => each)));
}

export function worded(means: Plain, ...wordings: readonly string[]): Row {
  return [means, ONLY_READ, ...wordings.flatMap(ways)];
}

/** Words that all say the same, and for which no value is needed. */
export function same(...wordings: readonly string[]): readonly Row[] {
  return [worded('', ...wordings)];
}
