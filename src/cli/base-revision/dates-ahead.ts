/** Dates of what is said to have happened that lie ahead of the commit which records it. */
import type { RevisionComparison } from '../../records/differences/compare-records.ts';
import { calledIn } from '../../records/differences/differences.ts';
import { standingOf } from '../../records/differences/kinds.ts';
import { dayAt } from '../../values/moment.ts';
import { type Rewriting, wordsOfChange } from './rewriting.ts';

/** The earliest start of a day in any time zone, in milliseconds before its start in UTC. */
const EARLIEST_ZONE = 14 * 60 * 60 * 1000;
const WAIT = 'Give the day on which it happened. Record a future event only after it has happened.';

export interface Committed {
  /** The commit's own date, in milliseconds. */
  readonly on: number;
  /** Whether a file is in the commit as it is now; what is not committed has no date to lie ahead of. */
  readonly has: (file: string) => boolean;
}

export function datesAhead(
  { games, rulesets }: RevisionComparison,
  { on: committed, has }: Committed,
): readonly Rewriting[] {
  const changes = [...[...rulesets.values()].flat(), ...games.flatMap((game) => game.changes)];
  return changes.flatMap((change) =>
    change.differences.flatMap(({ key, was, is }): readonly Rewriting[] => {
      if (!is?.on || standingOf(change.kind, key) !== 'happened') return [];
      if (is.on.from <= committed + EARLIEST_ZONE || !has(is.at.file)) return [];
      const message = `${calledIn(change)} has a future date: ${wordsOfChange({ was, is })}, but the commit is of ${dayAt(committed).text}.`;
      return [{ code: 'format/date', message, help: WAIT, is: is.at, was: undefined }];
    }),
  );
}
