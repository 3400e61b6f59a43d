/**
 * Checks whose turn it is, and whether the turn before is complete (Suber's 201: turns alternate, and no
 * part of one is skipped).
 */
import { AS_EACH_VOTED, type Mending, type Spot } from '../../../diagnostics/finding.ts';
import { inSeries } from '../../../helpers/words.ts';
import { lawOn } from '../../../law/in-force/law.ts';
import type { TurnPart } from '../../../law/mechanics/mechanics.ts';
import { isMotion } from '../../../records/kinds/proposal.ts';
import { WAYS } from '../../../records/kinds/votes.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import type { Moment } from '../../../values/moment.ts';
import { type Inquiry, inquire } from '../../decisions/inquiry.ts';
import { deadlockRule, paradoxFound, paradoxHelp } from '../../effects/grounds/paradox.ts';
import type { Seat } from '../../results/types.ts';
import type { Context } from '../../state/context.ts';
import { dayOfMove, illegal, keySpot, type Objections, spot } from '../../state/make-finding.ts';
import { playing } from '../../state/state.ts';
import {
  mayPropose,
  orderOfPlay,
  robotMayPropose,
  seatsInOrder,
  takesTurns,
} from '../../turns/circuits.ts';
import { goesOn, type TurnLaw, turnLaw } from '../../turns/turns.ts';
import { enacting } from '../cures.ts';

/** The place of the proponent in the record, or else of the number. */
function placeOfMaker(proposal: WrittenProposal): Spot {
  return proposal.by === undefined ? keySpot(proposal, 'proposal') : spot(proposal, 'by');
}

export function checkTurn(context: Context, proposal: WrittenProposal, seat: Seat): Objections {
  const at = placeOfMaker(proposal);
  const asking = inquire(context, { during: proposal.name, at });
  if (seat.robot && !robotMayPropose(asking, seat)) {
    return illegal(context, {
      code: 'turn/robot',
      at,
      message: `${seat.name} is a robot: it votes and never proposes.`,
      help: 'Record the proposal under the player who made it.',
      cures: enacting(
        { proposers: 'player.robot||!player.robot' },
        'Record the proposal under the player who made it. A rule may let robots propose: `proposers: player.robot || …`.',
      ),
    });
  }
  const barred = checkProposer(context, proposal, seat);
  if (barred.length > 0) return barred;
  const law = turnLaw(asking);
  const timing = timingOf(asking, law, seat);
  if (timing === 'out-of-order') return objectToOrder(context, law, seat, proposal);
  return timing === 'incomplete' ? objectToIncomplete(context, law, proposal) : [];
}

function checkProposer(context: Context, { name, number, ...record }: WrittenProposal, seat: Seat) {
  const { state } = context;
  const rule = lawOn(state.law, 'proposers')?.rule;
  if (!rule) return [];
  const at = spot(record, 'by');
  const inquiry = inquire(context, { during: name, at });
  const proposes = mayPropose(inquiry);
  if (proposes(seat)) return [];
  const others = playing(state).filter((other) => takesTurns(other) && proposes(other));
  return illegal(context, {
    code: 'proposal/ineligible',
    at,
    rule,
    message: `${seat.name} (${seat.id}) makes Proposal ${number}, but may not propose.`,
    help: `Those who may propose are ${others.map(({ id }) => id).join(', ') || 'nobody'}.`,
  });
}

function timingOf(inquiry: Inquiry, law: TurnLaw, seat: Seat) {
  const { state, interpreter } = inquiry;
  if (!law.rule || !law.parts.includes('propose')) return 'in-turn';
  const { turn } = state;
  if (turn.over) {
    // Before the first move, the rules may leave open who begins.
    const anyone =
      turn.mover === undefined &&
      seat.id !== law.mover?.id &&
      interpreter.ask('first-turn') === 'whoever-begins';
    if (seat.id !== law.mover?.id && !anyone) {
      return goesOn(inquiry, seat.id) ? 'in-turn' : 'out-of-order';
    }
    return law.due === 'propose' ? 'in-turn' : 'incomplete';
  }
  const mine = seat.id === turn.mover;
  if (mine && law.due === 'propose' && turn.pending === undefined) return 'in-turn';
  if (!mine && seat.id !== law.next?.id) return 'out-of-order';
  // The player before left out a roll and broke a rule. Whether the next turn must wait is a reading.
  const isLeftOut = !mine && turn.pending === undefined && law.due === 'roll';
  return isLeftOut && interpreter.ask('omitted-part') === 'goes-on' ? 'in-turn' : 'incomplete';
}

function objectToOrder(
  context: Context,
  { rule, mover }: TurnLaw,
  seat: Seat,
  proposal: WrittenProposal,
): Objections {
  const whose = mover
    ? `it is the turn of ${mover.name} (${mover.id})`
    : 'nobody is left to take a turn';
  return illegal(context, {
    code: 'turn/out-of-order',
    at: placeOfMaker(proposal),
    rule,
    message: `${seat.name} (${seat.id}) makes Proposal ${proposal.number}, but ${whose}.`,
    help: mover
      ? `Only ${mover.id} may make Proposal ${proposal.number}.${orderInWords(context, proposal, [mover, seat])}${unorderedWords(context, proposal, mover)}`
      : 'No proposal can be made in turn.',
  });
}

/** If two proposals have names and no numbers, only their dates order them. */
function unorderedWords({ game, recorder }: Context, proposal: WrittenProposal, mover: Seat) {
  if (typeof proposal.number !== 'string') return '';
  const other = game.proposals.find(
    (each) =>
      each.by === mover.id &&
      typeof each.number === 'string' &&
      !recorder.log.proposals.has(each.name) &&
      isOneTime(each.proposed ?? each.closed, proposal.proposed ?? proposal.closed),
  );
  return other
    ? ` If Proposal ${other.number} came first, date both proposals, with the time of day if the day is the same.`
    : '';
}

function isOneTime(one: Moment | undefined, other: Moment | undefined): boolean {
  if (!one || !other) return one === other;
  return one.from <= other.to && other.from <= one.to;
}

/**
 * Explains an order of play that game.md does not show, with the players whose turns come first. In an
 * order by surname, it gives each surname that is not the last word of a name.
 */
function orderInWords(
  context: Context,
  proposal: WrittenProposal,
  [mover, waiting]: readonly [Seat, Seat],
): string {
  const inquiry = inquire(context, { during: proposal.name, at: placeOfMaker(proposal) });
  const play = orderOfPlay(inquiry);
  const seats = seatsInOrder(inquiry, play).filter(takesTurns);
  if (seats.length > MOST_NAMED) return '';
  const ids = seats.map(({ id }) => id);
  const round = ids.splice(ids.indexOf(mover.id)).concat(ids);
  const before = round.slice(0, round.indexOf(waiting.id));
  const turns = before.length > 1 ? 'turns' : 'turn';
  const waits =
    before.includes(mover.id) && round.includes(waiting.id)
      ? ` The turn of ${waiting.id} comes after the ${turns} of ${inSeries(before)}.`
      : '';
  if (play.order === 'seat') return waits;
  const isBySurname = play.order === 'surname';
  const named = seats.map(({ id, surname }) => (isBySurname ? `${surname} (${id})` : id));
  return ` The order ${isBySurname ? 'by surname' : 'now'}: ${named.join(', ')}.${waits}`;
}

const MOST_NAMED = 12;

/** The part that still completes a turn, if no vote is open. */
function missingPart({ recorder, state }: Context, due: TurnPart | undefined, mover: string) {
  if (due === 'roll') return `Record what ${mover} threw.`;
  const made = recorder.log.proposals.get(state.turn.proposal ?? '')?.written;
  const motion =
    made && isMotion(made)
      ? ` If a motion is a turn here, let a rule or game.md say so with the reading “motion-turn”.`
      : '';
  return `Record what ${mover} proposed in that turn, and the vote on it.${motion}`;
}

/** The moves that complete a turn. */
export function completing(
  context: Context,
  due: TurnPart | undefined,
  on: string | undefined,
): readonly Mending[] {
  const { pending } = context.state.turn;
  if (pending !== undefined) {
    return [
      ...(stillToVote(context).length === 0
        ? []
        : [{ move: 'vote', of: pending, says: { ...AS_EACH_VOTED, on } } as const]),
      { move: 'close', of: pending, says: { on } },
    ];
  }
  return due === 'roll' ? [{ move: 'event', says: { roll: 'N', on } }] : [];
}

/** The voters on the turn's open proposal who have no recorded vote. */
function stillToVote({ state, recorder }: Context): readonly string[] {
  const votes = recorder.log.proposals.get(state.turn.pending ?? '')?.written.votes;
  if (votes?.kind === 'tally') return [];
  const cast = votes ? WAYS.flatMap((way) => votes[way]) : [];
  return playing(state).flatMap(({ id }) => (cast.includes(id) ? [] : [id]));
}

/** `Record how anna and ben voted, and close the vote first.` */
export function voteFirst(context: Context): string {
  const voters = inSeries(stillToVote(context));
  return `${voters === '' ? 'Close' : `Record how ${voters} voted, and close`} the vote first.`;
}

function objectToIncomplete(
  context: Context,
  { rule, partsRule, due, mover }: TurnLaw,
  proposal: WrittenProposal,
): Objections {
  const { state } = context;
  const { turn } = state;
  const cited = due === 'roll' ? partsRule : rule;
  const deadlock = deadlockRule(state);
  const on = dayOfMove(context, placeOfMaker(proposal));
  const mendings = completing(context, due, on);
  const mayWithdraw = lawOn(state.law, 'readings', 'withdrawal')?.value !== 'no';
  const stuck = turn.pending === undefined && deadlock && paradoxFound(context);
  const open = context.recorder.log.proposals.get(turn.pending ?? '')?.written;
  if (open?.closed && on !== undefined)
    return illegal(context, {
      code: 'turn/incomplete',
      at: placeOfMaker(proposal),
      rule: cited,
      message: `Proposal ${proposal.number} begins a turn on ${on}, but the vote on ${open.number} was closed on ${open.closed.text}.`,
      help: 'Correct the day that is wrong, here or there.',
      related: [{ message: 'The vote was closed here.', at: spot(open, 'closed') }],
    });
  const missing =
    turn.pending !== undefined
      ? `the vote on ${turn.pending} is not complete`
      : stuck
        ? `Judgment ${stuck.number} finds that it cannot be completed`
        : due === 'roll'
          ? 'the die has not been thrown'
          : 'its rule-change is not yet proposed and voted on';
  return illegal(context, {
    code: 'turn/incomplete',
    at: placeOfMaker(proposal),
    rule: stuck ? deadlock : cited,
    message: `Proposal ${proposal.number} begins a turn while the turn of ${mover?.name ?? 'the player before'} is unfinished: ${missing}.`,
    help: stuck
      ? paradoxHelp(deadlock)
      : turn.pending === undefined
        ? missingPart(context, due, mover?.id ?? '…')
        : `${voteFirst(context)}${mayWithdraw ? ' Or withdraw the proposal if the rules allow that.' : ''}${on === undefined ? ' If no date is known, write `outcome` in its record.' : ''}`,
    mendings,
  });
}
