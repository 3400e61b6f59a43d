/** What a settled record states, in a form that can be compared and shown. */
import Fraction from 'fraction.js';
import type { Path, Spot } from '../../diagnostics/finding.ts';
import { canonical } from '../../law/mechanics/canonical.ts';
import { formatNumber } from '../../values/number.ts';

export interface SettledFact {
  /** Its name, such as `votes`: the same in both revisions for the same fact. */
  readonly name: string;
  /** As a message shows it. */
  readonly value: string;
  /** What it says: equal for values that say the same in other words. */
  readonly says: string;
  readonly at: Spot;
  /** The name of the fact of which it is a part: it is compared where both revisions state that. */
  readonly of?: string;
}

/** A fact in the front matter; none if the record does not state it. */
export function fact(
  file: string,
  name: string,
  path: Path,
  value: unknown,
): readonly SettledFact[] {
  if (value === undefined || value === false || isEmpty(value)) return [];
  return [{ name, value: flow(value, false), says: flow(value, true), at: { file, path } }];
}

/** A text in the body. */
export function bodyFact(file: string, name: string, text: string): readonly SettledFact[] {
  if (text === '') return [];
  return [{ name, value: text, says: trimLines(text), at: { file, body: [0, 0] } }];
}

/** All that facts say, without their places: the same for records that say the same. */
export function statement(facts: readonly SettledFact[]): string {
  return JSON.stringify(facts.map(({ name, says }) => [name, says]));
}

function isEmpty(value: unknown): boolean {
  return (Array.isArray(value) && value.length === 0) || (value instanceof Map && value.size === 0);
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
 * mechanics say what their formulas say. Where a part of the record stands is no part of the data.
 */
function flow(value: unknown, isCompared: boolean): string {
  const within = (each: unknown) => flow(each, isCompared);
  if (value instanceof Fraction) return formatNumber(value);
  if (typeof value === 'string') return isCompared ? trimLines(value) : value;
  if (Array.isArray(value)) return `[${value.map(within).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if ('precision' in value && 'text' in value) return within(value.text);
  if ('raw' in value) return isCompared ? canonical(value) : within(value.raw);
  const all: (readonly [string, unknown])[] =
    value instanceof Map ? [...value] : Object.entries(value);
  const stated = all.filter(([key, each]) => each !== undefined && key !== 'path');
  const entries = isCompared ? stated.sort(([a], [b]) => (a < b ? -1 : 1)) : stated;
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([key, each]) => `${key}: ${within(each)}`).join(', ')} }`;
}
