/**
 * How much Markdown one text may hold. What the parser does takes the square of what one paragraph has
 * that might mean something to it, the square of the lines of a text, and the cube of the nesting. So
 * these are bounded, whatever they mean, and with them the time that any text can take.
 * `npm run bench -- markdown` measures each construct at these bounds.
 */
export interface Excess {
  /** Offsets in the text of the part beyond the limit. */
  readonly at: readonly [start: number, end: number];
  /** A whole sentence, with the limit. */
  readonly message: string;
  readonly help: string;
}

/** Twice the longest Judgment that is known, and fourteen times the longest rule. */
export const MOST_LETTERS = 131_072;
/** As many letters in lines of sixty-five. */
export const MOST_LINES = 2000;
/** Levels of nested quotations, lists and footnotes. */
export const MOST_LEVELS = 60;
/** Signs in one paragraph, if no other has any. */
export const MOST_SIGNS = 1900;
/** Signs in one text: every eighth letter of the longest. In prose with links one of twenty is a sign. */
export const MOST_SIGNS_IN_ALL = 16_000;
/** What all paragraphs take together, if each takes the square of its signs. */
const MOST_WORK = MOST_SIGNS ** 2;

/** The least number of columns by which a nested list is indented. */
const STEP = 2;
const CONTAINER = String.raw`>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^\]\s]+\]:`;
/** Marks that begin quotations, items and footnotes, with the space around them. */
const CONTAINERS = new RegExp(String.raw`^(?:[ \t]*(?:${CONTAINER}))*[ \t]*`);
const EACH_CONTAINER = new RegExp(CONTAINER, 'g');
/** All that can mean anything within a paragraph, alone or beside others. */
const SIGNS = /[!-/:-@[-`{-~]/g;
/** Marks of quotations alone, which end a paragraph like a blank line; set in farther they are words. */
const QUOTING = /^(?: {0,3}>)*/;
/** The rule of a table, or one between parts of a text: its strokes are no words, and mean nothing in any. */
const RULE = /^[-=+|: \t]*$/;
const STROKES = /[-=+]/;
/** Begins a list even inside a paragraph. An empty item and a number other than 1 do not. */
const FIRST_ITEM = /^ {0,3}(?:[-*+]|1[.)])[ \t]+\S/;
const NUMBERED = /^\d{1,9}([.)])[ \t]+\S/;

interface Line {
  readonly start: number;
  readonly words: string;
}

/** The first limit that a text exceeds; `undefined` if it exceeds none. */
export function findExcess(markdown: string): Excess | undefined {
  if (markdown.length > MOST_LETTERS) return tooLarge(markdown);
  const lines = linesOf(markdown);
  return tooLong(lines) ?? setInTooFar(lines) ?? tooMuch(lines);
}

function linesOf(markdown: string): readonly Line[] {
  let start = 0;
  return markdown.split('\n').map((words) => {
    const line = { start, words };
    start += words.length + 1;
    return line;
  });
}

function tooLarge({ length }: string): Excess {
  const message = `The text has ${length} letters, and one text has at most ${MOST_LETTERS}.`;
  return { at: [MOST_LETTERS, length], message, help: 'Divide it among several records.' };
}

function tooLong(lines: readonly Line[]): Excess | undefined {
  let count = 0;
  for (const { start, words } of lines) {
    count += 1 + containersIn(words);
    if (count > MOST_LINES) {
      const message = `From here on, the text is longer than ${MOST_LINES} lines, where each mark of a quotation, an item or a footnote counts as a line.`;
      const help = 'Divide it among several records, or let the lines be longer.';
      return { at: [start, start + words.length], message, help };
    }
  }
  return undefined;
}

function containersIn(line: string): number {
  return marksBefore(line).match(EACH_CONTAINER)?.length ?? 0;
}

/** The marks of containers with which a line begins. */
function marksBefore(line: string): string {
  return line.slice(0, line.length - line.replace(CONTAINERS, '').length);
}

function setInTooFar(lines: readonly Line[]): Excess | undefined {
  for (const { start, words } of lines) {
    const before = marksBefore(words);
    const columns = before.replace(/[^ \t]/g, '').replaceAll('\t', '    ').length;
    if (Math.max(containersIn(words), columns / STEP) <= MOST_LEVELS) continue;
    const message = `The line stands in quotations or lists more than ${MOST_LEVELS} deep, or as far in.`;
    const help = 'Nest it less, or set it in less.';
    return { at: [start, start + before.length], message, help };
  }
  return undefined;
}

function tooMuch(lines: readonly Line[]): Excess | undefined {
  let work = 0;
  let all = 0;
  let signs = 0;
  for (const { start, words, begins } of withBeginnings(lines)) {
    if (begins) signs = 0;
    // The signs before the words are counted with the lines.
    const [quoting = ''] = QUOTING.exec(words) ?? [];
    const isRule = RULE.test(words.slice(quoting.length));
    for (const { 0: sign, index } of words.matchAll(SIGNS)) {
      if (index < quoting.length || (isRule && STROKES.test(sign))) continue;
      all += 1;
      // The square of one more.
      work += 2 * signs + 1;
      signs += 1;
      if (work > MOST_WORK || all > MOST_SIGNS_IN_ALL) return tooManySigns(start + index);
    }
  }
  return undefined;
}

/**
 * Groups of lines that the parser may read as one paragraph. A group may be too large, but never
 * too small.
 */
function withBeginnings(lines: readonly Line[]) {
  let isBlank = true;
  let numbered: string | undefined;
  return lines.map((line) => {
    const number = NUMBERED.exec(line.words)?.[1];
    // Another number begins an item only if it continues a list, or if no line stands before it.
    const isItem = FIRST_ITEM.test(line.words) || (number !== undefined && number === numbered);
    const begins = isBlank || isItem;
    numbered = begins ? number : undefined;
    isBlank = /^[ \t]*$/.test(line.words.replace(QUOTING, ''));
    return { ...line, begins };
  });
}

function tooManySigns(at: number): Excess {
  const message = `From here on, the text has more brackets, asterisks, points and other signs than can be shown in time. It may have ${MOST_SIGNS} in one paragraph, or ${MOST_SIGNS_IN_ALL} in many short ones.`;
  const help = 'Divide its longest paragraphs by blank lines, or divide it among several records.';
  return { at: [at, at + 1], message, help };
}
