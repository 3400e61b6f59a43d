/** A compiled formula and what it is evaluated with. */
import type Fraction from 'fraction.js';
import type { FormulaProblem } from './problem.ts';
import type { Value, ValueType } from './value.ts';

/** What a formula needs while it is evaluated. Implementations return values and never throw. */
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
