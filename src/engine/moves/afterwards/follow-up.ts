/**
 * What happens of itself after a move: what a complete circuit earns or costs, rules that change by their
 * own terms, and winning.
 */

import type { Spot } from '../../../diagnostics/finding.ts';
import { amendThemselves } from '../../amendments/self-amendment.ts';
import type { Context } from '../../state/context.ts';
import { keySpot, spot } from '../../state/make-finding.ts';
import type { State } from '../../state/state.ts';
import { reportAll } from '../../state/write-log.ts';
import type { Step } from '../../timeline/timeline.ts';
import { endIfWon, type MoveMade } from '../../winning/win.ts';
import { checkAfterChange } from '../bring-deferred.ts';
import { payCircuit } from './pay-circuit.ts';

export function followUp(context: Context, made: MoveMade, step: Step): State {
  const { before } = made;
  const occurrence = { during: context.state.turn.proposal, at: placeOf(step), on: step.on };
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
