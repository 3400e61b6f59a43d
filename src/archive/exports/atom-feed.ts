/** What a feed says: new versions and Judgments, each an entry. Nothing here reads a clock. */
import type { Moment } from '../../values/moment.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { describeMaking } from '../rules/describe-making.ts';
import { plain } from '../words/phrase.ts';

export interface FeedEntry {
  readonly title: string;
  readonly href: string;
  readonly updated: string;
  readonly summary: string;
}

const MAX_ENTRIES = 40;
/** For entries without a date. A feed must give one, and nobody takes an old one for news. */
const UNDATED = '1970-01-01T00:00:00Z';

/** The latest entries of some games, the newest first. */
export function feedEntries(archives: readonly GameArchive[]): readonly FeedEntry[] {
  return archives
    .flatMap((archive) => [...versionEntries(archive), ...judgmentEntries(archive)])
    .sort((a, b) => (a.updated === b.updated ? 0 : a.updated < b.updated ? 1 : -1))
    .slice(0, MAX_ENTRIES);
}

function versionEntries(archive: GameArchive): readonly FeedEntry[] {
  return archive.replay.versions
    .slice(-MAX_ENTRIES)
    .map((version) => ({
      title: `${archive.title}: version ${version.number} of the rules`,
      href: archive.links.version(archive.id, version.number),
      updated: instant(version.on),
      summary: plain(describeMaking(archive, version)),
    }))
    .reverse();
}

function judgmentEntries(archive: GameArchive): readonly FeedEntry[] {
  return archive.replay.judgments
    .slice(-MAX_ENTRIES)
    .map(({ written, ruling }) => ({
      title: `${archive.title}: Judgment ${written.number}`,
      href: archive.links.judgment(archive.id, written.name),
      updated: instant(written.bench.findLast((seat) => seat.given)?.given ?? written.invoked),
      summary: `${written.question} ${ruling ?? ''}`.trim(),
    }))
    .reverse();
}

function instant(moment: Moment | undefined): string {
  return moment ? `${new Date(moment.from).toISOString().slice(0, 19)}Z` : UNDATED;
}
