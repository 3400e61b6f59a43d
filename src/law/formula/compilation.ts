/** The state during compilation of one formula, and the functions that make and check its parts. */

import Fraction from 'fraction.js';
import { isBounded } from '../../values/number.ts';
import {
  type Evaluation,
  MAX_PROBLEMS,
  type Names,
  TYPE_NAMES,
  typeOf,
  type Value,
  type ValueType,
} from './formula.ts';
import { Failure, type FormulaProblem, type Span } from './problem.ts';
import type { Scope } from './scope.ts';

export interface Compilation {
  readonly source: string;
  readonly scope: Scope;
  readonly names: Set<string>;
  readonly problems: FormulaProblem[];
}

/** Requires all parts to have a type, and reports each part that cannot. */
export function expect(wanted: ValueType, parts: readonly Part[], into: Compilation): boolean {
  const wrong = parts.filter(({ type }) => type !== 'unknown' && type !== wanted);
  for (const part of wrong) {
    const message = `This is ${TYPE_NAMES[part.type]} where ${TYPE_NAMES[wanted]} is needed.`;
    reject(into, { message, ...spanOf(part) });
  }
  return wrong.length === 0;
}

/** Requires both parts to have a common type. `does` says in the message how the formula uses them. */
export function expectAlike(left: Part, right: Part, does: string, into: Compilation): boolean {
  const types = new Set([left.type, right.type]);
  // An unknown value is a number, or true or false.
  if (types.size === 1 || (types.has('unknown') && !types.has('string'))) return true;
  const message = `This ${does} ${TYPE_NAMES[left.type]} and ${TYPE_NAMES[right.type]}.`;
  reject(into, { message, start: left.start, end: right.end });
  return false;
}

const NO_NAMES: Names = { name: () => undefined, round: (x) => x };

/** Makes a part. If all its operands are constant, it is computed now, and a failure is reported now. */
export function finish(
  node: Span,
  type: ValueType,
  operands: readonly Part[],
  run: (names: Names) => Value,
  into: Compilation,
): Part {
  const part: Part = { ...spanOf(node), type, run };
  if (operands.some(({ constant }) => constant === undefined)) return part;
  const result = runPart(part, NO_NAMES);
  return result.ok ? constantPart(node, result.value) : reject(into, result.problem);
}

export function constantPart(node: Span, value: Value): Part {
  return { ...spanOf(node), type: typeOf(value), constant: value, run: () => value };
}

/** Replaces a faulty part, so that the rest of the formula is still checked. */
export function brokenPart(node: Span): Part {
  const problem = { message: 'The formula has problems.', ...spanOf(node) };
  return {
    ...spanOf(node),
    type: 'unknown',
    run: () => {
      throw new Failure(problem);
    },
  };
}

export function reject(into: Compilation, problem: FormulaProblem): Part {
  if (into.problems.length < MAX_PROBLEMS) into.problems.push(problem);
  return brokenPart(problem);
}

export function spanOf({ start, end }: Span): Span {
  return { start, end };
}

export interface Part extends Span {
  readonly type: ValueType;
  /** The value, if no name or reading can change it. */
  readonly constant?: Value;
  /** Throws a `Failure` and nothing else. */
  run(names: Names): Value;
}

/** Runs a part and turns its failure into a value. */
export function runPart(part: Pick<Part, 'run'>, names: Names): Evaluation {
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
