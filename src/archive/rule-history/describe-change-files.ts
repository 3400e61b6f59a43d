/**
 * The separate files that Suber recommends of what the rules no longer say: amended texts, repealed
 * rules and defeated proposals.
 */
import { once } from '../../helpers/once.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { describeChangeCause } from '../words/phrases/describe-cause.ts';
import { describeDifference } from './describe-change.ts';

export const CHANGE_FILES = [
  {
    id: 'amended',
    title: 'Amended',
    says: 'The words of rules before they were amended.',
    empty: 'No rule of this game has been amended.',
  },
  {
    id: 'repealed',
    title: 'Repealed',
    says: 'Rules that are no longer in force.',
    empty: 'No rule of this game has been repealed.',
  },
  {
    id: 'defeated',
    title: 'Defeated',
    says: 'Rule-changes that the players did not want.',
    empty: 'No proposal of this game has been defeated.',
  },
] as const;
export type ChangeFileId = (typeof CHANGE_FILES)[number]['id'];

/**
 * The amended texts and the repealed rules, the latest first. If a rule loses an amendment, its old text
 * counts as amended.
 */
export const changesFiled = once((archive: GameArchive) => {
  const filed = [...archive.replay.lives.values()].flatMap(({ id, changes }) =>
    changes.flatMap((change, i) => {
      const kind = change.kind === 'repeal' && change.rule ? 'amend' : change.kind;
      if (kind !== 'amend' && kind !== 'repeal') return [];
      const difference = describeDifference(change, archive, id, changes[i - 1]?.rule);
      if (!difference) return [];
      return {
        file: kind === 'repeal' ? 'repealed' : 'amended',
        id,
        difference,
        /** Nothing if the title of the file says it. */
        says: kind === 'repeal' ? undefined : difference.says,
        cause: describeChangeCause(archive, change),
        version: change.version,
        versionHref: archive.links.version(archive.id, change.version),
      };
    }),
  );
  return filed.sort((a, b) => b.version - a.version);
});

export type FiledChange = ReturnType<typeof changesFiled>[number];
