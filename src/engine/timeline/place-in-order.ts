/** Places in the order of time, and what stands after what. */
import type { Moment } from '../../values/moment.ts';

/** Compared number by number: time, rank within the day, then the order of what is chained. */
export type Key = readonly [time: number, rank: number, chain: number, within: number];

/** Before everything. */
export const NOTHING: Key = [-Infinity, 0, 0, 0];

/** What tells two steps of one moment apart, in this order. */
export type Rank = readonly [rank: number, chain: number, within: number];

/**
 * The natural place of a moment, or the place directly after `after` where the moment is too coarse
 * to tell them apart, or is not recorded.
 */
export function place(moment: Moment | undefined, [rank, chain, within]: Rank, after: Key): Key {
  if (moment === undefined) return [after[0], Math.max(after[1], rank), chain, within];
  const natural: Key = [moment.from, rank, chain, within];
  const unclear = after[0] >= moment.from && after[0] <= moment.to;
  if (!unclear || compare(natural, after) > 0) return natural;
  return [after[0], Math.max(after[1], rank), chain, within];
}

/** The first of some places that a moment, if there is one, is not past by then. */
export function notBehind(moment: Moment | undefined, places: readonly Key[]): Key | undefined {
  return places.find(([time]) => moment === undefined || time <= moment.to);
}

export function later(a: Key, b: Key): Key {
  return compare(a, b) < 0 ? b : a;
}

/** Whether a moment is too coarse to stand before or after a place. */
export function contains(moment: Moment, [time]: Key): boolean {
  return time >= moment.from && time <= moment.to;
}

export function compare(a: Key, b: Key): number {
  return sign(a[0], b[0]) || a[1] - b[1] || a[2] - b[2] || a[3] - b[3];
}

/** Infinities are equal to themselves; their difference is not a number. */
function sign(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Directly after a vote, and before other records that name it in `after:`. */
export function behindVote(vote: Key, chain: number): Key {
  return [vote[0], vote[1], vote[2], 1 + (chain + 1) / LARGEST_CHAIN];
}

const LARGEST_CHAIN = 1e9;
