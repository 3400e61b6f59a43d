/** A proposal is taken back, and with it perhaps the turn of its proponent. */

import type { Spot } from '../../diagnostics/finding.ts';
import type { WrittenProposal } from '../../records/types.ts';
import { inquire } from '../decisions/inquiry.ts';
import { takeReading } from '../decisions/taken-option.ts';
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
  const over = takeReading(context, 'withdrawal-ends-turn', proposal.name) === 'yes';
  const { pending: _, ...turn } = state.turn;
  if (!over) return { ...next, turn };
  return endTurn(inquire({ ...context, state: next }, { during: proposal.name, at }));
}
