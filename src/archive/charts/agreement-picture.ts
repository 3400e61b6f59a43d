/** Who votes with whom, as a picture: the players in a ring, every two joined by a line. */
import { nameLines } from './name-lines.ts';
import type { VoteAgreement } from './vote-agreement.ts';

export interface AgreementPicture {
  readonly width: number;
  readonly height: number;
  readonly players: readonly {
    readonly x: number;
    readonly y: number;
    readonly name: string;
    /** The name in lines, each with the place of its baseline. */
    readonly label: readonly { readonly words: string; readonly y: number }[];
    readonly labelX: number;
    readonly anchor: 'start' | 'middle' | 'end';
  }[];
  readonly lines: readonly {
    /** SVG path data. */
    readonly path: string;
    /** How often the two agreed: 0 never to 5 always. */
    readonly fifths: number;
  }[];
}

const WIDTH = 460;
const RADIUS = 100;
const LABEL_GAP = 14;
/** Columns of a line of a name, for which there is room beside the ring. */
const LABEL_COLUMNS = 13;
const LABEL_LINES = 3;
const LINE_HEIGHT = 16;
/** From the middle of a line of text down to its baseline. */
const BASELINE = 5;
/** A ring of more players cannot be read. */
const MOST_PLAYERS = 12;

/** `undefined` if the table alone is clearer. */
export function drawAgreement({ rows }: VoteAgreement): AgreementPicture | undefined {
  if (rows.length < 3 || rows.length > MOST_PLAYERS) return undefined;
  const labels = rows.map(({ name }) => nameLines(name, LABEL_COLUMNS, LABEL_LINES));
  const tallest = Math.max(...labels.map((lines) => lines.length)) * LINE_HEIGHT;
  const height = 2 * (RADIUS + LABEL_GAP + tallest);
  const players = rows.map(({ name }, i) => {
    const angle = (2 * Math.PI * i) / rows.length - Math.PI / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const lines = labels[i] ?? [];
    // Above the ring a name stands on its place, below it hangs from it, and beside it is centred.
    const middle = (RADIUS + LABEL_GAP) * sin + ((lines.length - 1) * LINE_HEIGHT * sin) / 2;
    const first = height / 2 + middle - ((lines.length - 1) * LINE_HEIGHT) / 2 + BASELINE;
    return {
      x: round(WIDTH / 2 + RADIUS * cos),
      y: round(height / 2 + RADIUS * sin),
      name,
      label: lines.map((words, line) => ({ words, y: round(first + line * LINE_HEIGHT) })),
      labelX: round(WIDTH / 2 + (RADIUS + LABEL_GAP) * cos),
      anchor:
        Math.abs(cos) < 0.2 ? ('middle' as const) : cos > 0 ? ('start' as const) : ('end' as const),
    };
  });
  const lines = rows.flatMap(({ cells }, i) =>
    cells.slice(i + 1).flatMap((cell, j) => {
      const [one, other] = [players[i], players[i + 1 + j]];
      if (!cell || !one || !other) return [];
      return { path: `M${one.x} ${one.y}L${other.x} ${other.y}`, fifths: cell.fifths };
    }),
  );
  return { width: WIDTH, height, players, lines };
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}
