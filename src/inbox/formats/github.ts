/** Reads issues, pull requests and discussions of GitHub, from the answers of REST and of GraphQL. */
import * as z from 'zod/mini';
import { WAYS } from '../../records/kinds/votes.ts';
import { isMapping } from '../../values/schema.ts';
import { markdownWords } from '../text/markdown-lines.ts';
import { MOST_MESSAGES } from '../text/most-messages.ts';
import type { Author, Message, MessagesRead, Reaction, Statement, Thread } from '../types.ts';
import { isoTime } from './when.ts';

const user = z.nullish(z.object({ login: z.string() }));
const time = z.nullish(z.string());

/** An issue, a pull request, a discussion, a comment or a review: each has an address. */
const post = z.object({
  html_url: z.string(),
  user,
  title: z.optional(z.string()),
  number: z.optional(z.number()),
  body: z.nullish(z.string()),
  state: z.nullish(z.string()),
  created_at: time,
  updated_at: time,
  submitted_at: time,
  merged_at: time,
  closed_at: time,
  pull_request: z.nullish(z.object({ merged_at: time })),
  reactions: z.nullish(z.record(z.string(), z.unknown())),
  /** The time of the last edit. Only GraphQL tells it, and whether the forge hides the comment. */
  last_edited_at: time,
  isMinimized: z.nullish(z.boolean()),
});
type Post = z.output<typeof post>;

const reaction = z.object({
  id: z.optional(z.union([z.number(), z.string()])),
  content: z.string(),
  user,
  created_at: time,
});
type Emoji = z.output<typeof reaction>;

/** Names of GraphQL's fields, with the names that REST gives them. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['url', 'html_url'],
  ['author', 'user'],
  ['createdAt', 'created_at'],
  ['updatedAt', 'updated_at'],
  ['submittedAt', 'submitted_at'],
  ['mergedAt', 'merged_at'],
  ['closedAt', 'closed_at'],
  ['lastEditedAt', 'last_edited_at'],
]);
const CONTENTS: ReadonlyMap<string, string> = new Map([
  ['THUMBS_UP', '+1'],
  ['THUMBS_DOWN', '-1'],
]);

/** Renames the fields of GraphQL as in REST. `updatedAt` is left out: it also changes without an edit. */
function asRest(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const isGraph = 'createdAt' in data || 'author' in data;
  if (!isGraph) return data;
  const renamed = Object.entries(data).map(
    ([key, value]) => [RENAMED.get(key) ?? key, value] as const,
  );
  const { updated_at: _, reactions: __, ...rest } = Object.fromEntries(renamed);
  return rest;
}

/** `undefined` if the data is of another kind. */
export function readGithub(data: unknown): MessagesRead | undefined {
  const found = [...foundIn(data)];
  const posts = found.flatMap((each) => (each.kind === 'post' ? [each] : []));
  if (posts.length === 0) return undefined;
  const elsewhere = posts.find(
    ({ post: { html_url } }) => !html_url.startsWith('https://github.com/'),
  );
  if (elsewhere) {
    const message = `${elsewhere.post.html_url.slice(0, 100)} is no address at github.com, and no other forge is read.`;
    return { ok: false, message };
  }
  const threads = new Map<string, Thread>();
  for (const { post: each } of posts) {
    const number = each.number === undefined ? {} : { number: each.number };
    if (each.title !== undefined)
      threads.set(threadOf(each.html_url), { title: each.title, opens: true, ...number });
  }
  const { signs, left } = signsOf(found);
  const messages: Message[] = [];
  for (const each of posts) {
    if (messages.length > MOST_MESSAGES) break;
    const thread = threads.get(threadOf(each.post.html_url));
    messages.push(toMessage(each, thread, signs.get(each) ?? []));
  }
  return { ok: true, messages, left };
}

/** The repository and the number of a thread. The address of a comment contains both, and a mark. */
function threadOf(address: string): string {
  const [, repository = '', number = ''] =
    /^https:\/\/github\.com\/([^/]+\/[^/]+)\/(?:issues|pull|pulls|discussions)\/(\d+)/i.exec(
      address,
    ) ?? [];
  return `${repository.toLowerCase()} ${number}`;
}

interface FoundPost {
  readonly kind: 'post';
  readonly post: Post;
  /** The address of the comment that a reply in a discussion answers. */
  readonly answers?: string | undefined;
}
type Item =
  | FoundPost
  /** `on`: the post that contains the reaction, if one does. */
  | { readonly kind: 'reaction'; readonly reaction: Emoji; readonly on: FoundPost | undefined }
  /** A list ends here. */
  | { readonly kind: 'end' };

const DEEPEST = 12;
/** Posts may contain further posts under these keys. */
const WITHIN =
  'data repository issue issues pullRequest pullRequests pull_request discussion discussions comment comments review reviews replies reactions nodes edges node files reaction_list items answer'.split(
    ' ',
  );

function* foundIn(data: unknown, on?: FoundPost, answers?: string, depth = 0): Generator<Item> {
  if (depth > DEEPEST) return;
  if (Array.isArray(data)) {
    for (const each of data) yield* foundIn(each, on, answers, depth + 1);
    yield { kind: 'end' };
    return;
  }
  if (!isMapping(data)) return;
  const given = asRest(data);
  const isPost = 'html_url' in given && 'user' in given && ('body' in given || 'title' in given);
  const read = isPost ? post.safeParse(given) : undefined;
  const own: FoundPost | undefined = read?.success
    ? { kind: 'post', post: read.data, answers }
    : undefined;
  if (own) yield own;
  const isSign = 'content' in given && 'user' in given;
  const signed = isSign ? reaction.safeParse(given) : undefined;
  if (signed?.success) yield { kind: 'reaction', reaction: signed.data, on };
  // Only a reply answers the post that contains it.
  const above = own ? undefined : answers;
  for (const key of WITHIN) {
    const answered = key === 'replies' && own ? own.post.html_url : above;
    if (key in data) yield* foundIn(data[key], own ?? on, answered, depth + 1);
  }
}

/** REST answers reactions in a list of their own, which does not name the post they are on. */

function signsOf(found: readonly Item[]) {
  const posts = found.flatMap((each) => (each.kind === 'post' ? [each] : []));
  const signs = new Map<FoundPost, readonly Emoji[]>();
  const left: string[] = [];
  let before: FoundPost | undefined;
  let run: Emoji[] = [];
  const end = () => {
    const on = postWith(run, posts, before);
    if (on) signs.set(on, [...(signs.get(on) ?? []), ...run]);
    else if (run.length > 0)
      left.push(
        `No message of the file has ${run.length} reactions, as this list has. Put each list directly after its message.`,
      );
    run = [];
  };
  for (const each of found) {
    if (each.kind === 'reaction' && each.on)
      signs.set(each.on, [...(signs.get(each.on) ?? []), each.reaction]);
    else if (each.kind === 'reaction') run.push(each.reaction);
    else if (each.kind === 'end') {
      // Otherwise another list, or the next page of this one, may follow.
      if (postWith(run, posts, undefined)) end();
    } else {
      end();
      before = each;
    }
  }
  end();
  return { signs, left };
}

/** The one post whose counts equal these reactions. If none has counts, the post before the list. */
function postWith(
  run: readonly Emoji[],
  posts: readonly FoundPost[],
  before: FoundPost | undefined,
): FoundPost | undefined {
  const given = Map.groupBy(run, ({ content }) => content);
  if (run.length === 0) return undefined;
  const fits = ({ post: { reactions } }: FoundPost) => {
    const counts = countsOf(reactions) ?? {};
    return (
      Object.keys(counts).length === given.size &&
      [...given].every(([content, own]) => counts[content] === own.length)
    );
  };
  const [one, another] = posts.filter(fits);
  // If several posts have these counts, the place of the list decides.
  if (one && another) return before && fits(before) ? before : undefined;
  if (one) return one;
  return before && !countsOf(before.post.reactions) ? before : undefined;
}

function toMessage(
  { post: each, answers }: FoundPost,
  thread: Thread | undefined,
  signs: readonly Emoji[],
): Message {
  const at = isoTime(each.submitted_at ?? each.created_at);
  const { raw, lines, doubts } = markdownWords(each.body ?? '');
  const opens = each.title !== undefined;
  const counted = countsOf(each.reactions);
  const form = opens ? readIssueForm(each.body ?? '') : undefined;
  const isReview = each.submitted_at && each.state;
  // REST counts any comment on an issue as an update.
  const updated = opens ? undefined : each.updated_at;
  const isUpdated = updated && isoTime(updated) !== isoTime(each.created_at);
  const isPull = /\/pulls?\/\d/.test(each.html_url) || each.pull_request;
  const elsewhere = /\/discussions\/\d/.test(each.html_url) ? 'discussions' : 'issues';
  return {
    id: each.html_url,
    from: authorOf(each.user),
    at,
    ...(at === null && { timeDoubt: 'the interface tells no time' }),
    doubts: [
      ...doubts,
      ...(each.isMinimized ? ['it is hidden at the forge'] : []),
      ...(each.last_edited_at || isUpdated ? ['it was edited afterwards'] : []),
    ],
    raw,
    lines,
    reactions: signs.map((one) => toReaction(one, each.html_url)),
    ...(counted && { counted }),
    ...(answers !== undefined && { answers }),
    ...(thread && { thread: { ...thread, opens } }),
    ...(form && { form }),
    place: { kind: 'github', names: [isPull ? 'pulls' : elsewhere] },
    ...(isReview && { review: each.state?.toLowerCase() ?? '' }),
    enclosed: [],
    ...(opens && closedOf(each)),
  };
}

function authorOf(by: z.output<typeof user>): Author {
  return by
    ? { accounts: [`github:${by.login}`], name: by.login }
    : { accounts: [], name: '(nobody)' };
}

function toReaction({ id, content, user: by, created_at }: Emoji, address: string): Reaction {
  const mark = address.includes('#') ? '&' : '#';
  return {
    sign: CONTENTS.get(content) ?? content.toLowerCase(),
    by: authorOf(by),
    at: isoTime(created_at),
    ...(id !== undefined && {
      id: `reaction ${id}`,
      link: `${address}${mark}reaction-${id}`,
    }),
  };
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
  const isClosed = /^closed$/i.test(each.state ?? '');
  return isClosed ? { closed: { merged: false, at: isoTime(each.closed_at) } } : {};
}

/** The answers in an issue form. Each answer is below a heading, which is a label of the form. */

const HEADINGS = {
  number: 'Number of the proposal',
  vote: 'Your vote',
  text: 'Text of the proposal',
  question: 'Question for the Judge',
} as const;
const EMPTY = '_No response_';

/** `undefined` if this is no form. The first heading tells which form it is; the text is the rest. */
function readIssueForm(body: string): Statement | undefined {
  const words = body.replace(/\r\n?/g, '\n').trim();
  const [, first = '', rest = ''] = /^### ([^\n]{1,100})\n([\s\S]*)$/.exec(words) ?? [];
  const head = first.trim();
  if (head === HEADINGS.number) return voteIn(rest);
  if (head !== HEADINGS.text && head !== HEADINGS.question) return undefined;
  const kind = head === HEADINGS.text ? 'proposal' : 'call';
  const text = answerIn(rest);
  return { kind, words: first, text, ...(text === '' && { why: 'nothing follows' }) };
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
