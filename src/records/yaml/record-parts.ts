/**
 * Splits a record's text into front matter and body: whatever reads a record, wherever it runs, does
 * it here. gray-matter finds the two; where they stand is reckoned from what it found.
 */
import grayMatter from 'gray-matter';

/** Offsets into the text, the end exclusive. */
export type Extent = readonly [start: number, end: number];

export interface RecordParts {
  /** The YAML between the two lines of dashes. */
  readonly matter: Extent;
  /** The body without the blank lines that frame it. */
  readonly body: Extent;
}

export type Parted<Read> =
  | { readonly ok: true; readonly parts: RecordParts; readonly read: Read }
  | { readonly ok: false; readonly message: string; readonly help: string; readonly at: Extent };

/**
 * UTF-16 units of front matter: thousands of events. Text of this length that is not YAML is still
 * explained within a second.
 */
export const MAX_MATTER = 1 << 18;

const DASHES = '---';

/**
 * Splits a record's text and reads its front matter with `readMatter`, or says why it cannot be
 * split. Linear; runs nothing.
 */
export function splitRecord<Read>(text: string, readMatter: (yaml: string) => Read): Parted<Read> {
  const firstLine = lineAt(text, 0);
  if (!firstLine.startsWith(DASHES)) return withoutOpening(text, firstLine);
  if (firstLine.trimEnd() !== DASHES) return otherLanguage(firstLine.trimEnd());
  const start = Math.min(firstLine.length + 1, text.length);
  let read: Read | undefined;
  const { matter, content } = split(text, start, (close) => {
    if (close <= text.length && close - start <= MAX_MATTER) {
      read = readMatter(text.slice(start, close));
    }
  });
  const close = closeAfter(matter);
  if (close > text.length) return withoutClose(text, start);
  if (lineAt(text, close).trimEnd() !== DASHES) return badClose(close, lineAt(text, close));
  if (close - start > MAX_MATTER) return tooLong(close - start);
  const body = unframe(text, text.length - content.length);
  // gray-matter asks no engine about front matter of blanks and comments alone.
  read ??= readMatter(text.slice(start, close));
  return { ok: true, parts: { matter: [start, close], body }, read };
}

/** Reads nothing. */
const INERT = { parse: () => ({}) };

/**
 * Our YAML is the only engine. The others that gray-matter brings, of which one runs front matter as
 * JavaScript, are replaced as well, although no language but YAML gets here. With options given,
 * gray-matter keeps no text in its cache.
 */
function split(text: string, start: number, readUntil: (close: number) => void) {
  const parse = (matter: string) => {
    readUntil(closeAfter(matter));
    return {};
  };
  const engines = { yaml: { parse }, json: INERT, javascript: INERT };
  return grayMatter(withBlanksFilled(text, start), { engines });
}

/** The offset of the dashes that close what gray-matter found; beyond the text if there are none. */
function closeAfter(matter: string): number {
  return DASHES.length + matter.length + 1;
}

/**
 * gray-matter looks for comments with a pattern that takes the square of a run of blank lines. It
 * gets such a run filled, except for its end, where the closing dashes may follow. Every offset stays
 * as it is, and what is read is the text itself.
 */
function withBlanksFilled(text: string, start: number): string {
  const fill = (blanks: string) => '.'.repeat(blanks.length - 1) + blanks.slice(-1);
  return text.slice(0, start) + text.slice(start).replace(/\s{32,}/g, fill);
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.slice(start) : text.slice(start, end);
}

/** What follows in a text, without the blank lines around its words. */
function unframe(text: string, from: number): Extent {
  let start = from;
  let end = text.length;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  if (end === start) return [start, start];
  for (let i = start; isBlank(text.charCodeAt(i)); i++) {
    if (text.charCodeAt(i) === 0x0a) start = i + 1;
  }
  // Blanks after the last word belong to its line.
  const lineEnd = text.indexOf('\n', end);
  return [start, lineEnd < 0 ? text.length : lineEnd];
}

function isBlank(code: number): boolean {
  return code === 0x0a || code === 0x20 || code === 0x09;
}

function withoutOpening(text: string, firstLine: string): Parted<never> {
  const from = text.length - text.trimStart().length;
  if (text.startsWith('---', from)) {
    const message = 'The dashes that open the front matter do not begin the file.';
    return refuse(message, 'Remove everything before them.', [from, from + 3]);
  }
  const help = 'Put the front matter between two lines of three dashes: ---';
  return refuse('A record begins with its front matter, but this one has none.', help, [
    0,
    firstLine.length,
  ]);
}

function otherLanguage(firstLine: string): Parted<never> {
  const language = firstLine.slice(3);
  const from = 3 + (language.length - language.trimStart().length);
  const message = `Front matter is YAML and nothing else; here it opens with \`${language.trim()}\`.`;
  return refuse(message, 'Let the first line be three dashes alone: ---', [from, firstLine.length]);
}

function withoutClose(text: string, start: number): Parted<never> {
  const alike = /^[^\S\n]{0,9}(?:[-–—]{1,9}|\*{3}|_{3}|\.{3})[^\S\n]{0,9}$/m.exec(
    text.slice(start),
  );
  if (alike) {
    const message = 'This line does not close the front matter: it is not three dashes alone.';
    const from = start + alike.index;
    return refuse(message, 'Write --- at its beginning, and nothing else.', [
      from,
      from + alike[0].length,
    ]);
  }
  const help = 'Put a line of three dashes after the last key: ---';
  return refuse('The front matter is never closed.', help, [0, 3]);
}

function tooLong(length: number): Parted<never> {
  const message = `The front matter has ${length} characters, but may have only ${MAX_MATTER}.`;
  return refuse(message, 'Split it into several records.', [0, 3]);
}

function badClose(close: number, line: string): Parted<never> {
  const message = 'The line that closes the front matter has more than its three dashes.';
  return refuse(message, 'Put what follows on a line of its own.', [close, close + line.length]);
}

function refuse(message: string, help: string, at: Extent): Parted<never> {
  return { ok: false, message, help, at };
}
