/** The catalogue card that links are shown with elsewhere: its frame, and letters on it. */
import { breakLines, type Style as Lettered, letter } from './lettering.ts';

export const CARD = { width: 1200, height: 630, left: 130, right: 1070 } as const;
export const INK = '#1b231f';
export const STAMP = '#9b2b1f';
const SOFT = '#4b574f';

export interface Style extends Lettered {
  readonly fill: string;
  /** Drawn with a line around it: the fonts come in one weight here. */
  readonly bold?: number;
}

const BRAND: Style = { face: 'serif', size: 38, fill: '#f6f1df', bold: 1 };
const TITLE: Style = { face: 'serif', size: 72, fill: INK, bold: 1.4 };
const FOOT: Style = { face: 'sans', size: 24, fill: SOFT, bold: 0.8 };

export function frameCard(title: string, foot: string, within: string): string {
  const { left, right, width, height } = CARD;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="1200" height="630" fill="#dfe5dc"/>
<rect width="1200" height="78" fill="#1d483b"/>
<path d="M0 80H1200M0 86H1200" stroke="#c7a34c" stroke-width="2"/>
${draw('Nomotheca', BRAND, 70, 52)}
<rect x="76" y="128" width="1054" height="470" fill="#c3cdc2"/>
<rect x="70" y="122" width="1054" height="470" fill="#fbfbf6" stroke="#c3cdc2"/>
${draw(title, TITLE, left, 216)}
<path d="M${left} 244H${right}" stroke="${STAMP}" stroke-width="4"/>
${within}
${draw(foot, FOOT, left, 566)}
</svg>`;
}

export function draw(
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

/** The lines in which words fit on a card, and no more than there may be. */
export function linesOf(words: string, style: Style, lines: number): readonly string[] {
  return breakLines(words, style, { most: CARD.right - CARD.left, lines });
}
