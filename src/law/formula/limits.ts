/** The bounds of the formula language. Formulas arrive with pull requests, so nothing is unbounded. */

/** UTF-16 units of a formula. Ten lines of print; no rule needs more, and every pass is linear in it. */
export const MAX_SOURCE = 1000;

/** Brackets, operands and branches within one another. Keeps recursion far from the stack's end. */
export const MAX_NESTING = 32;

/** Problems reported for one formula: a reader mends a few and looks again. */
export const MAX_PROBLEMS = 10;

/** Compiled formulas remembered. Above what the cards of a large archive have different. */
export const MAX_REMEMBERED = 4000;
