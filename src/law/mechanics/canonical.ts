/**
 * A rule's provision as a text that is equal exactly if two rules write the same values. Formulas may be
 * spelt differently. Formulas with the same result but other steps differ; precedence then decides which
 * rule is cited.
 */
import Fraction from 'fraction.js';
import { formatNumber } from '../../values/number.ts';
import { treeOfFormula, written } from '../formula/tree.ts';
import { isFormula } from './names-in.ts';

/** Keys that record the spelling of mechanics. */
const AS_WRITTEN: ReadonlySet<string> = new Set(['raw', 'sentences']);

/** The text of a value, independent of key order and YAML layout. */
export function canonical(value: unknown): string {
  if (value instanceof Fraction) return formatNumber(value);
  if (value instanceof Map) return canonicalEntries([...value]);
  if (Array.isArray(value)) return `[${value.map(canonical).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isFormula(value)) return `= ${written(treeOfFormula(value)).source}`;
  return canonicalEntries(Object.entries(value).filter(([key]) => !AS_WRITTEN.has(key)));
}

/** Whether two values of parsed mechanics say the same. Absent values are equal too. */
export function saySame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a instanceof Fraction && b instanceof Fraction) return a.equals(b);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, place) => saySame(each, b[place]));
  if (typeof a !== 'object' && typeof b !== 'object') return false;
  return canonical(a) === canonical(b);
}

function canonicalEntries(entries: readonly (readonly [unknown, unknown])[]): string {
  const words = entries.map(([key, value]) => `${String(key)}: ${canonical(value)}`);
  return `{${words.sort().join(', ')}}`;
}
