/** Words as outlines, so that a picture of them needs no font wherever it is drawn. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkitten';

export interface Lettering {
  /** SVG path data of the words, their baseline beginning at a point. */
  readonly path: string;
  readonly width: number;
}

export type Face = 'serif' | 'sans';

const FILES: Readonly<Record<Face, string>> = {
  serif: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  sans: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
};
const fonts = new Map<Face, Font>();

/** Letters that the font lacks are left out; words too wide for their place end in an ellipsis. */
export function letter(
  words: string,
  style: { readonly face: Face; readonly size: number },
  place: { readonly x: number; readonly y: number; readonly most: number },
): Lettering {
  const font = fontOf(style.face);
  const scale = style.size / font.unitsPerEm;
  const shown = shorten(words, font, place.most / scale);
  let at = 0;
  let path = '';
  for (const glyph of font.glyphsForString(shown)) {
    path += glyph.path
      .scale(scale, -scale)
      .translate(place.x + at * scale, place.y)
      .toSVG();
    at += glyph.advanceWidth;
  }
  return { path, width: at * scale };
}

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const file = createRequire(import.meta.url).resolve(FILES[face]);
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} holds several fonts.`);
  fonts.set(face, font);
  return font;
}

function shorten(words: string, font: Font, most: number): string {
  const letters = [...words].filter((c) => font.hasGlyphForCodePoint(c.codePointAt(0) ?? 0));
  if (widthOf(letters.join(''), font) <= most) return letters.join('');
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, font) > most) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function widthOf(words: string, font: Font): number {
  return font.glyphsForString(words).reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
}
