/** Numbers for readers: a true minus sign, and a unit in the singular or plural. */
import type Fraction from 'fraction.js';
import { formatNumber } from '../../values/number.ts';

/** `18`, `−2`, `2/3`. */
export function numberWords(x: Fraction): string {
  return formatNumber(x).replace('-', '−');
}

/** `+14`, `−1`, `0`. */
export function signedWords(x: Fraction): string {
  return x.compare(0) > 0 ? `+${formatNumber(x)}` : numberWords(x);
}

/** The arithmetic with the same minus sign before a number; `4 = 4` is left out. */
export function arithmeticWords(arithmetic: string): string {
  return arithmetic.replace(/^(\S+) = \1$/, '$1').replace(/(?<![\w-])-(?=\d)/g, '−');
}

/** `1 point`, `14 points`, `3 gold`. */
export function amountWords(x: Fraction, quantity: string): string {
  const unit = quantity.replaceAll('_', ' ');
  const isOne = x.abs().equals(1);
  return `${numberWords(x)} ${isOne && unit === 'points' ? 'point' : unit}`;
}
