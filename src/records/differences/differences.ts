/** Compares two revisions of a record. */
import type { Fact, RecordPart } from './fact.ts';
import type { KindName, Kinds } from './kinds.ts';
import { STATED } from './stated.ts';

/** One record in two revisions. A side is `undefined` if the record is new or gone. */
export interface Pair<Of> {
  readonly was: Of | undefined;
  readonly is: Of | undefined;
}

export interface ChangeOf<Of extends KindName> extends Pair<Kinds[Of]> {
  readonly kind: Of;
  readonly differences: readonly KeyDifference[];
}
export type RecordChange = { [Of in KindName]: ChangeOf<Of> }[KindName];

export interface KeyDifference {
  /** The row of the tables: a key, or `new` or `gone`, after the name of its part: `vote.on`. */
  readonly key: string;
  readonly was: Fact | undefined;
  readonly is: Fact | undefined;
  readonly part: RecordPart | undefined;
  /** It belongs to a record or part that is new as a whole. */
  readonly isOfNew: boolean;
}

export function differencesOf<Of extends KindName>(
  kind: Of,
  { was, is }: Pair<Kinds[Of]>,
): readonly KeyDifference[] {
  // Without a new parse nothing differs.
  if (was === is) return [];
  const { facts, place }: (typeof STATED)[Of] = STATED[kind];
  const whole = (record: Kinds[Of]) => {
    return { key: '', name: '', value: '', says: '', at: place(record) };
  };
  const made = { part: undefined, isOfNew: false };
  if (is === undefined) {
    return was === undefined ? [] : [{ ...made, key: 'gone', was: whole(was), is: undefined }];
  }
  if (was !== undefined) return differing(facts(was), facts(is));
  const others = differing([], facts(is)).map((each) => ({ ...each, isOfNew: true }));
  return [{ ...made, key: 'new', was, is: whole(is) }, ...others];
}

function differing(then: readonly Fact[], now: readonly Fact[]): readonly KeyDifference[] {
  const before = new Map(then.map((each) => [each.name, each]));
  const after = new Map(now.map((each) => [each.name, each]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(
    (name): readonly KeyDifference[] => {
      const [was, is] = [before.get(name), after.get(name)];
      const stated = is ?? was;
      if (!stated || was?.says === is?.says) return [];
      const { key, part } = stated;
      const isPartKept = !part || (before.has(part.name) && after.has(part.name));
      const made = { was, is, part, isOfNew: !isPartKept };
      if (isPartKept) return [{ ...made, key }];
      const [kind = ''] = key.split('.');
      if (part.name === name)
        return [{ ...made, key: `${kind}.${is ? 'new' : 'gone'}`, isOfNew: false }];
      return is ? [{ ...made, key }] : [];
    },
  );
}

/** The name of the record in messages: `Proposal 301`. */
export function calledIn<Of extends KindName>({ kind, was, is }: ChangeOf<Of>): string {
  const record = is ?? was;
  return record === undefined ? '' : STATED[kind].called(record);
}
