/** The versions of a game's rules: what each did, and when it was in force. */
import type { Version } from '../../../engine/results/types.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { describeMaking } from '../../rule-history/describe-making.ts';
import { versionForce } from '../../rule-history/describe-version.ts';
import type { Phrase } from '../../words/phrase.ts';
import { sheetsByYear, type YearSheet } from '../year-sheets.ts';

export interface VersionLine {
  readonly number: number;
  readonly href: string;
  readonly inForce: string;
  /** `Rule 305 amended. Made by Proposal 305 of Player F.` */
  readonly did: Phrase;
  /** The comparison with the version before; the first has none. */
  readonly compare: string | undefined;
}

export function versionSheets({ replay }: GameArchive): readonly YearSheet<Version>[] {
  return sheetsByYear(replay.versions, ({ on }) => on?.text.slice(0, 4));
}

export function listVersion(archive: GameArchive, version: Version): VersionLine {
  const { id, links } = archive;
  const { number } = version;
  return {
    number,
    href: links.version(id, number),
    inForce: versionForce(archive, version),
    did: describeMaking(archive, version),
    compare: number === 0 ? undefined : links.compare(id, number - 1, number),
  };
}

/** When each version came into force, in milliseconds, for finding the version of a date. */
export function versionDates({ replay }: GameArchive): readonly (number | undefined)[] {
  return replay.versions.map(({ on }) => on?.from);
}
