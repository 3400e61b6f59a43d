/** What a proposal does beside changing rules, or instead of it, is done when it takes effect. */
import type { EventKind } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { warrantFor } from '../judged-moves/judged-move.ts';
import type { Context } from '../state/context.ts';
import { keySpot } from '../state/make-finding.ts';
import type { Pending, State } from '../state/state.ts';
import { endIfWon } from '../winning/win.ts';
import { applyEvent } from './apply-event.ts';
import { failsWhole } from './bring-into-effect.ts';

/** `before` is the position that its rule-changes found; that of the context is the one they made. */
export function doActs(
  context: Context,
  pending: Pending,
  before: State,
  on: Moment | undefined,
): State {
  const { written, plans, isPart } = pending;
  const { acts = [] } = written;
  let { state } = context;
  if (acts.length === 0) return state;
  // If the adoption is faulty, its acts are not done, unless a Judgment or `stands` accepts it.
  const { objections } = context.recorder.log;
  if (objections.size > 0 && !warrantFor(context, written)) return state;
  const isUnchanged = state.version === before.version;
  if (isPart && isUnchanged && (plans.length > 0 || failsWhole(context, written))) return state;
  const occurrence = { during: written.name, at: keySpot(written, 'act'), on };
  for (const act of acts) {
    // Who has won by what came before wins the round, or the game, that the act ends.
    if (CLOSING.has(act.fact.kind))
      state = endIfWon({ ...context, state }, { before, entries: [] }, occurrence);
    state = applyEvent({ ...context, state }, act, on);
  }
  return state;
}

const CLOSING: ReadonlySet<EventKind> = new Set(['round', 'end']);
