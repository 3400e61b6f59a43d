/**
 * Whose turn it is, and whether the turn before is finished (Suber's 201: players alternate, turns
 * may not be skipped, and parts of turns may not be omitted).
 */
import type { WrittenProposal } from '../../../records/types.ts';
import type { Reader } from '../../decisions/decide.ts';
import { decide, plainReader } from '../../decisions/decide.ts';
import { cite, type Docket, object, spot } from '../../state/log.ts';
import type { Seat, State } from '../../state/state.ts';
import { inOrder, orderOfPlay, takesTurns } from '../../turns/circuits.ts';
import { goesOn, type TurnLaw, turnLaw } from '../../turns/turns.ts';

type Verdict = 'in-turn' | 'out-of-order' | 'incomplete';

export function checkTurn(
  docket: Docket,
  state: State,
  proposal: WrittenProposal,
  seat: Seat,
): void {
  const at = spot(proposal, 'by');
  if (seat.robot) {
    object(docket, {
      code: 'turn/robot',
      at,
      message: `${seat.name} is a robot: it votes and never proposes.`,
      help: 'Record the proposal under the player who made it.',
    });
    return;
  }
  const { law, verdict } = decide(docket, {
    state,
    during: proposal.name,
    at,
    what: `whether ${seat.name} may make Proposal ${proposal.number}`,
    compute: (reader) => judgeTurn(docket, state, reader, seat),
    describe: ({ verdict }) =>
      verdict === 'in-turn' ? `${seat.name} is in turn` : 'it is out of turn',
  });
  if (verdict === 'out-of-order') objectToOrder(docket, state, law, seat, proposal);
  if (verdict === 'incomplete') objectToIncomplete(docket, state, law, proposal);
}

function judgeTurn(
  docket: Docket,
  state: State,
  reader: Reader,
  seat: Seat,
): { readonly law: TurnLaw; readonly verdict: Verdict } {
  const law = turnLaw(state, docket.game, reader);
  return { law, verdict: verdictOf(state, law, seat, reader, docket) };
}

function verdictOf(
  state: State,
  law: TurnLaw,
  seat: Seat,
  reader: Reader,
  docket: Docket,
): Verdict {
  if (!law.rule || !law.parts.includes('propose')) return 'in-turn';
  const { turn } = state;
  if (turn.over) {
    // Nothing has been played yet, and the rules may leave it open who begins.
    const anyone =
      turn.mover === undefined &&
      seat.id !== law.mover?.id &&
      reader.take('first-turn') === 'whoever-begins';
    if (seat.id !== law.mover?.id && !anyone) {
      return goesOn(state, docket.game, reader, seat.id) ? 'in-turn' : 'out-of-order';
    }
    return law.due === 'propose' ? 'in-turn' : 'incomplete';
  }
  const mine = seat.id === turn.mover;
  if (mine && law.due === 'propose' && turn.pending === undefined) return 'in-turn';
  return mine || seat.id === law.next?.id ? 'incomplete' : 'out-of-order';
}

function objectToOrder(
  docket: Docket,
  state: State,
  { rule, mover }: TurnLaw,
  seat: Seat,
  proposal: WrittenProposal,
): void {
  const whose = mover
    ? `it is the turn of ${mover.name} (${mover.id})`
    : 'nobody is left to take a turn';
  object(docket, {
    code: 'turn/out-of-order',
    at: spot(proposal, 'by'),
    ...(rule && { rule: cite(state, rule) }),
    message: `${seat.name} (${seat.id}) makes Proposal ${proposal.number}, but ${whose}.`,
    help: mover
      ? `Proposal ${proposal.number} is for ${mover.id} to make.${bySurname(docket, state, proposal)}`
      : 'No proposal can be made in turn.',
  });
}

/** What each is filed under, which the records say only where it is not the last word of the name. */
function bySurname(docket: Docket, state: State, proposal: WrittenProposal): string {
  const reader = plainReader(docket, state, proposal.name, spot(proposal, 'by'));
  const { order } = orderOfPlay(state, docket.game, reader);
  const seats = inOrder(state.seats, order, reader).filter(takesTurns);
  if (order !== 'surname' || seats.length > MOST_NAMED) return '';
  return ` The order by surname: ${seats.map(({ id, surname }) => `${surname} (${id})`).join(', ')}.`;
}

const MOST_NAMED = 12;

function objectToIncomplete(
  docket: Docket,
  state: State,
  { rule, partsRule, due, mover }: TurnLaw,
  proposal: WrittenProposal,
): void {
  const { turn } = state;
  const cited = due === 'roll' ? partsRule : rule;
  const missing =
    turn.pending !== undefined
      ? `the vote on ${turn.pending} is not complete`
      : due === 'roll'
        ? 'the die has not been thrown'
        : 'part of the turn is missing';
  object(docket, {
    code: 'turn/incomplete',
    at: spot(proposal, 'by'),
    ...(cited && { rule: cite(state, cited) }),
    message: `Proposal ${proposal.number} begins a turn while the turn of ${mover?.name ?? 'the player before'} is unfinished: ${missing}.`,
    help:
      due === 'roll' && turn.pending === undefined
        ? `Record the throw: an event { roll: { by: ${mover?.id ?? '…'}, die: …, for: … } }.`
        : 'Close the vote first: add `closed` with its date, or `outcome` where no date is known; or record the proposal as `withdrawn`.',
  });
}
