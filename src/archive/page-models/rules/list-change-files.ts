/** What the files of amended, repealed and defeated hold, divided by year. */
import type { Proposal } from '../../../engine/results/types.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import {
  type ChangeFileId,
  type FiledChange,
  fileChanges,
} from '../../rule-history/describe-change-files.ts';
import { proposalYear } from '../../words/record-days.ts';
import { sheetsByYear, type YearSheet } from '../year-sheets.ts';

export type Filed = FiledChange | Proposal;

/** The oldest first. */
export function filed(archive: GameArchive, file: ChangeFileId): readonly Filed[] {
  if (file === 'defeated') {
    return archive.replay.proposals.filter(({ outcome }) => outcome === 'defeated');
  }
  return fileChanges(archive, file === 'amended' ? 'amend' : 'repeal').toReversed();
}

export function fileSheets(archive: GameArchive, file: ChangeFileId): readonly YearSheet<Filed>[] {
  const { versions } = archive.replay;
  return sheetsByYear(filed(archive, file), (item) =>
    'written' in item ? proposalYear(item) : versions[item.version]?.on?.text.slice(0, 4),
  );
}
