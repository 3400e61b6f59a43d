/** Issues, pull requests and discussions of GitHub and Forgejo, as their interfaces give them. */
import * as z from 'zod/mini';
import { WAYS } from '../../records/kinds/votes.ts';
import { isMapping } from '../../values/schema.ts';
import { markdownWords } from '../text/markdown-lines.ts';
import { MOST_MESSAGES } from '../text/most-messages.ts';
import type {
  Author,
  Message,
  MessagesRead,
  PlaceKind,
  Reaction,
  Statement,
  Thread,
} from '../types.ts';
import { isoTime } from './when.ts';

const user = z.nullish(z.object({ login: z.string(), type: z.optional(z.string()) }));

/** An issue, a pull request, a discussion, a comment or a review: each has an address. */
const post = z.object({
  html_url: z.string(),
  user: user,
  title: z.optional(z.string()),
  number: z.optional(z.number()),
  body: z.nullish(z.string()),
  state: z.nullish(z.string()),
  created_at: z.optional(z.string()),
  updated_at: z.optional(z.string()),
  submitted_at: z.nullish(z.string()),
  merged_at: z.nullish(z.string()),
  closed_at: z.nullish(z.string()),
  pull_request: z.nullish(z.object({ merged_at: z.nullish(z.string()) })),
  head: z.optional(z.unknown()),
  pull_request_url: z.optional(z.string()),
  in_reply_to_id: z.nullish(z.union([z.number(), z.string()])),
  reactions: z.nullish(z.record(z.string(), z.unknown())),
  minimized: z.optional(z.unknown()),
});
export type Post = z.output<typeof post>;

const reaction = z.object({
  id: z.number(),
  content: z.string(),
  user: user,
  created_at: z.optional(z.string()),
});

/** Nothing where the data is of another kind. */
export function readForge(data: unknown): MessagesRead | undefined {
  const found: Found[] = [];
  for (const each of mappingsIn(data)) found.push(...foundIn(each));
  const posts = found.filter((each) => each.kind === 'post');
  if (posts.length === 0) return undefined;
  const left: string[] = [];
  const messages: Message[] = [];
  let thread: Thread | undefined;
  for (const [i, each] of found.entries()) {
    if (messages.length > MOST_MESSAGES) break;
    if (each.kind !== 'post') continue;
    const { post } = each;
    const opens = post.title !== undefined;
    const number = post.number === undefined ? {} : { number: post.number };
    if (post.title !== undefined) thread = { title: post.title, opens: true, ...number };
    const kind = forgeOf(post);
    const reactions = reactionsAfter(found, i).map((one) => toReaction(one, kind));
    messages.push(toMessage(post, { kind, thread: thread && { ...thread, opens }, reactions }));
  }
  return { ok: true, messages: withPatches(messages, found), left };
}

type Found =
  | { readonly kind: 'post'; readonly post: Post }
  | { readonly kind: 'reaction'; readonly reaction: z.output<typeof reaction> }
  | { readonly kind: 'file'; readonly patch: string };

/** Whatever has an address and a sender. */
function foundIn(data: Readonly<Record<string, unknown>>): readonly Found[] {
  const read =
    'html_url' in data && 'user' in data && ('body' in data || 'title' in data)
      ? post.safeParse(data)
      : undefined;
  const reacted = 'content' in data && 'user' in data ? reaction.safeParse(data) : undefined;
  const isFile = typeof data.filename === 'string' && typeof data.patch === 'string';
  return [
    ...(read?.success ? [{ kind: 'post', post: read.data } as const] : []),
    ...(reacted?.success ? [{ kind: 'reaction', reaction: reacted.data } as const] : []),
    ...(isFile ? [{ kind: 'file', patch: `${data.filename}\n${data.patch}` } as const] : []),
  ];
}

/** What an interface answers, in lists, answers and events alike, in the order of the file. */
export function* mappingsIn(
  data: unknown,
  depth = 0,
): Generator<Readonly<Record<string, unknown>>> {
  if (depth > 8) return;
  if (Array.isArray(data)) {
    for (const each of data) yield* mappingsIn(each, depth + 1);
    return;
  }
  if (!isMapping(data)) return;
  yield data;
  for (const key of WITHIN) if (key in data) yield* mappingsIn(data[key], depth + 1);
}

/** Under these keys an answer, or an event, has further posts. */
const WITHIN =
  'issue pull_request discussion comment review comments reviews replies nodes files reaction_list merge_request notes award_emoji items'.split(
    ' ',
  );

function toReaction(
  { id, content, user: by, created_at }: z.output<typeof reaction>,
  kind: PlaceKind,
): Reaction {
  return {
    sign: content,
    by: authorOf(by, kind),
    at: isoTime(created_at),
    id: `reaction ${id}`,
  };
}

/** The reactions that the list has after a post, before the next one. */
function reactionsAfter(found: readonly Found[], at: number): readonly z.output<typeof reaction>[] {
  const rest = found.slice(at + 1);
  const end = rest.findIndex(({ kind }) => kind === 'post');
  return rest
    .slice(0, end < 0 ? undefined : end)
    .flatMap((each) => (each.kind === 'reaction' ? [each.reaction] : []));
}

function withPatches(messages: readonly Message[], found: readonly Found[]): readonly Message[] {
  const patch = found.flatMap((each) => (each.kind === 'file' ? [each.patch] : [])).join('\n');
  if (patch === '') return messages;
  return messages.map((each) => (each.thread?.opens ? { ...each, patch } : each));
}

export function authorOf(by: z.output<typeof user>, kind: PlaceKind): Author {
  return by
    ? { accounts: [`${kind}:${by.login}`], name: by.login }
    : { accounts: [], name: '(nobody)' };
}

function forgeOf({ html_url }: Post): PlaceKind {
  return new URL(html_url, 'https://forge.invalid').hostname === 'github.com'
    ? 'github'
    : 'forgejo';
}

interface Around {
  readonly kind: PlaceKind;
  readonly thread: Thread | undefined;
  readonly reactions: readonly Reaction[];
  readonly doubts?: readonly string[];
}

export function toMessage(
  each: Post,
  { kind, thread, reactions, doubts: others = [] }: Around,
): Message {
  const at = isoTime(each.submitted_at ?? each.created_at);
  const { raw, lines, doubts } = markdownWords(each.body ?? '');
  const isReview =
    each.pull_request_url !== undefined &&
    each.state !== undefined &&
    each.submitted_at !== undefined;
  const counted = countsOf(each.reactions);
  const form = each.title === undefined ? undefined : readIssueForm(each.body ?? '');
  return {
    id: each.html_url,
    from: authorOf(each.user, kind),
    at,
    ...(at === null && { timeDoubt: 'the interface tells no time' }),
    doubts: [...others, ...doubts, ...(isEdited(each) ? ['it was edited afterwards'] : [])],
    raw,
    lines,
    reactions,
    ...(counted && { counted }),
    ...(thread && { thread }),
    ...(form && { form }),
    place: { kind, names: placeNames(each) },
    ...(isReview && each.state && { review: each.state.toLowerCase() }),
    enclosed: [],
    ...(thread?.opens && closedOf(each)),
  };
}

/** Of an issue, any comment on it is an update. */
function isEdited({ title, created_at, updated_at }: Post): boolean {
  return (
    title === undefined && updated_at !== undefined && isoTime(updated_at) !== isoTime(created_at)
  );
}

function placeNames({ html_url, pull_request, head }: Post): readonly string[] {
  if (/\/(?:pull|pulls)\/\d/.test(html_url) || pull_request || head) return ['pulls'];
  return /\/discussions\/\d/.test(html_url) ? ['discussions'] : ['issues'];
}

function countsOf(reactions: Post['reactions']): Readonly<Record<string, number>> | undefined {
  const counts = Object.entries(reactions ?? {}).filter(
    (entry): entry is [string, number] =>
      typeof entry[1] === 'number' && entry[1] > 0 && entry[0] !== 'total_count',
  );
  return counts.length === 0 ? undefined : Object.fromEntries(counts);
}

function closedOf(each: Post) {
  const merged = each.merged_at ?? each.pull_request?.merged_at;
  if (merged) return { closed: { merged: true, at: isoTime(merged) } };
  return each.state === 'closed' ? { closed: { merged: false, at: isoTime(each.closed_at) } } : {};
}

/* What was filled into an issue form: each answer stands below a heading with the words of the form. */

const HEADINGS = {
  number: 'Number of the proposal',
  vote: 'Your vote',
  text: 'Text of the proposal',
  question: 'Question for the Judge',
} as const;
const EMPTY = '_No response_';

/** Nothing where the words are of no form. The first heading says of which; a text goes on to the end. */
function readIssueForm(body: string): Statement | undefined {
  const words = body.replace(/\r\n?/g, '\n').trim();
  const [, first = '', rest = ''] = /^### ([^\n]{1,100})\n([\s\S]*)$/.exec(words) ?? [];
  switch (first.trim()) {
    case HEADINGS.number:
      return voteIn(rest);
    case HEADINGS.text:
      return { kind: 'proposal', words: first, text: answerIn(rest), ...unlessEmpty(rest) };
    case HEADINGS.question:
      return { kind: 'call', words: first, text: answerIn(rest), ...unlessEmpty(rest) };
    default:
      return undefined;
  }
}

function voteIn(rest: string): Statement {
  const [number = '', vote = ''] = rest.split(`### ${HEADINGS.vote}\n`).map(answerIn);
  const words = `${number}: ${vote}`.slice(0, 100);
  const [, figures] = /^(?:proposal )?(\d{1,6})$/i.exec(number) ?? [];
  const value = WAYS.find((way) => way === vote.toLowerCase());
  if (figures === undefined || value === undefined) {
    const why = 'the form is not filled in with a number and a way to vote';
    return { kind: 'vote', words, why };
  }
  return { kind: 'vote', number: Number(figures), value, words };
}

function answerIn(rest: string): string {
  const answer = rest.trim();
  return answer === EMPTY ? '' : answer;
}

function unlessEmpty(rest: string): { readonly why?: string } {
  return answerIn(rest) === '' ? { why: 'nothing follows' } : {};
}
