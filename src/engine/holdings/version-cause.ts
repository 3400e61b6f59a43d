/** How a version of the ruleset comes to be, and what it does to what players hold. */

import type { Spot } from '../../diagnostics/finding.ts';
import type { Moment } from '../../values/moment.ts';
import type { Cause } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import type { State } from '../state/state.ts';
import { holdingOf, postSums, type Sum } from './holdings.ts';

export interface VersionCause {
  readonly cause: Cause;
  readonly on?: Moment | undefined;
  /** Where what makes it is recorded. */
  readonly at: Spot;
}

/** The proposal in whose turn the version is made. */
export function duringOf(
  { turn }: State,
  { cause }: Pick<VersionCause, 'cause'>,
): string | undefined {
  return cause.by === 'proposal' ? cause.proposal : turn.proposal;
}

/** Adds sums to holdings: by the ledger, where it is a proposal that makes the version. */
export function applySums(context: Context, sums: readonly Sum[], made: VersionCause): State {
  const { state } = context;
  const { cause, on } = made;
  if (cause.by === 'proposal') return postSums(context, sums, cause, on).state;
  const holdings = sums.reduce((all, { player, quantity, amount }) => {
    const balance = holdingOf(state, player, quantity).add(amount);
    return all.set(player, new Map(all.get(player)).set(quantity, balance));
  }, state.holdings);
  return { ...state, holdings };
}
