/** “History: Initial Immutable Rule 101”: a rule's history, as many documents write it. */
import { isWords, type Line } from '../document/line.ts';
import { inOneLine } from './rule-text.ts';

const LABEL = /^[*_]{0,3}History[*_]{0,3}\s*:[*_]{0,3}\s*/i;

export function isLabelledHistory(line: Line): boolean {
  return isWords(line) && LABEL.test(line.text.trim());
}

/** The words after the label; `undefined` if there are none. */
export function readHistory(lines: readonly Line[]): string | undefined {
  const words = inOneLine(lines).replace(LABEL, '');
  return words === '' ? undefined : words;
}
