/** Reads and writes exact rational numbers. */
import Fraction from 'fraction.js';

/**
 * The most digits of a number in a formula, or of one that YAML reads. A double keeps fifteen decimal
 * digits exactly; with more, YAML's number may differ from the written one.
 */
export const MAX_DIGITS = 15;

/**
 * The most bits of a numerator or denominator: 77 digits, far above any score. A rule that squares a
 * quantity every turn stops after a few turns, before it fills the memory.
 */
export const MAX_BITS = 256n;

const RATIONAL = /^([-+]?)(?:(\d+)(?:\.(\d+))?|(\d+)\/(\d+))$/;
const MAX_MAGNITUDE = 1n << MAX_BITS;
/** A sign, two numbers of 78 digits and a slash. Longer text is out of bounds. */
const MAX_TEXT = 160;

export function isBounded(x: Fraction): boolean {
  return x.n < MAX_MAGNITUDE && x.d < MAX_MAGNITUDE;
}

/**
 * Reads `18`, `-10`, `0.25` or `2/3` exactly. Rejects exponents, a zero denominator, a number out of
 * bounds, and a YAML number of more digits than a double keeps.
 */
export function parseNumber(source: string | number): Fraction | undefined {
  const text = String(source);
  if (text.length > MAX_TEXT) return undefined;
  const match = RATIONAL.exec(text);
  if (!match) return undefined;
  const isExact = typeof source === 'string' || Number.isSafeInteger(source);
  if (!isExact && countDigits(text) > MAX_DIGITS) return undefined;
  const [, sign, whole = '', decimals = '', over, under] = match;
  const numerator = BigInt(over ?? whole + decimals);
  const denominator = under === undefined ? 10n ** BigInt(decimals.length) : BigInt(under);
  if (denominator === 0n) return undefined;
  const x = new Fraction(sign === '-' ? -numerator : numerator, denominator);
  return isBounded(x) ? x : undefined;
}

/** Leaves out leading zeros. */
export function countDigits(decimal: string): number {
  return decimal.replace(/\D/g, '').replace(/^0+/, '').length;
}

/** Writes lowest terms, such as `18`, `2/3` or `-1/2`. `parseNumber` reads them back. */
export function formatNumber(x: Fraction): string {
  const sign = x.s < 0n ? '-' : '';
  return x.d === 1n ? `${sign}${x.n}` : `${sign}${x.n}/${x.d}`;
}

/** Returns a number if JSON keeps it exactly, and else a text. */
export function toJson(x: Fraction): number | string {
  const integer = Number(x.s * x.n);
  return x.d === 1n && Number.isSafeInteger(integer) ? integer : formatNumber(x);
}
