/** Characters by which a sentence looks otherwise than it is. */
import { findUnseen } from '../../diagnostics/visible.ts';
import { withoutEnd } from '../../helpers/without-end.ts';

/** Colours of a terminal change no word, and a bell none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const HARMLESS = /\x1b\[[\d;]*m|^\ufeff|\r$/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is looked for
const BELL = /\x07/;

/** Without width, before or behind all words, where they change none. */
const AT_EDGE = /[\s\u200b-\u200d\u2060\ufeff\u00ad]/;
const AT_START = new RegExp(`^${AT_EDGE.source}+`);

export interface Cleaned {
  readonly text: string;
  readonly why?: string;
}

/** The words without what changes none, and why they may not be what they seem. */
export function cleaned(written: string): Cleaned {
  const bare = withoutEnd(written.trimEnd(), BELL).replace(HARMLESS, '');
  const text = withoutEnd(bare, AT_EDGE).replace(AT_START, '');
  if (findUnseen(text).length > 0) {
    return { text: withoutUnseen(text), why: 'it has characters that nobody sees' };
  }
  const folded = foldedLetters(text);
  return folded === text ? { text } : { text: folded, why: 'it has letters that look like others' };
}

function withoutUnseen(text: string): string {
  const unseen = new Set(findUnseen(text).map(({ at }) => at));
  let clean = '';
  let at = 0;
  for (const character of text) {
    clean += unseen.has(at) ? (/\s/.test(character) ? ' ' : '') : character;
    at += character.length;
  }
  return foldedLetters(clean);
}

/** Letters of Greek and Cyrillic that are drawn like Latin ones. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['АВЕЅІЈКМНОРСТУХѴԌԚԜ', 'ABESIJKMHOPCTYXVGQW'],
    ['аеіјорсухѕԁԛԝһ', 'aeijopcyxsdqwh'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
    ['οναιτρ', 'ovaitp'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, i) => [letter, to[i] ?? ''] as const)),
);
const HAS_ALIKE = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g');
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const FIGURES: Readonly<Record<string, string>> = Object.fromEntries(
  ['0OОoоΟοQ', '1lIІ|', '3ЗзƷ', '6б', '8В'].flatMap(([figure = '', ...letters]) =>
    letters.map((letter) => [letter, figure] as const),
  ),
);

/** Figures of other scripts, and letters among figures that look like one. */
function foldedFigures(word: string): string {
  const own = word
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (figure) => String(figureOf(figure)))
    .replace(/\D/gu, (letter) => FIGURES[letter] ?? letter);
  return /^\d{2,}$/.test(own) ? own : word;
}

/** Each script has its ten figures in a row. */
function figureOf(figure: string): number {
  const code = figure.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code < 58 ? code - 48 : code - zero;
}

/** Words as they look: only such as mix alphabets, or have letters in other forms, are changed. */
function foldedLetters(text: string): string {
  return text.replace(WORD, (word) => {
    if (/\p{Nd}/u.test(word)) return foldedFigures(word);
    const compatible = word.normalize('NFKC');
    const latin = compatible.replace(HAS_ALIKE, (letter) => ALIKE[letter] ?? letter);
    return /^[\x20-\x7e]+$/.test(latin) ? latin : word;
  });
}
