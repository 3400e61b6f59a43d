/** Reads the format of a list in JSON: records with a number and a text, perhaps in lists by tier. */
import { shown } from '../../values/schema.ts';
import type { DocumentLine, FoundRule, FoundRuleset } from '../document/document.ts';
import {
  doubtFields,
  doubtNames,
  isFields,
  numberWritten,
  type RuleFields,
  ruleFrom,
} from './rule-fields.ts';

const MOST_NESTED = 8;
/** A list with such a name has all rules, and is no tier. */
const OF_ALL = /^(?:rules?|rule[-_ ]?sets?|items|data|list)$/i;

const NUMBERED = /^(?:Rule\s+)?(\d{1,9})[.:)]?\s+(\S[\s\S]*)$/i;

interface JsonRules {
  readonly rules: FoundRule[];
  readonly records: RuleFields[];
  readonly unread: string[];
}

export function recogniseJson(lines: readonly DocumentLine[]): FoundRuleset | undefined {
  const text = lines.map(({ text }) => text).join('\n');
  if (!/^\s*[[{]/.test(text)) return undefined;
  let data: object;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  const into: JsonRules = { rules: [], records: [], unread: [] };
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

/** JSON keeps only the last of several entries with one name. */
function doubtTwice(text: string, data: object): readonly string[] {
  const written = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon);
  let count = 0;
  const left: object[] = [data];
  for (let value = left.pop(); value; value = left.pop()) {
    const within: readonly unknown[] = Object.values(value);
    if (!Array.isArray(value)) count += within.length;
    for (const each of within) if (typeof each === 'object' && each !== null) left.push(each);
  }
  if (written.length === count) return [];
  return ['Several neighbouring entries have the same name. Only the last was read: rename them.'];
}

/** `under` has the number and the tier that the names of outer lists give to the rules in them. */
function collect(value: object, under: Partial<FoundRule>, into: JsonRules, depth: number): void {
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
    } else if (each !== null) {
      into.unread.push(Array.isArray(value) ? shown(each) : `${name} (${shown(each)})`);
    }
  }
}

/** Reads “101. All players…” in a list, or a text under its number. */
function fieldsOf(text: string, number: number | undefined): RuleFields {
  const [, own, rest] = (number === undefined && NUMBERED.exec(text)) || [];
  return own === undefined ? { text } : { number: own, text: rest };
}
