/** How a result comes about, as data: a formula, its figures, and what it came to. */
import type Fraction from 'fraction.js';
import type { Formula, Value } from '../../law/formula/formula.ts';
import type { JudgmentName } from '../../records/kinds/parts.ts';
import type { RuleNumber } from '../../values/ids.ts';

export interface Reckoning {
  readonly formula: Formula;
  /** The value of each name in it that has one. */
  readonly figures: ReadonlyMap<string, Value>;
  readonly result: Value;
}

/** A bound that a rule sets to what a player may hold. */
export interface Bound {
  readonly which: 'least' | 'most';
  readonly bound: Fraction;
  readonly rule: RuleNumber;
}

/** The basis of a sum. */
export type Basis =
  /** A rule's formula. */
  | { readonly by: 'formula'; readonly reckoning: Reckoning }
  /** A bound that stopped a sum, which without it would rest on `of`, or cut what was held. */
  | { readonly by: 'bound'; readonly bound: Bound; readonly of?: Basis }
  /** No rule in force declares or awards the quantity any more. */
  | { readonly by: 'lapse' }
  /** The awards that a proposal's record states. */
  | { readonly by: 'awards' }
  /** An event, with the reason that its record gives. */
  | { readonly by: 'event'; readonly why: string | undefined }
  /** The number of the Judgment that settles it. */
  | { readonly by: 'judgment'; readonly judgment: JudgmentName };
