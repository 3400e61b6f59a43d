/** Words as outlines, so that a picture of them needs no font wherever it is drawn. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkitten';
import { getOrMake } from '../../../helpers/once.ts';

export interface Lettering {
  /** SVG path data of the words, their baseline beginning at a point. */
  readonly path: string;
  readonly width: number;
}

export type Face = 'serif' | 'sans';

const SUBSETS = ['latin', 'latin-ext'] as const;
const FILES: Readonly<Record<Face, string>> = {
  serif: '@fontsource-variable/source-serif-4/files/source-serif-4-SUBSET-wght-normal.woff2',
  sans: '@fontsource-variable/source-sans-3/files/source-sans-3-SUBSET-wght-normal.woff2',
};
const fonts = new Map<Face, readonly Font[]>();

export interface Style {
  readonly face: Face;
  readonly size: number;
}

/** Letters that the font lacks are left out; words too wide for their place end in an ellipsis. */
export function letter(
  words: string,
  style: Style,
  place: { readonly x: number; readonly y: number; readonly most: number },
): Lettering {
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
  return { path, width: at };
}

/** Words in lines as wide as their place, and no more lines than there may be. */
export function breakLines(
  words: string,
  style: Style,
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
function runsOf(
  words: string,
  face: Face,
): readonly { readonly font: Font; readonly run: string }[] {
  const runs: { font: Font; run: string }[] = [];
  for (const character of words) {
    const code = character.codePointAt(0) ?? 0;
    const font = fontsOf(face).find((each) => each.hasGlyphForCodePoint(code));
    const last = runs.at(-1);
    if (font && last?.font === font) last.run += character;
    else if (font) runs.push({ font, run: character });
  }
  return runs;
}

function fontsOf(face: Face): readonly Font[] {
  return getOrMake(fonts, face, () =>
    SUBSETS.map((subset) => read(FILES[face].replace('SUBSET', subset))),
  );
}

function read(name: string): Font {
  const file = createRequire(import.meta.url).resolve(name);
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} holds several fonts.`);
  return font;
}

/** Letters are measured only until the place is full, since the words may be a rule of any length. */
function shorten(words: string, style: Style, most: number): string {
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

function widthOf(words: string, { face, size }: Style): number {
  let width = 0;
  for (const { font, run } of runsOf(words, face)) {
    const advance = font.glyphsForString(run).reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
    width += (advance * size) / font.unitsPerEm;
  }
  return width;
}
