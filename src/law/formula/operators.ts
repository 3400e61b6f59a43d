/** The operators and functions of the formula language, over exact fractions. */
import type Fraction from 'fraction.js';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { quote } from '../../helpers/words.ts';
import type { Names } from './formula.ts';
import type { FormulaProblem, Span } from './problem.ts';

export type Arithmetic = (a: Fraction, b: Fraction) => Fraction;
type Ordering = (a: Fraction, b: Fraction) => boolean;

export const ARITHMETIC: ReadonlyMap<string, Arithmetic> = new Map<string, Arithmetic>([
  ['+', (a, b) => a.add(b)],
  ['-', (a, b) => a.sub(b)],
  ['*', (a, b) => a.mul(b)],
  ['/', (a, b) => a.div(b)],
]);

export const ORDERING: ReadonlyMap<string, Ordering> = new Map<string, Ordering>([
  ['<', (a, b) => a.compare(b) < 0],
  ['<=', (a, b) => a.compare(b) <= 0],
  ['>', (a, b) => a.compare(b) > 0],
  ['>=', (a, b) => a.compare(b) >= 0],
]);

/** Each equality operator, with its result for two equal sides. */
export const EQUALITY: ReadonlyMap<string, boolean> = new Map([
  ['==', true],
  ['===', true],
  ['!=', false],
  ['!==', false],
]);

/** The binding strength of each operator, from the loosest. */
export const TIGHTNESS: ReadonlyMap<string, number> = new Map(
  [['||'], ['&&'], [...EQUALITY.keys()], [...ORDERING.keys()], ['+', '-'], ['*', '/']].flatMap(
    (signs, i) => signs.map((sign) => [sign, i] as const),
  ),
);

export interface FormulaFunction {
  /** Whether it has exactly one argument, or one or more. */
  readonly takes: 'one' | 'some';
  apply(first: Fraction, rest: readonly Fraction[], names: Names): Fraction;
}

const FUNCTION_LIST: readonly (readonly [string, FormulaFunction])[] = [
  ['round', { takes: 'one', apply: (x, _, names) => names.round(x) }],
  ['floor', { takes: 'one', apply: (x) => x.floor() }],
  ['ceil', { takes: 'one', apply: (x) => x.ceil() }],
  ['abs', { takes: 'one', apply: (x) => x.abs() }],
  ['min', { takes: 'some', apply: (x, rest) => rest.reduce((a, b) => (b.lt(a) ? b : a), x) }],
  ['max', { takes: 'some', apply: (x, rest) => rest.reduce((a, b) => (b.gt(a) ? b : a), x) }],
];

export const FUNCTIONS: ReadonlyMap<string, FormulaFunction> = new Map(FUNCTION_LIST);

/** The only function that depends on a reading, so it is never computed in advance. */
export const READING_FUNCTION = 'round';

const FUNCTIONS_HELP = `The functions are ${[...FUNCTIONS.keys()].join(', ')}.`;

/** The problem of a call to an unknown function. */
export function noFunction(called: string, { start, end }: Span): FormulaProblem {
  const near = didYouMean(called, FUNCTIONS.keys());
  const help = near === undefined ? FUNCTIONS_HELP : `Did you mean \`${near}\`?`;
  return { message: `${quote(called)} is not a function.`, help, start, end };
}

export const LANGUAGE_HELP =
  'A formula has numbers, texts in quotes, true, false, names with dots, the operators + - * / ' +
  `== != < <= > >= && || ! and ? :, and brackets. ${FUNCTIONS_HELP}`;
