/**
 * The records that the pages show. A build hands over the ones that it has just checked and replayed,
 * so that what is published is what was checked; anybody else has them read.
 */
import { hasError } from '../../diagnostics/reporters/report.ts';
import { locateShown, replayGames } from '../../pipeline.ts';
import { readLibrary } from '../../read-library.ts';
import type { CheckedRecords } from './games-and-rulesets.ts';

let checked: CheckedRecords | undefined;

let folder: string | undefined;

/** What the pages will show from now on, and the address of the folder of the records at a forge. */
export function handOver(records: CheckedRecords, repository: string | undefined): void {
  checked = records;
  folder = repository;
}

/** Where the desk lets players send records to; `undefined` if the build does not say. */
export function forgeFolder(): string | undefined {
  return folder ?? (process.env.NOMOTHECA_REPOSITORY || undefined);
}

/** Throws if there is no such folder, or if the records in it are not in order. */
export function shownRecords(): CheckedRecords {
  checked ??= readRecords(process.env.NOMOTHECA_CONTENT ?? 'content');
  return checked;
}

function readRecords(content: string): CheckedRecords {
  const library = readLibrary(content);
  if (!library.ok) throw new Error(library.message);
  const replays = replayGames(library.records);
  if (hasError(locateShown(library, replays).shown)) {
    throw new Error(`The records in ${content} are not in order: run the check to see why.`);
  }
  return { library, replays };
}
