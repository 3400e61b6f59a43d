/**
 * Says for each key of each kind of record if it may change in a settled record. A kind or key without a
 * row here does not compile.
 *
 * This serves Rule 107 of Suber's set: nobody changes a decision afterwards.
 */
import type * as z from 'zod/mini';
import type { OVERRULING, SEAT } from '../kinds/bench.ts';
import type { EVENT } from '../kinds/event.ts';
import { EVENT_KINDS } from '../kinds/event-facts.ts';
import type { GAME, READING } from '../kinds/game.ts';
import type { ARGUMENT, JUDGMENT, WrittenJudgment } from '../kinds/judgment.ts';
import type { PLAYER_SHAPE } from '../kinds/player.ts';
import type { PROPOSAL } from '../kinds/proposal.ts';
import type { CARD, RULESET } from '../kinds/ruleset.ts';
import type { VOTE } from '../kinds/votes.ts';
import type {
  WrittenCard,
  WrittenEvent,
  WrittenGame,
  WrittenProposal,
  WrittenRuleset,
} from '../types.ts';

export interface Kinds {
  readonly game: WrittenGame;
  readonly ruleset: WrittenRuleset;
  readonly card: WrittenCard;
  readonly proposal: WrittenProposal;
  readonly judgment: WrittenJudgment;
  readonly event: WrittenEvent;
  /** The body of a file of events. */
  readonly narrative: { readonly file: string; readonly text: string };
}
export type KindName = keyof Kinds;

type Keys<Of extends { readonly shape: z.ZodMiniObject }> = keyof z.output<Of['shape']>;

interface OwnKeys {
  readonly game: Keys<typeof GAME> | 'body';
  readonly ruleset: Keys<typeof RULESET> | 'body';
  readonly card: Keys<typeof CARD> | 'body';
  readonly proposal: Keys<typeof PROPOSAL> | 'body';
  /** A single Judge is a part too, as on a bench. */
  readonly judgment: Exclude<Keys<typeof JUDGMENT>, keyof z.output<typeof SEAT>> | 'body';
  readonly event: keyof z.output<typeof EVENT>;
  readonly narrative: 'body';
}

/** These parts of a record belong to somebody, or come and go. */
interface PartKeys {
  readonly game: {
    readonly player: keyof typeof PLAYER_SHAPE;
    readonly reading: keyof z.output<typeof READING>;
  };
  readonly proposal: { readonly vote: Keys<typeof VOTE> | 'body' };
  readonly judgment: {
    readonly seat: keyof z.output<typeof SEAT>;
    readonly overruling: keyof z.output<typeof OVERRULING>;
    readonly argument: keyof z.output<typeof ARGUMENT>;
  };
}

type Rows<Parts> = {
  [Part in keyof Parts & string]: `${Part}.${Parts[Part] & string}`;
}[keyof Parts & string];
type PartsOf<Of extends KindName> = Of extends keyof PartKeys ? PartKeys[Of] : Record<never, never>;

/** `closed`, or `vote.on` for a key of a part. */
export type KeyOf<Of extends KindName> = OwnKeys[Of] | Rows<PartsOf<Of>>;
/** A key, or a row for a whole record or part that is new or gone. */
export type RowOf<Of extends KindName> =
  | KeyOf<Of>
  | Whole
  | `${keyof PartsOf<Of> & string}.${Whole}`;
type Whole = 'new' | 'gone';

/** Gives several keys the same value. */
export function alike<const Key extends string, Value>(
  value: Value,
  ...keys: readonly Key[]
): Readonly<Record<Key, Value>>;
export function alike(value: unknown, ...keys: readonly string[]): object {
  return Object.fromEntries(keys.map((key) => [key, value]));
}

/**
 * In a settled record only `commentary` may change. `voted` facts may not change while their votes are kept
 * either. A fact that `happened` is a date, which cannot be in the future.
 */
export type Standing = 'commentary' | 'settled' | 'voted' | 'happened';

/**
 * A player's surname is settled, since seats may be in the order of surnames. The row of a list of parts,
 * such as `votes`, is for facts outside all parts.
 */
export const STANDING = {
  game: {
    ...alike('commentary', 'title', 'invented', 'clerks', 'inbox', 'body'),
    ...alike('commentary', 'player.name', 'player.account', 'reading.why'),
    ...alike('settled', 'ruleset', 'medium', 'started', 'sample', 'players', 'readings', 'teams'),
    ...alike('settled', 'second-votes', 'on-words', 'unobjected'),
    ...alike('settled', 'player.surname', 'player.robot', 'reading.take', 'reading.since'),
    corrected: 'happened',
  },
  ruleset: {
    ...alike('commentary', 'title', 'author', 'source', 'published', 'body'),
    ...alike('settled', 'tiers', 'sample'),
    corrected: 'happened',
  },
  card: {
    ...alike('settled', 'rule', 'title', 'tier', 'mechanics', 'body'),
    corrected: 'happened',
  },
  proposal: {
    ...alike('voted', 'by', 'with', 'facts', 'enact', 'amend', 'repeal', 'transmute', 'changes'),
    ...alike('voted', 'act', 'title', 'mechanics', 'replace', 'text', 'body', 'as-meant'),
    ...alike('settled', 'proposal', 'name', 'votes', 'cast', 'outcome', 'awards', 'effective'),
    ...alike('settled', 'lost', 'wording', 'stands', 'vote.vote', 'vote.strength', 'vote.body'),
    ...alike('happened', 'proposed', 'revised', 'closed', 'withdrawn', 'corrected', 'vote.on'),
    ...alike('commentary', 'notes', 'source', 'ending-source', 'vote.source'),
  },
  judgment: {
    ...alike('settled', 'judgment', 'kind', 'question', 'by', 'appeals', 'rules', 'bench'),
    ...alike('settled', 'settles', 'cites', 'arguments', 'stands', 'body'),
    ...alike('settled', 'seat.judge', 'seat.ruling', 'seat.overruled', 'overruling.proposal'),
    ...alike('settled', 'overruling.for', 'overruling.against', 'overruling.abstain'),
    ...alike('settled', 'argument.by', 'argument.text'),
    ...alike('happened', 'invoked', 'corrected', 'seat.accepted', 'seat.refused', 'seat.given'),
    ...alike('happened', 'overruling.on'),
    ...alike('commentary', 'source', 'seat.ruling-source', 'overruling.sources'),
  },
  event: {
    ...alike('settled', 'after', 'rule', 'by', 'why', 'stands', ...EVENT_KINDS),
    ...alike('happened', 'on', 'corrected'),
    ...alike('commentary', 'id', 'source'),
  },
  narrative: { body: 'commentary' },
} as const satisfies { readonly [Of in KindName]: Readonly<Record<KeyOf<Of>, Standing>> };

/** A key without a row is settled. */
export function standingOf(kind: KindName, key: string): Standing {
  const rows: Readonly<Record<string, Standing>> = STANDING[kind];
  return rows[key] ?? 'settled';
}
