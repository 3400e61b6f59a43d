/** From a path into front matter to the place of a key or value in its YAML. */
import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import type { Path } from '../../diagnostics/finding.ts';
import { readAll } from '../../law/sentences/sentences.ts';
import type { Extent } from '../yaml/record-parts.ts';
import { scalarOffsets } from './scalar-offsets.ts';

/** A value, and the key that leads to it unless it stands in a list or at the root. */
interface Found {
  readonly key?: Node | undefined;
  readonly value: Node | undefined;
}

export interface Wanted {
  readonly path: Path;
  readonly part?: 'key' | 'value';
  readonly span?: readonly [start: number, end: number];
}

/**
 * The extent of what a path leads to. If it leads to nothing, such as a missing key, the extent of
 * the key closest to the place. `undefined` in front matter without keys.
 */
export function findNode(root: Node | undefined, wanted: Wanted, yaml: string): Extent | undefined {
  let found: Found = { value: root };
  for (const [i, step] of wanted.path.entries()) {
    const next = follow(found.value, step);
    if (!next)
      return (
        inSentences(found.value, { ...wanted, path: wanted.path.slice(i) }, yaml) ??
        nearestKey(found)
      );
    found = next;
  }
  const { key, value } = found;
  if (wanted.part === 'key' && key) return extentOf(key);
  const extent = extentOf(value);
  if (!extent || extent[0] === extent[1]) return extentOf(key) ?? extent;
  return wanted.span ? within(value, { extent, span: wanted.span, yaml }) : extent;
}

function follow(node: Node | undefined, step: string | number): Found | undefined {
  if (isSeq(node) && typeof step === 'number') {
    const item = node.items[step];
    return isNode(item) ? { value: item } : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && key.value === String(step));
  if (!pair || !isNode(pair.key)) return undefined;
  return { key: pair.key, value: isNode(pair.value) ? pair.value : undefined };
}

/** The words that say what a path leads to, where mechanics are a list of sentences. */
function inSentences(
  node: Node | undefined,
  { path, span }: Wanted,
  yaml: string,
): Extent | undefined {
  if (!isSeq(node)) return undefined;
  const read = readAll(node.items.map((item) => (isScalar(item) ? String(item.value) : '')));
  const said = read.ok ? read.placeOf(path, span) : undefined;
  const item = said && node.items[said.sentence];
  const extent = isNode(item) ? extentOf(item) : undefined;
  if (!said || !isNode(item) || !extent) return undefined;
  return within(item, { extent, span: [said.start, said.end], yaml });
}

/** Its own key; in a list or at the root, its first key. */
function nearestKey({ key, value }: Found): Extent | undefined {
  if (key) return extentOf(key);
  const first = isMap(value) ? value.items[0]?.key : undefined;
  return extentOf(isNode(first) ? first : value);
}

/** The extent of a part of a text, or the whole of any other value. */
function within(
  node: Node | undefined,
  { extent, span, yaml }: { extent: Extent; span: readonly [number, number]; yaml: string },
): Extent {
  if (!isScalar(node)) return extent;
  const [from, to] = span;
  const last = Math.max(from, to - 1);
  const offsets = scalarOffsets(node, yaml.slice(...extent), last);
  const [start, end] = [offsets[from], offsets[last]];
  if (start === undefined || end === undefined) return extent;
  return [extent[0] + start, Math.min(extent[0] + end + 1, extent[1])];
}

function extentOf(node: Node | undefined): Extent | undefined {
  return node?.range ? [node.range[0], node.range[1]] : undefined;
}
