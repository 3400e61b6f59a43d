/** Two revisions of the records, replayed as far as they differ. */
import { gameIds, type Library, type Replays, replayGames } from '../../pipeline.ts';

export type Kept = Pick<Library, 'sources' | 'records'>;

export interface Revisions {
  readonly earlier: Kept;
  readonly later: Kept;
  /** The games in which a file differs, as they were and as they are. */
  readonly before: Replays;
  readonly after: Replays;
  readonly ids: readonly string[];
}

/** `after` are the replays of the later revision; those of the earlier one are made here. */
export function compareRevisions(earlier: Kept, later: Kept, after: Replays): Revisions {
  const touched = touchedGames(earlier, later);
  const ids = gameIds(later.records).filter((id) => touched.has(id));
  const before = replayGames(earlier.records, ids);
  return { earlier, later, before, after, ids };
}

function touchedGames(earlier: Kept, later: Kept): ReadonlySet<string> {
  const was = textsOf(earlier);
  const is = textsOf(later);
  const differing = [...new Set([...was.keys(), ...is.keys()])].filter(
    (file) => was.get(file) !== is.get(file),
  );
  return new Set(differing.flatMap((file) => /^games\/([^/]+)\//.exec(file)?.[1] ?? []));
}

export function textsOf({ sources }: Kept): ReadonlyMap<string, string> {
  return new Map(sources.map(({ file, text }) => [file, text]));
}
