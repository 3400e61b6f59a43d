/** A proposal is withdrawn: no vote, no change, and the turn may or may not be over. */
import type { Spot } from '../../diagnostics/finding.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { decide, plainReader } from '../decisions/decide.ts';
import { awardsOn, describeSums } from '../holdings/awards.ts';
import { enter } from '../holdings/holdings.ts';
import { type Docket, dated, object, spot } from '../state/log.ts';
import { type State, withoutEntry } from '../state/state.ts';
import { endTurn } from '../turns/turns.ts';
import { isPriced } from '../votes/price.ts';

export function applyWithdraw(
  docket: Docket,
  state: State,
  proposal: WrittenProposal,
  on: Moment | undefined,
): State {
  if (!state.pending.has(proposal.name)) return state; // Made void by a Judgment.
  checkWithdrawal(docket, state, proposal);
  docket.timeline.push({
    ...dated(on),
    version: state.version,
    kind: 'withdrawn',
    proposal: proposal.name,
  });
  const { sums } = decide(docket, {
    state,
    during: proposal.name,
    at: spot(proposal, 'withdrawn'),
    what: `what withdrawing Proposal ${proposal.number} costs or earns`,
    compute: (reader) =>
      awardsOn(state, docket.game, reader, { on: ['withdrawn'], proposal, proposer: proposal.by }),
    describe: (awarded) => describeSums(state, awarded.sums),
  });
  const cause = { by: 'proposal', proposal: proposal.name, number: proposal.number } as const;
  const entered = enter(docket, state, sums, cause, on);
  const known = docket.proposals.get(proposal.name);
  if (known) {
    docket.proposals.set(proposal.name, {
      ...known,
      outcome: 'withdrawn',
      awards: [...known.awards, ...entered.entries],
    });
  }
  return withdraw(docket, entered.state, proposal, spot(proposal, 'withdrawn'));
}

/** Where no rule speaks of withdrawal, whether there is such a thing is a reading (Suber's 104). */
function checkWithdrawal(docket: Docket, state: State, proposal: WrittenProposal): void {
  if (isPriced(state, 'withdrawn')) return;
  const may = decide(docket, {
    state,
    during: proposal.name,
    at: spot(proposal, 'withdrawn'),
    what: `whether Proposal ${proposal.number} may be withdrawn`,
    compute: (reader) => reader.take('withdrawal') === 'yes',
    describe: (free) => (free ? 'it may' : 'it must be voted on'),
  });
  if (may) return;
  object(docket, {
    code: 'proposal/not-permitted',
    at: spot(proposal, 'withdrawn'),
    message: `Proposal ${proposal.number} is withdrawn, and the reading “withdrawal” has every proposal voted on.`,
    help: 'Record the vote, or enact a rule that lets proposals be withdrawn.',
  });
}

/** Takes a proposal back; what that does to the turn is a reading. */
export function withdraw(docket: Docket, state: State, proposal: WrittenProposal, at: Spot): State {
  const pending = withoutEntry(state.pending, proposal.name);
  const lastWithdrawn = state.lastNumber === proposal.number;
  const next: State = { ...state, pending, lastWithdrawn };
  if (state.turn.pending !== proposal.name) return next;
  const over = decide(docket, {
    state,
    during: proposal.name,
    at,
    what: `whether the turn is over with Proposal ${proposal.number}`,
    compute: (reader) => reader.take('withdrawal-ends-turn') === 'yes',
    describe: (ends) => (ends ? 'the turn is over' : 'the player still has a proposal to make'),
  });
  const { pending: _, ...turn } = state.turn;
  if (!over) return { ...next, turn };
  return endTurn(next, docket.game, plainReader(docket, state, proposal.name, at));
}
