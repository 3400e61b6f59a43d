/** Columns that text takes on a terminal. */
import fastStringWidth from 'fast-string-width';

const ONLY_ASCII = /^[\x20-\x7e]*$/;

/** For text without control characters: East Asian letters and emoji take two, accents none. */
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

/** Pads every cell of a column to the widest of them. */
export function columnOf(cells: readonly string[]): (cell: string) => string {
  const widest = Math.max(0, ...cells.map(displayWidth));
  return (cell) => cell + ' '.repeat(Math.max(0, widest - displayWidth(cell)));
}
