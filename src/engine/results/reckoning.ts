/** How a result is computed, as data: a formula, its figures, its value. */
import type Fraction from 'fraction.js';
import type { Formula, Value } from '../../law/formula/formula.ts';
import type { JudgmentName } from '../../records/kinds/parts.ts';
import type { RuleNumber } from '../../values/ids.ts';

export interface Reckoning {
  readonly formula: Formula;
  /** The figures: each name with its value, if it has one. */
  readonly figures: ReadonlyMap<string, Value>;
  readonly result: Value;
}

/** A bound on a player's holding. */
export interface Bound {
  readonly which: 'least' | 'most';
  readonly bound: Fraction;
  readonly rule: RuleNumber;
}

/** The basis of a sum. */
export type Basis =
  /** A rule's formula. */
  | { readonly by: 'formula'; readonly reckoning: Reckoning }
  /** A bound that cut a sum based on `of`, or cut a holding. */
  | { readonly by: 'bound'; readonly bound: Bound; readonly of?: Basis }
  /** No rule in force declares or awards the quantity any more. */
  | { readonly by: 'lapse' }
  /** The awards that a proposal's record states. */
  | { readonly by: 'awards' }
  /** An event, with its recorded reason. */
  | { readonly by: 'event'; readonly why: string | undefined }
  /** The number of the Judgment that decides. */
  | { readonly by: 'judgment'; readonly judgment: JudgmentName };
