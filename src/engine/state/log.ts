/**
 * The record that a replay makes of one game. `State` has the position of play. The log has the history.
 * Some rules ask for the fate of a rule, a proposal or a Judgment.
 *
 * A log is never changed: each write makes the next one. To remember its length is to keep it, and to
 * undo later writes is to go back to it.
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
import type { Effect, Effected } from './effect.ts';
import type { State } from './state.ts';

/** A proposal as the log has it; its awards are in the ledger. */
export type KnownProposal = Omit<Proposal, 'awards'>;

/** Stacks have the latest on top. */
export interface ReplayLog {
  /** The final reports: notes, and the objections at which the replay stopped. */
  readonly findings: Stack<Finding>;
  /** The faults of the move that is being made. */
  readonly objections: Stack<Finding>;
  readonly proposals: OrderedMap<string, KnownProposal>;
  readonly judgments: OrderedMap<string, Judgment>;
  /** Everything that records caused; the effects make up the position. */
  readonly effects: Stack<Effected>;
  readonly timeline: Stack<TimelineEntry>;
  readonly rewordings: Stack<Rewording>;
  /** Reading → place and decision → what depended on it, so that what was decided twice is written down once. */
  readonly mattered: Shared<ReadingId, OrderedMap<string, ReadingTaken['mattered'][number]>>;
  /** Reading and proposal → the options by which that proposal could not have been made. */
  readonly barred: Shared<string, readonly string[]>;
  /** The readings that were asked for, on which outcomes may rest. */
  readonly asked: Shared<ReadingId, true>;
  /** On what events rest, by their keys. */
  readonly grounds: Shared<string, EventGround>;
  /** Records that break a rule and stand, since nobody objected, by their keys. */
  readonly unobjected: Shared<string, true>;
  /** Proposals that a Judgment set aside, by name, as the rules alone would have them before their vote. */
  readonly unjudged: Shared<string, Pick<State, 'turn' | 'pending'>>;
}

/** The writer of the log: the one thing that changes during a replay. */
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

/** The items put on a stack since, the oldest first. */
export function since<Item>(before: Stack<Item>, after: Stack<Item>): readonly Item[] {
  if (after.size === before.size) return [];
  return after
    .toSeq()
    .take(after.size - before.size)
    .toArray()
    .reverse();
}

/** All that is on a stack, the oldest first. */
export function oldestFirst<Item>(stack: Stack<Item>): readonly Item[] {
  return stack.toArray().reverse();
}

/** The effects of one kind, in the order in which they are given. */
export function ofKind<Kind extends Effect['kind']>(effects: readonly Effected[], kind: Kind) {
  const isIt = (effect: Effect): effect is Extract<Effect, { kind: Kind }> => effect.kind === kind;
  return effects.map(({ effect }) => effect).filter(isIt);
}

/** The ledger: what was written of those effects that are sums. */
export function entriesIn(effects: readonly Effected[]): readonly LedgerEntry[] {
  return effects.flatMap(({ entry }) => entry ?? []);
}

/** A stack with more items, the last on top. */
export function withAll<Item>(stack: Stack<Item>, items: readonly Item[]): Stack<Item> {
  return items.reduce((higher, item) => higher.push(item), stack);
}

/** The log without a move that does not stand. Kept of the move are the records that were new with it. */
export function withoutMove(before: ReplayLog, after: ReplayLog): ReplayLog {
  return {
    ...before,
    proposals: withNew(before.proposals, after.proposals),
    judgments: withNew(before.judgments, after.judgments),
  };
}

/** A table with the entries that have been added to it since, which stand at its end. */
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
