/** The size of the card that a rule needs, and the size of its type. */

/** In eighths of a sheet. */
export const CARD_SIZES = [1, 2, 4, 8] as const;

export interface CardSetting {
  readonly eighths: (typeof CARD_SIZES)[number];
  readonly type: 'usual' | 'small';
}

interface Room extends CardSetting {
  readonly letters: number;
  readonly lines: number;
}

/** The room on the smaller of the two papers: letters to a line, and lines to a card. */
const ROOM: readonly Room[] = [
  { eighths: 1, type: 'usual', letters: 52, lines: 10.5 },
  { eighths: 1, type: 'small', letters: 61, lines: 12.2 },
  { eighths: 2, type: 'usual', letters: 52, lines: 25.5 },
  { eighths: 2, type: 'small', letters: 61, lines: 29.7 },
  { eighths: 4, type: 'usual', letters: 110, lines: 25.5 },
  { eighths: 4, type: 'small', letters: 129, lines: 29.7 },
  { eighths: 8, type: 'usual', letters: 110, lines: 56 },
];
/** For a text that fits no other setting. */
const SHEET: CardSetting = { eighths: 8, type: 'small' };
/** The space between two paragraphs, in lines. */
const GAP = 0.35;

/** The first setting that holds the text: a smaller type is tried before a larger card. */
export function cardSetting(text: string): CardSetting {
  const room = ROOM.find(({ letters, lines }) => linesOf(text, letters) <= lines);
  return room ? { eighths: room.eighths, type: room.type } : SHEET;
}

function linesOf(text: string, letters: number): number {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .reduce((sum, line) => sum + Math.ceil(line.length / letters) + GAP, 0);
}
