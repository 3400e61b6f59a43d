/** A channel of Discord, as DiscordChatExporter writes it in JSON. */
import * as z from 'zod/mini';
import { chatLines } from '../text/chat-lines.ts';
import { MOST_MESSAGES } from '../text/most-messages.ts';
import type { Author, Message, MessageLine, MessagesRead, Reaction } from '../types.ts';
import { isoTime } from './when.ts';

const user = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  nickname: z.nullish(z.string()),
  isBot: z.optional(z.boolean()),
});

const message = z.object({
  id: z.string(),
  type: z.optional(z.string()),
  timestamp: z.string(),
  timestampEdited: z.nullish(z.string()),
  content: z.string(),
  author: user,
  embeds: z.nullish(
    z.array(
      z.object({
        title: z.nullish(z.string()),
        description: z.nullish(z.string()),
        fields: z.nullish(z.array(z.object({ name: z.string(), value: z.string() }))),
      }),
    ),
  ),
  reactions: z.nullish(
    z.array(
      z.object({
        emoji: z.object({ id: z.nullish(z.string()), name: z.string() }),
        count: z.optional(z.number()),
        users: z.nullish(z.array(user)),
      }),
    ),
  ),
  reference: z.nullish(z.object({ messageId: z.nullish(z.string()) })),
});

const channel = z.object({
  guild: z.nullish(z.object({ id: z.optional(z.string()) })),
  channel: z.object({
    id: z.string(),
    name: z.string(),
    category: z.nullish(z.string()),
    type: z.optional(z.string()),
  }),
  messages: z.array(z.unknown()),
});

type DiscordMessage = z.output<typeof message>;

/** `undefined` if the data is of another kind. */
export function readDiscord(data: unknown): MessagesRead | undefined {
  const read = channel.safeParse(data);
  if (!read.success) return undefined;
  const { guild, channel: where, messages } = read.data;
  const address = guild?.id && `https://discord.com/channels/${guild.id}/${where.id}`;
  const all: Message[] = [];
  const left: string[] = [];
  for (const [i, each] of messages.slice(0, MOST_MESSAGES + 1).entries()) {
    const one = message.safeParse(each);
    if (one.success) all.push(toMessage(one.data, [where.name, where.id], address));
    else left.push(`Message ${i + 1} of the export lacks what a message has.`);
  }
  return { ok: true, messages: all, left };
}

/** Notices of Discord, such as “Ann pinned a message”, have other types. */
const SAID = new Set(['Default', 'Reply', 'ThreadStarterMessage', 'ChatInputCommand']);

function toMessage(
  each: DiscordMessage,
  names: readonly string[],
  channelAddress?: string,
): Message {
  const { id, content, timestamp, timestampEdited, reference, type = 'Default' } = each;
  const answered = reference?.messageId;
  const { raw, lines, doubts } = chatLines(SAID.has(type) ? content : '');
  return {
    id,
    ...(channelAddress && { link: `${channelAddress}/${id}` }),
    from: authorOf(each.author),
    at: isoTime(timestamp),
    ...(isoTime(timestamp) === null && { timeDoubt: `“${timestamp.slice(0, 60)}” is no time` }),
    doubts: [...doubts, ...(timestampEdited && content !== '' ? ['it was edited afterwards'] : [])],
    raw,
    lines: [...lines, ...framed(each, raw.length)],
    reactions: (each.reactions ?? []).flatMap(reactionsOf),
    ...(answered && { answers: answered }),
    place: { kind: 'discord', names },
    enclosed: [],
  };
}

/** The words in a bot's frame are its own. A frame below a person's words only previews a link. */
function framed({ author, embeds }: DiscordMessage, at: number): readonly MessageLine[] {
  if (!author.isBot) return [];
  const words = (embeds ?? []).flatMap(({ title, description, fields }) => [
    ...[title, description].flatMap((each) => each?.split('\n') ?? []),
    ...(fields ?? []).map(({ name, value }) => `${name}: ${value}`),
  ]);
  return words.map((text) => ({ at, text, mark: 'doubtful', why: 'stands in a frame' }));
}

function authorOf({ id, name = '', nickname }: z.output<typeof user>): Author {
  return { accounts: [`discord:${id}`], name: nickname ?? name };
}

function reactionsOf({ emoji, users }: NonNullable<DiscordMessage['reactions']>[number]) {
  // A sign that the server made itself is written as its name: `:tea:`.
  const sign = emoji.id ? `:${emoji.name}:` : emoji.name;
  return (users ?? [])
    .filter(({ isBot }) => !isBot)
    .map((by): Reaction => ({ sign, by: authorOf(by), at: null }));
}
