import type { Deed } from '../results/decision.ts';

/** What changes the rules. */
export interface DeedInTurn {
  readonly deed: Deed;
  /** The proposal in whose turn it falls. */
  readonly during: string | undefined;
}
