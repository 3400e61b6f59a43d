/** Evaluating what a rule says, with the failure told to the reader instead of thrown. */
import Fraction from 'fraction.js';
import { DURATION_EXPECTED, parseDuration } from '../../law/duration.ts';
import type { Formula, Names } from '../../law/formula/formula.ts';
import type { Value } from '../../law/formula/value.ts';
import type { Choice, Duration } from '../../law/mechanics.ts';
import type { RuleInForce } from '../../law/rule-in-force.ts';
import type { Reader } from './decide.ts';

export const ZERO = new Fraction(0);
export const ONE = new Fraction(1);

function evaluated(
  reader: Reader,
  rule: RuleInForce,
  formula: Formula,
  names: Names,
): Value | undefined {
  const evaluation = formula.evaluate(names);
  if (evaluation.ok) return evaluation.value;
  reader.fail({ rule, source: formula.source, problem: evaluation.problem });
  return undefined;
}

function misfit(reader: Reader, rule: RuleInForce, formula: Formula, wanted: string): void {
  const { source } = formula;
  const problem = { message: `It should give ${wanted}.`, start: 0, end: source.length };
  reader.fail({ rule, source, problem });
}

/** A number; zero, with the failure told, where there is none. */
export function numberOf(
  reader: Reader,
  rule: RuleInForce,
  formula: Formula,
  names: Names,
): Fraction {
  const value = evaluated(reader, rule, formula, names);
  if (value instanceof Fraction) return value;
  if (value !== undefined) misfit(reader, rule, formula, 'a number');
  return ZERO;
}

/** Whether it holds; false, with the failure told, where that cannot be said. */
export function holds(reader: Reader, rule: RuleInForce, formula: Formula, names: Names): boolean {
  const value = evaluated(reader, rule, formula, names);
  if (typeof value === 'boolean') return value;
  if (value !== undefined) misfit(reader, rule, formula, 'true or false');
  return false;
}

/** The word that a rule chooses, by itself or by a formula; `undefined` with the failure told. */
export function wordOf<Word extends string>(
  reader: Reader,
  rule: RuleInForce,
  choice: Choice<Word>,
  words: readonly Word[],
  names: Names,
): Word | undefined {
  if (typeof choice === 'string') return choice;
  const value = evaluated(reader, rule, choice, names);
  const word = words.find((each) => each === value);
  if (value !== undefined && word === undefined) misfit(reader, rule, choice, words.join(' or '));
  return word;
}

/** A length of time, by itself or by a formula; `undefined` with the failure told. */
export function durationOf(
  reader: Reader,
  rule: RuleInForce,
  value: Duration | Formula,
  names: Names,
): Duration | undefined {
  if ('milliseconds' in value) return value;
  const text = evaluated(reader, rule, value, names);
  const duration = typeof text === 'string' ? parseDuration(text) : undefined;
  if (text !== undefined && !duration) misfit(reader, rule, value, DURATION_EXPECTED);
  return duration;
}
