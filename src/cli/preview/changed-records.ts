/** The records that a change adds, changes or removes, and other differences but commentary. */
import {
  calledIn,
  type KeyDifference,
  type RecordChange,
} from '../../records/differences/differences.ts';
import { type KindName, standingOf } from '../../records/differences/kinds.ts';
import type { GamePairs } from '../../records/differences/pairs.ts';
import { recordName } from '../../records/differences/stated.ts';
import type { GameRecord, WrittenGame } from '../../records/types.ts';
import { wordsOfChange } from '../base-revision/rewriting.ts';

export interface ChangedRecord {
  readonly is: 'new' | 'changed' | 'gone';
  /** The present record, or its earlier form if it is gone. */
  readonly record: GameRecord;
  readonly was: GameRecord | undefined;
  readonly differences: readonly KeyDifference[];
}

/** In the order of records; removed ones last. */
export function changedRecords(
  changes: readonly RecordChange[] | undefined,
  { proposals, judgments, events }: WrittenGame,
): readonly ChangedRecord[] {
  const records: readonly GameRecord[] = [...proposals, ...judgments, ...events];
  if (!changes) {
    return records.map((record) => ({ is: 'new', record, was: undefined, differences: [] }));
  }
  const changed = changes.flatMap((change) => {
    const { kind } = change;
    if (kind !== 'proposal' && kind !== 'judgment' && kind !== 'event') return [];
    const differences = change.differences.filter(isTold(kind));
    return differences.length > 0 ? [{ was: change.was, is: change.is, differences }] : [];
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

/** The other differences in words: `game.md`, players, readings, ruleset and cards. */
export function otherDifferences(changes: readonly RecordChange[]): readonly string[] {
  const others = changes.filter(({ kind }) => !['proposal', 'judgment', 'event'].includes(kind));
  return others.flatMap((change) => {
    const told = change.differences.filter(isTold(change.kind)).filter(({ isOfNew }) => !isOfNew);
    const what = calledIn(change);
    return told.map((each) => {
      const is = /^(new|gone)$/.test(each.key);
      // `Rule 203: its text changed from … to …`
      return is ? `${what} is ${each.key}.` : `${what}: ${wordsOfChange(each)}.`;
    });
  });
}

/** Settled records may lie in other files, but a reviewer has to see it. */
export function movedRecords({ proposals, judgments }: GamePairs): readonly string[] {
  return [...proposals, ...judgments].flatMap(([was, is]) => {
    if (!is || is.file === was.file) return [];
    return [`${recordName(is)} has moved from \`${was.file}\` to \`${is.file}\`.`];
  });
}

function isTold(kind: KindName): (difference: KeyDifference) => boolean {
  return ({ key }) => standingOf(kind, key) !== 'commentary';
}
