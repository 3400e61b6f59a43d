/** How many rules a tier may hold, as objections and notes say it. */
import type Fraction from 'fraction.js';
import { formatNumber } from '../../values/number.ts';
import type { TierLimit } from '../results/decision.ts';

/** `at least 1`. */
export function boundText({ which, bound }: TierLimit): string {
  return `at ${which} ${formatNumber(bound)}`;
}

/** `at least 1 mutable rule`. */
export function tierLimitText({ which, bound, tier }: TierLimit): string {
  return `at ${which} ${rulesOfTier(tier, bound)}`;
}

/** `3 mutable rules`. */
export function rulesOfTier(tier: string, count: Fraction): string {
  return `${formatNumber(count)} ${tier} ${count.equals(1) ? 'rule' : 'rules'}`;
}
