/**
 * Parts from which schemas of records are made, with the texts of their findings. They use the form of Zod
 * that is small in a browser.
 *
 * Zod walks through mappings and lists. Each single value is a leaf, which knows the expected form.
 * Zod's issues carry the faults to `shape-findings.ts`. The kinds of records import these parts as `s`,
 * and the schemas of single values as `v`.
 */
import * as z from 'zod/mini';
import type { Code } from '../diagnostics/codes.ts';
import type { Finding, Path } from '../diagnostics/finding.ts';
import { quote } from '../helpers/words.ts';

/** A fault that a leaf or a check finds in a record. Zod carries it as an issue's `params`. */
export interface Problem {
  readonly code: Code;
  /** A whole sentence. If it is missing, `got` and `expected` make one. */
  readonly message?: string;
  /** `undefined` if nothing was recorded. */
  readonly got?: string;
  readonly expected?: string;
  readonly help?: string | undefined;
  /** The options that a command needs, which would make such a record. */
  readonly unsaid?: Finding['unsaid'];
  /** A sentence that cannot be read. */
  readonly unread?: string;
  /** The key is at fault, not the value. */
  readonly part?: 'key';
  /** Characters at fault within a text. */
  readonly span?: readonly [start: number, end: number];
  /** The value is of a different kind, so another branch of a union may have a better message. */
  readonly kind?: true;
  /** The record has this name instead of a player's id. */
  readonly named?: string;
  /** One of these keys is missing. The author may have mistyped it. */
  readonly keys?: readonly string[];
  /** So many more problems like this are left out. */
  readonly more?: number;
}

export const EMPTY_HELP =
  'Leave the key out where there is nothing to say. A text that begins with # needs quotation marks.';

export type Reject = (problem: Problem) => undefined;

/** The program makes the meaning from data, so Zod has nothing to check in it. */
const MEANING = z.any();

function meaning<T>(): z.ZodMiniType<T, T> {
  return MEANING;
}

/**
 * A single value. `read` returns its meaning. It returns `undefined` for a value of a different kind, or
 * after it has rejected one with a message. `write` is the inverse: it returns data, or `undefined` for a
 * meaning of a different kind.
 */
export function leaf<T>(
  expected: string,
  read: (value: unknown, reject: Reject) => T | undefined,
  write: (meaning: T) => unknown = (plain) => (typeof plain === 'object' ? undefined : plain),
) {
  return z.codec(z.unknown(), meaning<T>(), {
    decode: (value, { issues }) => {
      let isRejected = false;
      const reject = (problem: Problem): undefined => {
        isRejected = true;
        issues.push({ code: 'custom', input: value, params: { ...problem } });
      };
      const made = value === undefined ? undefined : read(value, reject);
      if (made !== undefined) return made;
      if (value === undefined) reject({ code: 'format/missing', expected });
      else if (!isRejected) {
        const help = value === null ? EMPTY_HELP : undefined;
        reject({ code: 'format/type', got: shown(value), expected, help, kind: true });
      }
      return z.NEVER;
    },
    encode: (value, { issues }) => {
      const data = write(value);
      if (data === undefined) issues.push({ code: 'custom', input: value, params: { expected } });
      return data;
    },
  });
}

/** A schema whose values have a different form in the program. `write` is the inverse of `read`. */
export function coded<Schema extends z.ZodMiniType, const T>(
  schema: Schema,
  read: (value: z.output<Schema>) => T,
  write: (meaning: T) => z.output<Schema>,
) {
  return z.codec(schema, meaning<T>(), { decode: read, encode: write });
}

/** A schema whose values have a different form in the program, and are never written from it. */
export function meant<Schema extends z.core.SomeType, const T>(
  schema: Schema,
  read: (value: z.output<Schema>) => T,
) {
  return z.pipe(schema, z.transform(read));
}

/** The documentation lists the keys of these mappings. */
const documented = new Map<string, readonly DocumentedKey[]>();

export interface DocumentedKey {
  readonly key: string;
  readonly says: string;
  readonly isOptional: boolean;
}

/** The documented mappings, as far as their modules are loaded, each with its keys in order. */
export function documentedKeys(): ReadonlyMap<string, readonly DocumentedKey[]> {
  return documented;
}

/**
 * Documents each key of a mapping. A call that is marked as pure falls away in a bundle for browsers, which
 * show no documentation; Node runs it.
 */
export function document<Shape extends z.core.$ZodShape>(
  what: string,
  { shape }: { readonly shape: Shape },
  says: () => { readonly [Key in keyof Shape]: string },
): void {
  const words = new Map<string, string>(Object.entries(says()));
  const rows = Object.entries(shape).map(([key, { _zod }]) => {
    return { key, says: words.get(key) ?? '', isOptional: _zod.def.type === 'optional' };
  });
  documented.set(what, rows);
}

/** A mapping with only these keys. `what` names the mapping, and `says` documents each key. */
export function mapping<Shape extends z.core.$ZodShape>(
  what: string,
  shape: Shape,
  says?: { readonly [Key in keyof Shape]: string },
) {
  const keys = Object.keys(shape);
  if (says) document(what, { shape }, () => says);
  const named = keys.map((key) => `\`${key}\``).join(', ');
  const beginning = keys.length === 1 ? ' with the key' : ' with keys of';
  const listed = keys.length > MOST_NAMED ? '' : `${beginning} ${named}`;
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? JSON.stringify({ what, keys })
        : `${what}, as a mapping${listed}`,
  });
}

/** A message lists no more keys than this. */
const MOST_NAMED = 8;

/**
 * A key that may be missing. Data from YAML never has `undefined`, so this is Zod's exact optional. The
 * plain one would run the schema, and fail, for every absent key.
 */
export function optional<Schema extends z.core.SomeType>(schema: Schema) {
  return z.optional(schema) as unknown as z.ZodMiniExactOptional<Schema>;
}

export function list<Item extends z.core.SomeType>(what: string, item: Item) {
  return z.array(item, { error: () => `a list ${what}` });
}

/** Reads the keys of a mapping that has no fixed keys. */
export interface Keys<Key extends string> {
  readonly isKey: (text: string) => boolean;
  readonly expected: string;
  readonly from: (text: string) => Key;
}

/** A mapping from names to values of one shape. */
export function keyed<Key extends string, Value extends z.core.SomeType>(
  what: string,
  { isKey, expected, from }: Keys<Key>,
  value: Value,
) {
  const entries = z.record(z.string().check(z.refine(isKey)), value, {
    error: (issue) => (issue.code === 'invalid_key' ? expected : what),
  });
  const read = (written: z.output<typeof entries>): ReadonlyMap<Key, z.output<Value>> => {
    const map = new Map<Key, z.output<Value>>();
    for (const [key, entry] of Object.entries(written)) map.set(from(key), entry);
    return map;
  };
  return coded(entries, read, (map) => Object.fromEntries(map));
}

/** A value that has one of several shapes of different kinds: a word, a list, a mapping. */
export function oneOf<const Options extends readonly z.core.SomeType[]>(options: Options) {
  return z.union(options);
}

export interface CheckProblem extends Problem {
  /** Relative to the checked mapping, and by default the mapping itself. */
  readonly path?: Path;
}

/** Keys whose value is an empty list or mapping, which says nothing. */
export function emptyKeys(written: object): readonly CheckProblem[] {
  return Object.entries(written)
    .filter(([, value]) => typeof value === 'object' && value !== null)
    .filter(([, value]) => (value instanceof Map ? value.size : Object.keys(value).length) === 0)
    .map(([key]) => ({
      code: 'format/key',
      part: 'key',
      path: [key],
      message: `Nothing stands under \`${key}\`, and so it says nothing.`,
      help: 'Take it out.',
    }));
}

/** Replaces a recorded value that could not be read. Its faults are reported elsewhere. */
export const UNREAD: unique symbol = Symbol('unread');

/** A mapping with values that may be unreadable. */
export type HalfRead<Fields extends object> = {
  readonly [Key in keyof Fields]: Fields[Key] | typeof UNREAD;
};

export function wasRead<Value>(part: Value | typeof UNREAD): part is Value {
  return part !== UNREAD;
}

/** Also checks the keys of a mapping together. The check runs even if some values are wrong. */
export function checked<Schema extends z.ZodMiniObject>(
  schema: Schema,
  find: (written: HalfRead<z.output<Schema>>) => readonly CheckProblem[],
): Schema {
  return schema.check(
    z.superRefine<z.output<Schema>>(
      (written, { addIssue, issues }) => {
        // Zod leaves a value that it could not read as it was written, or half converted.
        const unread = Object.fromEntries(
          issues.flatMap(({ path: [key] = [] }) => (key === undefined ? [] : [[key, UNREAD]])),
        );
        for (const { path = [], ...params } of find({ ...written, ...unread })) {
          addIssue({ code: 'custom', path: [...path], params });
        }
      },
      { when: ({ value }) => isMapping(value) },
    ),
  );
}

/** The keys of an object whose type names them all. */
export function ownKeys<Key extends string>(of: Readonly<Record<Key, unknown>>): readonly Key[];
export function ownKeys(of: object): readonly string[] {
  return Object.keys(of);
}

export function present<Key extends string>(written: object, keys: readonly Key[]): readonly Key[] {
  return keys.filter((key) => Object.hasOwn(written, key));
}

export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How a message shows a value. */
export function shown(value: unknown): string {
  if (value === null || value === '') return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  return quote(String(value));
}
