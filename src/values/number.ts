/** Exact rational numbers as records write them, and as they are shown and published. */
import Fraction from 'fraction.js';

/**
 * Digits of a number written in a formula, or read by YAML as a number. A double keeps fifteen
 * decimal digits exactly; with more, YAML's number may differ from what was written.
 */
export const MAX_DIGITS = 15;

/**
 * Bits of a numerator or denominator: room for 77 digits, far above any score. A rule that squares
 * a quantity every turn is stopped after a few turns, before it fills the memory.
 */
export const MAX_BITS = 256n;

const RATIONAL = /^([-+]?)(?:(\d+)(?:\.(\d+))?|(\d+)\/(\d+))$/;
const MAX_MAGNITUDE = 1n << MAX_BITS;
/** A sign, two numbers of 78 digits and a slash. Longer text is out of bounds. */
const MAX_TEXT = 160;

/** Whether a number is small enough to be kept: see `MAX_BITS`. */
export function isBounded(x: Fraction): boolean {
  return x.n < MAX_MAGNITUDE && x.d < MAX_MAGNITUDE;
}

/**
 * Reads `18`, `-10`, `0.25` or `2/3` exactly. `undefined` for anything else: exponents, a zero
 * denominator, a number out of bounds, and a YAML number of more digits than a double keeps.
 */
export function parseNumber(source: string | number): Fraction | undefined {
  const text = String(source);
  if (text.length > MAX_TEXT) return undefined;
  const match = RATIONAL.exec(text);
  if (!match) return undefined;
  if (typeof source === 'number' && !isFaithful(source, text)) return undefined;
  const [, sign, whole = '', decimals = '', over, under] = match;
  const numerator = BigInt(over ?? whole + decimals);
  const denominator = under === undefined ? 10n ** BigInt(decimals.length) : BigInt(under);
  if (denominator === 0n) return undefined;
  const x = new Fraction(sign === '-' ? -numerator : numerator, denominator);
  return isBounded(x) ? x : undefined;
}

function isFaithful(x: number, text: string): boolean {
  return Number.isSafeInteger(x) || countDigits(text) <= MAX_DIGITS;
}

/** Digits of a decimal, without leading zeros. */
export function countDigits(decimal: string): number {
  return decimal.replace(/\D/g, '').replace(/^0+/, '').length;
}

/** `18`, `2/3`, `-1/2`: the lowest terms. `parseNumber` reads it back. */
export function formatNumber(x: Fraction): string {
  const sign = x.s < 0n ? '-' : '';
  return x.d === 1n ? `${sign}${x.n}` : `${sign}${x.n}/${x.d}`;
}

/** An integer that JSON readers keep exactly is a number; every other value is text. */
export function toJson(x: Fraction): number | string {
  const integer = Number(x.s * x.n);
  return x.d === 1n && Number.isSafeInteger(integer) ? integer : formatNumber(x);
}
