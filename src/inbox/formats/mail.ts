/** Single mails, and mbox files of many. */
import type { Email } from 'postal-mime';
import PostalMime, { addressParser } from 'postal-mime';
import { digest } from '../../helpers/digest.ts';
import { htmlLines } from '../text/html-lines.ts';
import { plainLines } from '../text/plain-lines.ts';
import type { Message, MessageLine, MessagesRead, Words } from '../types.ts';
import { whenMailed } from './when.ts';

const MOST_MAILS = 20_000;
/** The most characters read of one mail. A longer mail becomes a question. */
const MOST_WORDS = 100_000;
/** No real mail is nested deeper. The parser refuses one that is. */
const LIMITS = {
  forceRfc822Attachments: true,
  maxNestingDepth: 20,
  maxHeadersSize: 65_536,
} as const;

export async function readMails(bytes: Uint8Array): Promise<MessagesRead> {
  const mails = splitMbox(bytes);
  if (mails.length > MOST_MAILS) {
    return { ok: false, message: `the file has more than ${MOST_MAILS} mails.` };
  }
  const messages: Message[] = [];
  const left: string[] = [];
  for (const [i, mail] of mails.entries()) {
    try {
      // Lines that continue (RFC 3676) stay apart, since joining them would mix them with quotations.
      const text = letters(mail).replace(CONTENT_TYPE, (header) =>
        header.replace(FLOWED, 'format=fixed'),
      );
      const bytesOfText = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
      const parsed = await PostalMime.parse(bytesOfText, LIMITS);
      if (!parsed.headers.some(isAutomaticAnswer))
        messages.push(toMessage(parsed, NAMED_TEXT.test(text)));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      left.push(`Mail ${i + 1} of the file cannot be read: ${why}`);
    }
  }
  return { ok: true, messages, left };
}

const CONTENT_TYPE = /^content-type:[^\r\n]{0,998}(?:\r?\n[ \t][^\r\n]{0,998}){0,20}/gim;
const FLOWED = /format\s*=\s*"?flowed"?/i;

/** Splits an mbox into mails. A line `From …` after an empty line begins a mail. */
function splitMbox(bytes: Uint8Array): readonly Uint8Array[] {
  if (!startsWith(bytes, 0, 'From ')) return [bytes];
  const starts: number[] = [];
  for (let at = 0; at >= 0 && at < bytes.length; at = nextLine(bytes, at)) {
    if (startsWith(bytes, at, 'From ') && isAfterEmptyLine(bytes, at)) starts.push(at);
  }
  return starts.map((start, i) => unescaped(bytes.subarray(nextLine(bytes, start), starts[i + 1])));
}

const LINE_FEED = 10;
const RETURN = 13;

function nextLine(bytes: Uint8Array, at: number): number {
  const end = bytes.indexOf(LINE_FEED, at);
  return end < 0 ? bytes.length : end + 1;
}

function startsWith(bytes: Uint8Array, at: number, word: string): boolean {
  return [...word].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));
}

function isAfterEmptyLine(bytes: Uint8Array, at: number): boolean {
  if (at === 0) return true;
  const before = bytes[at - 2];
  return before === LINE_FEED || (before === RETURN && bytes[at - 3] === LINE_FEED);
}

/** Removes the `>` that an mbox puts before a line which begins with `From`. */
function unescaped(mail: Uint8Array): Uint8Array {
  return mail.filter(
    (byte, i) => !(byte === 62 && mail[i - 1] === LINE_FEED && startsWith(mail, i + 1, 'From ')),
  );
}

/** A text in the mail that has a name, like a file. */
const NAMED_TEXT = /^content-disposition:\s*inline;[^\r\n]{0,200}filename/im;

/** One letter for each byte. */
function letters(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return text;
}

/** Whether a program wrote the mail for somebody who is away (RFC 3834). */
function isAutomaticAnswer({ key, value }: Email['headers'][number]): boolean {
  return key === 'auto-submitted' && /^\s*auto-replied(?!\S)/i.test(value.replace(';', ' '));
}

/** `isNamed`: a text in the mail has the name of a file. */
function toMessage(mail: Email, isNamed: boolean): Message {
  const header = (key: string) => mail.headers.filter((each) => each.key === key);
  const written = mail.text ?? '';
  const raw = written.slice(0, MOST_WORDS).split(/\r\n|\n|\r/);
  const read = wordsOf(mail, raw);
  const { at, doubt } = whenMailed(header('date')[0]?.value);
  const doubts = [
    ...(header('from').flatMap(({ value }) => addressParser(value)).length > 1
      ? ['it names two senders']
      : []),
    ...(header('date').length > 1 ? ['it has two dates'] : []),
    ...(written.length > MOST_WORDS || (mail.html?.length ?? 0) > MOST_WORDS * 5
      ? ['it is too long to be read whole']
      : []),
    ...(isNamed ? ['a file stands within it'] : []),
    ...read.doubts,
  ];
  const answers = mail.inReplyTo ?? mail.references?.trim().split(/\s+/).at(-1);
  // Made of the mail's own words, so that the mail has the same name in each file.
  const head = ['from', 'date', 'subject'].flatMap(header).map(({ value }) => value);
  const { from } = mail;
  return {
    id: mail.messageId ?? `mail ${digest([...head, ...read.raw].join('\n'))}`,
    from: {
      accounts: from && !from.group ? [`mail:${from.address}`] : [],
      name: from?.name ?? '',
    },
    at,
    ...(doubt !== undefined && { timeDoubt: doubt }),
    doubts,
    raw: read.raw,
    lines: read.lines,
    reactions: [],
    ...(answers !== undefined && { answers }),
    thread: { title: mail.subject ?? '', opens: answers === undefined },
    place: { kind: 'mail', names: [] },
    enclosed: enclosedTexts(mail),
  };
}

/** The plain text, or the HTML if there is no other. */
function wordsOf(mail: Email, raw: readonly string[]): Words {
  const plain = { raw, lines: plainLines(raw), doubts: [] };
  if (mail.html === undefined) return plain;
  const read = htmlLines(mail.html.slice(0, MOST_WORDS * 5));
  const isPlain = raw.some((line) => line.trim() !== '');
  if (!read.ok && isPlain) return plain;
  if (!read.ok) return { raw: [], lines: [], doubts: [`it cannot be read, since ${read.message}`] };
  const marked = plainLines(read.lines.map(({ text }) => text));
  const shown = read.lines.map((line, i) => (line.mark === 'own' ? (marked[i] ?? line) : line));
  const hiding = read.isHiding ? ['its HTML may hide some of its words'] : [];
  if (!isPlain) return { raw: shown.map(({ text }) => text), lines: shown, doubts: hiding };
  if (ownSigns(plain.lines) === ownSigns(shown)) return plain;
  const why = 'stands in its HTML alone';
  const more = shown.flatMap((line) =>
    line.mark === 'own' ? { ...line, at: raw.length, why } : [],
  );
  return {
    raw,
    lines: [...plain.lines, ...more.map((line) => ({ ...line, mark: 'doubtful' as const }))],
    doubts: ['its plain text says other than its HTML'],
  };
}

/** Characters that the text and the HTML of a mail should share: all but blanks, bullets and stars. */
function ownSigns(lines: readonly MessageLine[]): string {
  const own = lines.flatMap(({ mark, text }) => (mark === 'own' ? text : []));
  const words = own.map((line) => line.replace(/^\s*[-–•]\s/, '')).join(' ');
  return words.replace(/<?https?:\/\/[^\s>]*>?|[\s*_\u200b-\u200d\ufeff]/g, '').toLowerCase();
}

/** Only programs read patches, calendars and cards. */
function enclosedTexts({ attachments }: Email): readonly string[] {
  return attachments.flatMap(({ mimeType, content }) => {
    if (!/^(?:text\/(?:plain|html|markdown)|message\/.+)$/.test(mimeType)) return [];
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    return [text.slice(0, MOST_WORDS)];
  });
}
