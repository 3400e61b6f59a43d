/** A catalogue card for a game, shown by links elsewhere. Its words are outlines, so that no font is needed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkitten';
import type { GameCardPicture } from '../../../archive/page-models/game/describe-game.ts';
import { getOrMake } from '../../../helpers/once.ts';

export type Face = 'serif' | 'sans';

const SUBSETS = ['latin', 'latin-ext'] as const;
const FILES: Readonly<Record<Face, string>> = {
  serif: '@fontsource-variable/source-serif-4/files/source-serif-4-SUBSET-wght-normal.woff2',
  sans: '@fontsource-variable/source-sans-3/files/source-sans-3-SUBSET-wght-normal.woff2',
};
const fonts = new Map<Face, readonly Font[]>();

export interface TextStyle {
  readonly face: Face;
  readonly size: number;
}

/** Leaves out letters that the font lacks. An ellipsis ends words that are too wide. */
export function letter(
  words: string,
  style: TextStyle,
  place: { readonly x: number; readonly y: number; readonly most: number },
) {
  let at = 0;
  let path = '';
  for (const { font, run } of runsOf(shorten(words, style, place.most), style.face)) {
    const scale = style.size / font.unitsPerEm;
    for (const glyph of font.glyphsForString(run)) {
      path += glyph.path
        .scale(scale, -scale)
        .translate(place.x + at, place.y)
        .toSVG();
      at += glyph.advanceWidth * scale;
    }
  }
  return {
    /** SVG path data of the words, their baseline beginning at a point. */
    path,
    width: at,
  };
}

/** Words in lines as wide as their place, and no more lines than there may be. */
export function breakLines(
  words: string,
  style: TextStyle,
  { most, lines }: { readonly most: number; readonly lines: number },
): readonly string[] {
  const broken: string[] = [];
  for (const word of words.split(' ')) {
    const longer = broken.length === 0 ? word : `${broken.at(-1)} ${word}`;
    const fits = broken.length === lines || widthOf(longer, style) <= most;
    if (fits && broken.length > 0) broken[broken.length - 1] = longer;
    else broken.push(word);
  }
  return broken;
}

/** The parts of some words that one font can write; what none can is left out. */
function runsOf(words: string, face: Face) {
  const runs: { font: Font; run: string }[] = [];
  for (const character of words) {
    const code = character.codePointAt(0) ?? 0;
    const subsets = getOrMake(fonts, face, () =>
      SUBSETS.map((subset) => read(FILES[face].replace('SUBSET', subset))),
    );
    const font = subsets.find((each) => each.hasGlyphForCodePoint(code));
    const last = runs.at(-1);
    if (font && last?.font === font) last.run += character;
    else if (font) runs.push({ font, run: character });
  }
  return runs;
}

function read(name: string): Font {
  const file = createRequire(import.meta.url).resolve(name);
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} holds several fonts.`);
  return font;
}

/** Measures letters only until the place is full, since a rule may have any length. */
function shorten(words: string, style: TextStyle, most: number): string {
  const dots = widthOf('…', style);
  let fitting = '';
  let read = '';
  let width = 0;
  for (const character of words) {
    width += widthOf(character, style);
    if (width > most) return `${fitting.trimEnd()}…`;
    read += character;
    if (width + dots <= most) fitting = read;
  }
  return words;
}

function widthOf(words: string, { face, size }: TextStyle): number {
  let width = 0;
  for (const { font, run } of runsOf(words, face)) {
    const advance = font.glyphsForString(run).reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
    width += (advance * size) / font.unitsPerEm;
  }
  return width;
}

const CARD = { width: 1200, height: 630, left: 130, right: 1070 } as const;
const INK = '#1b231f';
const STAMP = '#9b2b1f';
const SOFT = '#4b574f';
/** From one line of the status to the next. */
const LINE = 38;
/** Rows beneath a status of one line. */
const STANDINGS = 4;

interface Style extends TextStyle {
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
  const rows = card.standings.slice(0, STANDINGS + 1 - status.length).map(({ name, score }, i) => {
    const y = 358 + below + i * 50;
    const scored = letter(score, SCORE, { x: 0, y: 0, most: 300 });
    const line = `<path d="M${left} ${y + 15}H${right}" stroke="#c4d5de"/>`;
    return draw(name, NAME, left, y, 640) + draw(score, SCORE, right - scored.width, y) + line;
  });
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
${rows.join('\n')}
${draw(card.summary, FOOT, left, 566)}
</svg>`;
}

function draw(words: string, style: Style, x: number, y: number, most = CARD.right - CARD.left) {
  const { path } = letter(words, style, { x, y, most });
  const around = style.bold ? ` stroke="${style.fill}" stroke-width="${style.bold}"` : '';
  return `<path fill="${style.fill}"${around} d="${path}"/>`;
}
