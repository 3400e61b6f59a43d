/**
 * How much Markdown one text may hold. The parser's time grows with the square of the marks in a
 * paragraph and of the blocks in a text, and with the cube of the nesting. These limits bound all
 * three, and with them the time that the longest text can take.
 */
export interface Excess {
  /** Offsets in the text of the part beyond the limit. */
  readonly at: readonly [start: number, end: number];
  /** A whole sentence, with the limit. */
  readonly message: string;
  readonly help: string;
}

/** A hundred thousand letters in lines of sixty. */
export const MOST_LINES = 2000;
/** In one paragraph. */
export const MOST_MARKS = 1000;
/** In one text. */
export const MOST_MARKS_IN_ALL = 20_000;
/** Levels of nested quotations, lists and footnotes, of brackets, or of emphasis. */
export const MOST_LEVELS = 60;

/** The least number of columns by which a nested list is indented. */
const STEP = 2;
const CONTAINER = String.raw`>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^\]\s]+\]:`;
/** Marks that begin quotations, items and footnotes, with the space around them. */
const CONTAINERS = new RegExp(String.raw`^(?:[ \t]*(?:${CONTAINER}))*[ \t]*`);
const EACH_CONTAINER = new RegExp(CONTAINER, 'g');
/** Marks that open and close within a paragraph: brackets, emphasis and code. */
const MARKS = /[[\]]|[*_~]+|`+/g;
/** Begins a list even inside a paragraph. An empty item and a number other than 1 do not. */
const FIRST_ITEM = /^ {0,3}(?:[-*+]|1[.)])[ \t]+\S/;
const NUMBERED = /^\d{1,9}([.)])[ \t]+\S/;

interface Line {
  readonly start: number;
  readonly words: string;
}

/** The first limit that a text exceeds; `undefined` if it exceeds none. */
export function findExcess(markdown: string): Excess | undefined {
  const lines = linesOf(markdown);
  return (
    tooLong(lines) ??
    first(lines, setInTooFar) ??
    first(paragraphsOf(lines), tangled) ??
    full(markdown)
  );
}

function first<Of>(all: readonly Of[], find: (one: Of) => Excess | undefined): Excess | undefined {
  for (const one of all) {
    const found = find(one);
    if (found) return found;
  }
  return undefined;
}

function linesOf(markdown: string): readonly Line[] {
  let start = 0;
  return markdown.split('\n').map((words) => {
    const line = { start, words };
    start += words.length + 1;
    return line;
  });
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

function setInTooFar({ start, words }: Line): Excess | undefined {
  const before = marksBefore(words);
  const columns = before.replace(/[^ \t]/g, '').replaceAll('\t', '    ').length;
  if (Math.max(containersIn(words), columns / STEP) <= MOST_LEVELS) return undefined;
  const message = `The line stands in quotations or lists more than ${MOST_LEVELS} deep, or as far in.`;
  return { at: [start, start + before.length], message, help: 'Nest it less, or set it in less.' };
}

/**
 * Groups of lines that the parser may read as one paragraph. A group may be too large, but never
 * too small.
 */
function paragraphsOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const paragraphs: Line[][] = [];
  let isBlank = true;
  let numbered: string | undefined;
  for (const line of lines) {
    const number = NUMBERED.exec(line.words)?.[1];
    // Another number begins an item only if it continues a list, or if no line stands before it.
    const begins = FIRST_ITEM.test(line.words) || (number !== undefined && number === numbered);
    if (isBlank || begins) paragraphs.push([]);
    numbered = isBlank || begins ? number : undefined;
    isBlank = /^[ \t]*$/.test(line.words);
    paragraphs.at(-1)?.push(line);
  }
  return paragraphs;
}

/** Openings and closings are counted roughly, which is enough to bound the nesting. */
function tangled(paragraph: readonly Line[]): Excess | undefined {
  let brackets = 0;
  let emphases = 0;
  let marks = 0;
  for (const { start, words } of paragraph) {
    for (const { 0: mark, index } of words.matchAll(MARKS)) {
      if (mark === '[') brackets++;
      else if (mark === ']') brackets = Math.max(0, brackets - 1);
      else if (!mark.startsWith('`') && /\S/.test(words.charAt(index - 1)))
        emphases = Math.max(0, emphases - mark.length);
      else if (!mark.startsWith('`')) emphases += Math.min(mark.length, 3);
      marks += weightOf(mark);
      const at = [start + index, start + index + mark.length] as const;
      if (Math.max(brackets, emphases) > MOST_LEVELS) return tooDeep(at);
      if (marks > MOST_MARKS) return tooMany(at);
    }
  }
  return undefined;
}

function full(markdown: string): Excess | undefined {
  if (markdown.length <= MOST_MARKS_IN_ALL) return undefined;
  let marks = 0;
  for (const { 0: mark, index } of markdown.matchAll(MARKS)) {
    marks += weightOf(mark);
    if (marks > MOST_MARKS_IN_ALL) {
      const message = `From here on, the text has more than ${MOST_MARKS_IN_ALL} brackets and marks of emphasis and code.`;
      const help = 'Divide it among several records, or mark less of it.';
      return { at: [index, index + mark.length], message, help };
    }
  }
  return undefined;
}

/** Each mark of a run can open another level of emphasis. */
function weightOf(mark: string): number {
  return mark.startsWith('`') ? 1 : mark.length;
}

function tooDeep(at: Excess['at']): Excess {
  const message = `Brackets or emphasis are more than ${MOST_LEVELS} deep here, or left open that often.`;
  return { at, message, help: 'Close them, or put \\ before a mark that means nothing.' };
}

function tooMany(at: Excess['at']): Excess {
  const message = `From here on, the paragraph has more than ${MOST_MARKS} brackets and marks of emphasis and code.`;
  return { at, message, help: 'Divide the paragraph by a blank line.' };
}
