/**
 * Splits a record's text into front matter and body. Every reader of records uses this module. gray-matter
 * finds the two parts, and we compute their offsets.
 */
import grayMatter from 'gray-matter';

/** Offsets into the text, the end exclusive. */
export type Extent = readonly [start: number, end: number];

export interface RecordParts {
  /** The YAML between the two lines of dashes. */
  readonly matter: Extent;
  /** The body without the blank lines around it. */
  readonly body: Extent;
}

type SplitRecord<Read> =
  | { readonly ok: true; readonly parts: RecordParts; readonly read: Read }
  | { readonly ok: false; readonly message: string; readonly help: string; readonly at: Extent };

/**
 * The most UTF-16 units of front matter, for thousands of events. The fault of such a text is found within
 * a second.
 */
export const MAX_MATTER = 1 << 18;

const DASHES = '---';

/** Reads the front matter with `readMatter`. Works in linear time, and runs nothing in the record. */
export function splitRecord<Read>(
  text: string,
  readMatter: (yaml: string) => Read,
): SplitRecord<Read> {
  const firstLine = lineAt(text, 0);
  if (!firstLine.startsWith(DASHES)) return withoutOpening(text, firstLine);
  if (firstLine.trimEnd() !== DASHES) return otherLanguage(firstLine.trimEnd());
  const start = Math.min(firstLine.length + 1, text.length);
  let read: Read | undefined;
  const parse = (yaml: string) => {
    const close = closeAfter(yaml);
    if (close <= text.length && close - start <= MAX_MATTER) {
      read = readMatter(text.slice(start, close));
    }
    return {};
  };
  // Replaces all engines, although only YAML comes here: one of them runs front matter as JavaScript. With
  // options gray-matter keeps no text in its cache.
  const engines = { yaml: { parse }, json: INERT, javascript: INERT };
  const { matter, content } = grayMatter(withBlanksFilled(text, start), { engines });
  const close = closeAfter(matter);
  if (close > text.length) return withoutClose(text, start);
  const lastLine = lineAt(text, close);
  if (lastLine.trimEnd() !== DASHES) {
    const message = 'The line that closes the front matter has more than its three dashes.';
    const at = [close, close + lastLine.length] as const;
    return reject(message, 'Put what follows on a line of its own.', at);
  }
  if (close - start > MAX_MATTER) {
    const message = `The front matter has ${close - start} characters, but may have only ${MAX_MATTER}.`;
    return reject(message, 'Split it into several records.', [0, 3]);
  }
  const body = unframe(text, text.length - content.length);
  // gray-matter does not call an engine for front matter of only blanks and comments.
  read ??= readMatter(text.slice(start, close));
  return { ok: true, parts: { matter: [start, close], body }, read };
}

/** Reads nothing. */
const INERT = { parse: () => ({}) };

/** The offset of the closing dashes. It is beyond the text if there are none. */
function closeAfter(matter: string): number {
  return DASHES.length + matter.length + 1;
}

/**
 * Fills long runs of blank lines for gray-matter, whose pattern for comments needs the square of their
 * length. The end of a run stays, since the closing dashes may follow. No offset changes, and our YAML
 * reads the text itself.
 */
function withBlanksFilled(text: string, start: number): string {
  const fill = (blanks: string) => '.'.repeat(blanks.length - 1) + blanks.slice(-1);
  return text.slice(0, start) + text.slice(start).replace(/\s{32,}/g, fill);
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.slice(start) : text.slice(start, end);
}

/** The rest of a text, without the blank lines around its words. */
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

function withoutOpening(text: string, firstLine: string): SplitRecord<never> {
  const from = text.length - text.trimStart().length;
  if (text.startsWith('---', from)) {
    const message = 'The dashes that open the front matter do not begin the file.';
    return reject(message, 'Remove everything before them.', [from, from + 3]);
  }
  const [above, ...below] = text.split(/^---[^\S\n]*$/m);
  if (below.length > 1) {
    const early =
      'These words stand above the front matter. The first line of a record is three dashes.';
    const down = 'Remove the words, or move them below the second line of dashes.';
    return reject(early, down, [from, above?.trimEnd().length ?? from]);
  }
  const help = 'Put the front matter between two lines of three dashes: ---';
  const message = 'A record begins with its front matter, but this one has none.';
  return reject(message, help, [0, firstLine.length]);
}

function otherLanguage(firstLine: string): SplitRecord<never> {
  const language = firstLine.slice(3);
  const from = 3 + (language.length - language.trimStart().length);
  const message = `Front matter is YAML and nothing else; here it opens with \`${language.trim()}\`.`;
  return reject(message, 'Let the first line be three dashes alone: ---', [from, firstLine.length]);
}

const CLOSE = 'Put a line of three dashes after the last key: ---';

function withoutClose(text: string, start: number): SplitRecord<never> {
  const alike = /^[^\S\n]{0,9}(?:[-–—]{1,9}|\*{3}|_{3}|\.{3})[^\S\n]{0,9}$/m.exec(
    text.slice(start),
  );
  if (alike) {
    const message = 'This line does not close the front matter: it is not three dashes alone.';
    const from = start + alike.index;
    const at = [from, from + alike[0].length] as const;
    return reject(message, 'Write --- at its beginning, and nothing else.', at);
  }
  const words = /^(?![\w-]+:(?:\s|$)|[ \t#]|- )\S.*$/m.exec(text.slice(start));
  const help = words ? 'Put a line of three dashes above this one: ---' : CLOSE;
  const from = start + (words?.index ?? -start);
  return reject('The front matter is never closed.', help, [from, from + (words?.[0].length ?? 3)]);
}

function reject(message: string, help: string, at: Extent): SplitRecord<never> {
  return { ok: false, message, help, at };
}
