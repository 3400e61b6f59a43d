/** Evaluating what a rule says. A failure is handed to the reader, and not thrown. */
import Fraction from 'fraction.js';
import type { Formula, Names, Value } from '../../law/formula/formula.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { DURATION_EXPECTED, parseDuration } from '../../law/mechanics/duration.ts';
import type { Choice, Duration } from '../../law/mechanics/mechanics.ts';
import { quantityOf } from '../../law/schema/winning-schema.ts';
import type { Reader } from './inquiry.ts';

export const ZERO = new Fraction(0);
export const ONE = new Fraction(1);

/** The values of names, and the reader to which a formula without a value is reported. */
export interface Environment extends Names {
  readonly reader: Reader;
  /** The same as the words of a rule have them. */
  of(rule: RuleInForce): Names;
}

/** What a formula has to give: the value as it is needed, or nothing where it does not fit. */
interface Wanted<Fit> {
  readonly words: string;
  readonly fit: (value: Value) => Fit | undefined;
}

const NUMBER: Wanted<Fraction> = {
  words: 'a number',
  fit: (value) => (value instanceof Fraction ? value : undefined),
};

const TRUTH: Wanted<boolean> = {
  words: 'true or false',
  fit: (value) => (typeof value === 'boolean' ? value : undefined),
};

const QUANTITY: Wanted<string> = {
  words: 'the name of a quantity',
  fit: (value) => (typeof value === 'string' ? quantityOf(value) : undefined),
};

const DURATION: Wanted<Duration> = {
  words: DURATION_EXPECTED,
  fit: (value) => (typeof value === 'string' ? parseDuration(value) : undefined),
};

/** `undefined`, and a failure for the reader, where the formula has no value or another. */
function evaluated<Fit>(
  names: Environment,
  rule: RuleInForce,
  formula: Formula,
  wanted: Wanted<Fit>,
): Fit | undefined {
  const { source } = formula;
  const evaluation = formula.evaluate(names.of(rule));
  const fit = evaluation.ok ? wanted.fit(evaluation.value) : undefined;
  if (fit !== undefined) return fit;
  const misfit = { message: `It should give ${wanted.words}.`, start: 0, end: source.length };
  const problem = evaluation.ok ? misfit : evaluation.problem;
  names.reader.fail({ rule, source, problem });
  return undefined;
}

/** A number; zero, and a failure for the reader, where there is none. */
export function numberOf(names: Environment, rule: RuleInForce, formula: Formula): Fraction {
  return evaluated(names, rule, formula, NUMBER) ?? ZERO;
}

/** Whether it holds; false, and a failure for the reader, where that cannot be said. */
export function holds(names: Environment, rule: RuleInForce, formula: Formula): boolean {
  return evaluated(names, rule, formula, TRUTH) ?? false;
}

/** The word that a rule chooses, by itself or by a formula; `undefined` where that fails. */
export function wordOf<Word extends string>(
  names: Environment,
  rule: RuleInForce,
  choice: Choice<Word>,
  words: readonly Word[],
): Word | undefined {
  if (typeof choice === 'string') return choice;
  return evaluated(names, rule, choice, {
    words: words.join(' or '),
    fit: (value) => words.find((each) => each === value),
  });
}

/** The quantity that a rule names, by itself or by a formula; `undefined` where that fails. */
export function quantityBy(
  names: Environment,
  rule: RuleInForce,
  choice: Choice<string>,
): string | undefined {
  return typeof choice === 'string' ? choice : evaluated(names, rule, choice, QUANTITY);
}

/** A length of time, by itself or by a formula; `undefined` where that fails. */
export function durationOf(
  names: Environment,
  rule: RuleInForce,
  value: Duration | Formula,
): Duration | undefined {
  return 'milliseconds' in value ? value : evaluated(names, rule, value, DURATION);
}
