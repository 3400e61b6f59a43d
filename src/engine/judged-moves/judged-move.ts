/** What a Judgment makes of a move, as far as it reaches that move (Suber's 212). */
import type { GameRecord, WrittenProposal } from '../../records/types.ts';
import { inquire } from '../decisions/inquiry.ts';
import { isOpen, takeReading } from '../decisions/taken-option.ts';
import type { SettledMove } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { spot } from '../state/make-finding.ts';
import { type Excuse, unobjected } from '../timeline/excuse.ts';

/**
 * What the last Judgment says of a record that may settle it. Whether one may that was invoked in
 * another turn is a reading, and so is whether one may settle an event.
 */
export function judgedMove(context: Context, record: GameRecord): SettledMove | undefined {
  return context.bindings
    .settled(record)
    .findLast((settled) => settled.part === undefined && reaches(context, record, settled));
}

/** What the last Judgment says of one of several changes of a proposal, counted from 1. */
export function judgedPart(
  context: Context,
  proposal: WrittenProposal,
  part: number,
): SettledMove | undefined {
  return context.bindings
    .settled(proposal)
    .findLast((settled) => settled.part === part && reaches(context, proposal, settled));
}

/** What lets a record stand that breaks a rule: a Judgment, or that nobody objected to it. */
export function warrantFor(context: Context, record: GameRecord): Excuse | undefined {
  const settled = judgedMove(context, record);
  if (settled) return { by: 'judgment', judgment: settled.judgment };
  return unobjected(context.game, record);
}

/** The Judgment, by name, without which a proposal would not stand: what it earns and does rests on that. */
export function judgmentUnder(
  context: Context,
  proposal: WrittenProposal,
): { readonly by: 'judgment'; readonly judgment: string } | undefined {
  const { objections, proposals } = context.recorder.log;
  const earlier = proposals.get(proposal.name)?.judged?.objections ?? [];
  if (objections.size + earlier.length === 0) return undefined;
  const warrant = warrantFor(context, proposal);
  return warrant?.by === 'judgment'
    ? { by: 'judgment', judgment: warrant.judgment.name }
    : undefined;
}

/** A proposal, a Judgment or a throw is part of a turn; no other event is. */
function isPartOfTurn(record: GameRecord): boolean {
  return !('fact' in record) || record.fact.kind === 'roll';
}

/** Whether a Judgment may settle a record, by when it was invoked and by what the record is. */
export function reaches(
  context: Context,
  record: GameRecord,
  { judgment, path, ownTurn, isCompound }: SettledMove,
): boolean {
  if (isCompound && 'changes' in record)
    return takeReading(context, 'compound-proposal', record.name) === 'no';
  if (ownTurn && isPartOfTurn(record)) return true;
  const during = context.bindings.turnOf(judgment.name);
  const { reader } = inquire(context, { during, at: spot(judgment, ...path) });
  return (
    (ownTurn || reader.take('past-moves') === 'yes') &&
    (isPartOfTurn(record) || reader.take('judged-events') === 'yes')
  );
}

/** Whether the players left open if a Judgment reaches a record. */
export function isReachOpen(
  context: Context,
  record: GameRecord,
  { judgment, ownTurn }: SettledMove,
): boolean {
  const during = context.bindings.turnOf(judgment.name);
  return (
    (!ownTurn && isOpen(context, 'past-moves', during)) ||
    (!isPartOfTurn(record) && isOpen(context, 'judged-events', during))
  );
}
