/**
 * The separate files that Suber recommends of what the rules no longer say: amended texts, repealed
 * rules and defeated proposals.
 */
import type { RuleChange } from '../../engine/results/types.ts';
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
 * Changes of one kind that were made to rules, the latest first. A rule that lost an amendment is
 * in force, so that is an amended text and no repealed rule.
 */
export function fileChanges(archive: GameArchive, kind: 'amend' | 'repeal') {
  return CHANGES[kind](archive);
}

const CHANGES = {
  amend: once((archive: GameArchive) => changesOf(archive, 'amend')),
  repeal: once((archive: GameArchive) => changesOf(archive, 'repeal')),
};

function changesOf(archive: GameArchive, kind: 'amend' | 'repeal') {
  const filed = [...archive.replay.lives.values()].flatMap(({ id, changes }) =>
    changes.flatMap((change, i) => {
      if (kindOf(change) !== kind) return [];
      const difference = describeDifference(change, archive, id, changes[i - 1]?.rule);
      if (!difference) return [];
      const made = {
        id,
        difference,
        /** Nothing if the title of the file says it. */
        says: kind === 'repeal' ? undefined : difference.says,
        cause: describeChangeCause(archive, change),
        version: change.version,
        versionHref: archive.links.version(archive.id, change.version),
      };
      return [made];
    }),
  );
  return filed.sort((a, b) => b.version - a.version);
}

export type FiledChange = ReturnType<typeof changesOf>[number];

function kindOf({ kind, rule }: RuleChange): RuleChange['kind'] {
  return kind === 'repeal' && rule ? 'amend' : kind;
}
