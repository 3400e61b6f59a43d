/** What happens of itself after a move: rules that change by their own terms, and winning. */

import type { Spot } from '../../../diagnostics/finding.ts';
import { withoutUndefined } from '../../../helpers/without-undefined.ts';
import type { WrittenJudgment } from '../../../records/kinds/judgment.ts';
import { amendThemselves } from '../../amendments/self-amendment.ts';
import { callPlayer } from '../../state/call-player.ts';
import type { Context } from '../../state/context.ts';
import { keySpot, spot } from '../../state/make-finding.ts';
import type { State } from '../../state/state.ts';
import { addNote, reportAll } from '../../state/write-log.ts';
import type { Step } from '../../timeline/timeline.ts';
import { endIfWon, type MoveMade } from '../../winning/win.ts';
import { checkAfterChange } from '../bring-deferred.ts';

export function followUp(context: Context, made: MoveMade, step: Step): State {
  const { state } = context;
  const { before } = made;
  const occurrence = { during: state.turn.proposal, at: placeOf(step), on: step.on };
  const become = state.book.becoming.length > 0 ? amendThemselves(context, occurrence) : state;
  const position = { ...context, state: become };
  reportAll(context, checkAfterChange(position, before, occurrence.at));
  const moved =
    become.holdings !== before.holdings ||
    become.law !== before.law ||
    become.seats !== before.seats ||
    become.offices !== before.offices ||
    become.turn !== before.turn;
  if (!moved) return become;
  const after = endIfWon(position, made, occurrence);
  if (step.kind === 'judge') noteJudgedWin({ ...context, state: after }, become, step.judgment);
  return after;
}

/** Says of what a Judgment gave and took that somebody won by it. */
function noteJudgedWin(context: Context, before: State, judgment: WrittenJudgment): void {
  const { state } = context;
  const winner = state.over?.winner;
  const gives = judgment.settles.find(({ kind }) => kind === 'points' || kind === 'change');
  if (!winner || before.over?.winner || !gives) return;
  addNote(context, {
    code: 'by-judgment',
    at: keySpot(judgment, ...gives.path, gives.kind),
    ...withoutUndefined({ rule: winner.rule }),
    message: `What Judgment ${judgment.number} gives and takes ends the game: ${callPlayer(state, winner.player)} has won by it.`,
  });
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
