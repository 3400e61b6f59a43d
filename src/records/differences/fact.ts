/** Makes facts of the keys of a record, for comparing and for messages. */
import Fraction from 'fraction.js';
import type { Path, Spot } from '../../diagnostics/finding.ts';
import { canonical } from '../../law/mechanics/canonical.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import { formatNumber } from '../../values/number.ts';
import { isMapping } from '../../values/schema.ts';
import { isMoment } from '../kinds/parts.ts';
import { WAYS } from '../kinds/votes.ts';

/** The order of these lists has no meaning. */
const UNORDERED: ReadonlySet<string> = new Set([...WAYS, 'with']);

export interface Fact {
  /** Its row in the tables of its kind: `closed`, or `vote.on`. */
  readonly key: string;
  /** Its key with the keys above it. The same fact has the same name in both revisions. */
  readonly name: string;
  /** For messages. */
  readonly value: string;
  /** For comparing: equal for values with the same meaning. */
  readonly says: string;
  readonly at: Spot;
  /** The moment, if the fact is a date. */
  readonly on?: Moment;
  readonly part?: RecordPart;
}

export interface RecordPart {
  /** The name of the part's first fact, which represents the whole part: `votes.b`. */
  readonly name: string;
  /** The player to whom it belongs. */
  readonly who?: PlayerId | undefined;
  readonly index?: number;
}

/** Records with the same meaning have the same statement. */
export function statement(facts: readonly Fact[]): string {
  return JSON.stringify(facts.map(({ name, says }) => [name, says]));
}

export interface KeyPlace {
  readonly file: string;
  readonly path: Path;
}

/** A fact in the front matter; an empty list if the record does not state it. */
export function fact(at: KeyPlace, name: string, value: unknown, key = name): readonly Fact[] {
  if (value === undefined || value === false || isEmpty(value)) return [];
  const last = String(at.path.at(-1));
  // A correction has its date in it.
  const on = isMoment(value) || !isMapping(value) ? value : value.on;
  const shown = { value: flow(value, false), says: flow(value, true, last) };
  return [{ key, name, ...shown, at, ...(isMoment(on) && { on }) }];
}

export function bodyFact(file: string, name: string, text: string): readonly Fact[] {
  if (text === '') return [];
  return [{ key: 'body', name, value: text, says: trimLines(text), at: { file, body: [0, 0] } }];
}

/** Makes a fact of each entry. The names begin with `prefix`, which differs from part to part. */
export function factsIn(row: object, { file, path }: KeyPlace, prefix = ''): readonly Fact[] {
  return Object.entries(row).flatMap(([key, value]) =>
    fact({ file, path: [...path, key] }, `${prefix}${key}`, value, key),
  );
}

/** Marks facts as those of a part. The first one represents the part. */
export function partOf(
  kind: string,
  facts: readonly Fact[],
  part: Omit<RecordPart, 'name'> = {},
): readonly Fact[] {
  const [first] = facts;
  if (!first) return [];
  return facts.map((each) => {
    return { ...each, key: `${kind}.${each.key}`, part: { ...part, name: first.name } };
  });
}

export function isEmpty(value: unknown): boolean {
  return (Array.isArray(value) && value.length === 0) || (value instanceof Map && value.size === 0);
}

/** Blanks at the ends of lines have no meaning. */
function trimLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/**
 * Writes data of a record in YAML's short form. For comparing, the keys of mappings are sorted, and
 * mechanics are in their canonical form.
 */
function flow(value: unknown, isCompared: boolean, key = ''): string {
  if (value instanceof Fraction) return formatNumber(value);
  if (typeof value === 'string') return isCompared ? trimLines(value) : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => flow(item, isCompared));
    return `[${(isCompared && UNORDERED.has(key) ? items.sort() : items).join(', ')}]`;
  }
  if (typeof value !== 'object' || value === null) return String(value);
  if (isMoment(value)) return flow(value.text, isCompared);
  if ('raw' in value) return isCompared ? canonical(value) : flow(value.raw, false);
  const all: (readonly [string, unknown])[] =
    value instanceof Map ? [...value] : Object.entries(value);
  const stated = all.filter(([name, item]) => item !== undefined && name !== 'path');
  const entries = isCompared ? stated.sort(([a], [b]) => (a < b ? -1 : 1)) : stated;
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([name, item]) => `${name}: ${flow(item, isCompared, name)}`).join(', ')} }`;
}
