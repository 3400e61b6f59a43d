/** One compiled piece of a formula, and its operands read as the type they must have. */
import Fraction from 'fraction.js';
import { isBounded } from '../../values/number.ts';
import {
  type Evaluation,
  type Names,
  TYPE_NAMES,
  typeOf,
  type Value,
  type ValueType,
} from './formula.ts';
import { Failure, type Span } from './problem.ts';

export interface Part extends Span {
  readonly type: ValueType;
  /** The value of a part without names and readings: computed once. */
  readonly constant?: Value;
  /** May throw a `Failure`, nothing else. */
  run(names: Names): Value;
}

/** Runs a part and turns its failure into a value. */
export function attempt(part: Pick<Part, 'run'>, names: Names): Evaluation {
  try {
    return { ok: true, value: part.run(names) };
  } catch (failure) {
    if (failure instanceof Failure) return { ok: false, problem: failure.problem };
    throw failure;
  }
}

export function runNumber(part: Part, names: Names): Fraction {
  const value = part.run(names);
  if (value instanceof Fraction) return value;
  throw mismatch(part, 'number', value);
}

export function runBoolean(part: Part, names: Names): boolean {
  const value = part.run(names);
  if (typeof value === 'boolean') return value;
  throw mismatch(part, 'boolean', value);
}

/** Whether two parts have the same value. Values of different types are not compared. */
export function runSame(left: Part, right: Part, names: Names): boolean {
  const a = left.run(names);
  const b = right.run(names);
  if (a instanceof Fraction && b instanceof Fraction) return a.equals(b);
  if (typeOf(a) === typeOf(b)) return a === b;
  throw mismatch(right, typeOf(a), b);
}

/** The result, or a `Failure` if it is out of bounds. */
export function bounded(x: Fraction, { start, end }: Span): Fraction {
  if (isBounded(x)) return x;
  throw new Failure({ message: 'The number has become too large.', start, end });
}

export function mismatch({ start, end }: Span, wanted: ValueType, found: Value): Failure {
  const message = `This is ${TYPE_NAMES[typeOf(found)]} where ${TYPE_NAMES[wanted]} is needed.`;
  return new Failure({ message, start, end });
}
