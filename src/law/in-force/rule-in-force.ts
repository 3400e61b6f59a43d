import type { RuleNumber } from '../../values/ids.ts';
import type { Mechanics } from '../mechanics/mechanics.ts';

/** A rule in force, with the parts that law and precedence use. */
export interface RuleInForce {
  readonly id: string;
  readonly number: RuleNumber;
  /** All numbers that the rule has had. */
  readonly numbers: readonly RuleNumber[];
  readonly effectiveNumber: RuleNumber;
  readonly tier: string;
  readonly text: string;
  readonly title?: string;
  readonly mechanics?: Mechanics;
}

/** Which of a rule's numbers count, by the readings in force. */
export interface NumbersHeeded {
  /** Whether a claim can name a rule by a former number. */
  readonly oldNumbers: boolean;
  /** Whether rules compare by the lowest number that each has had. */
  readonly lowestNumbers: boolean;
}

export function sameNumbers(a: NumbersHeeded, b: NumbersHeeded): boolean {
  return a.oldNumbers === b.oldNumbers && a.lowestNumbers === b.lowestNumbers;
}
