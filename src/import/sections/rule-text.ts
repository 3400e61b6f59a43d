/** The words of a rule, from the lines on which they stand. */
import { isWords, type Line, trimLines } from '../document/line.ts';

/** “History: Initial Immutable Rule 101”: a rule's history, as many documents write it. */
const LABEL = /^[*_]{0,3}History[*_]{0,3}\s*:[*_]{0,3}\s*/i;

export function isLabelledHistory(line: Line): boolean {
  return isWords(line) && LABEL.test(line.text.trim());
}

/** The words after the label; `undefined` if there are none. */
export function readHistory(lines: readonly Line[]): string | undefined {
  const words = inOneLine(lines).replace(LABEL, '');
  return words === '' ? undefined : words;
}

/**
 * The lines, without the indentation they share and the blank lines around them. `first` are words
 * on the line of the rule's number; the indentation of the lines after them has no meaning.
 */
export function ruleText(lines: readonly Line[], first = ''): string {
  // A heading without words leaves its marks on an otherwise blank line.
  const texts = withoutIndent(lines.map(({ kind, text }) => (kind === 'blank' ? '' : text)));
  return [first, ...texts].join('\n').trim();
}

function withoutIndent(texts: readonly string[]): readonly string[] {
  const indents = texts.filter((text) => text.trim() !== '').map(indentOf);
  const shared = indents.reduce((a, b) => a.slice(0, sharedLength(a, b)), indents[0] ?? '');
  return texts.map((text) => (text.startsWith(shared) ? text.slice(shared.length) : ''));
}

function indentOf(text: string): string {
  return text.slice(0, text.length - text.trimStart().length);
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** The words of several lines in one line. */
export function inOneLine(lines: readonly Line[]): string {
  return trimLines(lines)
    .map(({ bare }) => bare)
    .join(' ')
    .trim();
}
