/** Issues, merge requests, notes and signs of GitLab, as its interface gives them. */
import * as z from 'zod/mini';
import { MOST_MESSAGES } from '../text/most-messages.ts';
import type { Message, MessagesRead, Reaction } from '../types.ts';
import { authorOf, mappingsIn, type Post, toMessage } from './forge.ts';
import { isoTime } from './when.ts';

const person = z.nullish(z.object({ username: z.string() }));
const time = z.nullish(z.string());

/** An issue or a merge request. */
const thread = z.object({
  id: z.number(),
  iid: z.number(),
  title: z.string(),
  description: z.nullish(z.string()),
  author: person,
  web_url: z.string(),
  state: z.nullish(z.string()),
  created_at: time,
  merged_at: time,
  closed_at: time,
  source_branch: z.optional(z.string()),
  upvotes: z.optional(z.number()),
  downvotes: z.optional(z.number()),
});

/** A comment; with `system`, what GitLab itself says of a change. */
const note = z.object({
  id: z.number(),
  body: z.string(),
  author: person,
  system: z.optional(z.boolean()),
  noteable_type: z.string(),
  noteable_id: z.number(),
  created_at: time,
  updated_at: time,
});

const award = z.object({
  id: z.number(),
  name: z.string(),
  user: person,
  created_at: time,
  awardable_id: z.number(),
  awardable_type: z.string(),
});

type Written = z.output<typeof thread>;
type Note = z.output<typeof note>;

/** Nothing where the data is of another kind. Notes and signs name what they are on, wherever they stand. */
export function readGitlab(data: unknown): MessagesRead | undefined {
  const found = [...mappingsIn(data)];
  const opened = found.flatMap((each) => {
    const read = 'iid' in each && 'web_url' in each ? thread.safeParse(each) : undefined;
    return read?.success ? [read.data] : [];
  });
  const threads = new Map(opened.map((each) => [keyOf(each), each]));
  const notes = found.flatMap((each) => {
    const read = 'noteable_id' in each ? note.safeParse(each) : undefined;
    return read?.success ? [read.data] : [];
  });
  if (opened.length + notes.length === 0) return undefined;
  const reactions = Map.groupBy(found.flatMap(signIn), ({ on }) => on);
  const signsTo = (key: string) => (reactions.get(key) ?? []).map(({ reaction }) => reaction);
  const edited = new Set(
    notes.filter(tellsOfEdit).map((each) => `${each.noteable_type} ${each.noteable_id}`),
  );
  const messages: Message[] = [];
  for (const each of opened.slice(0, MOST_MESSAGES + 1)) {
    const key = keyOf(each);
    messages.push(
      toMessage(postOf(each), {
        kind: 'gitlab',
        thread: { title: each.title, opens: true, number: each.iid },
        reactions: signsTo(key),
        doubts: edited.has(key) ? ['it was edited afterwards'] : [],
      }),
    );
  }
  for (const each of notes) {
    if (messages.length > MOST_MESSAGES) break;
    if (each.system) continue;
    const on = threads.get(`${each.noteable_type} ${each.noteable_id}`);
    messages.push(
      toMessage(postOfNote(each, on), {
        kind: 'gitlab',
        thread: on && { title: on.title, opens: false, number: on.iid },
        reactions: signsTo(`Note ${each.id}`),
        doubts: on ? [] : ['what it is a comment on is not among these messages'],
      }),
    );
  }
  return { ok: true, messages, left: [] };
}

function keyOf({ id, source_branch }: Written): string {
  return `${source_branch === undefined ? 'Issue' : 'MergeRequest'} ${id}`;
}

/** Whoever may edit the issues of a project may change the words of another. */
function tellsOfEdit({ system, body }: Note): boolean {
  return system === true && /^(?:changed the description|marked the )/.test(body);
}

function signIn(data: Readonly<Record<string, unknown>>) {
  const read = 'awardable_id' in data ? award.safeParse(data) : undefined;
  if (!read?.success) return [];
  const { id, name, user, created_at: at, awardable_type: type, awardable_id: to } = read.data;
  const reaction: Reaction = {
    sign: name,
    by: authorOf(loginOf(user), 'gitlab'),
    at: isoTime(at),
    id: `reaction ${id}`,
  };
  return [{ on: `${type} ${to}`, reaction }];
}

function loginOf(by: z.output<typeof person>) {
  return by && { login: by.username };
}

function postOf(each: Written): Post {
  const { web_url, author, iid, title, description, created_at, source_branch } = each;
  return {
    html_url: web_url,
    user: loginOf(author),
    number: iid,
    title,
    body: description,
    state: each.state,
    ...(created_at && { created_at }),
    merged_at: each.merged_at,
    closed_at: each.closed_at,
    ...(source_branch !== undefined && { head: source_branch }),
    reactions: { thumbsup: each.upvotes, thumbsdown: each.downvotes },
  };
}

function postOfNote({ id, author, body, created_at, updated_at }: Note, on?: Written): Post {
  return {
    html_url: on ? `${on.web_url}#note_${id}` : `note ${id}`,
    user: loginOf(author),
    body,
    ...(created_at && { created_at }),
    ...(updated_at && { updated_at }),
    ...(on?.source_branch !== undefined && { head: on.source_branch }),
  };
}
