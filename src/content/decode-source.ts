/** Turns bytes into text, from a disk, from git or from an archive. */
import { isUtf8 } from 'node:buffer';

export type DecodeResult =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly message: string;
      readonly help: string;
      /** The first character that cannot be read. */
      readonly place?: { readonly line: number; readonly column: number };
    };

/** The most bytes of one record, many times a game's whole year of events. */
export const MAX_BYTES = 1 << 20;

/** Removes the byte order mark and makes every line ending `\n`. Changes nothing else. */
export function decodeSource(bytes: Buffer): DecodeResult {
  if (bytes.length > MAX_BYTES) return tooLarge(bytes.length);
  if (isUtf16(bytes))
    return { ...notText('The file is text in UTF-16 and not in UTF-8.'), help: convert('utf-16') };
  if (bytes.includes(0))
    return notText('The file is no text: it has NUL bytes, as a PDF or a Word file has.');
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes)) {
    const lines = text.split(/\r\n|[\r\n]/);
    const at = lines.findIndex((line) => line.includes('\ufffd'));
    const line = lines[at] ?? '';
    const word = line.split(/\s+/).find((each) => each.includes('\ufffd'));
    return {
      ...notText(
        `The file is not text in UTF-8. Line ${at + 1} has the unreadable word “${word}”.`,
      ),
      help: convert('latin1'),
      place: { line: at + 1, column: line.indexOf('\ufffd') + 1 },
    };
  }
  const unmarked = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  return { ok: true, text: unmarked.includes('\r') ? unmarked.replace(/\r\n?/g, '\n') : unmarked };
}

/** Some editors call UTF-16 “Unicode”. Every second byte of English text in it is NUL. */
function isUtf16(bytes: Buffer): boolean {
  if (/^(fffe|feff)$/.test(bytes.toString('hex', 0, 2))) return true;
  const start = bytes.subarray(0, UTF16_START);
  const isNul = (from: number) => start.every((byte, i) => (byte === 0) === (i % 2 === from));
  return bytes.length % 2 === 0 && (isNul(0) || isNul(1));
}

const UTF16_START = 16;

export function tooLarge(bytes: number): DecodeResult & { readonly ok: false } {
  const message = `The file has ${bytes} bytes, but a record may have only ${MAX_BYTES}.`;
  return { ok: false, message, help: 'Split it into several records.' };
}

function notText(message: string): DecodeResult & { readonly ok: false } {
  return { ok: false, message, help: SAVE };
}

const SAVE = 'Save the record as UTF-8 text.';

function convert(from: string): string {
  return `${SAVE} If it is in ${from}, this makes a new file: \`iconv -f ${from} -t utf-8 OLD.md > NEW.md\`.`;
}
