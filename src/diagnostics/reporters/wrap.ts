/** Fits text into the columns of a terminal. */
import fastStringWidth from 'fast-string-width';
import { wrapAnsi } from 'fast-wrap-ansi';

const ONLY_ASCII = /^[\x20-\x7e]*$/;

/** For text without control characters. East Asian letters and emoji need two columns, accents none. */
export function displayWidth(text: string): number {
  return ONLY_ASCII.test(text) ? text.length : fastStringWidth(text);
}

/** The longest beginning of the text that fits. */
export function fitting(text: string, columns: number): string {
  if (ONLY_ASCII.test(text)) return text.slice(0, Math.max(0, columns));
  let width = 0;
  let fits = '';
  for (const character of text) {
    width += displayWidth(character);
    if (width > columns) break;
    fits += character;
  }
  return fits;
}

/** Pads every cell of a column to the widest cell. */
export function columnOf(cells: readonly string[]): (cell: string) => string {
  const widest = Math.max(0, ...cells.map(displayWidth));
  return (cell) => cell + ' '.repeat(Math.max(0, widest - displayWidth(cell)));
}

/** Longer lines are hard to read. */
export const WIDEST = 100;
const NARROWEST = 20;
/** A sentence that goes or comes has such a sign. Its other lines are indented. */
const SIGN = /^[−+] /u;

/**
 * Breaks at spaces, and within a word only if it is longer than a line. Line feeds stay, and the lines of a
 * paragraph keep its indent.
 */
export function wrap(text: string, columns: number): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const words = line.trimStart();
    const indent = line.slice(0, line.length - words.length);
    const room = Math.max(NARROWEST, columns - displayWidth(indent));
    if (displayWidth(words) <= room) return [line];
    const sign = SIGN.exec(words)?.[0] ?? '';
    const hanging = ' '.repeat(sign.length);
    return wrapAnsi(words.slice(sign.length), room - sign.length, { hard: true })
      .split('\n')
      .map((part, i) => indent + (i === 0 ? sign : hanging) + part);
  });
}
