/** Shows the lines of a file around a fault, with the fault underlined. */
import type { Range } from '../finding.ts';
import { visible } from '../visible.ts';
import type { Style } from './palette.ts';
import { displayWidth, fitting } from './wrap.ts';

const LINES_BEFORE = 2;
const LINES_AFTER = 1;
/** A longer fault is shown without its middle lines. */
const MOST_LINES = 4;
/** So many columns stay before the fault if a long line is cut. */
const LEAD = 20;

interface FrameStyle {
  readonly columns: number;
  /** The style of the line numbers. */
  readonly gutter: Style;
  readonly mark: Style;
}

/** Empty if the file has no such line, such as a file that is not text. */
export function codeFrame(
  lines: readonly string[],
  range: Range,
  { columns, gutter, mark }: FrameStyle,
): readonly string[] {
  if (range.line > lines.length) return [];
  const first = Math.max(1, range.line - LINES_BEFORE);
  const last = Math.min(lines.length, range.endLine + LINES_AFTER);
  const digits = String(last).length;
  const room = Math.max(20, columns - digits - 3);
  const hasMiddle = range.endLine - range.line + 1 > MOST_LINES;
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    if (hasMiddle && number === range.line + MOST_LINES - 2) {
      frame.push(gutter(`${'⋮'.padStart(digits)} │`));
      number = range.endLine - 1;
      continue;
    }
    const { text, marks } = frameLine(lines[number - 1] ?? '', range, number, room);
    const edge = gutter(`${String(number).padStart(digits)} │`);
    frame.push(text === '' ? edge : `${edge} ${text}`);
    if (marks !== '') frame.push(`${gutter(`${' '.repeat(digits)} │`)} ${mark(marks)}`);
  }
  return frame;
}

function frameLine(source: string, range: Range, number: number, room: number) {
  const at = faultIn(source, range, number);
  const beginning = (text: string) => visible(text.slice(0, room * UNITS));
  if (at === undefined) return { text: clip(beginning(source), room), marks: '' };
  const before = visible(source.slice(0, at.start).slice(-room * UNITS));
  const fault = beginning(source.slice(at.start, at.end));
  const after = beginning(source.slice(at.end));
  const wide = displayWidth(before) + displayWidth(fault) + displayWidth(after) > room;
  const lead = wide ? clipStart(before, Math.min(LEAD, room - 2)) : before;
  const indent = displayWidth(lead);
  const width = Math.min(Math.max(1, displayWidth(fault)), room - indent);
  return {
    text: clip(lead + fault + after, room),
    marks: ' '.repeat(indent) + '^'.repeat(Math.max(1, width)),
  };
}

/**
 * Reads only so many units of a long line for each column. A line may have any number of faults. A letter
 * may have several signs without width.
 */
const UNITS = 20;

/** Offsets of the fault in a line. In lines after the first, the indent is no part of it. */
function faultIn(source: string, range: Range, number: number) {
  if (number < range.line || number > range.endLine) return undefined;
  const indent = source.length - source.trimStart().length;
  const start = number === range.line ? range.column - 1 : indent;
  const end = number === range.endLine ? range.endColumn : source.trimEnd().length;
  if (number > range.line && end <= start) return undefined;
  return { start: Math.min(start, source.length), end: Math.max(start, end) };
}

function clip(text: string, room: number): string {
  return displayWidth(text) <= room ? text : `${fitting(text, room - 1)}…`;
}

/** Keeps the last part of the text that fits. */
function clipStart(text: string, room: number): string {
  if (displayWidth(text) <= room) return text;
  const characters = [...text];
  let width = 1;
  let from = characters.length;
  while (from > 0) {
    width += displayWidth(characters[from - 1] ?? '');
    if (width > room) break;
    from--;
  }
  return `…${characters.slice(from).join('')}`;
}
