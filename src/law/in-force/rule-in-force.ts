import type { RuleNumber } from '../../values/ids.ts';
import type { Mechanics } from '../mechanics/mechanics.ts';

/** A rule in force, with the parts that law and precedence use. */
export interface RuleInForce {
  readonly id: string;
  readonly number: RuleNumber;
  /** Every number it has had. */
  readonly numbers: readonly RuleNumber[];
  readonly effectiveNumber: RuleNumber;
  readonly tier: string;
  readonly text: string;
  readonly title?: string;
  readonly mechanics?: Mechanics;
}

/** Which of the numbers that a rule has had count, by the readings taken. */
export interface NumbersHeeded {
  /** Whether a claim may name a rule by a number that it had before. */
  readonly oldNumbers: boolean;
  /** Whether rules are compared by the lowest number that each has had. */
  readonly lowestNumbers: boolean;
}

export function sameNumbers(a: NumbersHeeded, b: NumbersHeeded): boolean {
  return a.oldNumbers === b.oldNumbers && a.lowestNumbers === b.lowestNumbers;
}
