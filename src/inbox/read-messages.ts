/** From a file to messages, in whichever of the formats it is. */
import { readDiscord } from './formats/discord.ts';
import { readForge } from './formats/forge.ts';
import { readGitlab } from './formats/gitlab.ts';
import { readMails } from './formats/mail.ts';
import { readPasted } from './formats/pasted-chat.ts';
import { readStrictJson } from './formats/strict-json.ts';
import { MOST_BYTES } from './most-bytes.ts';
import type { MessagesRead } from './types.ts';

export interface Channel {
  /** The names that players have in chats. */
  readonly names: readonly string[];
  /** Where dates without a zone were written. */
  readonly zone: string | undefined;
}

interface Format {
  readonly called: string;
  readonly isIt: (start: string) => boolean;
  readonly read: (bytes: Uint8Array, channel: Channel) => Promise<MessagesRead> | MessagesRead;
}

const MAIL_HEADER =
  /^(?:From|To|Cc|Subject|Date|Message-ID|Received|Return-Path|Delivered-To|MIME-Version|Content-Type|DKIM-Signature|X-[\w-]+): ?/i;

/** What is not recognised by its beginning was copied from a chat. */
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
    read: (bytes, { zone }) => readMails(bytes, zone),
  },
  { called: 'a pasted chat', isIt: () => true, read: readText },
];

export async function readMessages(bytes: Uint8Array, channel: Channel): Promise<MessagesRead> {
  if (bytes.length > MOST_BYTES) {
    return {
      ok: false,
      message: `it has more than ${MOST_BYTES} bytes, and no more are read of a file.`,
    };
  }
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  const format = FORMATS.find(({ isIt }) => isIt(start));
  return format ? format.read(bytes, channel) : { ok: true, messages: [], left: [] };
}

function readJson(bytes: Uint8Array): MessagesRead {
  const text = decoded(bytes);
  if (text === undefined) return NOT_UTF8;
  const read = readStrictJson(text);
  if (!read.ok) return read;
  return (
    readDiscord(read.data) ??
    readForge(read.data) ??
    readGitlab(read.data) ?? {
      ok: false,
      message:
        'it is JSON of no kind that is known: DiscordChatExporter’s, or what the interface of GitHub, Forgejo or GitLab answers.',
    }
  );
}

function readText(bytes: Uint8Array, { names, zone }: Channel): MessagesRead {
  const text = decoded(bytes);
  if (text === undefined) return NOT_UTF8;
  return { ok: true, messages: readPasted(text, names, zone), left: [] };
}

const NOT_UTF8: MessagesRead = { ok: false, message: 'it is not text in UTF-8.' };

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
