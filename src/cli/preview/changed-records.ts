/** What a change brings, alters or takes away: the records of a game, and all else that is no commentary. */
import { type Change, calledIn, type Difference } from '../../records/differences/differences.ts';
import { standingOf } from '../../records/differences/kinds.ts';
import type { GameRecord, WrittenGame } from '../../records/types.ts';
import { wordsOfChange } from '../base-revision/rewriting.ts';

export interface ChangedRecord {
  readonly is: 'new' | 'changed' | 'gone';
  /** As it is now; as it was, if it is gone. */
  readonly record: GameRecord;
  readonly was: GameRecord | undefined;
  readonly differences: readonly Difference[];
}

/** In the order of the records; what is gone comes last. */
export function changedRecords(
  changes: readonly Change[] | undefined,
  { proposals, judgments, events }: WrittenGame,
): readonly ChangedRecord[] {
  const records: readonly GameRecord[] = [...proposals, ...judgments, ...events];
  if (!changes) {
    return records.map((record) => ({ is: 'new', record, was: undefined, differences: [] }));
  }
  const changed = changes.flatMap((change) => {
    const { kind, pair } = change;
    const isMove = kind === 'proposal' || kind === 'judgment' || kind === 'event';
    const differences = change.differences.filter(isTold);
    return isMove && differences.length > 0 ? [{ ...pair, differences }] : [];
  });
  const known = new Map(changed.map((each) => [each.is, each]));
  const kept = records.flatMap((record): readonly ChangedRecord[] => {
    const change = known.get(record);
    if (!change) return [];
    const { was, differences } = change;
    return [{ is: was ? 'changed' : 'new', record, was, differences }];
  });
  const gone = changed.flatMap(({ was, is, differences }): readonly ChangedRecord[] =>
    was && !is ? [{ is: 'gone', record: was, was, differences }] : [],
  );
  return [...kept, ...gone];
}

/** What else differs, in words: `game.md`, its players and readings, the ruleset and its cards. */
export function otherDifferences(changes: readonly Change[]): readonly string[] {
  const others = changes.filter(({ kind }) => !['proposal', 'judgment', 'event'].includes(kind));
  return others.flatMap(({ differences }) =>
    differences.filter((each) => isTold(each) && !each.isOfNew).map(differenceWords),
  );
}

function isTold({ kind, key }: Difference): boolean {
  return standingOf(kind, key) !== 'commentary';
}

/** `Rule 203: its text changed from … to …`. */
export function differenceWords(difference: Difference): string {
  const what = calledIn(difference);
  if (difference.key === 'new') return `${what} is new.`;
  if (difference.key === 'gone') return `${what} is gone.`;
  return `${what}: ${wordsOfChange(difference)}.`;
}
