/**
 * The history of one game, as a replay writes it. `State` is the present position; some rules depend on
 * history too.
 *
 * A log is immutable: each write makes a new one. Keeping an old log undoes later writes.
 */
import { OrderedMap, Map as Shared, Stack } from 'immutable';
import type { Finding } from '../../diagnostics/finding.ts';
import type { ReadingId } from '../../law/readings/register.ts';
import type {
  EventGround,
  Judgment,
  LedgerEntry,
  Proposal,
  ReadingTaken,
  Rewording,
  TimelineEntry,
} from '../results/types.ts';
import type { Effect, LoggedEffect } from './effect.ts';
import type { State } from './state.ts';

/** A proposal without its awards, which the ledger has. */
export type KnownProposal = Omit<Proposal, 'awards'>;

/** The newest item is on top of a stack. */
export interface ReplayLog {
  /** Final findings: notes, and the objections that stopped the replay. */
  readonly findings: Stack<Finding>;
  /** The objections to the present move. */
  readonly objections: Stack<Finding>;
  readonly proposals: OrderedMap<string, KnownProposal>;
  readonly judgments: OrderedMap<string, Judgment>;
  /** All effects. Together they make the position. */
  readonly effects: Stack<LoggedEffect>;
  readonly timeline: Stack<TimelineEntry>;
  readonly rewordings: Stack<Rewording>;
  /** By reading, place and decision: the differences. A decision that is made twice is kept once. */
  readonly mattered: Shared<ReadingId, OrderedMap<string, ReadingTaken['mattered'][number]>>;
  /** By reading and proposal: the options under which the proposal was illegal. */
  readonly barred: Shared<string, readonly string[]>;
  /** The readings that were asked, on which outcomes may depend. */
  readonly asked: Shared<ReadingId, true>;
  /** The grounds of events, by record key. */
  readonly grounds: Shared<string, EventGround>;
  /** Illegal records that count since nobody objected, by record key. */
  readonly unobjected: Shared<string, true>;
  /** By name: proposals that a Judgment set aside, as the rules alone leave them before their vote. */
  readonly unjudged: Shared<string, Pick<State, 'turn' | 'pending'>>;
}

/** Holds the present log. Only this changes during a replay. */
export interface Recorder {
  log: ReplayLog;
}

export const EMPTY_LOG: ReplayLog = {
  findings: Stack(),
  objections: Stack(),
  proposals: OrderedMap(),
  judgments: OrderedMap(),
  effects: Stack(),
  timeline: Stack(),
  rewordings: Stack(),
  mattered: Shared(),
  barred: Shared(),
  asked: Shared(),
  grounds: Shared(),
  unobjected: Shared(),
  unjudged: Shared(),
};

/** The items added to a stack since an earlier state, oldest first. */
export function since<Item>(before: Stack<Item>, after: Stack<Item>): readonly Item[] {
  if (after.size === before.size) return [];
  return after
    .toSeq()
    .take(after.size - before.size)
    .toArray()
    .reverse();
}

/** All items of a stack, oldest first. */
export function oldestFirst<Item>(stack: Stack<Item>): readonly Item[] {
  return stack.toArray().reverse();
}

/** The effects of one kind, in order. */
export function ofKind<Kind extends Effect['kind']>(effects: readonly LoggedEffect[], kind: Kind) {
  const isIt = (effect: Effect): effect is Extract<Effect, { kind: Kind }> => effect.kind === kind;
  return effects.map(({ effect }) => effect).filter(isIt);
}

/** The ledger entries of effects. */
export function entriesIn(effects: readonly LoggedEffect[]): readonly LedgerEntry[] {
  return effects.flatMap(({ entry }) => entry ?? []);
}

/** A stack with more items; the last one is on top. */
export function withAll<Item>(stack: Stack<Item>, items: readonly Item[]): Stack<Item> {
  return items.reduce((higher, item) => higher.push(item), stack);
}

/** The log without a refused move, but with the records that it added. */
export function withoutMove(before: ReplayLog, after: ReplayLog): ReplayLog {
  return {
    ...before,
    proposals: withNew(before.proposals, after.proposals),
    judgments: withNew(before.judgments, after.judgments),
  };
}

/** A table with the entries that were added since, at its end. */
function withNew<Value>(
  before: OrderedMap<string, Value>,
  after: OrderedMap<string, Value>,
): OrderedMap<string, Value> {
  const added = [
    ...after
      .toSeq()
      .reverse()
      .take(after.size - before.size),
  ];
  return before.concat(added.reverse());
}
