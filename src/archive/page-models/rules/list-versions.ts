/** The versions of a game's rules: what each did, and since when. */
import type { Proposal, Version } from '../../../engine/results/types.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { describeMaking } from '../../rule-history/describe-change.ts';
import {
  type ChangeFileId,
  changesFiled,
  type FiledChange,
} from '../../rule-history/describe-change-files.ts';
import { formatDate } from '../../words/format-date.ts';
import { proposalYear } from '../../words/record-words.ts';
import { sheetsByYear, type YearSheet } from '../year-sheets.ts';

export function versionSheets({ replay }: GameArchive): readonly YearSheet<Version>[] {
  return sheetsByYear(replay.versions, ({ on }) => on?.text.slice(0, 4));
}

export function listVersion(archive: GameArchive, version: Version) {
  const { id, links } = archive;
  const { number, on } = version;
  return {
    number,
    href: links.version(id, number),
    from: on && formatDate(on),
    /** `Rule 305 amended. Made by Proposal 305 of Player F.` */
    did: describeMaking(archive, version),
    /** The comparison with the version before; the first has none. */
    compare: number === 0 ? undefined : links.compare(id, number - 1, number),
  };
}

export type VersionLine = ReturnType<typeof listVersion>;

/** When each version came into force, in milliseconds, for finding the version of a date. */
export function versionDates({ replay }: GameArchive): readonly (number | undefined)[] {
  return replay.versions.map(({ on }) => on?.from);
}

/* The contents of the files of amended, repealed and defeated texts, divided by year. */

export type FiledText = FiledChange | Proposal;

/** The oldest first. */
export function filed(archive: GameArchive, file: ChangeFileId): readonly FiledText[] {
  if (file === 'defeated') {
    return archive.replay.proposals.filter(({ outcome }) => outcome === 'defeated');
  }
  return changesFiled(archive)
    .filter((each) => each.file === file)
    .toReversed();
}

export function fileSheets(
  archive: GameArchive,
  file: ChangeFileId,
): readonly YearSheet<FiledText>[] {
  const { versions } = archive.replay;
  return sheetsByYear(filed(archive, file), (item) =>
    'written' in item ? proposalYear(item) : versions[item.version]?.on?.text.slice(0, 4),
  );
}
