/** A rule as a record with named fields, by whichever of the usual names. */
import { findUnseen, replaceUnseen } from '../../diagnostics/visible.ts';
import type { FoundRule } from '../document/document.ts';

export type Fields = Readonly<Record<string, unknown>>;

const NUMBER = /^(?:rule[-_ ]?)?(?:number|num|no|nr|id|rule)$/i;
const TITLE = /^(?:title|name|heading)$/i;
const TEXT = /^(?:text|body|content|words)$/i;
const TIER = /^(?:tier|class|mutability|status|category|section)$/i;
const HISTORY = /^history$/i;
const MOST_NAMED = 20;
const WRITTEN_NUMBER = /^(?:rule\s*)?(\d{1,9})\.?$/i;

/** `undefined` if the record has no number or no words. `under` is the list in which it stands. */
export function ruleFrom(
  fields: Fields,
  at: number,
  under: Partial<FoundRule> = {},
): FoundRule | undefined {
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

export function numberIn(fields: Fields): number | undefined {
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

/** What a card does not take over, in one doubt for all rules. */
export function doubtFields(all: readonly Fields[]): readonly string[] {
  const known = [NUMBER, TITLE, TEXT, TIER, HISTORY, /^mutable$/i];
  const keys = new Set(all.flatMap((fields) => Object.keys(fields)));
  const unread = [...keys].filter((key) => !known.some((name) => name.test(key)));
  return doubtNames(unread, 'Cards have no place for these fields of the rules');
}

export function doubtNames(names: readonly string[], says: string): readonly string[] {
  const more = names.length - MOST_NAMED;
  const shown = names.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return names.length === 0 ? [] : [`${says}: ${shown}.`];
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tierIn(fields: Fields): string | undefined {
  const named = wordsAt(fields, TIER);
  if (named !== undefined) return named;
  if (fields.mutable === true) return 'Mutable Rules';
  return fields.mutable === false ? 'Immutable Rules' : undefined;
}

/** A text, or its paragraphs, without what nobody can see; a number in words. */
function wordsAt(fields: Fields, name: RegExp): string | undefined {
  const value = Object.entries(fields).find(([key]) => name.test(key))?.[1];
  const paragraphs: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isWords = paragraphs.every((each) => ['string', 'number'].includes(typeof each));
  return isWords && paragraphs.length > 0 ? seen(paragraphs.join('\n\n')) : undefined;
}

function seen(words: string): string {
  const lines = words.replace(/\r\n?/g, '\n');
  return findUnseen(lines).length === 0 ? lines : replaceUnseen(lines, () => '');
}

function inLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}
