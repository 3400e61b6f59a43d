/** A ruleset as found in a document of any format, and what else the document has. */

export interface FoundRule {
  readonly number: number;
  readonly title?: string;
  /** Markdown, word for word. */
  readonly text: string;
  /** The heading of the tier it stands under. */
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
  readonly lines: readonly Line[];
}

export interface FoundRuleset {
  /** The name of the format in which the document was read. */
  readonly format: string;
  /** In the order of the document, in which a number may occur twice. */
  readonly rules: readonly FoundRule[];
  /** Titles of tiers in the order of their headings, including tiers without rules. */
  readonly tiers: readonly string[];
  readonly leftovers: readonly Leftover[];
  /** Places where the document could be read otherwise. */
  readonly doubts: readonly string[];
}

export type Recogniser = (lines: readonly Line[]) => FoundRuleset | undefined;

/* A document's lines, each with what is known of it before the document's format is. */

export interface Line {
  /** Counted from one. */
  readonly at: number;
  /** As it stands. */
  readonly text: string;
  /**
   * Its words, without indentation, marks of a heading, emphasis around the whole line, or a hard
   * break.
   */
  readonly bare: string;
  readonly kind: 'words' | 'blank' | 'separator' | 'underline';
  /** The level of a heading that is marked as one by `#` or an underline; otherwise 0. */
  readonly heading: number;
}

const HEADING = /^(#{1,6})[ \t]+(?=\S)/;
/** Without a blank after the signs, as many write them who do not use a preview. */
const TIGHT_HEADING = /^(#{1,6})[ \t]*(?=[^\s#])/;
/** One sign alone may begin a word such as `#5`; two or more mark a heading. */
const SURELY_TIGHT = /^#{2,6}[^\s#]/;
const QUOTED = /^[ \t]*>[ \t]?/;
/** A line drawn across the page, or the asterisks between the rules in Suber's book. */
const SEPARATOR =
  /^(?:\\?[*][ \t]*)+$|^[-+•]$|^(?:-[ \t]*){3,}$|^(?:_[ \t]*){3,}$|^(?:=[ \t]*){3,}$/;
const EMPTY = /^#{0,6}$/;
const UNDERLINE = /^(?:=+|-+)$/;
const BULLET = /^[-*+•][ \t]+/;
/** Emphasis as Markdown writes it, the longest first. */
const EMPHASES = ['***', '___', '**', '__', '*', '_'];

export function toLines(document: string): readonly Line[] {
  const texts = withoutQuotation(document.split('\n'));
  const isTight = texts.some((text) => SURELY_TIGHT.test(text.trimStart()));
  const mark = isTight ? TIGHT_HEADING : HEADING;
  const underlined = texts.map((_, i) => underlineLevel(texts, i));
  return texts.map((text, i): Line => {
    const level = underlined[i] ?? 0;
    const heading = level || (mark.exec(text.trimStart())?.[1]?.length ?? 0);
    return {
      at: i + 1,
      text,
      bare: bareWords(text, mark),
      kind: kindOf(text, underlined[i - 1]),
      heading,
    };
  });
}

export function isWords({ kind }: Line): boolean {
  return kind === 'words';
}

/** Lines without the blank ones at either end. */
export function trimLines(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex(({ kind }) => kind !== 'blank');
  const last = lines.findLastIndex(({ kind }) => kind !== 'blank');
  return first < 0 ? [] : lines.slice(first, last + 1);
}

/** Paragraphs; a marked heading is one by itself. */
export function toParagraphs(lines: readonly Line[]): readonly (readonly Line[])[] {
  const paragraphs: Line[][] = [];
  let last: Line | undefined;
  for (const line of lines) {
    const continues = last && isWords(last) && last.heading === 0 && line.heading === 0;
    if (isWords(line) && continues) paragraphs.at(-1)?.push(line);
    else if (isWords(line)) paragraphs.push([line]);
    last = line;
  }
  return paragraphs;
}

export function countWords(lines: readonly Line[]): number {
  return lines.filter(isWords).reduce((sum, { bare }) => sum + wordsIn(bare), 0);
}

/** Dashes and bars between words are not words. */
function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A document most of which is quoted, as in a reply by mail, without the signs of the quotation. */
function withoutQuotation(texts: readonly string[]): readonly string[] {
  const written = texts.filter((text) => text.trim() !== '');
  const quoted = written.filter((text) => QUOTED.test(text));
  if (quoted.length * 2 <= written.length) return texts;
  return texts.map((text) => text.replace(QUOTED, ''));
}

function kindOf(text: string, levelAbove: number | undefined): Line['kind'] {
  if (EMPTY.test(text.trim())) return 'blank';
  if (levelAbove) return 'underline';
  return SEPARATOR.test(text.trim()) ? 'separator' : 'words';
}

/**
 * 1 or 2 for a single line that is underlined, otherwise 0. The underline is as long as the words,
 * plus or minus two; one of another length divides the text above it from the text below.
 */
function underlineLevel(texts: readonly string[], i: number): number {
  const [before = '', text = '', stroke = ''] = [i - 1, i, i + 1].map((n) => texts[n]?.trim());
  if (text === '' || before !== '' || !UNDERLINE.test(stroke) || SEPARATOR.test(text)) return 0;
  if (Math.abs([...text].length - stroke.length) > 2) return 0;
  return stroke.startsWith('=') ? 1 : 2;
}

function bareWords(text: string, mark: RegExp): string {
  const trimmed = text.trim();
  const isHeading = mark.test(trimmed);
  const unmarked = isHeading ? trimmed.replace(mark, '').replace(/[ \t]#{1,6}$/, '') : trimmed;
  return withoutEmphasis(unmarked.replace(/\\$/, '').replace(BULLET, '').trim());
}

/** Removes emphasis around a whole phrase: `***Mutable Rules***`. */
function withoutEmphasis(words: string): string {
  const mark = EMPHASES.find((each) => words.startsWith(each) && words.endsWith(each));
  if (mark === undefined || words.length <= 2 * mark.length) return words;
  const inner = words.slice(mark.length, -mark.length);
  return inner.includes(mark.charAt(0)) ? words : inner.trim();
}
