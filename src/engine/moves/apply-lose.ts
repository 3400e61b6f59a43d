/** A proposal whose record is lost. */
import type { WrittenProposal } from '../../records/types.ts';
import { plainReader } from '../decisions/decide.ts';
import { type Docket, keySpot } from '../state/log.ts';
import type { State } from '../state/state.ts';
import { beginTurn, endTurn, turnLaw } from '../turns/turns.ts';

/** A proposal of which no record survives: its number is used, and nothing else is known. */
export function applyLose(docket: Docket, state: State, proposal: WrittenProposal): State {
  docket.proposals.set(proposal.name, {
    written: proposal,
    outcome: 'lost',
    evidence: 'attested',
    madeUnder: state.version,
    decidedBy: [],
    awards: [],
    rules: [],
  });
  const next = { ...state, lastNumber: proposal.number, lastWithdrawn: false, lastVoid: false };
  return passLostTurn(docket, next, proposal);
}

/** A lost proposal was made in somebody's turn: whose it was, where the record says no more. */
function passLostTurn(docket: Docket, state: State, { by, name, file }: WrittenProposal): State {
  const reader = plainReader(docket, state, name, keySpot({ file }, 'proposal'));
  const { rule, mover } = turnLaw(state, docket.game, reader);
  const player = by ?? mover?.id;
  if (!rule || player === undefined) return state;
  const turn = beginTurn(state, docket.game, reader, player);
  return endTurn({ ...state, turn: { ...turn, proposal: name } }, docket.game, reader);
}
