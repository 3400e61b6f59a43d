/** Places in the order of time, and what stands after what. */
import type { Moment } from '../../values/moment.ts';

/** Compared number by number; what is alike in all of them stands as it was put there. */
export type Key = readonly [time: number, rank: number, chain: number];

/** As much of a place as tells what may stand behind it. */
export type Behind = readonly [time: number, rank: number, ...rest: readonly number[]];

/** Before everything. */
export const NOTHING: Behind = [-Infinity, 0];

/** What tells two steps of one moment apart, in this order. */
export type Rank = readonly [rank: number, chain: number];

/**
 * The natural place of a moment, or the place directly after `after` where the moment is too coarse
 * to tell them apart, or is not recorded.
 */
export function place(moment: Moment | undefined, [rank, chain]: Rank, after: Behind): Key {
  if (moment && !contains(moment, after)) return [moment.from, rank, chain];
  return [after[0], Math.max(after[1], rank), chain];
}

/** The first of some places that a moment, if there is one, is not past by then. */
export function notBehind(moment: Moment | undefined, places: readonly Key[]): Key | undefined {
  return places.find(([time]) => moment === undefined || time <= moment.to);
}

export function later(a: Key, b: Key): Key {
  return compare(a, b) < 0 ? b : a;
}

/** Whether a moment is too coarse to stand before or after a place. */
export function contains(moment: Moment, [time]: Behind): boolean {
  return time >= moment.from && time <= moment.to;
}

export function compare(a: Key, b: Key): number {
  return difference(a[0], b[0]) || a[1] - b[1] || a[2] - b[2];
}

/** Infinities are equal to themselves; their difference is not a number. */
function difference(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
