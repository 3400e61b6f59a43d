/** Evaluating what a rule says. A failure is handed to the reader, and not thrown. */
import Fraction from 'fraction.js';
import type { Formula, Names } from '../../law/formula/formula.ts';
import type { Value } from '../../law/formula/value.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { DURATION_EXPECTED, parseDuration } from '../../law/mechanics/duration.ts';
import type { Choice, Duration } from '../../law/mechanics/mechanics.ts';
import { quantityOf } from '../../law/schema/winning-schema.ts';
import type { Reader } from './decide.ts';

export const ZERO = new Fraction(0);
export const ONE = new Fraction(1);

/** The values of names, and the reader to which a formula without a value is reported. */
export interface Environment extends Names {
  readonly reader: Reader;
  /** The same as the words of a rule have them. */
  of(rule: RuleInForce): Names;
}

function evaluated(names: Environment, rule: RuleInForce, formula: Formula): Value | undefined {
  const evaluation = formula.evaluate(names.of(rule));
  if (evaluation.ok) return evaluation.value;
  names.reader.fail({ rule, source: formula.source, problem: evaluation.problem });
  return undefined;
}

function misfit(names: Environment, rule: RuleInForce, { source }: Formula, wanted: string): void {
  const problem = { message: `It should give ${wanted}.`, start: 0, end: source.length };
  names.reader.fail({ rule, source, problem });
}

/** A number; zero, and a failure for the reader, where there is none. */
export function numberOf(names: Environment, rule: RuleInForce, formula: Formula): Fraction {
  const value = evaluated(names, rule, formula);
  if (value instanceof Fraction) return value;
  if (value !== undefined) misfit(names, rule, formula, 'a number');
  return ZERO;
}

/** Whether it holds; false, and a failure for the reader, where that cannot be said. */
export function holds(names: Environment, rule: RuleInForce, formula: Formula): boolean {
  const value = evaluated(names, rule, formula);
  if (typeof value === 'boolean') return value;
  if (value !== undefined) misfit(names, rule, formula, 'true or false');
  return false;
}

/** The word that a rule chooses, by itself or by a formula; `undefined` where that fails. */
export function wordOf<Word extends string>(
  names: Environment,
  rule: RuleInForce,
  choice: Choice<Word>,
  words: readonly Word[],
): Word | undefined {
  if (typeof choice === 'string') return choice;
  const value = evaluated(names, rule, choice);
  const word = words.find((each) => each === value);
  if (value !== undefined && word === undefined) misfit(names, rule, choice, words.join(' or '));
  return word;
}

/** The quantity that a rule names, by itself or by a formula; `undefined` where that fails. */
export function quantityBy(
  names: Environment,
  rule: RuleInForce,
  choice: Choice<string>,
): string | undefined {
  if (typeof choice === 'string') return choice;
  const value = evaluated(names, rule, choice);
  const quantity = typeof value === 'string' ? quantityOf(value) : undefined;
  if (value !== undefined && quantity === undefined) {
    misfit(names, rule, choice, 'the name of a quantity');
  }
  return quantity;
}

/** A length of time, by itself or by a formula; `undefined` where that fails. */
export function durationOf(
  names: Environment,
  rule: RuleInForce,
  value: Duration | Formula,
): Duration | undefined {
  if ('milliseconds' in value) return value;
  const text = evaluated(names, rule, value);
  const duration = typeof text === 'string' ? parseDuration(text) : undefined;
  if (text !== undefined && !duration) misfit(names, rule, value, DURATION_EXPECTED);
  return duration;
}
