/**
 * The shapes of records, in Zod, with what their findings say.
 *
 * Zod goes through mappings and lists; each single value is a leaf, which knows what it expects.
 * What goes wrong is left in Zod's issues in the form that `shape-findings.ts` reads.
 */
import * as z from 'zod';
import type { Code } from '../diagnostics/codes.ts';
import type { Path } from '../diagnostics/finding.ts';
import { quote } from './quote.ts';

/** What a leaf or a check has against a record; carried through Zod as an issue's `params`. */
export interface Problem {
  readonly code: Code;
  /** A whole sentence; or else what was recorded and what is expected, of which one is made. */
  readonly message?: string;
  /** `undefined` where nothing was recorded. */
  readonly got?: string;
  readonly expected?: string;
  readonly help?: string | undefined;
  /** The key is at fault, not the value. */
  readonly part?: 'key';
  /** Characters at fault within a text. */
  readonly span?: readonly [start: number, end: number];
  /** The value is of another kind altogether: in a union, another branch may say more. */
  readonly kind?: true;
  /** What stands where the id of a player should. */
  readonly named?: string;
  /** For something missing: keys that would have been it, in case one of them was mistyped. */
  readonly keys?: readonly string[];
}

export const EMPTY =
  'Leave the key out where there is nothing to say. A text that begins with # needs quotation marks.';

export type Refuse = (problem: Problem) => undefined;

/**
 * A single value. `read` gives what it means, or `undefined`: then either it has refused the value
 * itself, or the value is not of the kind expected.
 */
export function leaf<T>(expected: string, read: (value: unknown, refuse: Refuse) => T | undefined) {
  return z.transform((value: unknown, payload): T => {
    let refused = false;
    const refuse = (problem: Problem): undefined => {
      refused = true;
      payload.issues.push({ code: 'custom', input: value, params: { ...problem } });
    };
    const meaning = value === undefined ? undefined : read(value, refuse);
    if (meaning !== undefined) return meaning;
    if (value === undefined) refuse({ code: 'format/missing', expected });
    else if (!refused) {
      const help = value === null ? EMPTY : undefined;
      refuse({ code: 'format/type', got: shown(value), expected, help, kind: true });
    }
    return z.NEVER;
  });
}

/** A mapping with these keys and no others. `what` says what it is a mapping of. */
export function mapping<Shape extends z.core.$ZodShape>(what: string, shape: Shape) {
  const keys = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? JSON.stringify({ what, keys })
        : `${what}, as a mapping${withKeys(keys)}`,
  });
}

/** More keys than this are no help in a sentence. */
const MOST_NAMED = 8;

function withKeys(keys: readonly string[]): string {
  if (keys.length > MOST_NAMED) return '';
  const named = keys.map((key) => `\`${key}\``).join(', ');
  return keys.length === 1 ? ` with the key ${named}` : ` with keys of ${named}`;
}

/**
 * A key that may be left out. Data read from YAML never holds `undefined`, so this is Zod's exact
 * optional; that one would try its schema, and fail, for every key that is not there.
 */
export function optional<Schema extends z.core.SomeType>(schema: Schema) {
  return z.optional(schema) as unknown as z.ZodExactOptional<Schema>;
}

/** A list, each of its items of one shape. */
export function list<Item extends z.core.SomeType>(what: string, item: Item) {
  return z.array(item, { error: () => `a list ${what}` });
}

/** What the keys of a mapping are, where they are not fixed. */
export interface Keys<Key extends string> {
  readonly pattern: RegExp;
  readonly expected: string;
  /** The key, for a text that fits the pattern. */
  readonly from: (text: string) => Key;
}

/** A mapping from names to values of one shape. */
export function keyed<Key extends string, Value extends z.core.SomeType>(
  what: string,
  { pattern, expected, from }: Keys<Key>,
  value: Value,
) {
  return z
    .record(z.string().regex(pattern), value, {
      error: (issue) => (issue.code === 'invalid_key' ? expected : `a mapping ${what}`),
    })
    .transform((entries): ReadonlyMap<Key, z.output<Value>> => {
      const map = new Map<Key, z.output<Value>>();
      for (const [key, entry] of Object.entries(entries)) map.set(from(key), entry);
      return map;
    });
}

/** A value that one of several shapes fits, each of another kind: a word, a list, a mapping. */
export function oneOf<const Options extends readonly z.core.SomeType[]>(options: Options) {
  return z.union(options);
}

export interface CheckProblem extends Problem {
  /** From the mapping checked; the mapping itself unless said. */
  readonly path?: Path;
}

/** Stands for what was recorded and could not be read; its own faults are told elsewhere. */
export const UNREAD: unique symbol = Symbol('unread');

/** A mapping as far as it could be read: nothing may be taken for granted that is under a key. */
export type HalfRead<Fields extends object> = {
  readonly [Key in keyof Fields]: Fields[Key] | typeof UNREAD;
};

/** What was recorded and could be read. */
export function wasRead<Value>(part: Value | typeof UNREAD): part is Value {
  return part !== UNREAD;
}

/**
 * A mapping that must pass a check of its keys taken together, which runs whatever else is wrong
 * with it: every key that was written is there.
 */
export function checked<Schema extends z.ZodObject>(
  schema: Schema,
  find: (written: HalfRead<z.output<Schema>>) => readonly CheckProblem[],
): Schema {
  return schema.superRefine(
    (written, { addIssue, issues }) => {
      for (const { path = [], ...params } of find(asFarAsRead(written, issues))) {
        addIssue({ code: 'custom', path: [...path], params });
      }
    },
    { when: ({ value }) => isMapping(value) },
  );
}

/** Zod keeps what it could not read as it was written, or in a state between. */
function asFarAsRead<Fields extends object>(
  fields: Fields,
  issues: readonly z.core.$ZodRawIssue[],
): HalfRead<Fields> {
  if (issues.length === 0) return fields;
  const half: HalfRead<Fields> = { ...fields };
  const unread = Object.fromEntries(
    issues.flatMap(({ path: [key] = [] }) => (key === undefined ? [] : [[key, UNREAD]])),
  );
  return { ...half, ...unread };
}

/** Those of the keys that a mapping has. */
export function present(written: object, keys: readonly string[]): readonly string[] {
  return keys.filter((key) => Object.hasOwn(written, key));
}

export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as a message shows it. */
export function shown(value: unknown): string {
  if (value === null || value === '') return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  return quote(String(value));
}
