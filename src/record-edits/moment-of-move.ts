/** The day of a move that is recorded now, or its time where the day does not say what came first. */
import type { WrittenGame } from '../records/types.ts';
import { dayAt, type Moment, minuteAt } from '../values/moment.ts';

const MINUTE = 60_000;

/**
 * Within a day, and within a minute, Judgments and events come after proposals and votes. So where some
 * of that day are on record, what is recorded now gets a time that is later than theirs. `now` is in
 * milliseconds.
 */
export function momentOfMove({ judgments, events }: WrittenGame, now: number): Moment {
  const day = dayAt(now);
  const dates = [
    ...events.map(({ on }) => on),
    ...judgments.flatMap(({ invoked, bench }) => [
      invoked,
      ...bench.flatMap(({ accepted, refused, given }) => [accepted, refused, given]),
    ]),
  ].flatMap((date) => (date && date.from >= day.from && date.to <= day.to ? [date] : []));
  if (dates.length === 0) return day;
  const timed = dates.filter(({ precision }) => precision === 'minute');
  return minuteAt(Math.max(now, ...timed.map(({ to }) => to + MINUTE)));
}
