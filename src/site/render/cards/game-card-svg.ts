/** A catalogue card for a game, as links to it are shown elsewhere. */
import type { GameCardPicture } from '../../../archive/page-models/cards/game-card.ts';
import { CARD, draw, frameCard, INK, linesOf, STAMP, type Style } from './card-frame.ts';
import { letter } from './lettering.ts';

/** From one line of the status to the next. */
const LINE = 38;
/** Rows beneath a status of one line. */
const STANDINGS = 4;

const STATUS: Style = { face: 'sans', size: 28, fill: STAMP, bold: 1.3 };
const NAME: Style = { face: 'serif', size: 34, fill: INK };
const SCORE: Style = { face: 'sans', size: 34, fill: INK, bold: 1.6 };

export function gameCardSvg(card: GameCardPicture): string {
  const status = linesOf(card.status, STATUS, 2);
  const below = (status.length - 1) * LINE;
  const rows = card.standings.slice(0, STANDINGS + 1 - status.length);
  const within = `${status.map((line, i) => draw(line, STATUS, CARD.left, 296 + i * LINE)).join('\n')}
${rows.map((row, i) => drawRow(row, 358 + below + i * 50)).join('\n')}`;
  return frameCard(card.title, card.summary, within);
}

function drawRow({ name, score }: GameCardPicture['standings'][number], y: number): string {
  const { width } = letter(score, SCORE, { x: 0, y: 0, most: 300 });
  const line = `<path d="M${CARD.left} ${y + 15}H${CARD.right}" stroke="#c4d5de"/>`;
  return draw(name, NAME, CARD.left, y, 640) + draw(score, SCORE, CARD.right - width, y) + line;
}
