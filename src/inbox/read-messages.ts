/** From a file to messages, in whichever of the formats it is. */
import { readDiscord } from './formats/discord.ts';
import { readGithub } from './formats/github.ts';
import { readMails } from './formats/mail.ts';
import { readPasted } from './formats/pasted-chat.ts';
import { MOST_BYTES } from './most-bytes.ts';
import type { MessagesRead } from './types.ts';

interface Format {
  readonly called: string;
  readonly isIt: (start: string) => boolean;
  readonly read: (
    bytes: Uint8Array,
    names: readonly string[],
  ) => Promise<MessagesRead> | MessagesRead;
}

const MAIL_HEADER =
  /^(?:From|To|Cc|Subject|Date|Message-ID|Received|Return-Path|Delivered-To|MIME-Version|Content-Type|DKIM-Signature|X-[\w-]+): ?/i;

/** Text that no format recognises by its beginning was copied from a chat. */
const FORMATS: readonly Format[] = [
  {
    called: 'an export in JSON',
    isIt: (start) => /^\s*[[{]\s*(?:["{[\]}]|$)/.test(start),
    read: readJson,
  },
  {
    called: 'mail',
    isIt: (start) =>
      /^From \S+.*\d{4}\s*$/m.test(start.split(/\r?\n/, 1)[0] ?? '') || MAIL_HEADER.test(start),
    read: readMails,
  },
  { called: 'a pasted chat', isIt: () => true, read: readText },
];

/** `names`: those that players have in chats. */
export async function readMessages(
  bytes: Uint8Array,
  names: readonly string[],
): Promise<MessagesRead> {
  if (bytes.length > MOST_BYTES) {
    return {
      ok: false,
      message: `it has more than ${MOST_BYTES} bytes, which is too many for a file.`,
    };
  }
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  const format = FORMATS.find(({ isIt }) => isIt(start));
  return format ? format.read(bytes, names) : { ok: true, messages: [], left: [] };
}

function readJson(bytes: Uint8Array): MessagesRead {
  const text = decoded(bytes);
  if (text === undefined) return NOT_UTF8;
  const read = readStrictJson(text);
  if (!read.ok) return read;
  return (
    readDiscord(read.data) ??
    readGithub(read.data) ?? {
      ok: false,
      message:
        'it is JSON of an unknown kind: DiscordChatExporter’s, or what the interface of GitHub answers.',
    }
  );
}

function readText(bytes: Uint8Array, names: readonly string[]): MessagesRead {
  const text = decoded(bytes);
  if (text === undefined) return NOT_UTF8;
  return { ok: true, messages: readPasted(text, names), left: [] };
}

const NOT_UTF8: MessagesRead = { ok: false, message: 'it is not text in UTF-8.' };

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/* JSON in which nothing is said twice, and no number is too long to be kept. */

export type JsonRead =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly message: string };

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|-?\d[\d.eE+-]*/g;
const DEEPEST = 200;

export function readStrictJson(text: string): JsonRead {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const isCut =
      error instanceof Error &&
      /end of JSON|Unterminated|after .* in JSON at position/.test(error.message);
    const why = isCut ? 'it is cut off before its end' : 'it is not JSON';
    return { ok: false, message: `the file cannot be read: ${why}.` };
  }
  const fault = faultOf(text);
  return fault === undefined ? { ok: true, data } : { ok: false, message: fault };
}

/** For a text that is known to be JSON. */
function faultOf(text: string): string | undefined {
  // The keys of each object that is open; nothing for a list.
  const open: (Set<string> | undefined)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const keys = open.at(-1);
      const key: unknown = JSON.parse(last);
      if (keys?.has(String(key))) return `the file says “${String(key)}” twice for the same thing.`;
      keys?.add(String(key));
    } else if (/^-?\d/.test(token) && Math.abs(Number(token)) > Number.MAX_SAFE_INTEGER) {
      return `the file has the number ${token}, which is too long to keep exactly; an export writes such numbers as texts.`;
    }
    if (open.length > DEEPEST) return `the file is nested more than ${DEEPEST} deep.`;
    last = token;
  }
  return undefined;
}
