/** The bounds of the formula language. Formulas arrive with pull requests, so nothing is unbounded. */

/** UTF-16 units of a formula. Ten lines of print; no rule needs more, and every pass is linear in it. */
export const MAX_SOURCE = 1000;

/** Brackets, operands and branches within one another. Keeps recursion far from the stack's end. */
export const MAX_NESTING = 32;

/**
 * Digits of a number written in a formula, or read by YAML as a number. A double keeps fifteen
 * decimal digits faithfully; beyond them what YAML hands over is no longer what was written.
 */
export const MAX_DIGITS = 15;

/**
 * Bits of a numerator or denominator. Room for 77 digits, far above any score, and low enough that
 * a rule that squares a quantity every turn is stopped after a few turns rather than filling memory.
 */
export const MAX_BITS = 256n;

/** Problems reported for one formula: a reader mends a few and looks again. */
export const MAX_PROBLEMS = 10;

/** Compiled formulas remembered. Above what the cards of a large archive have different. */
export const MAX_REMEMBERED = 4000;
