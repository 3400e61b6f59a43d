/** Reads front matter as plain data: mappings, lists, text, numbers, truth values and null. */
import { isMap, isScalar, isSeq, type Pair, type Scalar, type YAMLMap } from 'yaml';
import { findUnseen } from '../../diagnostics/visible.ts';
import { quote } from '../../helpers/words.ts';
import { countDigits, MAX_DIGITS } from '../../values/number.ts';
import type { Extent } from './record-parts.ts';
import { unseenWords } from './unseen.ts';
import {
  composeYaml,
  MAX_DEPTH,
  type UnsupportedFeature,
  type YamlProblem,
} from './yaml-document.ts';
import { syntaxProblem } from './yaml-syntax.ts';

export interface YamlRead {
  /** `undefined` if the text cannot be read at all. */
  readonly data: unknown;
  readonly problems: readonly YamlProblem[];
}

/**
 * Reads YAML without anchors, aliases and tags, in linear time. If a key occurs twice, the first one
 * counts, so that everything else can still be checked.
 */
export function readYaml(text: string): YamlRead {
  const composed = composeYaml(text);
  if (!composed.ok) return unreadable(unsupported(composed.unsupported, text));
  const [document, next] = composed.documents;
  const error = document?.errors[0];
  if (error) return unreadable(syntaxProblem(error, text));
  if (next) {
    const message = 'A second YAML document begins here, but a record has only one.';
    return unreadable({ code: 'format/yaml', message, at: [next.range[0], next.range[0]] });
  }
  const into: Conversion = { text, problems: [], path: [] };
  const data = convert(document?.contents, into);
  return { data, problems: into.problems };
}

/** Lists the keys of a mapping in the order of the record. JavaScript would put `7` before `a`. */
export function keysAsWritten(mapping: object): readonly string[] {
  return writtenKeys.get(mapping) ?? Object.keys(mapping);
}

const writtenKeys = new WeakMap<object, readonly string[]>();
const INTEGER = /^\d+$/;

interface Conversion {
  readonly text: string;
  readonly problems: YamlProblem[];
  /** The path to the current node. */
  readonly path: (string | number)[];
}

function convert(node: unknown, into: Conversion): unknown {
  if (isScalar(node)) return convertScalar(node, into);
  if (isMap(node)) return convertMap(node, into);
  if (isSeq(node)) {
    return node.items.map((item, i) => convertAt(i, item, into));
  }
  return null;
}

function convertAt(step: string | number, node: unknown, into: Conversion): unknown {
  into.path.push(step);
  const data = convert(node, into);
  into.path.pop();
  return data;
}

function convertMap(node: YAMLMap, into: Conversion): object {
  const mapping: Record<string, unknown> = {};
  const firsts = new Map<string, Pair>();
  for (const pair of node.items) {
    const { key, value } = pair;
    const name = isScalar(key) && typeof key.value === 'string' ? key.value : undefined;
    const at = extentOf(key);
    if (name === undefined || name === '__proto__') {
      const message = name ? `${quote(name)} cannot be a key.` : 'A key must be a text.';
      into.problems.push({ code: 'format/key', message, at });
      continue;
    }
    const first = firsts.get(name);
    findEscaped(key, name, into);
    if (first !== undefined) {
      const message = `The key ${quote(name)} is there twice.`;
      const help = howToJoin(name, [first.value, value], into.text);
      into.problems.push({
        code: 'format/duplicate',
        message,
        help,
        at,
        first: extentOf(first.key),
      });
    } else {
      firsts.set(name, pair);
      mapping[name] = convertAt(name, value, into);
    }
  }
  const names = [...firsts.keys()];
  if (names.some((name) => INTEGER.test(name))) writtenKeys.set(mapping, names);
  return mapping;
}

/** A merge of two branches often gives a key twice, with the votes of one branch each. */
function howToJoin(name: string, values: readonly [unknown, unknown], text: string): string {
  const long = values.find((value) => text.slice(...extentOf(value)).length > MAX_JOINED);
  if (long) return JOIN;
  const [one, other] = values.map((value) => wordsOf(value, text));
  if (one === other) return 'Both say the same: remove one of the two.';
  const joined = joinedWords(...values, text);
  if (joined !== undefined) return `Join them, and remove the other: \`${name}: ${joined}\`.`;
  if (!isScalar(values[0])) return JOIN;
  return `Keep ${quote(`${name}: ${one}`)} or ${quote(`${name}: ${other}`)}, whichever is right.`;
}

const JOIN = 'Put what both say under one of them, or give the other a different key.';
/** Longer values are not written out. */
const MAX_JOINED = 200;

/** Two lists or mappings as one; nothing if they differ in a value. */
function joinedWords(one: unknown, other: unknown, text: string): string | undefined {
  if (isSeq(one) && isSeq(other)) {
    const items = [...one.items, ...other.items].map((item) => wordsOf(item, text));
    return `[${[...new Set(items)].join(', ')}]`;
  }
  const isSame = wordsOf(one, text) === wordsOf(other, text);
  if (!isMap(one) || !isMap(other)) return isSame ? wordsOf(one, text) : undefined;
  const entries = Map.groupBy([...one.items, ...other.items], ({ key }) => wordsOf(key, text));
  const all = [...entries].map(([key, [first, second]]) => {
    const value = second
      ? joinedWords(first?.value, second.value, text)
      : wordsOf(first?.value, text);
    return value === undefined ? undefined : `${key}: ${value}`;
  });
  return all.includes(undefined) ? undefined : `{ ${all.join(', ')} }`;
}

/** On one line; a list or mapping that has lines of its own is put between brackets. */
function wordsOf(node: unknown, text: string): string {
  if (isSeq(node)) return `[${node.items.map((item) => wordsOf(item, text)).join(', ')}]`;
  if (!isMap(node)) return text.slice(...extentOf(node)).trim();
  const entries = node.items.map(
    ({ key, value }) => `${wordsOf(key, text)}: ${wordsOf(value, text)}`,
  );
  return `{ ${entries.join(', ')} }`;
}

function convertScalar(node: Scalar, into: Conversion): unknown {
  const { value, source } = node;
  if (typeof value === 'number' && source !== undefined && !isExact(value, source)) {
    const message = `${quote(source)} is not a number that can be kept exactly.`;
    const help = 'Write fewer digits, or a fraction such as 1/3.';
    const [at, path] = [extentOf(node), [...into.path]];
    into.problems.push({ code: 'format/type', message, help, at, path });
  }
  if (typeof value === 'string') findEscaped(node, value, into, true);
  return value;
}

/** Reports an invisible character from an escape such as `"\e"`. Others are reported for the file. */
function findEscaped(node: unknown, value: string, into: Conversion, isValue = false): void {
  // Escapes are only between double quotes.
  if (!isScalar(node) || node.type !== 'QUOTE_DOUBLE') return;
  const [unseen] = findUnseen(value);
  const at = extentOf(node);
  if (!unseen || findUnseen(into.text.slice(...at)).length > 0) return;
  into.problems.push({
    code: 'format/character',
    ...unseenWords(unseen),
    at,
    ...(isValue && { path: [...into.path] }),
  });
}

/** Whether JavaScript keeps the number exactly. */
function isExact(value: number, source: string): boolean {
  if (!/[.e]/i.test(source)) return Number.isSafeInteger(value);
  const digits = countDigits(source.split(/e/i, 1)[0] ?? '');
  return Number.isFinite(value) && digits <= MAX_DIGITS && (value !== 0 || digits === 0);
}

function extentOf(node: unknown): Extent {
  const range = isScalar(node) || isMap(node) || isSeq(node) ? node.range : null;
  return range ? [range[0], range[1]] : [0, 0];
}

function unreadable(problem: YamlProblem): YamlRead {
  return { data: undefined, problems: [problem] };
}

function unsupported({ what, at }: UnsupportedFeature, text: string): YamlProblem {
  if (what === 'depth') {
    const message = `The front matter nests more than ${MAX_DEPTH} deep.`;
    return { code: 'format/yaml', message, at };
  }
  const message = `${quote(text.slice(...at))} is ${what === 'tag' ? 'a' : 'an'} ${what} of YAML, but front matter has only plain values.`;
  const help = `Write every value out. A text that begins with ${text[at[0]]} needs quotation marks.`;
  return { code: 'format/yaml', message, help, at };
}
