/** Where the two parts of a record, its front matter and its body, stand in its text. */

/** Offsets into the text, the end exclusive. */
export type Extent = readonly [start: number, end: number];

export interface RecordParts {
  /** The YAML between the two lines of dashes. */
  readonly matter: Extent;
  /** The body without the blank lines that frame it. */
  readonly body: Extent;
}

export type Parted =
  | { readonly ok: true; readonly parts: RecordParts }
  | { readonly ok: false; readonly message: string; readonly help: string; readonly at: Extent };

/**
 * UTF-16 units of front matter: thousands of events. Text of this length that is not YAML is still
 * explained within a second.
 */
export const MAX_MATTER = 1 << 18;

const DASHES = '---';

/** Splits a record's text, or says why it cannot be split. Linear; runs nothing. */
export function splitRecord(text: string): Parted {
  const firstLine = lineAt(text, 0);
  if (!firstLine.startsWith(DASHES)) return withoutOpening(text, firstLine);
  if (firstLine.trimEnd() !== DASHES) return otherLanguage(firstLine.trimEnd());
  const start = Math.min(firstLine.length + 1, text.length);
  const close = findClose(text, start);
  if (close === undefined) return withoutClose(text, start);
  if (lineAt(text, close).trimEnd() !== DASHES) return badClose(close, lineAt(text, close));
  if (close - start > MAX_MATTER) return tooLong(close - start);
  const body = unframe(text, close + DASHES.length);
  return { ok: true, parts: { matter: [start, close], body } };
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.slice(start) : text.slice(start, end);
}

/** The offset of the line that closes the front matter. */
function findClose(text: string, start: number): number | undefined {
  const lineBreak = text.indexOf('\n---', start - 1);
  return lineBreak < 0 ? undefined : lineBreak + 1;
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

function withoutOpening(text: string, firstLine: string): Parted {
  const from = text.length - text.trimStart().length;
  if (text.startsWith('---', from)) {
    const message = 'The dashes that open the front matter do not begin the file.';
    return refuse(message, 'Remove what stands before them.', [from, from + 3]);
  }
  const help = 'Put the front matter between two lines of three dashes: ---';
  return refuse('A record begins with its front matter, and there is none.', help, [
    0,
    firstLine.length,
  ]);
}

function otherLanguage(firstLine: string): Parted {
  const language = firstLine.slice(3);
  const from = 3 + (language.length - language.trimStart().length);
  const message = `Front matter is YAML and nothing else; here it opens with \`${language.trim()}\`.`;
  return refuse(message, 'Let the first line be three dashes alone: ---', [from, firstLine.length]);
}

function withoutClose(text: string, start: number): Parted {
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
  return refuse('The front matter is opened and never closed.', help, [0, 3]);
}

function tooLong(length: number): Parted {
  const message = `The front matter has ${length} characters, and it may have ${MAX_MATTER}.`;
  return refuse(message, 'Split it into several records.', [0, 3]);
}

function badClose(close: number, line: string): Parted {
  const message = 'The line that closes the front matter has more than its three dashes.';
  return refuse(message, 'Put what follows on a line of its own.', [close, close + line.length]);
}

function refuse(message: string, help: string, at: Extent): Parted {
  return { ok: false, message, help, at };
}
