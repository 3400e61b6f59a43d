/** Columns that text takes on a terminal. */

const NONE = /^(?:\p{Mn}|\p{Me}|\u200c|\u200d)$/u;
const TWO =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]$/u;
const ONLY_ASCII = /^[\x20-\x7e]*$/;

/** For text without control characters: East Asian letters and emoji take two, accents none. */
export function displayWidth(text: string): number {
  if (ONLY_ASCII.test(text)) return text.length;
  let width = 0;
  for (const character of text) {
    if (TWO.test(character)) width += 2;
    else if (!NONE.test(character)) width += 1;
  }
  return width;
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
