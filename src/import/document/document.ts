/** The lines of a document, and the ruleset that a format finds in them. */

export interface FoundRule {
  readonly number: number;
  readonly title?: string;
  /** Markdown, word for word. */
  readonly text: string;
  /** The title of its tier, from a heading. */
  readonly tier?: string;
  /** The rule's past according to the document. A card does not record it. */
  readonly history?: string;
  /** The line of its number. */
  readonly at: number;
}

/** Words that belong to no rule and no heading. */
export interface Leftover {
  /** The rule that they follow; `undefined` before the first rule. */
  readonly after?: number;
  readonly lines: readonly DocumentLine[];
}

export interface FoundRuleset {
  /** The name of the recognised format. */
  readonly format: string;
  /** In the order of the document. A number may occur twice. */
  readonly rules: readonly FoundRule[];
  /** Titles of tiers in the order of their headings, including tiers without rules. */
  readonly tiers: readonly string[];
  readonly leftovers: readonly Leftover[];
  /** The document may have a different meaning here. */
  readonly doubts: readonly string[];
}

export type Recogniser = (lines: readonly DocumentLine[]) => FoundRuleset | undefined;

export interface DocumentLine {
  /** Counted from one. */
  readonly at: number;
  readonly text: string;
  /** The words, without indentation, marks of a heading, emphasis around the line, or a hard break. */
  readonly bare: string;
  readonly kind: 'words' | 'blank' | 'separator' | 'underline';
  /** The level of a heading that `#` or an underline marks, and else 0. */
  readonly heading: number;
}

const HEADING = /^(#{1,6})[ \t]+(?=\S)/;
/** Some authors, without a preview, write no blank after the signs: `##Rule 101`. */
const TIGHT_HEADING = /^(#{1,6})[ \t]*(?=[^\s#])/;
/** A single sign may begin a word such as `#5`. */
const SURELY_TIGHT = /^#{2,6}[^\s#]/;
const QUOTED = /^[ \t]*>[ \t]?/;
/** A line across the page, or the asterisks between the rules in Suber's book. */
const SEPARATOR =
  /^(?:\\?[*][ \t]*)+$|^[-+•]$|^(?:-[ \t]*){3,}$|^(?:_[ \t]*){3,}$|^(?:=[ \t]*){3,}$/;
const EMPTY = /^#{0,6}$/;
const UNDERLINE = /^(?:=+|-+)$/;
const BULLET = /^[-*+•][ \t]+/;
/** Emphasis as Markdown writes it, the longest first. */
const EMPHASES = ['***', '___', '**', '__', '*', '_'];

export function toLines(document: string): readonly DocumentLine[] {
  const raw = document.split('\n');
  const written = raw.filter((text) => text.trim() !== '');
  // The signs of quotation go if most of the document is quoted, as in a reply by mail.
  const isQuoted = written.filter((text) => QUOTED.test(text)).length * 2 > written.length;
  const texts = isQuoted ? raw.map((text) => text.replace(QUOTED, '')) : raw;
  const isTight = texts.some((text) => SURELY_TIGHT.test(text.trimStart()));
  const mark = isTight ? TIGHT_HEADING : HEADING;
  const underlined = texts.map((_, i) => underlineLevel(texts, i));
  return texts.map((text, i): DocumentLine => {
    const level = underlined[i] ?? 0;
    const trimmed = text.trim();
    const marked = mark.exec(trimmed)?.[1];
    const words = marked ? trimmed.replace(mark, '').replace(/[ \t]#{1,6}$/, '') : trimmed;
    const bare = withoutEmphasis(words.replace(/\\$/, '').replace(BULLET, '').trim());
    const kind = kindOf(trimmed, underlined[i - 1]);
    return { at: i + 1, text, bare, kind, heading: level || (marked?.length ?? 0) };
  });
}

export function isWords({ kind }: DocumentLine): boolean {
  return kind === 'words';
}

/** Removes the blank lines at either end. */
export function trimLines(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const first = lines.findIndex(({ kind }) => kind !== 'blank');
  const last = lines.findLastIndex(({ kind }) => kind !== 'blank');
  return first < 0 ? [] : lines.slice(first, last + 1);
}

/** Paragraphs; a marked heading is one by itself. */
export function toParagraphs(lines: readonly DocumentLine[]): readonly (readonly DocumentLine[])[] {
  const paragraphs: DocumentLine[][] = [];
  let last: DocumentLine | undefined;
  for (const line of lines) {
    const continues = last && isWords(last) && last.heading === 0 && line.heading === 0;
    if (isWords(line) && continues) paragraphs.at(-1)?.push(line);
    else if (isWords(line)) paragraphs.push([line]);
    last = line;
  }
  return paragraphs;
}

/** Dashes and bars between words are not words. */
export function countWordsIn(lines: readonly DocumentLine[]): number {
  const words = lines.filter(isWords).flatMap(({ bare }) => bare.split(/\s+/));
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** `*`, `**`, `_` and the like at the beginning or end of emphasis, but not within a word. */
const EMPHASIS = /(?<![\p{L}\p{N}\\*_])[*_]{1,3}(?=\S)|(?<=[^\s\\*_])[*_]{1,3}(?![\p{L}\p{N}*_])/gu;
const HARD_BREAK = /\\$/gm;
const ESCAPE = /\\(?=[!-/:-@[-`{-~])/g;

/** Two texts with the same words have one folded form. White space and emphasis do not count. */
export function foldWords(text: string): string {
  return text
    .replace(HARD_BREAK, '')
    .replace(EMPHASIS, '')
    .replace(ESCAPE, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const MOST_LISTED = 20;

export function listSome(names: readonly string[]): string {
  const more = names.length - MOST_LISTED;
  return names.slice(0, MOST_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const LONGEST_EXCERPT = 60;

export function excerpt(text: string): string {
  return text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT)}…` : text;
}

function kindOf(trimmed: string, levelAbove: number | undefined): DocumentLine['kind'] {
  if (EMPTY.test(trimmed)) return 'blank';
  if (levelAbove) return 'underline';
  return SEPARATOR.test(trimmed) ? 'separator' : 'words';
}

/**
 * 1 or 2 for a single underlined line, and else 0. The underline is as long as the words, plus or minus
 * two. A stroke of a different length divides the text.
 */
function underlineLevel(texts: readonly string[], i: number): number {
  const [before = '', text = '', stroke = ''] = [i - 1, i, i + 1].map((n) => texts[n]?.trim());
  if (text === '' || before !== '' || !UNDERLINE.test(stroke) || SEPARATOR.test(text)) return 0;
  if (Math.abs([...text].length - stroke.length) > 2) return 0;
  return stroke.startsWith('=') ? 1 : 2;
}

/** Removes emphasis around a whole phrase: `***Mutable Rules***`. */
function withoutEmphasis(words: string): string {
  const mark = EMPHASES.find((each) => words.startsWith(each) && words.endsWith(each));
  if (mark === undefined || words.length <= 2 * mark.length) return words;
  const inner = words.slice(mark.length, -mark.length);
  return inner.includes(mark.charAt(0)) ? words : inner.trim();
}
