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
