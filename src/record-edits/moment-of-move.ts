/** The day of a move that is recorded now, or its time if the day does not say what came first. */
import type { WrittenGame } from '../records/types.ts';
import { dayAt, type Moment, minuteAt } from '../values/moment.ts';

const MINUTE = 60_000;

/**
 * Within a day, and within a minute, Judgments and events come after proposals and votes. So if some
 * of that day are on record, what is recorded now gets a time that is later than theirs. `now` is in
 * milliseconds.
 */
export function momentOfMove(game: WrittenGame, now: number): Moment {
  const day = dayAt(now);
  const dates = datesBesideVotes(game).filter(({ from, to }) => from >= day.from && to <= day.to);
  if (dates.length === 0) return day;
  const timed = dates.filter(({ precision }) => precision === 'minute');
  return minuteAt(Math.max(now, ...timed.map(({ to }) => to + MINUTE)));
}

function datesBesideVotes({ judgments, events }: WrittenGame): readonly Moment[] {
  return [
    ...events.map(({ on }) => on),
    ...judgments.flatMap(({ invoked, bench }) => [
      invoked,
      ...bench.flatMap(({ accepted, refused, given }) => [accepted, refused, given]),
    ]),
  ].flatMap((date) => date ?? []);
}

/** The latest day or time that the records of a game have. */
export function latestDate(game: WrittenGame): Moment | undefined {
  const dates = game.proposals.flatMap(({ proposed, revised, closed, withdrawn, votes }) => [
    ...[proposed, revised, closed, withdrawn].flatMap((date) => date ?? []),
    ...(votes?.kind === 'named' ? votes.cast.values() : []),
  ]);
  return [...dates, ...datesBesideVotes(game)].toSorted((a, b) => a.from - b.from).at(-1);
}
