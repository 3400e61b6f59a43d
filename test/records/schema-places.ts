/**
 * Walks the schemas of records: every mapping that a record can have within it, in which place, and
 * a value for each of its keys. Whatever is added to a schema is walked without being named here.
 */
import * as z from 'zod/mini';
import { readYaml } from '../../src/records/yaml/read-yaml.ts';

type Schema = z.core.$ZodType;

/** Keys with values, as YAML. */
export type Entries = ReadonlyMap<string, string>;

/** A mapping somewhere in a record. */
export interface Place {
  /** Where it stands: `a proposal/votes`. */
  readonly name: string;
  readonly shape: Readonly<Record<string, Schema>>;
  /** The front matter in which these keys stand there, with whatever else must be there. */
  readonly write: (given: Entries) => string;
}

/** What stands behind a schema that Zod cannot look into. */
export type Opaque = (schema: Schema) => z.ZodMiniObject | undefined;

export function placesIn(what: string, schema: z.ZodMiniObject, opaque: Opaque): readonly Place[] {
  const places: Place[] = [];
  visit(schema, what, (text) => text, []);
  return places;

  function visit(
    at: Schema,
    name: string,
    wrap: (text: string) => string,
    above: readonly Schema[],
  ): void {
    const hidden = opaque(at);
    if (hidden) {
      visit(hidden, name, wrap, above);
      return;
    }
    // Mechanics within mechanics are the same once more.
    if (above.includes(at)) return;
    const into = (inner: Schema, wrapped = wrap, called = name) =>
      visit(inner, called, wrapped, [...above, at]);
    if (at instanceof z.ZodMiniObject) {
      const write = (given: Entries) => wrap(mappingOf(at, given, opaque));
      places.push({ name, shape: at.shape, write });
      for (const [key, inner] of Object.entries(at.shape)) {
        into(inner, (text) => write(new Map([[key, text]])), `${name}/${key}`);
      }
    } else if (at instanceof z.ZodMiniOptional) into(at.def.innerType);
    else if (at instanceof z.ZodMiniArray) into(at.def.element, (text) => wrap(`[${text}]`));
    else if (at instanceof z.ZodMiniRecord)
      into(at.def.valueType, (text) => wrap(`{ ada: ${text} }`));
    else if (at instanceof z.ZodMiniUnion) for (const option of at.def.options) into(option);
    else if (at instanceof z.ZodMiniPipe) into(at.def.in);
    else if (at instanceof z.ZodMiniLazy) into(at.def.getter());
  }
}

/** Values of which some fits nearly every key. */
const VALUES = [
  ...['301', 'ada', '2020-01-01', '"Words."', 'true', '1 day', '[ada]', '{ ada: 1 }', '{}'],
  ...[
    'votes.majority',
    'game.circuit > 2',
    'player.points > 1',
    'roll.die > 3',
    '[1]',
    'github:ada-b',
  ],
];

const found = new Map<Schema, string | undefined>();

/** A value that a schema takes; `undefined` if none comes to mind. */
export function rightValue(schema: Schema, opaque: Opaque): string | undefined {
  if (!found.has(schema)) {
    // What is asked for again meanwhile lies within itself, and is to be found without.
    found.set(schema, undefined);
    found.set(
      schema,
      candidates(schema, opaque).find((text) => takes(schema, text)),
    );
  }
  return found.get(schema);
}

function takes(schema: Schema, text: string): boolean {
  const { data, problems } = readYaml(text);
  return problems.length === 0 && z.safeParse(schema, data).success;
}

function candidates(schema: Schema, opaque: Opaque): readonly string[] {
  if (schema instanceof z.ZodMiniOptional) return candidates(schema.def.innerType, opaque);
  const isLeaf = schema instanceof z.ZodMiniPipe && schema.def.in instanceof z.ZodMiniUnknown;
  if (schema instanceof z.ZodMiniPipe && !isLeaf) return candidates(schema.def.in, opaque);
  if (schema instanceof z.ZodMiniUnion) {
    return schema.def.options.flatMap((option) => candidates(option, opaque));
  }
  const of = (inner: Schema, wrap: (text: string) => string) => {
    const text = rightValue(inner, opaque);
    return text === undefined ? [] : [wrap(text)];
  };
  if (schema instanceof z.ZodMiniArray) return of(schema.def.element, (text) => `[${text}]`);
  if (schema instanceof z.ZodMiniRecord) {
    const keyed = ['ada', 'suber'].flatMap((key) =>
      of(schema.def.valueType, (text) => `{ ${key}: ${text} }`),
    );
    return [...keyed, '{ unanimity: all-for }'];
  }
  if (schema instanceof z.ZodMiniObject) {
    const keys = ['', ...Object.keys(schema.shape)];
    return keys.flatMap((key) =>
      keys.map((other) => {
        const values = [key, other].flatMap((each) => {
          const inner = schema.shape[each];
          return inner ? of(inner, (text) => text).map((text) => [each, text] as const) : [];
        });
        return mappingOf(schema, new Map(values), opaque);
      }),
    );
  }
  return [...wordsOf(schema), ...VALUES];
}

/** The words that a leaf says it expects. */
function wordsOf(schema: Schema): readonly string[] {
  const issues = ['no word of any', -1].map((value) => z.safeParse(schema, value).error?.issues);
  return [...JSON.stringify(issues).matchAll(/`([\w-]+)`/g)].map(([, word = '']) => word);
}

function mappingOf(schema: z.ZodMiniObject, given: Entries, opaque: Opaque): string {
  const needed = Object.entries(schema.shape).flatMap(([key, inner]) => {
    if (given.has(key) || inner instanceof z.ZodMiniOptional) return [];
    return [[key, rightValue(inner, opaque) ?? 'null'] as const];
  });
  const entries = [...needed, ...given].map(([key, text]) => `${key}: ${text}`);
  return `{ ${entries.join(', ')} }`;
}
