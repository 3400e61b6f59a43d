/**
 * The form of the table from which sentences are said, read, completed and documented. Tests make random
 * sentences from it too.
 *
 * An entry is a row: what the words mean, the words that are said, and other words that are read.
 *
 *     [{ offices: { $id: { holders: t`1` } } }, 'there is one {id:name}']
 *
 * - The meaning is a plain value with holes. `$id` stands for a value or a key, `...` for all other keys.
 *   Holes may stand in texts, as in `$n days`. `t` makes the tree of a formula with holes.
 * - Words have the same holes, each with the kind of words that fill it: `{id:name}`. A hole of a formula
 *   says over which names it is: `{when:condition@player}`. `{kinds:done*or}` is a list, `a, b or c`.
 * - A kind that is not followed by other words, `{gain}`, fills the hole of its own name.
 * - `the`, `a` and `an` may be missing, and so may a comma, where a sentence is read.
 */
import { type Tree, treeOf } from '../formula/tree.ts';
import type { Plain } from './plain.ts';

/** Marks a row whose words are read but never said: it stands in the place of the first wording. */
export const ONLY_READ = '';

export type Row = readonly [means: Plain, says: string, ...also: readonly string[]];

/** Rows by the kind of words that they make. A value is said by the first row that fits it. */
export type Rows = Readonly<Record<string, readonly Row[]>>;

/** The tree of a formula with holes: t`$a + $b`. */
export function t({ raw }: TemplateStringsArray): Tree {
  return treeOf(raw.join(''));
}

/**
 * Makes a row of wordings that are read, but never said or recorded. `<a|b|>` in them means `a`, `b` or
 * nothing. A hole within it has no value.
 */
export function worded(means: Plain, ...ways: readonly string[]): Row {
  return [means, ONLY_READ, ...ways];
}

/** Makes rows of equivalent wordings that need no value. */
export function same(...ways: readonly string[]): readonly Row[] {
  return [worded('', ...ways)];
}
