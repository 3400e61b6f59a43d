/** A proposal is taken back, and with it perhaps the turn of its proponent. */
import type { Spot } from '../../diagnostics/finding.ts';
import type { WrittenProposal } from '../../records/types.ts';
import { decide, plainInquiry } from '../decisions/decide.ts';
import type { Context } from '../state/context.ts';
import { type State, withoutEntry } from '../state/state.ts';
import { endTurn } from './turns.ts';

/** Takes a proposal back; what that does to the turn is a reading. */
export function withdraw(context: Context, proposal: WrittenProposal, at: Spot): State {
  const { state } = context;
  const pending = withoutEntry(state.pending, proposal.name);
  const lastWithdrawn = state.lastNumber === proposal.number;
  const next: State = { ...state, pending, lastWithdrawn };
  if (state.turn.pending !== proposal.name) return next;
  const over = decide(context, {
    during: proposal.name,
    at,
    what: { kind: 'turn-over', proposal: proposal.number },
    compute: ({ reader }) => reader.take('withdrawal-ends-turn') === 'yes',
  });
  const { pending: _, ...turn } = state.turn;
  if (!over) return { ...next, turn };
  return endTurn(plainInquiry({ ...context, state: next }, { during: proposal.name, at }));
}
