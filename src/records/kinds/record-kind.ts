/**
 * Describes a kind of record once. The shape has the keys of its front matter in their order, and the
 * schema of each value. `read` makes an object from them and the body, and `write` is its inverse.
 */
import * as z from 'zod/mini';
import * as s from '../../values/schema.ts';

export interface FrontMatter {
  readonly data: Readonly<Record<string, unknown>>;
  /** Without the blank lines around it. */
  readonly body: string;
}

export interface Whole extends FrontMatter {
  readonly file: string;
  /** The file's name without `.md`; for a game or a ruleset its folder's. */
  readonly name: string;
}

export interface RecordKind<Shape extends z.ZodMiniObject, Record> {
  /** The keys in the order of writing. */
  readonly shape: Shape;
  /** Finds keys that do not go together. */
  readonly check?: (written: s.HalfRead<z.output<Shape>>) => readonly s.CheckProblem[];
  /** Finds faults of the body. The front matter is unchecked: its faults are reported elsewhere. */
  readonly checkBody?: (front: FrontMatter) => readonly s.Problem[];
  /** Called only if nothing is wrong. */
  readonly read: (fields: z.output<Shape>, whole: Whole) => Record;
  /** The inverse of `read`. Only the kind's keys of `fields` are written. */
  readonly write: (record: Record) => { readonly fields: object; readonly body: string };
  /** Below these keys each key is written on a line of its own, so that people can edit it. */
  readonly spread?: readonly string[];
}

export interface ReadyKind<Shape extends z.ZodMiniObject, Record>
  extends RecordKind<Shape, Record> {
  /** Reads the front matter. */
  readonly schema: Shape;
}

export function recordKind<Shape extends z.ZodMiniObject, Record>(
  kind: RecordKind<Shape, Record>,
): ReadyKind<Shape, Record> {
  return { ...kind, schema: kind.check ? s.checked(kind.shape, kind.check) : kind.shape };
}

/** The data of a front matter. Keys have the order of the kind, and names keep their own order. */
export function frontOf(kind: { readonly shape: z.ZodMiniObject }, fields: object): object {
  const keys = keysOf(kind);
  const given = Object.entries(fields).filter(([key]) => keys.includes(key));
  const front = z.encode(kind.shape, Object.fromEntries(given));
  for (const [key, named] of given) {
    const data = front[key];
    // JavaScript would put `7` before `a`.
    if (named instanceof Map && s.isMapping(data)) {
      front[key] = new Map([...named.keys()].map((name) => [name, data[name]]));
    }
  }
  return front;
}

export function keysOf({ shape }: { readonly shape: z.ZodMiniObject }): readonly string[] {
  return Object.keys(shape.shape);
}

/** Leaves a key out if its list is empty. */
export function unlessEmpty<List extends readonly unknown[]>(list: List): List | undefined {
  return list.length === 0 ? undefined : list;
}
