/**
 * The records as the pages show them. A build hands over the ones it has just checked and replayed,
 * so that what is published is what was checked, and nothing is described twice; anybody else has
 * them read. This module stays out of the bundle of pages (see `astro.config.mjs`), or the pages
 * would have a copy of their own.
 */
import type { Links } from '../archive/lookup/links.ts';
import { readLibrary, replayGames } from '../pipeline.ts';
import type { WrittenRuleset } from '../records/types.ts';
import { type CheckedRecords, type ShownGame, showGames, showRulesets } from './show-records.ts';

export interface Shown {
  /** In the order of ids. */
  readonly rulesets: readonly WrittenRuleset[];
  readonly games: readonly ShownGame[];
}

let handedOver: Shown | undefined;

/** What the pages will show from now on. */
export function handOver(records: CheckedRecords, links: Links): Shown {
  handedOver = show(records, links);
  return handedOver;
}

/** Throws if there is no such folder: without records there is nothing to show. */
export function shown(links: Links): Shown {
  if (handedOver) return handedOver;
  const library = readLibrary(process.env.NOMOTHECA_CONTENT ?? 'content');
  if (!library.ok) throw new Error(library.message);
  return show({ library, replays: replayGames(library.records) }, links);
}

function show(records: CheckedRecords, links: Links): Shown {
  return { rulesets: showRulesets(records), games: showGames(records, links) };
}
