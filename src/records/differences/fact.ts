/** One thing that a record states, as it is compared and as a message shows it. */
import Fraction from 'fraction.js';
import type { Path, Spot } from '../../diagnostics/finding.ts';
import { canonical } from '../../law/mechanics/canonical.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import { formatNumber } from '../../values/number.ts';
import { isMapping } from '../../values/schema.ts';
import { WAYS } from '../kinds/votes.ts';

/** Lists whose order says nothing. */
const UNORDERED: ReadonlySet<string> = new Set([...WAYS, 'with']);

export interface Fact {
  /** Its row among those of its kind: `closed`, or `vote.on`. */
  readonly key: string;
  /** Its key, after those above it: the same in both revisions for the same fact. */
  readonly name: string;
  /** As a message shows it. */
  readonly value: string;
  /** What it says: equal for values that say the same in other words. */
  readonly says: string;
  readonly at: Spot;
  /** The moment that it is. */
  readonly on?: Moment;
  /** The part of the record that it belongs to. */
  readonly part?: Part;
}

export interface Part {
  /** `votes.b`: that of the fact that stands for the whole part, and comes first. */
  readonly name: string;
  /** Whose it is. */
  readonly who?: PlayerId | undefined;
  /** Its place in a list. */
  readonly index?: number;
}

/** All that facts say, without their places: the same for records that say the same. */
export function statement(facts: readonly Fact[]): string {
  return JSON.stringify(facts.map(({ name, says }) => [name, says]));
}

export interface Place {
  readonly file: string;
  /** Where the key stands. */
  readonly path: Path;
}

/** A fact in the front matter; none if the record does not state it. */
export function fact(at: Place, name: string, value: unknown, key = name): readonly Fact[] {
  if (value === undefined || value === false || isEmpty(value)) return [];
  const last = String(at.path.at(-1));
  const on = momentIn(value);
  const shown = { value: flow(value, false), says: flow(value, true, last) };
  return [{ key, name, ...shown, at, ...(on && { on }) }];
}

/** A text in the body. */
export function bodyFact(file: string, name: string, text: string): readonly Fact[] {
  if (text === '') return [];
  return [{ key: 'body', name, value: text, says: trimLines(text), at: { file, body: [0, 0] } }];
}

/** A fact for each entry. `prefix` tells those of different parts apart. */
export function factsIn(row: object, { file, path }: Place, prefix = ''): readonly Fact[] {
  return Object.entries(row).flatMap(([key, value]) =>
    fact({ file, path: [...path, key] }, `${prefix}${key}`, value, key),
  );
}

/** Facts as those of a part: the first of them stands for all of it. */
export function partOf(
  kind: string,
  facts: readonly Fact[],
  part: Omit<Part, 'name'> = {},
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

/** A date, or that of a correction. */
function momentIn(value: unknown): Moment | undefined {
  if (isMoment(value)) return value;
  return isMapping(value) && isMoment(value.on) ? value.on : undefined;
}

function isMoment(value: unknown): value is Moment {
  return typeof value === 'object' && value !== null && 'precision' in value && 'from' in value;
}

/** Blanks at the ends of lines say nothing. */
function trimLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/**
 * Data of a record in YAML's short form. To be compared, mappings have their keys in order, and
 * mechanics say what their formulas say.
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
