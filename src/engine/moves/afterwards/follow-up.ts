/**
 * What happens of itself after a move: what a complete circuit earns or costs, rules that change by their
 * own terms, and winning.
 */
import type { Spot } from '../../../diagnostics/finding.ts';
import { entriesOf } from '../../../law/in-force/law.ts';
import { amendThemselves } from '../../amendments/self-amendment.ts';
import { hasCircuitEnded } from '../../decisions/formula-environment.ts';
import { askWhereItDiffers, type DatedOccurrence, inquire } from '../../decisions/inquiry.ts';
import { awardsOn } from '../../holdings/awards.ts';
import { postSums } from '../../holdings/holdings.ts';
import type { LedgerEntry } from '../../results/types.ts';
import type { Context } from '../../state/context.ts';
import { keySpot, spot } from '../../state/make-finding.ts';
import type { State } from '../../state/state.ts';
import { reportAll, writeProposal } from '../../state/write-log.ts';
import type { Step } from '../../timeline/timeline.ts';
import { endIfWon, type MoveMade } from '../../winning/win.ts';
import { checkAfterChange } from '../bring-deferred.ts';

export function followUp(context: Context, made: MoveMade, step: Step): State {
  const occurrence = { during: context.state.turn.proposal, at: placeOf(step), on: step.on };
  const state = followTurn(context, made, step, occurrence);
  return payWinner({ ...context, state }, made.before, step, occurrence);
}

function followTurn(
  context: Context,
  made: MoveMade,
  step: Step,
  occurrence: DatedOccurrence,
): State {
  const { before } = made;
  const { state, entries } = payCircuit(context, before, step, occurrence);
  const paid = { ...context, state };
  const become = state.book.becoming.length > 0 ? amendThemselves(paid, occurrence) : state;
  const position = { ...context, state: become };
  reportAll(context, checkAfterChange(position, before, occurrence.at));
  const moved =
    become.holdings !== before.holdings ||
    become.law !== before.law ||
    become.seats !== before.seats ||
    become.offices !== before.offices ||
    become.turn !== before.turn;
  if (!moved) return become;
  return endIfWon(position, { before, entries: [...made.entries, ...entries] }, occurrence);
}

/** The place of a step in its record, for what follows from it. */
export function placeOf(step: Step): Spot {
  switch (step.kind) {
    case 'propose':
    case 'lost':
      return keySpot(step.proposal, 'proposal');
    case 'resolve':
      return keySpot(step.proposal, step.proposal.closed ? 'closed' : 'outcome');
    case 'withdraw':
      return keySpot(step.proposal, 'withdrawn');
    case 'invoke':
      return keySpot(step.judgment, 'question');
    case 'judge':
      return keySpot(step.judgment, 'judgment');
    case 'event':
      return spot(step.event, ...step.event.path);
  }
}

/** What a complete circuit of turns gives and takes; the turn `before` the step tells whether it is complete. */
function payCircuit(
  context: Context,
  before: State,
  step: Step,
  occurrence: DatedOccurrence,
): ReturnType<typeof postSums> {
  const { state } = context;
  const isPaid = entriesOf(state.law, 'awards').some(({ value }) =>
    value.some(({ on }) => on === 'circuit'),
  );
  if (!isPaid || state.turn === before.turn) return { state, entries: [] };
  const earned = (asking: Context) => {
    const inquiry = inquire(asking, occurrence);
    const isComplete = hasCircuitEnded(inquiry, before.turn);
    return isComplete ? awardsOn(inquiry, { on: ['circuit'] }).sums : [];
  };
  const sums = askWhereItDiffers(context, earned, (each) =>
    each.map(({ player, quantity, amount }) => [player, quantity, amount]),
  );
  const paid = postSums(context, sums, causeOf(step), occurrence.on);
  if ('proposal' in step) addAwards(context, step.proposal.name, paid.entries);
  return paid;
}

/** What it gives and takes that somebody has won by the step. */
function payWinner(
  context: Context,
  before: State,
  step: Step,
  occurrence: DatedOccurrence,
): State {
  const { state } = context;
  const winner = state.over?.winner?.player;
  if (winner === undefined || winner === before.over?.winner?.player) return state;
  const { sums } = awardsOn(inquire(context, occurrence), { on: ['won'], winner });
  const paid = postSums(context, sums, causeOf(step), occurrence.on);
  if ('proposal' in step) addAwards(context, step.proposal.name, paid.entries);
  return paid.state;
}

function causeOf(step: Step): LedgerEntry['cause'] {
  if (step.kind === 'event') return { by: 'event', event: step.event };
  if ('judgment' in step) return { by: 'judgment', judgment: step.judgment.name };
  const { name, number } = step.proposal;
  return { by: 'proposal', proposal: name, number };
}

function addAwards(context: Context, name: string, entries: readonly LedgerEntry[]): void {
  const known = context.recorder.log.proposals.get(name);
  if (!known || entries.length === 0) return;
  writeProposal(context, { ...known, awards: [...known.awards, ...entries] });
}
