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
  const dates = (all: readonly Moment[]) =>
    all.filter(({ from, to }) => from >= named.from && to <= named.to);
  const beside = dates(datesBesideVotes(game));
  const isToday = named.from <= now && now <= named.to;
  const isLater = beside.some(({ precision }) => isToday || precision === 'minute');
  if (!isLater) return named;
  const last = Math.max(...dates(datesIn(game)).map(({ from }) => from));
  return minuteAt(Math.max(isToday ? now : 0, last + MINUTE));
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
