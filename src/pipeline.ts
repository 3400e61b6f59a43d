/**
 * From records to replayed games: parse, replay, and say where the faults are. The command line, the
 * site and the reader's browser all go this way.
 */
import type { Source } from './content/source.ts';
import { isAlwaysShown } from './diagnostics/always-shown.ts';
import { firstFindings } from './diagnostics/at-most.ts';
import type { Finding, LocatedFinding } from './diagnostics/finding.ts';
import {
  type NotedFrom,
  type ReplayCheckpoints,
  replayWithCheckpoints,
} from './engine/replay-checkpoints.ts';
import type { Replay } from './engine/results/types.ts';
import { READINGS } from './law/readings/register.ts';
import { locate } from './records/locate/locate.ts';
import { sourcesOfGames } from './records/parse/parse-sources.ts';
import { parseRecords } from './records/parse-records.ts';
import type { Records } from './records/types.ts';

/** Records, before any law is applied to them. */
export interface Library {
  readonly sources: readonly Source[];
  readonly records: Records;
  readonly findings: readonly Finding[];
  /** Those of the findings that are about files which are no records. */
  readonly unread: readonly Finding[];
}

/** Replayed games, by id in the order of ids; a game with malformed records has no replay. */
export type Replays = ReadonlyMap<string, Replay>;

/** The library with some records in the place of others, or beside them, read for some games. */
export function withRecords(
  { sources, unread }: Library,
  written: readonly Source[],
  games: readonly string[],
): Library {
  const files = new Set(written.map(({ file }) => file));
  const others = sources.filter(({ file }) => !files.has(file));
  return toLibrary({ sources: [...others, ...written], findings: unread }, games);
}

/** If only some games are asked for, records that have nothing to do with them are not parsed. */
export function toLibrary(
  { sources, findings: unread }: Pick<Library, 'sources' | 'findings'>,
  games: readonly string[] = [],
): Library {
  const read = games.length > 0 ? sourcesOfGames(sources, games) : sources;
  const { records, findings } = parseRecords(read, READINGS, unread);
  return { sources, records, findings: [...unread, ...findings], unread };
}

/** A game that will be replayed again with other records; `known`: how it went with earlier ones. */
export function checkpointsOfGame(
  records: Records,
  id: string,
  known?: ReplayCheckpoints,
  firstToNote?: NotedFrom,
): ReplayCheckpoints | undefined {
  const found = wellFormed(records, id);
  return found && replayWithCheckpoints(found.game, found.ruleset, known, { firstToNote });
}

/** A game that can be replayed, with its ruleset. */
export function wellFormed({ games, rulesets, malformed }: Records, id: string) {
  const game = games.get(id);
  const ruleset = game && rulesets.get(game.ruleset);
  const isMalformed = malformed.games.has(id) || (game && malformed.rulesets.has(game.ruleset));
  return game && ruleset && !isMalformed ? { game, ruleset } : undefined;
}

/** Every game that the records speak of, malformed or not, in the order of code units. */
export function gameIds(records: Records): readonly string[] {
  return [...new Set([...records.games.keys(), ...records.malformed.games])].sort();
}

/** Everything found that is to be shown, with its lines and columns, in the order of files and places. */
export function locateFindings(
  library: Library,
  replays: Replays,
  isShown: (finding: Finding) => boolean = () => true,
): readonly LocatedFinding[] {
  const shown = allFindings(library, replays).filter(isShown);
  return locate(firstFindings(shown), library.sources).toSorted(byPlace);
}

/** Only findings that are always shown get their place; other notes are only counted. */
export function locateShown(
  library: Library,
  replays: Replays,
): { readonly shown: readonly LocatedFinding[]; readonly notes: readonly Finding[] } {
  const { shown = [], notes = [] } = Object.groupBy(allFindings(library, replays), (finding) =>
    isAlwaysShown(finding) ? 'shown' : 'notes',
  );
  return { shown: locate(firstFindings(shown), library.sources).toSorted(byPlace), notes };
}

function allFindings(library: Library, replays: Replays): readonly Finding[] {
  return [...library.findings, ...[...replays.values()].flatMap((replay) => replay.findings)];
}

/** At one place, errors come before notes. */
export function byPlace(a: LocatedFinding, b: LocatedFinding): number {
  return (
    compare(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    // “error” comes before “note”.
    compare(a.severity, b.severity) ||
    compare(a.code, b.code)
  );
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
