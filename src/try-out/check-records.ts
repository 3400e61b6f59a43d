/** The report of a check, for records from anywhere. */
import { MALFORMED_GAME, summaryJson } from '../archive/json/game-json.ts';
import type { Source } from '../content/source.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { reportJson } from '../diagnostics/reporters/json.ts';
import { gameIds, locateFindings, toLibrary } from '../pipeline.ts';
import { explainUnread } from '../records/explain-unread.ts';
import { replayGames } from '../replay-games.ts';

export interface RecordsGiven {
  readonly sources: readonly Source[];
  /** About files that could not be read. */
  readonly unread: readonly Finding[];
}

/** The output of `nomic check --format json` for the same records. */
export function reportOnRecords({ sources, unread }: RecordsGiven): string {
  const read = toLibrary({ sources, findings: unread });
  const library = { ...read, findings: explainUnread(read.findings) };
  const replays = replayGames(library.records);
  const games = gameIds(library.records).map((id) => {
    const replay = replays.get(id);
    return [id, replay ? summaryJson(replay) : MALFORMED_GAME] as const;
  });
  return reportJson({ findings: locateFindings(library, replays), games: new Map(games) });
}
