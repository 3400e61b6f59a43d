/**
 * Limits the Markdown of one text, so that each text is parsed in a limited time. The parser's time grows
 * with the square of a paragraph's signs, and with the square of a text's lines. It also grows with the
 * cube of the nesting. `npm run bench -- markdown` measures each construct at these limits.
 */
export interface Excess {
  /** Offsets in the text of the part beyond the limit. */
  readonly at: readonly [start: number, end: number];
  /** A whole sentence that states the limit. */
  readonly message: string;
  readonly help: string;
}

/** Twice the longest Judgment that is known, and fourteen times the longest rule. */
export const MOST_LETTERS = 131_072;
/** So many lines of sixty-five letters have as many letters. */
export const MOST_LINES = 2000;
/** Levels of nested quotations, lists and footnotes. */
export const MOST_LEVELS = 60;
/** Signs in one paragraph, if the other paragraphs have no signs. */
export const MOST_SIGNS = 1900;
/** Signs in one text, an eighth of the most letters. In prose with links every twentieth letter is a sign. */
export const MOST_SIGNS_IN_ALL = 16_000;
/** The sum, over all paragraphs, of the square of their signs. */
const MOST_WORK = MOST_SIGNS ** 2;

/** The least number of columns by which a nested list is indented. */
const STEP = 2;
const CONTAINER = String.raw`>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^\]\s]+\]:`;
/** Marks that begin quotations, items and footnotes, with the space around them. */
const CONTAINERS = new RegExp(String.raw`^(?:[ \t]*(?:${CONTAINER}))*[ \t]*`);
const EACH_CONTAINER = new RegExp(CONTAINER, 'g');
/** Only these signs can have a meaning within a paragraph. */
const SIGNS = /[!-/:-@[-`{-~]/g;
/** A line of only these marks ends a paragraph. With more than three blanks before them they are text. */
const QUOTING = /^(?: {0,3}>)*/;
/** A line in a table, or between parts of a text. Its strokes have no meaning in a paragraph. */
const RULE = /^[-=+|: \t]*$/;
const STROKES = /[-=+]/;
/** Begins a list even inside a paragraph. An empty item and a number other than 1 do not. */
const FIRST_ITEM = /^ {0,3}(?:[-*+]|1[.)])[ \t]+\S/;
const NUMBERED = /^\d{1,9}([.)])[ \t]+\S/;

/** The first limit that a text exceeds; `undefined` if it exceeds none. */
export function findExcess(markdown: string): Excess | undefined {
  const { length } = markdown;
  if (length > MOST_LETTERS) {
    const message = `The text has ${length} letters, and one text has at most ${MOST_LETTERS}.`;
    return { at: [MOST_LETTERS, length], message, help: 'Divide it among several records.' };
  }
  let start = 0;
  let isBlank = true;
  let numbered: string | undefined;
  const lines = markdown.split('\n').map((text): MarkdownLine => {
    const marks = text.slice(0, text.length - text.replace(CONTAINERS, '').length);
    const number = NUMBERED.exec(text)?.[1];
    // Numbers other than 1 begin an item only if they continue a list, or after a blank line.
    const isItem = FIRST_ITEM.test(text) || (number !== undefined && number === numbered);
    const begins = isBlank || isItem;
    numbered = begins ? number : undefined;
    isBlank = /^[ \t]*$/.test(text.replace(QUOTING, ''));
    const at = start;
    start += text.length + 1;
    return { start: at, text, marks, containers: marks.match(EACH_CONTAINER)?.length ?? 0, begins };
  });
  return tooManyLines(lines) ?? tooDeep(lines) ?? tooManySigns(lines);
}

interface MarkdownLine {
  readonly start: number;
  readonly text: string;
  /** The line begins with these marks of quotations, items and footnotes. */
  readonly marks: string;
  readonly containers: number;
  /** Whether it begins a paragraph. A group of lines may be more than a paragraph, but never less. */
  readonly begins: boolean;
}

function tooManyLines(lines: readonly MarkdownLine[]): Excess | undefined {
  let count = 0;
  for (const { start, text, containers } of lines) {
    count += 1 + containers;
    if (count > MOST_LINES) {
      const message = `From here on, the text is longer than ${MOST_LINES} lines. Each mark of a quotation, an item or a footnote counts as a line.`;
      const help = 'Divide it among several records, or let the lines be longer.';
      return { at: [start, start + text.length], message, help };
    }
  }
  return undefined;
}

function tooDeep(lines: readonly MarkdownLine[]): Excess | undefined {
  for (const { start, marks, containers } of lines) {
    const columns = marks.replace(/[^ \t]/g, '').replaceAll('\t', '    ').length;
    if (Math.max(containers, columns / STEP) <= MOST_LEVELS) continue;
    const message = `The line stands in quotations or lists more than ${MOST_LEVELS} deep, or as far in.`;
    const help = 'Nest it less, or set it in less.';
    return { at: [start, start + marks.length], message, help };
  }
  return undefined;
}

function tooManySigns(lines: readonly MarkdownLine[]): Excess | undefined {
  let work = 0;
  let all = 0;
  let signs = 0;
  for (const { start, text, begins } of lines) {
    if (begins) signs = 0;
    // Signs of quotations before the text count as lines.
    const [quoting = ''] = QUOTING.exec(text) ?? [];
    const isRule = RULE.test(text.slice(quoting.length));
    for (const { 0: sign, index } of text.matchAll(SIGNS)) {
      if (index < quoting.length || (isRule && STROKES.test(sign))) continue;
      all += 1;
      // (n + 1)² = n² + 2n + 1
      work += 2 * signs + 1;
      signs += 1;
      if (work <= MOST_WORK && all <= MOST_SIGNS_IN_ALL) continue;
      const message = `From here on, the text has more brackets, asterisks, points and other signs than can be shown in time. It may have ${MOST_SIGNS} in one paragraph, or ${MOST_SIGNS_IN_ALL} in many short ones.`;
      const help =
        'Divide its longest paragraphs by blank lines, or divide it among several records.';
      return { at: [start + index, start + index + 1], message, help };
    }
  }
  return undefined;
}
