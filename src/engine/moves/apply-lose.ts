/** A proposal whose record is lost. */

import type { WrittenProposal } from '../../records/types.ts';
import { plainInquiry } from '../decisions/decide.ts';
import type { Context } from '../state/context.ts';
import { keySpot, writeProposal } from '../state/report.ts';
import type { State } from '../state/state.ts';
import { beginTurn, endTurn, turnLaw } from '../turns/turns.ts';

/** A proposal of which no record survives: its number is used, and nothing else is known. */
export function applyLose(context: Context, proposal: WrittenProposal): State {
  const { state } = context;
  writeProposal(context, {
    written: proposal,
    outcome: 'lost',
    evidence: 'attested',
    madeUnder: state.version,
    decidedBy: [],
    awards: [],
    rules: [],
  });
  const next = { ...state, lastNumber: proposal.number, lastWithdrawn: false, lastVoid: false };
  return passLostTurn({ ...context, state: next }, proposal);
}

/** A lost proposal was made in somebody's turn: whose it was, where the record says no more. */
function passLostTurn(context: Context, { by, name, file }: WrittenProposal): State {
  const { state } = context;
  const inquiry = plainInquiry(context, { during: name, at: keySpot({ file }, 'proposal') });
  const { rule, mover } = turnLaw(inquiry);
  const player = by ?? mover?.id;
  if (!rule || player === undefined) return state;
  const turn = beginTurn(inquiry, player);
  return endTurn({ ...inquiry, state: { ...state, turn: { ...turn, proposal: name } } });
}
