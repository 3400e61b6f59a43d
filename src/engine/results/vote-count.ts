/** How the votes on a proposal add up. */
import type Fraction from 'fraction.js';
import type { PlayerId } from '../../values/ids.ts';

export interface VoteCount {
  readonly for: Fraction;
  readonly against: Fraction;
  readonly abstain: Fraction;
  readonly eligible: Fraction;
  /** Eligible voters of whom the record says nothing. */
  readonly silent: readonly PlayerId[];
}
