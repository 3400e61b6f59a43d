/**
 * Computes lines and columns of findings, only for those that are shown. A path into front matter leads
 * to a key or a value in its YAML.
 */
import { isMap, isNode, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import { moreWords, shortened } from '../../diagnostics/at-most.ts';
import type { Finding, LocatedFinding, Path, Range, Spot } from '../../diagnostics/finding.ts';
import { REGISTER } from '../../diagnostics/register.ts';
import { readAll } from '../../law/sentences/sentences.ts';
import { type Extent, type RecordParts, splitRecord } from '../yaml/record-parts.ts';
import { composeYaml } from '../yaml/yaml-document.ts';

interface File {
  readonly text: string;
  /** Offsets at which lines begin. */
  readonly lines: readonly number[];
  readonly parts: RecordParts | undefined;
  /** The root of the front matter. */
  readonly root: Node | undefined;
}

/**
 * Gives every finding its place, and shortens its message. If the spot does not exist, uses the closest
 * one in the file. If the file is not among the sources, uses its beginning.
 */
export function locate(
  findings: readonly Finding[],
  sources: readonly { readonly file: string; readonly text: string }[],
): readonly LocatedFinding[] {
  if (findings.length === 0) return [];
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const opened = new Map<string, File>();
  const rangeOf = (spot: Spot): Range => {
    if ('line' in spot) {
      const { line, column } = spot;
      return { line, column, endLine: line, endColumn: column };
    }
    const file = opened.get(spot.file) ?? open(texts.get(spot.file) ?? '');
    opened.set(spot.file, file);
    const [start, end] = trim(file.text, extentOf(file, spot));
    const last = place(file.lines, Math.max(start, end - 1));
    return { ...place(file.lines, start), endLine: last.line, endColumn: last.column };
  };
  return findings.map(({ at, related = [], ...finding }) => ({
    ...finding,
    message: shortened(finding.message) + moreWords(finding.more),
    help: finding.help === undefined ? undefined : shortened(finding.help),
    class: REGISTER[finding.code].class,
    file: at.file,
    ...rangeOf(at),
    related: related.map((each) => ({
      message: shortened(each.message),
      file: each.at.file,
      ...rangeOf(each.at),
    })),
  }));
}

function open(text: string): File {
  const lines = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines.push(at + 1);
  const parted = splitRecord(text, composeYaml);
  if (!parted.ok) return { text, lines, parts: undefined, root: undefined };
  const root = parted.read.ok ? parted.read.documents[0]?.contents : undefined;
  return { text, lines, parts: parted.parts, root: root ?? undefined };
}

function extentOf(file: File, spot: Exclude<Spot, { readonly line: number }>): Extent {
  if ('range' in spot) return spot.range;
  const { text, parts, root } = file;
  if (!parts) return lineAt(text, 0);
  const [start, end] = parts.matter;
  if ('body' in spot) {
    const [from, to] = spot.body;
    const [bodyStart, bodyEnd] = parts.body;
    // A missing body has no place, so the finding is at the line before it.
    if (bodyStart === bodyEnd) return lineAt(text, end);
    return from === to ? lineAt(text, bodyStart + from) : [bodyStart + from, bodyStart + to];
  }
  const found = findNode(root, spot, text.slice(start, end));
  return found ? [start + found[0], start + found[1]] : lineAt(text, 0);
}

function lineAt(text: string, start: number): Extent {
  const end = text.indexOf('\n', start);
  return [start, end < 0 ? text.length : end];
}

/** Removes blanks around an extent. It stays within the text, and is never empty if the text is not. */
function trim(text: string, [from, to]: Extent): Extent {
  let end = Math.min(Math.max(to, from + 1), text.length);
  let start = Math.max(0, Math.min(from, end - 1));
  while (end > start + 1 && /[\n \t]/.test(text.charAt(end - 1))) end--;
  while (end > start + 1 && text[start] === '\n') start++;
  // Moves an empty spot at the end of a line to the line's last character.
  while (start > 0 && end === start + 1 && text[start] === '\n') {
    start--;
    end--;
  }
  return [start, end];
}

function place(lines: readonly number[], offset: number) {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (lines[low] ?? 0) + 1 };
}

/** A value. It has a key unless it is in a list or is the root. */
interface LocatedValue {
  readonly key?: Node | undefined;
  readonly value: Node | undefined;
}

interface Target {
  readonly path: Path;
  readonly part?: 'key' | 'value';
  readonly span?: readonly [start: number, end: number];
}

/**
 * Follows a path. If it leads to nothing, such as a missing key, uses the closest key. `undefined` in front
 * matter without keys.
 */
function findNode(root: Node | undefined, wanted: Target, yaml: string): Extent | undefined {
  let found: LocatedValue = { value: root };
  for (const [i, step] of wanted.path.entries()) {
    const next = follow(found.value, step);
    if (!next) {
      const left = { ...wanted, path: wanted.path.slice(i) };
      // The first key of what is in a list or is the root.
      const first = isMap(found.value) ? found.value.items[0]?.key : undefined;
      const nearest = found.key ?? (isNode(first) ? first : found.value);
      return inSentences(found.value, left, yaml) ?? rangeOfNode(nearest);
    }
    found = next;
  }
  const { key, value } = found;
  if (wanted.part === 'key' && key) return rangeOfNode(key);
  const extent = rangeOfNode(value);
  if (!extent || extent[0] === extent[1]) return rangeOfNode(key) ?? extent;
  return wanted.span ? within(value, { extent, span: wanted.span, yaml }) : extent;
}

function follow(node: Node | undefined, step: string | number): LocatedValue | undefined {
  if (isSeq(node) && typeof step === 'number') {
    const item = node.items[step];
    return isNode(item) ? { value: item } : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && key.value === String(step));
  if (!pair || !isNode(pair.key)) return undefined;
  return { key: pair.key, value: isNode(pair.value) ? pair.value : undefined };
}

/** Finds the sentence for a path, if mechanics are a list of sentences. */
function inSentences(node: Node | undefined, { path, span }: Target, yaml: string) {
  if (!isSeq(node)) return undefined;
  const read = readAll(node.items.map((item) => (isScalar(item) ? String(item.value) : '')));
  const phrase = read.ok ? read.places.find(path, span) : undefined;
  const item = phrase && node.items[phrase.sentence];
  const extent = isNode(item) ? rangeOfNode(item) : undefined;
  if (!phrase || !isNode(item) || !extent) return undefined;
  return within(item, { extent, span: [phrase.start, phrase.end], yaml });
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

function rangeOfNode(node: Node | undefined): Extent | undefined {
  return node?.range ? [node.range[0], node.range[1]] : undefined;
}

/** The units of longer escapes in the source. All others have two. */
const LONG_ESCAPES: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 };

/**
 * The offset in the source of each UTF-16 unit of the value, up to and including `upTo`. Folded lines,
 * escapes and indentation make the two differ.
 */
function scalarOffsets({ type, value }: Scalar, source: string, upTo: number): readonly number[] {
  if (typeof value !== 'string') return [];
  const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
  const isQuoted = type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE';
  const offsets: number[] = [];
  let at = isBlock ? source.indexOf('\n') + 1 : isQuoted ? 1 : 0;
  while (offsets.length <= upTo && at < source.length) {
    const step = nextUnit(source, at, { type, wanted: value[offsets.length] });
    for (let i = 0; i < step.units; i++) offsets.push(at);
    at += step.width;
  }
  while (offsets.length <= upTo) offsets.push(source.length);
  return offsets;
}

/** The length in the source of the sign at an offset, and its length in the value. */
function nextUnit(
  source: string,
  at: number,
  { type, wanted }: { type: Scalar['type']; wanted: string | undefined },
): { readonly width: number; readonly units: number } {
  const here = source[at];
  if (type === 'QUOTE_DOUBLE' && here === '\\') {
    const kind = source[at + 1] ?? '';
    if (kind === '\n') return { width: 2, units: 0 };
    const isPair = kind === 'U' && !source.startsWith('0000', at + 2);
    return { width: LONG_ESCAPES[kind] ?? 2, units: isPair ? 2 : 1 };
  }
  if (type === 'QUOTE_SINGLE' && here === "'" && wanted === "'") return { width: 2, units: 1 };
  if (here === wanted) return { width: 1, units: 1 };
  // YAML folds a line break into a space. Other blanks that the value does not have are layout.
  return { width: 1, units: here === '\n' && wanted === ' ' ? 1 : 0 };
}
