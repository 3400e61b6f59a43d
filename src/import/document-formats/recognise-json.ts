/** The format of a list in JSON: records with a number and words, perhaps in lists by tier. */
import { shown } from '../../values/schema.ts';
import type { FoundRule, FoundRuleset, Line } from '../document/document.ts';
import {
  doubtFields,
  doubtNames,
  type Fields,
  isFields,
  numberWritten,
  ruleFrom,
} from './rule-fields.ts';

const MOST_NESTED = 8;
/** Names of lists that hold all rules, and are no tiers. */
const OF_ALL = /^(?:rules?|rule[-_ ]?sets?|items|data|list)$/i;

const NUMBERED = /^(?:Rule\s+)?(\d{1,9})[.:)]?\s+(\S[\s\S]*)$/i;

interface Reading {
  readonly rules: FoundRule[];
  readonly records: Fields[];
  readonly unread: string[];
}

export function recogniseJson(lines: readonly Line[]): FoundRuleset | undefined {
  const text = lines.map(({ text }) => text).join('\n');
  const data = parse(text);
  if (typeof data !== 'object' || data === null) return undefined;
  const into: Reading = { rules: [], records: [], unread: [] };
  collect(data, {}, into, 0);
  const { rules, records, unread } = into;
  if (rules.length === 0) return undefined;
  const left = doubtNames(unread, 'These entries were not read as rules');
  return {
    format: 'a list in JSON',
    rules,
    tiers: [...new Set(rules.flatMap(({ tier }) => tier ?? []))],
    leftovers: [],
    doubts: [...doubtFields(records), ...left, ...doubtTwice(text, data)],
  };
}

function parse(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of several entries with one name, JSON keeps the last. */
function doubtTwice(text: string, data: object): readonly string[] {
  const written = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon);
  if (written.length === countNames(data)) return [];
  return ['Several neighbouring entries have the same name. Only the last was read: rename them.'];
}

function countNames(data: object): number {
  let count = 0;
  const left: object[] = [data];
  for (let value = left.pop(); value; value = left.pop()) {
    const within: readonly unknown[] = Object.values(value);
    if (!Array.isArray(value)) count += within.length;
    for (const each of within) if (typeof each === 'object' && each !== null) left.push(each);
  }
  return count;
}

/** `under` is what the names of the lists above say of the rules in them. */
function collect(value: object, under: Partial<FoundRule>, into: Reading, depth: number): void {
  for (const [name, each] of Object.entries(value)) {
    const number = Array.isArray(value) ? undefined : numberWritten(name);
    const about = number === undefined ? under : { ...under, number };
    const fields = typeof each === 'string' ? fieldsOf(each, number) : each;
    const rule = isFields(fields) ? ruleFrom(fields, 1, about) : undefined;
    if (rule && isFields(fields)) {
      into.rules.push(rule);
      into.records.push(fields);
    } else if (typeof each === 'object' && each !== null && depth < MOST_NESTED) {
      const isTier = !Array.isArray(value) && !OF_ALL.test(name);
      collect(each, isTier ? { ...under, tier: name } : under, into, depth + 1);
    } else if (each !== null) into.unread.push(unreadWords(name, each, Array.isArray(value)));
  }
}

/** An entry by its name and as much of its value as tells it from others of that name. */
function unreadWords(name: string, value: unknown, isItem: boolean): string {
  return isItem ? shown(value) : `${name} (${shown(value)})`;
}

/** “101. All players…” in a list, or words under their number. */
function fieldsOf(words: string, number: number | undefined): Fields {
  const [, own, text] = (number === undefined && NUMBERED.exec(words)) || [];
  return own === undefined ? { text: words } : { number: own, text };
}
