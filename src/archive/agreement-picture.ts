/** Who votes with whom, drawn: the players in a ring, every two joined by a line. */
import type { VoteAgreement } from './vote-agreement.ts';

export interface AgreementPicture {
  readonly width: number;
  readonly height: number;
  readonly players: readonly {
    readonly x: number;
    readonly y: number;
    readonly label: string;
    readonly labelX: number;
    readonly labelY: number;
    readonly anchor: 'start' | 'middle' | 'end';
  }[];
  readonly lines: readonly {
    /** SVG path data. */
    readonly path: string;
    /** How often the two agreed: 0 never to 5 always. */
    readonly fifths: number;
  }[];
}

const WIDTH = 420;
const HEIGHT = 260;
const RADIUS = 96;
const LABEL_GAP = 14;
const LABEL_LENGTH = 16;
/** A ring of more players is a ball of wool. */
const MOST_PLAYERS = 12;

/** `undefined` where the table alone tells it better. */
export function drawAgreement({ rows }: VoteAgreement): AgreementPicture | undefined {
  if (rows.length < 3 || rows.length > MOST_PLAYERS) return undefined;
  const players = rows.map(({ name }, i) => {
    const angle = (2 * Math.PI * i) / rows.length - Math.PI / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return {
      x: round(WIDTH / 2 + RADIUS * cos),
      y: round(HEIGHT / 2 + RADIUS * sin),
      label: shorten(name),
      labelX: round(WIDTH / 2 + (RADIUS + LABEL_GAP) * cos),
      labelY: round(HEIGHT / 2 + (RADIUS + LABEL_GAP) * sin + 5),
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
  return { width: WIDTH, height: HEIGHT, players, lines };
}

function shorten(name: string): string {
  const letters = [...name];
  return letters.length > LABEL_LENGTH ? `${letters.slice(0, LABEL_LENGTH - 1).join('')}…` : name;
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}
