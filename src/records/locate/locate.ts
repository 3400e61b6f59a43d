/** From spots in records to lines and columns, only for findings that somebody reads. */
import type { Node } from 'yaml';
import { bounded } from '../../diagnostics/bounded.ts';
import type { Finding, LocatedFinding, Range, Spot } from '../../diagnostics/finding.ts';
import { REGISTER } from '../../diagnostics/register.ts';
import { type Extent, type RecordParts, splitRecord } from '../yaml/record-parts.ts';
import { composeYaml } from '../yaml/yaml-document.ts';
import { findNode } from './find-node.ts';

interface File {
  readonly text: string;
  /** Offsets at which lines begin. */
  readonly lines: readonly number[];
  readonly parts: RecordParts | undefined;
  /** The root of the front matter. */
  readonly root: Node | undefined;
}

type Files = ReadonlyMap<string, string>;

/**
 * Gives every finding its place, and bounds the length of its words. A spot that does not exist
 * becomes the closest one that does, always within the file. A file that is not among the sources
 * is shown at its beginning.
 */
export function locate(
  findings: readonly Finding[],
  sources: readonly { readonly file: string; readonly text: string }[],
): readonly LocatedFinding[] {
  if (findings.length === 0) return [];
  const texts: Files = new Map(sources.map(({ file, text }) => [file, text]));
  const opened = new Map<string, File>();
  const rangeOf = (spot: Spot): Range => {
    const file = opened.get(spot.file) ?? open(texts.get(spot.file) ?? '');
    opened.set(spot.file, file);
    return toRange(file, trim(file.text, extentOf(file, spot)));
  };
  return findings.map(({ at, related = [], ...finding }) => ({
    ...finding,
    message: bounded(finding.message),
    help: finding.help === undefined ? undefined : bounded(finding.help),
    class: REGISTER[finding.code].class,
    file: at.file,
    ...rangeOf(at),
    related: related.map((each) => ({
      message: bounded(each.message),
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

function extentOf(file: File, spot: Spot): Extent {
  if ('range' in spot) return spot.range;
  if (!file.parts) return lineAt(file.text, 0);
  return 'body' in spot ? bodyExtent(file.text, file.parts, spot.body) : pathExtent(file, spot);
}

function bodyExtent(text: string, { matter, body }: RecordParts, [from, to]: Extent): Extent {
  // Without a body: the line after which it is missing.
  if (body[0] === body[1]) return lineAt(text, matter[1]);
  return from === to ? lineAt(text, body[0] + from) : [body[0] + from, body[0] + to];
}

function pathExtent(file: File, spot: Extract<Spot, { path: unknown }>): Extent {
  const { text, parts, root } = file;
  if (!parts) return lineAt(text, 0);
  const [start, end] = parts.matter;
  const found = findNode(root, spot, text.slice(start, end));
  return found ? [start + found[0], start + found[1]] : lineAt(text, 0);
}

function lineAt(text: string, start: number): Extent {
  const end = text.indexOf('\n', start);
  return [start, end < 0 ? text.length : end];
}

/**
 * The extent within the text, without blanks around it; never empty if there is a character to
 * show.
 */
function trim(text: string, [from, to]: Extent): Extent {
  let end = Math.min(Math.max(to, from + 1), text.length);
  let start = Math.max(0, Math.min(from, end - 1));
  while (end > start + 1 && isBlank(text, end - 1)) end--;
  while (end > start + 1 && text[start] === '\n') start++;
  // An empty spot at the end of a line is shown at the line's last character.
  while (start > 0 && end === start + 1 && text[start] === '\n') {
    start--;
    end--;
  }
  return [start, end];
}

function isBlank(text: string, at: number): boolean {
  return text[at] === '\n' || text[at] === ' ' || text[at] === '\t';
}

function toRange({ lines }: File, [start, end]: Extent): Range {
  const first = place(lines, start);
  const last = place(lines, Math.max(start, end - 1));
  return { line: first.line, column: first.column, endLine: last.line, endColumn: last.column };
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
