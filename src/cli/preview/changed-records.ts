/** Which records of a game a change brings, alters or takes away. */
import type { Source } from '../../content/source.ts';
import type { GameRecord, WrittenEvent, WrittenGame } from '../../records/types.ts';
import { allPairs, originsOf, pairGame } from '../base-revision/game-pairs.ts';
import { eventFacts, statement } from '../base-revision/stated.ts';

export interface ChangedRecord {
  readonly is: 'new' | 'changed' | 'gone';
  /** As it is now; as it was, if it is gone. */
  readonly record: GameRecord;
  readonly was: GameRecord | undefined;
}

export interface Compared {
  readonly earlier: WrittenGame | undefined;
  readonly later: WrittenGame;
  /** The texts of files. */
  readonly texts: Readonly<
    Record<'earlier' | 'later', ReadonlyMap<Source['file'], Source['text']>>
  >;
}

/** In the order of the records; what is gone comes last. */
export function changedRecords({ earlier, later, texts }: Compared): readonly ChangedRecord[] {
  const pairs = earlier ? allPairs(pairGame(earlier, later)) : new Map<GameRecord, undefined>();
  const origins = originsOf<GameRecord>(pairs);
  const records: readonly GameRecord[] = [...later.proposals, ...later.judgments, ...later.events];
  const kept = records.flatMap((record): readonly ChangedRecord[] => {
    const was = origins.get(record);
    if (!was) return [{ is: 'new', record, was }];
    const isSame = isEvent(record)
      ? isEvent(was) && statement(eventFacts(record)) === statement(eventFacts(was))
      : textOf(record, texts.later) === textOf(was, texts.earlier);
    return isSame ? [] : [{ is: 'changed', record, was }];
  });
  const gone = [...pairs].flatMap(([was, is]): readonly ChangedRecord[] =>
    is ? [] : [{ is: 'gone', record: was, was }],
  );
  return [...kept, ...gone];
}

/** A record as it is written, with the votes on it that have files of their own. */
function textOf(record: GameRecord, texts: ReadonlyMap<string, string>): string {
  const votes = 'changes' in record && record.votes?.kind === 'named' ? record.votes : undefined;
  const apart = [...(votes?.apart?.values() ?? [])].flatMap((file) => [file, texts.get(file)]);
  return [texts.get(record.file), ...apart].join('\n');
}

/** A file holds many events, so their texts are not compared. */
function isEvent(record: GameRecord): record is WrittenEvent {
  return 'fact' in record;
}
