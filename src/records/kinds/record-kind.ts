/**
 * A kind of record, described once: the keys of its front matter in their order, how each value is
 * read and written, and what the program makes of all of them together with the body.
 */
import * as z from 'zod/mini';
import {
  type CheckProblem,
  checked,
  type HalfRead,
  isMapping,
  type Problem,
} from '../../values/schema.ts';

export interface FrontMatter {
  readonly data: Readonly<Record<string, unknown>>;
  /** Without the blank lines that frame it. */
  readonly body: string;
}

/** Where a record stands, and all that it says. */
export interface Whole extends FrontMatter {
  readonly file: string;
  /** The file's name without `.md`; for a game or a ruleset its folder's. */
  readonly name: string;
}

/** What is written of a record: whatever has one of its keys, unless it is `undefined`. */
export interface Fields {
  readonly fields: object;
  readonly body: string;
}

export interface RecordKind<Shape extends z.ZodMiniObject, Record> {
  /** Its keys in the order in which they are written. */
  readonly shape: Shape;
  /** Finds keys that do not go together. */
  readonly check?: (written: HalfRead<z.output<Shape>>) => readonly CheckProblem[];
  /** Finds faults of the body. The front matter is unchecked: its faults are reported elsewhere. */
  readonly checkBody?: (front: FrontMatter) => readonly Problem[];
  /** Called only if nothing is wrong. */
  readonly read: (fields: z.output<Shape>, whole: Whole) => Record;
  /** The inverse of `read`. */
  readonly write: (record: Record) => Fields;
  /** Under these keys each key has a line of its own when it is written, so that it is easy to edit. */
  readonly spread?: readonly string[];
}

/** A kind, with the schema by which its front matter is read. */
export interface ReadyKind<Shape extends z.ZodMiniObject, Record>
  extends RecordKind<Shape, Record> {
  readonly schema: Shape;
}

export function recordKind<Shape extends z.ZodMiniObject, Record>(
  kind: RecordKind<Shape, Record>,
): ReadyKind<Shape, Record> {
  return { ...kind, schema: kind.check ? checked(kind.shape, kind.check) : kind.shape };
}

/** The data of a front matter, with its keys in their order, and names in the order that they have. */
export function frontOf(kind: { readonly shape: z.ZodMiniObject }, fields: object): object {
  const keys = keysOf(kind);
  const given = Object.entries(fields).filter(([key]) => keys.includes(key));
  const front = z.encode(kind.shape, Object.fromEntries(given));
  for (const [key, named] of given) {
    const data = front[key];
    // JavaScript would put `7` before `a`.
    if (named instanceof Map && isMapping(data)) {
      front[key] = new Map([...named.keys()].map((name) => [name, data[name]]));
    }
  }
  return front;
}

/** The keys of a kind of record in their order. */
export function keysOf({ shape }: { readonly shape: z.ZodMiniObject }): readonly string[] {
  return Object.keys(shape.shape);
}

/** `undefined`, so that the key is left out, for an empty list. */
export function unlessEmpty<List extends readonly unknown[]>(list: List): List | undefined {
  return list.length === 0 ? undefined : list;
}
