/** By which rules the last part of a turn is scored, where a circuit of turns ends with it. */
import type { TurnPart } from '../../law/mechanics/mechanics.ts';
import { amendThemselves } from '../amendments/self-amendment.ts';
import { hasCircuitEnded } from '../decisions/formula-environment.ts';
import type { Inquiry, Occurrence } from '../decisions/inquiry.ts';
import type { Context } from '../state/context.ts';
import type { State } from '../state/state.ts';
import { endPart } from '../turns/turns.ts';

/** The position that scores a part of a turn of these parts: by a reading, that after the circuit's end. */
export function scoringPosition(
  inquiry: Inquiry,
  occurrence: Occurrence,
  part: TurnPart,
  parts: readonly TurnPart[],
): State {
  const { state, reader } = inquiry;
  const ended = { ...inquiry, state: endPart(inquiry, part, parts) };
  if (!hasCircuitEnded(ended, state.turn)) return state;
  if (reader.take('circuit-end') === 'not-yet') return state;
  return amendThemselves(foreseen(ended), { ...occurrence, on: undefined });
}

/** What the end of the circuit brings is recorded when the turn is over; here it is only foreseen. */
function foreseen({ recorder, ...context }: Context): Context {
  return { ...context, recorder: { log: recorder.log } };
}
