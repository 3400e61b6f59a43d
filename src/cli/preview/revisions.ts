/** Replays two revisions of the records, as far as they differ. */
import { textsByFile } from '../../content/source.ts';
import { gameIds, type Library, type Replays } from '../../pipeline.ts';
import { replayGames } from '../../replay-games.ts';

export type RevisionRecords = Pick<Library, 'sources' | 'records'>;

/** `after` are replays of the later revision; those of the earlier one are made here. */
export function compareRevisions(earlier: RevisionRecords, later: Library, after: Replays) {
  const was = textsByFile(earlier.sources);
  const is = textsByFile(later.sources);
  const differing = [...new Set([...was.keys(), ...is.keys()])].filter(
    (file) => was.get(file) !== is.get(file),
  );
  const ids = gameIds(later.records).filter((id) => {
    const folders = [`games/${id}/`, `rulesets/${later.records.games.get(id)?.ruleset}/`];
    return differing.some((file) => folders.some((folder) => file.startsWith(folder)));
  });
  const before = replayGames(earlier.records, ids);
  return {
    earlier,
    later,
    /** Games with a changed file, or with a changed ruleset, before and after. */
    before,
    after,
    ids,
  };
}

export type Revisions = ReturnType<typeof compareRevisions>;
