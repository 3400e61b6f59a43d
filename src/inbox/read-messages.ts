/** Reads the messages of a file, in any of the formats. */
import { readDiscord } from './formats/discord.ts';
import { readGithub } from './formats/github.ts';
import { readMails } from './formats/mail.ts';
import { readPasted } from './formats/pasted-chat.ts';
import { MOST_BYTES } from './most-bytes.ts';
import type { MessagesRead } from './types.ts';

const MAIL_HEADER =
  /^(?:From|To|Cc|Subject|Date|Message-ID|Received|Return-Path|Delivered-To|MIME-Version|Content-Type|DKIM-Signature|X-[\w-]+): ?/i;

const JSON_START = /^\s*[[{]\s*(?:["{[\]}]|$)/;
const WEB_PAGE = /^\s*<(?:!doctype html|html)\b/i;
const MBOX_START = /^From \S+.*\d{4}\s*$/;

/** `names`: those that players have in chats. A text that is neither JSON nor mail is a pasted chat. */
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
  const isJson = JSON_START.test(start);
  if (WEB_PAGE.test(start)) return { ok: false, message: `it is a web page. ${AS_JSON}` };
  const [first = ''] = start.split(/\r?\n/, 1);
  if (!isJson && (MBOX_START.test(first) || MAIL_HEADER.test(start))) return readMails(bytes);
  const text = decoded(bytes);
  if (text === undefined) return { ok: false, message: `it is not text in UTF-8. ${AS_TEXT}` };
  if (!isJson) return { ok: true, messages: readPasted(text, names), left: [] };
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

const AS_TEXT = 'Save it as plain text in UTF-8.';
const AS_JSON = 'Export a channel of Discord as JSON, and other messages as plain text.';

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** JSON without repeated keys, and without numbers that are too long to be kept. */

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|-?\d[\d.eE+-]*/g;
const DEEPEST = 200;

export function readStrictJson(text: string) {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const isCut =
      error instanceof Error &&
      /end of JSON|Unterminated|after .* in JSON at position/.test(error.message);
    const why = isCut ? 'it is cut off before its end' : 'it is not JSON';
    return { ok: false as const, message: `the file cannot be read: ${why}.` };
  }
  const fault = faultOf(text);
  if (fault !== undefined) return { ok: false as const, message: fault };
  return { ok: true as const, data };
}

/** Requires a text that `JSON.parse` accepts. */
function faultOf(text: string): string | undefined {
  // The keys of each open object; `undefined` for a list.
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
