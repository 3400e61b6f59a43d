/** What happens of itself after a move: rules that change by their own terms, and winning. */
import { amendThemselves } from '../../amendments/self-amendment.ts';
import { checkAfterChange } from '../../legality/after-change.ts';
import type { Context } from '../../state/context.ts';
import type { State } from '../../state/state.ts';
import { reportAll } from '../../state/write-log.ts';
import type { Step } from '../../timeline/timeline.ts';
import { endIfWon, type MoveMade } from '../../winning/win.ts';
import { noteJudgedWin } from './note-judged-win.ts';
import { placeOf } from './place-of-step.ts';

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
