/** The time of a move recorded now: the day, or the time if the day leaves the order open. */
import type { WrittenGame } from '../records/types.ts';
import { dayAt, type Moment, minuteAt } from '../values/moment.ts';

const MINUTE = 60_000;

/**
 * Within a day or minute, proposals and votes come before Judgments and events. A move on a day with such
 * records gets a time after all of them, even on a named day. A named time stays, and so does a
 * named day without times. `now` is in milliseconds.
 */
export function momentOfMove(game: WrittenGame, now: number, named = dayAt(now)): Moment {
  if (named.precision !== 'day') return named;
  const isToday = named.from <= now && now <= named.to;
  const beside = within(named, datesBesideVotes(game));
  const isLater = beside.some(({ precision }) => isToday || precision === 'minute');
  const after = isLater ? afterAllOn(game, named) : undefined;
  return after && isToday ? minuteAt(Math.max(now, after.from)) : (after ?? named);
}

/** The minute after all records of a day, if it has Judgments or events. */
export function afterAllOn(game: WrittenGame, day: Moment): Moment | undefined {
  if (within(day, datesBesideVotes(game)).length === 0) return undefined;
  return minuteAt(Math.max(...within(day, datesIn(game)).map(({ from }) => from)) + MINUTE);
}

function within(day: Moment, all: readonly Moment[]): readonly Moment[] {
  return all.filter(({ from, to }) => from >= day.from && to <= day.to);
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

/** The latest day or time in a game's records. */
export function latestDate(game: WrittenGame): Moment | undefined {
  return datesIn(game)
    .toSorted((a, b) => a.from - b.from)
    .at(-1);
}

function datesIn(game: WrittenGame): readonly Moment[] {
  const dates = game.proposals.flatMap(({ proposed, revised, closed, withdrawn, votes }) => [
    ...[proposed, revised, closed, withdrawn].flatMap((date) => date ?? []),
    ...(votes?.kind === 'named' ? votes.cast.values() : []),
  ]);
  return [...dates, ...datesBesideVotes(game)];
}
