/**
 * Edits an existing record by inserting and removing characters, so that comments, order and layout stay.
 */
import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type Extent, splitRecord } from '../../records/yaml/record-parts.ts';
import { composeYaml } from '../../records/yaml/yaml-document.ts';
import { flowYaml, keyYaml } from '../../records/yaml-text.ts';

export interface Addition {
  /** Keys and list indices to the place of the addition. Missing parents are created. */
  readonly path: readonly string[];
  /** Whether to add an item to a list, or a new key. */
  readonly as: 'item' | 'value';
  readonly value: unknown;
}

/** Several additions at one place, which need only one parse. */
type Additions = { readonly path: readonly string[] } & (
  | { readonly as: 'items'; readonly value: readonly unknown[] }
  | { readonly as: 'keys'; readonly value: Readonly<Record<string, unknown>> }
);
type Insertion = Addition | Additions;

/** Removes the value at a path, and parents that become empty. */
interface Removal {
  readonly path: readonly string[];
  readonly as: 'gone';
}

export type RecordEdit = Insertion | Removal;

/**
 * The record after several edits of its front matter. `undefined` if a place has another kind of value,
 * or a removal finds nothing. A new key follows the last key that precedes it in `order`.
 */
export function editRecord(
  text: string,
  edits: readonly RecordEdit[],
  order: readonly string[],
): string | undefined {
  let edited = text;
  for (const edit of edits) {
    const parted = splitRecord(edited, composeYaml);
    if (!parted.ok || !parted.read.ok) return undefined;
    const [start, end] = parted.parts.matter;
    const matter = edited.slice(start, end);
    const root = parted.read.documents[0]?.contents;
    if (!isMap(root)) return undefined;
    const made =
      edit.as === 'gone' ? remove(root, edit.path, matter) : descend(root, edit, { matter, order });
    if (!made) return undefined;
    edited = edited.slice(0, start + made.at[0]) + made.words + edited.slice(start + made.at[1]);
  }
  return edited;
}

interface Edit {
  readonly at: Extent;
  readonly words: string;
}

interface Target {
  readonly matter: string;
  readonly order: readonly string[];
}

function descend(node: Node, addition: Insertion, target: Target): Edit | undefined {
  const [step, ...path] = addition.path;
  const rest: Insertion = { ...addition, path };
  if (step === undefined) {
    if (isSeq(node) && rest.as === 'item') return addItems(node, [rest.value], target.matter);
    if (isSeq(node) && rest.as === 'items') return addItems(node, rest.value, target.matter);
    const isKeys = isMap(node) && rest.as === 'keys';
    return isKeys ? addKeys(node, Object.entries(rest.value), target) : undefined;
  }
  if (isSeq(node)) {
    const listed = /^\d+$/.test(step) ? node.items[Number(step)] : undefined;
    return isNode(listed) ? descend(listed, rest, { ...target, order: [] }) : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
  if (!pair) return addKeys(node, [[step, made(rest)]], target);
  const isEmpty = pair.value === null || (isScalar(pair.value) && pair.value.value === null);
  const keyEnd = isNode(pair.key) ? pair.key.range?.[1] : undefined;
  if (isEmpty && keyEnd !== undefined) {
    const colon = target.matter.indexOf(':', keyEnd) + 1;
    const [nothing = ''] = /^[ \t]*(?:~|null\b)?/i.exec(target.matter.slice(colon)) ?? [];
    return { at: [colon, colon + nothing.length], words: ` ${flowYaml(made(rest))}` };
  }
  if (isEmpty || !isNode(pair.value)) return undefined;
  return descend(pair.value, rest, { ...target, order: [] });
}

/** The new value, with the missing parents. */
function made(addition: Insertion): unknown {
  const [step, ...path] = addition.path;
  if (step !== undefined) return { [step]: made({ ...addition, path }) };
  return addition.as === 'item' ? [addition.value] : addition.value;
}

function addItems(list: YAMLSeq, values: readonly unknown[], matter: string): Edit | undefined {
  const items = values.map(flowYaml);
  if (list.flow) return addToFlow(list, items.join(', '));
  const last = list.items.at(-1);
  const start = list.range?.[0];
  if (!isNode(last) || start === undefined) return undefined;
  const indent = indentAt(matter, start);
  return addLine(endOf(last), items.map((item) => `${indent}- ${item}`).join('\n'), matter);
}

function addKeys(
  map: YAMLMap,
  entries: readonly (readonly [string, unknown])[],
  { matter, order }: Target,
): Edit | undefined {
  if (map.flow) {
    const pairs = entries.map(([key, value]) => `${flowYaml(key)}: ${flowYaml(value)}`);
    return addToFlow(map, pairs.join(', '));
  }
  const [first] = map.items;
  const start = isNode(first?.key) ? first.key.range?.[0] : undefined;
  if (start === undefined) return undefined;
  const indent = indentAt(matter, start);
  const words = entries
    .flatMap(([key, value]) => keyYaml(key, value))
    .map((line) => indent + line)
    .join('\n');
  const rank = order.indexOf(entries[0]?.[0] ?? '');
  const earlier = new Set<unknown>(order.slice(0, rank));
  // The key after which a new one belongs; by default the last one.
  const before =
    rank < 0
      ? map.items.at(-1)
      : map.items.findLast(({ key }) => isScalar(key) && earlier.has(key.value));
  if (before === undefined) return { at: [start, start], words: `${words.trimStart()}\n${indent}` };
  return addLine(endOfPair(before), words, matter);
}

/** Before the closing bracket, after the last element. */
function addToFlow(node: YAMLMap | YAMLSeq, words: string): Edit | undefined {
  const end = node.range?.[1];
  if (end === undefined) return undefined;
  const behind = endOfLast(node);
  if (behind === undefined) {
    const start = node.range?.[0] ?? end;
    return { at: [start, end], words: isMap(node) ? `{ ${words} }` : `[${words}]` };
  }
  return { at: [behind, behind], words: `, ${words}` };
}

/** The end of a node's content. The library counts lines after a block as part of it. */
function endOf(node: Node): number {
  const isBlock = (isMap(node) || isSeq(node)) && !node.flow;
  return (isBlock ? endOfLast(node) : undefined) ?? node.range?.[1] ?? 0;
}

function endOfLast({ items }: YAMLMap | YAMLSeq): number | undefined {
  return endOfItem(items.at(-1));
}

function endOfItem(item: unknown): number | undefined {
  if (isPair(item)) return endOfPair(item);
  return isNode(item) ? endOf(item) : undefined;
}

function endOfPair({ key, value }: Pair): number {
  if (isNode(value) && value.range && value.range[1] > value.range[0]) return endOf(value);
  return isNode(key) ? (key.range?.[1] ?? 0) : 0;
}

/** Adds a line after the line in which something ends. */
function addLine(end: number, line: string, matter: string): Edit {
  if (matter[end - 1] === '\n') return { at: [end, end], words: `${line}\n` };
  const lineEnd = matter.indexOf('\n', end);
  if (lineEnd < 0) return { at: [matter.length, matter.length], words: `\n${line}` };
  return { at: [lineEnd + 1, lineEnd + 1], words: `${line}\n` };
}

/** The blanks before the first character of a line. */
function indentAt(matter: string, start: number): string {
  return ' '.repeat(start - (matter.lastIndexOf('\n', start - 1) + 1));
}

type Parent = YAMLMap | YAMLSeq;

function remove(
  parent: Parent,
  [step, ...path]: readonly string[],
  matter: string,
): Edit | undefined {
  const i = parent.items.findIndex((item, at) =>
    isPair(item) ? isScalar(item.key) && item.key.value === step : String(at) === step,
  );
  const item = parent.items[i];
  if (!isPair(item) && !isNode(item)) return undefined;
  if (path.length === 0) return removeItem(parent, i, matter);
  const node = isPair(item) ? item.value : item;
  if (!isMap(node) && !isSeq(node)) return undefined;
  const isEmptied = node.items.length === 1 && path.length === 1;
  const within = remove(node, path, matter);
  return within && (isEmptied ? removeItem(parent, i, matter) : within);
}

/** Removes an item with its line, or with its comma. */
function removeItem({ items, flow }: Parent, i: number, matter: string): Edit | undefined {
  const [start, end] = [startOf(items[i]), endOfItem(items[i])];
  if (start === undefined || end === undefined) return undefined;
  if (!flow) {
    const lineEnd = matter.indexOf('\n', end - 1);
    const line = matter.lastIndexOf('\n', start - 1) + 1;
    return { at: [line, lineEnd < 0 ? matter.length : lineEnd + 1], words: '' };
  }
  const before = endOfItem(items[i - 1]);
  const at: Extent = before === undefined ? [start, startOf(items[i + 1]) ?? end] : [before, end];
  return { at, words: '' };
}

function startOf(item: unknown): number | undefined {
  const first = isPair(item) ? item.key : item;
  return isNode(first) ? first.range?.[0] : undefined;
}
