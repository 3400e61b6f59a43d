/** A rule's history, one entry for each change. */
import type { RuleChange, RuleLife } from '../../engine/results/types.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { historyLine } from '../words/phrases/history-line.ts';

export function describeHistory(
  archive: GameArchive,
  life: RuleLife,
  until = Number.POSITIVE_INFINITY,
) {
  return life.changes
    .filter((change) => change.version <= until)
    .map((change) => describeEntry(archive, change));
}

/** The first change after a version; `undefined` if the rule has not changed since. */
export function describeLater(
  archive: GameArchive,
  life: RuleLife,
  version: number,
): HistoryEntry | undefined {
  const change = life.changes.find((each) => each.version > version);
  return change && describeEntry(archive, change);
}

function describeEntry(archive: GameArchive, change: RuleChange) {
  return {
    words: historyLine(archive.replay, change),
    /** The proposal that made the change, or the rule that changed itself. */
    href: causeHref(archive, change),
    version: change.version,
    versionHref: archive.links.version(archive.id, change.version, change.rule?.number),
  };
}

export type HistoryEntry = ReturnType<typeof describeEntry>;

function causeHref(archive: GameArchive, { cause }: RuleChange): string | undefined {
  if (cause.by === 'proposal') return archive.links.proposal(archive.id, cause.proposal);
  if (cause.by === 'initial') return archive.links.ruleset(archive.ruleset.id);
  return undefined;
}
