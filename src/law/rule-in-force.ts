import type { Mechanics } from './mechanics.ts';

/** A rule in force, as far as law and precedence look at it. */
export interface RuleInForce {
  readonly id: string;
  readonly number: number;
  /** Every number it has had. */
  readonly numbers: readonly number[];
  readonly effectiveNumber: number;
  readonly tier: string;
  readonly text: string;
  readonly title?: string;
  readonly mechanics?: Mechanics;
}
