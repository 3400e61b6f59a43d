/** Time in a made-up game: every act comes after the one before it. */
import type { Random } from './random.ts';

const START = Date.UTC(2000, 0, 1);
const HOUR = 3_600_000;

export interface Clock {
  /** The date of the next act, as coarse as the whole record is. */
  readonly next: () => string;
}

export function createClock(random: Random, precision: 'day' | 'minute'): Clock {
  let now = START;
  return {
    next: () => {
      now += precision === 'day' ? 24 * HOUR : (1 + random.below(20)) * HOUR;
      const text = new Date(now).toISOString();
      return precision === 'day' ? text.slice(0, 10) : `${text.slice(0, 16)}Z`;
    },
  };
}
