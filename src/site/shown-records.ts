/**
 * The records that the pages show. A build hands over the ones it has just checked and replayed, so
 * that what is published is what was checked; anybody else has them read. This module stays out of
 * the bundle of pages (see `astro.config.mjs`), or the pages would have a copy of their own.
 */
import { type Library, type Replays, readLibrary, replayGames } from '../pipeline.ts';

export interface ShownRecords {
  readonly library: Library;
  readonly replays: Replays;
}

let handedOver: ShownRecords | undefined;

export function handOver(records: ShownRecords): void {
  handedOver = records;
}

/** Throws if there is no such folder: without records there is nothing to show. */
export function shownRecords(): ShownRecords {
  if (handedOver) return handedOver;
  const library = readLibrary(process.env.NOMOTHECA_CONTENT ?? 'content');
  if (!library.ok) throw new Error(library.message);
  return { library, replays: replayGames(library.records) };
}
