/** Something that a change does in the name of players. */
import type { Spot } from '../../../diagnostics/finding.ts';
import type { PlayerId } from '../../../values/ids.ts';

export interface Act {
  /** `The vote of Ada Byron on Proposal 301`. */
  readonly what: string;
  /** Any one of them may do it. Nobody where the record does not say whose it is. */
  readonly of: readonly PlayerId[];
  /** Where the record is now, and where it was. */
  readonly is: Spot | undefined;
  readonly was: Spot | undefined;
}
