/** A compiled formula and what it is evaluated with. */
import Fraction from 'fraction.js';
import type { FormulaProblem } from './problem.ts';

/** The bounds of the formula language. Formulas arrive with pull requests, so nothing is unbounded. */

/** UTF-16 units of a formula. Ten lines of print; no rule needs more, and every pass is linear in it. */
export const MAX_SOURCE = 1000;

/** Limits nesting of brackets and branches, so that recursion never overflows the stack. */
export const MAX_NESTING = 32;

/** The most problems reported for one formula, since a user mends a few at a time. */
export const MAX_PROBLEMS = 10;

/** The most compiled formulas remembered: more than a large archive has. */
export const MAX_REMEMBERED = 4000;

/** The values of formulas. */
export type Value = Fraction | boolean | string;

/** The type that is known before evaluation. */
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
  /** The value of a dotted name of the scope, or `undefined` if it has none here. */
  name(dotted: string): Value | undefined;
  /** The caller rounds, since the rounding of one half is a reading. */
  round(x: Fraction): Fraction;
}

export type Evaluation =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: FormulaProblem };

/** A formula that `parseFormula` has checked. Nothing else makes one. */
export interface Formula {
  /** The source as written, or the text of a YAML number or boolean. */
  readonly source: string;
  readonly type: ValueType;
  /** The dotted names it may ask for, each once, in order of first use. */
  readonly names: readonly string[];
  /** Time linear in the source. A name without a value, a wrong type and the like are problems. */
  evaluate(names: Names): Evaluation;
}
