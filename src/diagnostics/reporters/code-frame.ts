/** The lines of a file around the words at fault, with those words underlined. */
import type { Range } from '../finding.ts';
import { visible } from '../visible.ts';
import { displayWidth, fitting } from './display-width.ts';
import type { Style } from './palette.ts';

const LINES_BEFORE = 2;
const LINES_AFTER = 1;
/** A fault of more lines than this is shown without its middle. */
const MOST_LINES = 4;
/** Columns kept before the fault when the beginning of a long line is cut off. */
const LEAD = 20;

export interface FrameStyle {
  readonly columns: number;
  /** Line numbers and the rule beside them. */
  readonly gutter: Style;
  readonly mark: Style;
}

/** Empty if the file has no such line, for instance because it is not text. */
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
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const skipTo = lineAfterMiddle(range, number);
    if (skipTo !== undefined) {
      frame.push(gutter(`${'⋮'.padStart(digits)} │`));
      number = skipTo - 1;
      continue;
    }
    const { text, marks } = frameLine(lines[number - 1] ?? '', range, number, room);
    const edge = gutter(`${String(number).padStart(digits)} │`);
    frame.push(text === '' ? edge : `${edge} ${text}`);
    if (marks !== '') frame.push(`${gutter(`${' '.repeat(digits)} │`)} ${mark(marks)}`);
  }
  return frame;
}

function lineAfterMiddle(range: Range, number: number): number | undefined {
  const spans = range.endLine - range.line + 1;
  const isMiddle = number === range.line + MOST_LINES - 2 && spans > MOST_LINES;
  return isMiddle ? range.endLine : undefined;
}

function frameLine(source: string, range: Range, number: number, room: number) {
  const at = faultIn(source, range, number);
  if (at === undefined) return { text: clip(visible(beginningOf(source, room)), room), marks: '' };
  const before = visible(endOf(source.slice(0, at.start), room));
  const fault = visible(beginningOf(source.slice(at.start, at.end), room));
  const after = visible(beginningOf(source.slice(at.end), room));
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
 * Units of a long line that may be shown for each column: a letter may bear several signs without
 * width. The rest is cut off unread, since a line may have any number of faults.
 */
const UNITS = 20;

function beginningOf(source: string, room: number): string {
  return source.slice(0, room * UNITS);
}

function endOf(source: string, room: number): string {
  return source.slice(-room * UNITS);
}

/** Offsets of the part of a line that is at fault; in lines after the first, without the indent. */
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

/** The last part of the text that fits, for the words to the left of the fault. */
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
