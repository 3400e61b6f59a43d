/**
 * The kinds of records and of their parts, each with all its keys, and what a difference in a key of a
 * record that is settled means. A kind or a key without a row here does not compile.
 *
 * This serves Rule 107 of Suber's set: what has been decided is not changed afterwards.
 */
import type * as z from 'zod/mini';
import type { PlayerId } from '../../values/ids.ts';
import type { OVERRULING, SEAT, WrittenBench } from '../kinds/bench.ts';
import type { EVENT } from '../kinds/event.ts';
import type { GAME, GameHead, READING } from '../kinds/game.ts';
import type { ARGUMENT, JUDGMENT, WrittenJudgment } from '../kinds/judgment.ts';
import type { Caller } from '../kinds/parts.ts';
import type { PLAYER_SHAPE } from '../kinds/player.ts';
import type { PROPOSAL } from '../kinds/proposal.ts';
import type { CARD, RULESET, RulesetHead } from '../kinds/ruleset.ts';
import type { VOTE } from '../kinds/votes.ts';
import type {
  WrittenCard,
  WrittenEvent,
  WrittenPlayer,
  WrittenProposal,
  WrittenReading,
} from '../types.ts';

/** One record in two revisions; it is missing where it was not there, or is gone. */
export interface Pair<Of> {
  readonly was: Of | undefined;
  readonly is: Of | undefined;
}

/** What is compared, by its kind: a record, or a part of one that is somebody's own. */
export interface Kinds {
  readonly game: GameHead;
  readonly player: WrittenPlayer & { readonly file: string };
  readonly reading: WrittenReading & { readonly id: string; readonly file: string };
  readonly ruleset: RulesetHead;
  readonly card: WrittenCard;
  readonly proposal: WrittenProposal;
  readonly vote: Vote;
  readonly judgment: WrittenJudgment;
  readonly seat: Seat;
  readonly overruling: Overruling;
  readonly argument: Argument;
  readonly event: WrittenEvent;
  /** The body of a file of events. */
  readonly narrative: { readonly file: string; readonly text: string };
}
export type Kind = keyof Kinds;

export interface Vote {
  readonly voter: PlayerId;
  readonly proposal: WrittenProposal;
  /** The proposal as it is now. */
  readonly becomes: WrittenProposal;
}

/** The place of one Judge on a bench. */
export interface Seat {
  readonly judgment: WrittenJudgment;
  readonly bench: WrittenBench;
  readonly index: number;
}

/** The vote of one player on overruling a Judge, or all else that is said of that. */
export interface Overruling extends Seat {
  readonly voter: PlayerId | undefined;
}

export interface Argument {
  readonly judgment: WrittenJudgment;
  readonly by: Caller;
  readonly index: number;
  /** `arguments.b.1`: the first of that speaker. */
  readonly name: string;
}

type Keys<Kind extends { readonly shape: z.ZodMiniObject }> = keyof z.output<Kind['shape']>;
type WithBody<Key> = Key | 'body';

interface KindKeys {
  readonly game: WithBody<Keys<typeof GAME>>;
  readonly player: keyof typeof PLAYER_SHAPE;
  readonly reading: keyof z.output<typeof READING>;
  readonly ruleset: WithBody<Keys<typeof RULESET>>;
  readonly card: WithBody<Keys<typeof CARD>>;
  readonly proposal: WithBody<Keys<typeof PROPOSAL>>;
  readonly vote: WithBody<Keys<typeof VOTE>>;
  /** A single Judge stands on a bench, too. */
  readonly judgment: WithBody<Exclude<Keys<typeof JUDGMENT>, keyof z.output<typeof SEAT>>>;
  readonly seat: keyof z.output<typeof SEAT>;
  readonly overruling: keyof z.output<typeof OVERRULING>;
  readonly argument: keyof z.output<typeof ARGUMENT>;
  readonly event: keyof z.output<typeof EVENT>;
  readonly narrative: 'body';
}
export type KeyOf<Of extends Kind> = KindKeys[Of];

/** The same for several keys. */
export function each<const Key extends string, Value>(
  value: Value,
  ...keys: readonly Key[]
): Readonly<Record<Key, Value>>;
export function each(value: unknown, ...keys: readonly string[]): object {
  return Object.fromEntries(keys.map((key) => [key, value]));
}

/**
 * What a settled record says may not change, but for commentary. What is `voted` on may not change while
 * votes on it are kept, either. What `happened` is a date, which cannot lie ahead.
 */
export type Standing = 'commentary' | 'settled' | 'voted' | 'happened';

/**
 * A player's surname is settled, since seats may be in the order of surnames; `readings`, `votes` and
 * other lists of parts say here what becomes of what is in no part of them.
 */
export const STANDING = {
  game: {
    ...each('commentary', 'title', 'invented', 'clerks', 'inbox', 'zone', 'body'),
    ...each('settled', 'ruleset', 'medium', 'started', 'sample', 'players', 'readings', 'teams'),
    ...each('settled', 'second-votes', 'on-words', 'unobjected'),
    corrected: 'happened',
  },
  player: { ...each('commentary', 'name', 'account'), ...each('settled', 'surname', 'robot') },
  reading: { ...each('settled', 'take', 'since'), why: 'commentary' },
  ruleset: {
    ...each('commentary', 'title', 'author', 'source', 'published', 'body'),
    ...each('settled', 'tiers', 'sample'),
    corrected: 'happened',
  },
  card: { ...each('settled', 'rule', 'title', 'tier', 'mechanics', 'body'), corrected: 'happened' },
  proposal: {
    ...each('voted', 'by', 'with', 'facts', 'enact', 'amend', 'repeal', 'transmute', 'changes'),
    ...each('voted', 'act', 'title', 'mechanics', 'replace', 'text', 'body'),
    ...each('settled', 'proposal', 'name', 'votes', 'cast', 'outcome', 'awards', 'effective'),
    ...each('settled', 'lost', 'wording', 'stands'),
    ...each('happened', 'proposed', 'revised', 'closed', 'withdrawn', 'corrected'),
    ...each('commentary', 'notes', 'source', 'ending-source'),
  },
  vote: { ...each('settled', 'vote', 'strength', 'body'), on: 'happened', source: 'commentary' },
  judgment: {
    ...each('settled', 'judgment', 'kind', 'question', 'by', 'appeals', 'rules', 'bench'),
    ...each('settled', 'settles', 'cites', 'arguments', 'stands', 'body'),
    ...each('happened', 'invoked', 'corrected'),
    source: 'commentary',
  },
  seat: {
    ...each('settled', 'judge', 'ruling', 'overruled'),
    ...each('happened', 'accepted', 'refused', 'given'),
    'ruling-source': 'commentary',
  },
  overruling: { ...each('settled', 'for', 'against', 'abstain', 'proposal'), on: 'happened' },
  argument: each('settled', 'by', 'text'),
  event: {
    ...each('settled', 'after', 'rule', 'by', 'why', 'stands', 'join', 'leave', 'forfeit', 'roll'),
    ...each('settled', 'points', 'change', 'set', 'appoint', 'consent', 'debate', 'pause'),
    ...each('settled', 'resume', 'scores', 'winner', 'rename', 'round', 'end', 'note', 'fiat'),
    ...each('happened', 'on', 'corrected'),
    ...each('commentary', 'id', 'source'),
  },
  narrative: { body: 'commentary' },
} as const satisfies { readonly [Of in Kind]: Readonly<Record<KeyOf<Of>, Standing>> };

/** What is in no row is settled. */
export function standingOf(kind: Kind, key: string): Standing {
  const rows: Readonly<Record<string, Standing>> = STANDING[kind];
  return rows[key] ?? 'settled';
}
