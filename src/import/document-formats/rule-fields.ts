/** Reads a rule from a record with named fields, by any of the usual names. */
import { findUnseen, replaceUnseen } from '../../diagnostics/visible.ts';
import { type FoundRule, listSome } from '../document/document.ts';

export type RuleFields = Readonly<Record<string, unknown>>;

const NUMBER = /^(?:rule[-_ ]?)?(?:number|num|no|nr|id|rule)$/i;
const TITLE = /^(?:title|name|heading)$/i;
const TEXT = /^(?:text|body|content|words)$/i;
const TIER = /^(?:tier|class|mutability|status|category|section)$/i;
const HISTORY = /^history$/i;
const WRITTEN_NUMBER = /^(?:rule\s*)?(\d{1,9})\.?$/i;

/** `undefined` if the record has no number or no text. `under` comes from the lists around it. */
export function ruleFrom(fields: RuleFields, at: number, under: Partial<FoundRule> = {}) {
  const number = under.number ?? numberIn(fields);
  const text = wordsAt(fields, TEXT) ?? under.text;
  if (number === undefined || text === undefined) return undefined;
  const title = wordsAt(fields, TITLE);
  const tier = tierIn(fields) ?? under.tier;
  const history = wordsAt(fields, HISTORY);
  return {
    number,
    text: text.trim(),
    ...(title !== undefined && { title: inLine(title) }),
    ...(tier !== undefined && { tier: inLine(tier) }),
    ...(history !== undefined && { history: inLine(history) }),
    at,
  };
}

export function numberIn(fields: RuleFields): number | undefined {
  const found = Object.keys(fields).flatMap((key) => {
    const number = NUMBER.test(key) ? WRITTEN_NUMBER.exec(String(fields[key]))?.[1] : undefined;
    return number === undefined ? [] : [Number(number)];
  });
  return found[0];
}

export function numberWritten(words: string): number | undefined {
  const number = WRITTEN_NUMBER.exec(words)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Names the fields that cards do not have, in one doubt for all rules. */
export function doubtFields(all: readonly RuleFields[]): readonly string[] {
  const known = [NUMBER, TITLE, TEXT, TIER, HISTORY, /^mutable$/i];
  const keys = new Set(all.flatMap((fields) => Object.keys(fields)));
  const unread = [...keys].filter((key) => !known.some((name) => name.test(key)));
  return doubtNames(unread, 'Cards have no place for these fields of the rules');
}

export function doubtNames(names: readonly string[], says: string): readonly string[] {
  return names.length === 0 ? [] : [`${says}: ${listSome(names)}.`];
}

export function isFields(value: unknown): value is RuleFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tierIn(fields: RuleFields): string | undefined {
  const named = wordsAt(fields, TIER);
  if (named !== undefined) return named;
  if (fields.mutable === true) return 'Mutable Rules';
  return fields.mutable === false ? 'Immutable Rules' : undefined;
}

/** A text, a number or a list of paragraphs, without invisible characters. */
function wordsAt(fields: RuleFields, name: RegExp): string | undefined {
  const value = Object.entries(fields).find(([key]) => name.test(key))?.[1];
  const paragraphs: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isWords = paragraphs.every((each) => ['string', 'number'].includes(typeof each));
  if (!isWords || paragraphs.length === 0) return undefined;
  const text = paragraphs.join('\n\n').replace(/\r\n?/g, '\n');
  return findUnseen(text).length === 0 ? text : replaceUnseen(text, () => '');
}

function inLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}
