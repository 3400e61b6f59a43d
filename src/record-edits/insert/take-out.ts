/** Taking something out of a record that is there. Only characters go, so all else stays as somebody wrote it. */
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
import { endOf, endOfPair } from './insert.ts';

/**
 * The record without what stands at a path of keys and places in its front matter, and without what
 * would be empty then; `undefined` where nothing stands there.
 */
export function takeOut(text: string, path: readonly string[]): string | undefined {
  const parted = splitRecord(text, composeYaml);
  if (!parted.ok || !parted.read.ok) return undefined;
  const [start, end] = parted.parts.matter;
  const root = parted.read.documents[0]?.contents;
  const at = isMap(root) ? extentAt(root, path, text.slice(start, end)) : undefined;
  return at && text.slice(0, start + at[0]) + text.slice(start + at[1]);
}

type Parent = YAMLMap | YAMLSeq;

function extentAt(
  parent: Parent,
  [step, ...path]: readonly string[],
  matter: string,
): Extent | undefined {
  const i = parent.items.findIndex((item, at) =>
    isPair(item) ? isScalar(item.key) && item.key.value === step : String(at) === step,
  );
  const item = parent.items[i];
  if (!isPair(item) && !isNode(item)) return undefined;
  if (path.length === 0) return extentOf(parent, i, matter);
  const node = isPair(item) ? item.value : item;
  if (!isMap(node) && !isSeq(node)) return undefined;
  const isEmptied = node.items.length === 1 && path.length === 1;
  const within = extentAt(node, path, matter);
  return within && (isEmptied ? extentOf(parent, i, matter) : within);
}

function extentOf(parent: Parent, i: number, matter: string): Extent | undefined {
  const [before, item, after] = [parent.items[i - 1], parent.items[i], parent.items[i + 1]];
  const [start, end] = [startOf(item), endOfItem(item)];
  if (start === undefined || end === undefined) return undefined;
  if (!parent.flow) {
    const lineEnd = matter.indexOf('\n', end - 1);
    return [matter.lastIndexOf('\n', start - 1) + 1, lineEnd < 0 ? matter.length : lineEnd + 1];
  }
  const last = endOfItem(before);
  if (last !== undefined) return [last, end];
  return [start, startOf(after) ?? end];
}

type Item = Node | Pair | unknown;

function startOf(item: Item): number | undefined {
  const first = isPair(item) ? item.key : item;
  return isNode(first) ? first.range?.[0] : undefined;
}

function endOfItem(item: Item): number | undefined {
  if (isPair(item)) return endOfPair(item);
  return isNode(item) ? endOf(item) : undefined;
}
