/** A catalogue card for a game, as links to it are shown elsewhere. */
import type { GameCardPicture } from '../../../archive/page-models/game/game-card.ts';
import { breakLines, type Style as Lettered, letter } from './lettering.ts';

const CARD = { width: 1200, height: 630, left: 130, right: 1070 } as const;
const INK = '#1b231f';
const STAMP = '#9b2b1f';
const SOFT = '#4b574f';
/** From one line of the status to the next. */
const LINE = 38;
/** Rows beneath a status of one line. */
const STANDINGS = 4;

interface Style extends Lettered {
  readonly fill: string;
  /** Drawn with a line around it: the fonts come in one weight here. */
  readonly bold?: number;
}

const BRAND: Style = { face: 'serif', size: 38, fill: '#f6f1df', bold: 1 };
const TITLE: Style = { face: 'serif', size: 72, fill: INK, bold: 1.4 };
const FOOT: Style = { face: 'sans', size: 24, fill: SOFT, bold: 0.8 };
const STATUS: Style = { face: 'sans', size: 28, fill: STAMP, bold: 1.3 };
const NAME: Style = { face: 'serif', size: 34, fill: INK };
const SCORE: Style = { face: 'sans', size: 34, fill: INK, bold: 1.6 };

export function gameCardSvg(card: GameCardPicture): string {
  const { left, right, width, height } = CARD;
  const status = breakLines(card.status, STATUS, { most: right - left, lines: 2 });
  const below = (status.length - 1) * LINE;
  const rows = card.standings.slice(0, STANDINGS + 1 - status.length);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="1200" height="630" fill="#dfe5dc"/>
<rect width="1200" height="78" fill="#1d483b"/>
<path d="M0 80H1200M0 86H1200" stroke="#c7a34c" stroke-width="2"/>
${draw('Nomotheca', BRAND, 70, 52)}
<rect x="76" y="128" width="1054" height="470" fill="#c3cdc2"/>
<rect x="70" y="122" width="1054" height="470" fill="#fbfbf6" stroke="#c3cdc2"/>
${draw(card.title, TITLE, left, 216)}
<path d="M${left} 244H${right}" stroke="${STAMP}" stroke-width="4"/>
${status.map((line, i) => draw(line, STATUS, left, 296 + i * LINE)).join('\n')}
${rows.map((row, i) => drawRow(row, 358 + below + i * 50)).join('\n')}
${draw(card.summary, FOOT, left, 566)}
</svg>`;
}

function drawRow({ name, score }: GameCardPicture['standings'][number], y: number): string {
  const { width } = letter(score, SCORE, { x: 0, y: 0, most: 300 });
  const line = `<path d="M${CARD.left} ${y + 15}H${CARD.right}" stroke="#c4d5de"/>`;
  return draw(name, NAME, CARD.left, y, 640) + draw(score, SCORE, CARD.right - width, y) + line;
}

function draw(
  words: string,
  style: Style,
  x: number,
  y: number,
  most = CARD.right - CARD.left,
): string {
  const { path } = letter(words, style, { x, y, most });
  const around = style.bold ? ` stroke="${style.fill}" stroke-width="${style.bold}"` : '';
  return `<path fill="${style.fill}"${around} d="${path}"/>`;
}
