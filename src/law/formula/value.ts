/** The values of formulas. */
import Fraction from 'fraction.js';

export type Value = Fraction | boolean | string;

/** What is known of a value before the formula is evaluated. */
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
