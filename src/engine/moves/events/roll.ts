/** Applies a roll of the die (Suber's 202: the second part of a turn, worth its face). */

import { formatNumber } from '../../../values/number.ts';
import { askWhereItDiffers, inquire, inquireNow } from '../../decisions/inquiry.ts';
import { excuseFor } from '../../decisions/judged-moves.ts';
import { checkProposalKnown, requirePlayer } from '../../decisions/resolve-names.ts';
import { goOn } from '../../effects/bring.ts';
import { onJudgment, RECORD } from '../../effects/grounds/ground.ts';
import { amountsOf, awardsOn } from '../../holdings/awards.ts';
import { postSums } from '../../holdings/holdings.ts';
import { implausibleDie } from '../../legality/implausible.ts';
import { completing, voteFirst } from '../../legality/proposals/turn.ts';
import type { Seat } from '../../results/types.ts';
import type { Context } from '../../state/context.ts';
import { illegal, type Objections, spot } from '../../state/make-finding.ts';
import type { State } from '../../state/state.ts';
import { addNote, reportAll } from '../../state/write-log.ts';
import { beginTurn, endPart, type TurnLaw, turnLaw } from '../../turns/turns.ts';
import { scoringPosition } from '../../votes/score-vote.ts';
import type { Happening } from './happening.ts';

export function roll(context: Context, happening: Happening<'roll'>): State {
  const { state } = context;
  const { event, fact } = happening;
  const at = spot(event, 'roll');
  const seat = requirePlayer(context, fact.by, spot(event, 'roll', 'by'));
  const named = spot(event, 'roll', 'for');
  if (fact.for !== undefined) reportAll(context, checkProposalKnown(context, fact.for, named));
  const inquiry = inquireNow(context, at);
  const law = turnLaw(inquiry);
  reportAll(context, checkFace(context, happening, law));
  if (!seat) return state;
  const isPart = law.partsRule !== undefined && law.parts.includes('roll');
  const occurrence = { during: state.turn.proposal, at };
  const earned = (asking: Context, die: number) => {
    const under = inquire(asking, occurrence);
    const scoring = isPart ? scoringPosition(under, occurrence, 'roll', law.parts) : state;
    const occasion = { on: ['rolled'], roller: seat.id, roll: die, proposer: seat.id } as const;
    return awardsOn({ ...under, state: scoring }, occasion).sums;
  };
  const { turn: current } = state;
  const inOwnTurn = current.mover === seat.id && current.pending === undefined;
  // A robot's roll is its vote and no part of a turn, unless a rule gives robots turns.
  const isToVote = seat.robot && !inOwnTurn;
  const isUsed = isPart || isToVote || FACES.some((die) => earned(context, die).length > 0);
  for (const said of implausibleDie(context, event, isUsed)) addNote(context, said);
  if (isToVote) return state;
  if (isPart) reportAll(context, checkRoll(context, happening, seat, law));
  const due = askWhereItDiffers(context, (asking) => earned(asking, fact.die), amountsOf);
  // A rule rewards rolls. Outside a turn, only the record or a Judge says that one counts.
  const excuse = isPart ? undefined : excuseFor(context, event);
  const ground = excuse?.by === 'judgment' ? onJudgment(excuse.judgment.name) : RECORD;
  const sums = isPart ? due : due.map((sum) => ({ ...sum, ground }));
  const scored = postSums(context, sums, { by: 'event', event });
  if (!isPart) return scored;
  const after = { ...inquiry, state: scored };
  if (!scored.turn.over) return endPart(after, 'roll', law.parts);
  const begun = goOn(after, { kind: 'turn', turn: beginTurn(after, seat.id) });
  return endPart({ ...inquiry, state: begun }, 'roll', law.parts);
}

/** The faces, of which a rule may reward some. */
const FACES = [1, 2, 3, 4, 5, 6];

function checkFace(
  context: Context,
  { event, fact }: Happening<'roll'>,
  { partsRule, faces }: TurnLaw,
): Objections {
  if (!partsRule || !faces || (fact.die >= 1 && faces.compare(fact.die) >= 0)) return [];
  return illegal(context, {
    code: 'turn/roll',
    at: spot(event, 'roll', 'die'),
    rule: partsRule,
    message: `The throw shows ${fact.die}, but the die has ${formatNumber(faces)} faces.`,
    help: `Record what the die showed: 1 to ${formatNumber(faces)}.`,
  });
}

function checkRoll(
  context: Context,
  { event }: Happening<'roll'>,
  seat: Seat,
  { rule, partsRule, mover, due }: TurnLaw,
): Objections {
  const { state } = context;
  const pending = state.turn.pending !== undefined;
  // Without an order of turns, the roll belongs to the latest turn of any player.
  const right = rule ? mover?.id === seat.id && due === 'roll' && !pending : !state.turn.over;
  if (right || !partsRule) return [];
  // An early or second roll still belongs to its player's turn.
  const isStranger = rule !== undefined && mover?.id !== seat.id && state.turn.mover !== seat.id;
  const why = pending
    ? 'the vote in that turn is not complete'
    : mover?.id !== seat.id
      ? `it is the turn of ${mover?.name ?? 'nobody'}`
      : 'no throw is due now';
  return illegal(context, {
    code: isStranger ? 'turn/out-of-order' : 'turn/roll',
    at: spot(event, 'roll', 'by'),
    rule: partsRule,
    message: `${seat.name} (${seat.id}) throws the die, but ${why}.`,
    help: pending
      ? voteFirst(context)
      : 'The cited rule says which throws a turn has. Record each once, in its place, for the player whose turn it is.',
    mendings: pending ? completing(context, 'roll', event.on?.text) : [],
  });
}
