/** A compiled formula and what it is evaluated with. */
import Fraction from 'fraction.js';
import type { FormulaProblem } from './problem.ts';

/** The bounds of the formula language. Formulas arrive with pull requests, so nothing is unbounded. */

/** UTF-16 units of a formula. Ten lines of print; no rule needs more, and every pass is linear in it. */
export const MAX_SOURCE = 1000;

/** Brackets, operands and branches within one another. Keeps recursion far from the stack's end. */
export const MAX_NESTING = 32;

/** Problems reported for one formula: a reader mends a few and looks again. */
export const MAX_PROBLEMS = 10;

/** Compiled formulas remembered. Above what the cards of a large archive have different. */
export const MAX_REMEMBERED = 4000;

/** The values of formulas. */
export type Value = Fraction | boolean | string;

/** The type of a value, as far as it is known before the formula is evaluated. */
export type ValueType = 'number' | 'boolean' | 'string' | 'unknown';

export function typeOf(value: Value): Exclude<ValueType, 'unknown'> {
  if (value instanceof Fraction) return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'string';
}

/** The type in words, for messages. */
export const TYPE_NAMES: Readonly<Record<ValueType, string>> = {
  number: 'a number',
  boolean: 'true or false',
  string: 'a text',
  unknown: 'a value',
};

/**
 * The names that a formula needs while it is evaluated. Implementations return values and never throw.
 */
export interface Names {
  /** The value of a dotted name that the scope admits; `undefined` if it has none here. */
  name(dotted: string): Value | undefined;
  /** How one half is rounded is a reading of the rules, so the caller rounds. */
  round(x: Fraction): Fraction;
}

export type Evaluation =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: FormulaProblem };

/** Comes only from `parseFormula`, which has checked it. */
export interface Formula {
  /** As written, or the text of a YAML number or boolean. */
  readonly source: string;
  readonly type: ValueType;
  /** The dotted names it may ask for, each once, in order of first use. */
  readonly names: readonly string[];
  /** Time linear in the source. A name without a value, a wrong type and the like are problems. */
  evaluate(names: Names): Evaluation;
}
