/** A throw of the die (Suber's 202: the second part of a turn, and worth its face). */
import { formatNumber } from '../../../values/number.ts';
import { decide, plainReader } from '../../decisions/decide.ts';
import { isProposal, objectToProposal, referToPlayer } from '../../decisions/resolve-names.ts';
import { awardsOn, describeSums } from '../../holdings/awards.ts';
import { enter } from '../../holdings/holdings.ts';
import { cite, type Docket, object, spot } from '../../state/log.ts';
import type { Seat, State } from '../../state/state.ts';
import { beginTurn, endPart, type TurnLaw, turnLaw } from '../../turns/turns.ts';
import type { Happening } from './happening.ts';

export function roll(docket: Docket, state: State, happening: Happening<'roll'>): State {
  const { event, fact, on } = happening;
  const at = spot(event, ...event.path, 'roll');
  const seat = referToPlayer(docket, state, fact.by, spot(event, ...event.path, 'roll', 'by'));
  checkNamedProposal(docket, happening);
  const reader = plainReader(docket, state, state.turn.proposal, at);
  const law = turnLaw(state, docket.game, reader);
  checkFace(docket, state, happening, law);
  // A robot throws to vote; the throw is no part of anybody's turn.
  if (!seat || seat.robot) return state;
  const isPart = law.partsRule !== undefined && law.parts.includes('roll');
  if (isPart) checkRoll(docket, state, happening, seat, law);
  const { sums } = decide(docket, {
    state,
    during: state.turn.proposal,
    at,
    what: `what ${seat.name}'s throw earns`,
    compute: (readings) =>
      awardsOn(state, docket.game, readings, {
        on: ['rolled'],
        roller: seat.id,
        roll: fact.die,
        proposer: seat.id,
      }),
    describe: (awarded) => describeSums(state, awarded.sums),
  });
  const scored = enter(docket, state, sums, { by: 'event', event }, on).state;
  if (!isPart) return scored;
  const turn = scored.turn.over ? beginTurn(scored, docket.game, reader, seat.id) : scored.turn;
  return endPart({ ...scored, turn }, docket.game, reader, law.parts.length);
}

function checkNamedProposal(docket: Docket, { event, fact }: Happening<'roll'>): void {
  const { for: number } = fact;
  if (number === undefined) return;
  if (isProposal(docket, number)) return;
  objectToProposal(docket, number, spot(event, ...event.path, 'roll', 'for'));
}

/** A die shows no more than it has faces. */
function checkFace(
  docket: Docket,
  state: State,
  { event, fact }: Happening<'roll'>,
  { partsRule, faces }: TurnLaw,
): void {
  if (!partsRule || !faces || faces.compare(fact.die) >= 0) return;
  object(docket, {
    code: 'turn/roll',
    at: spot(event, ...event.path, 'roll', 'die'),
    rule: cite(state, partsRule),
    message: `The throw is recorded as ${fact.die}, and the die has ${formatNumber(faces)} faces.`,
    help: `Record what the die showed: 1 to ${formatNumber(faces)}.`,
  });
}

function checkRoll(
  docket: Docket,
  state: State,
  { event }: Happening<'roll'>,
  seat: Seat,
  { rule, partsRule, mover, due }: TurnLaw,
): void {
  const pending = state.turn.pending !== undefined;
  // Without an order of turns the throw belongs to the latest turn, whoever's it is.
  const right = rule ? mover?.id === seat.id && due === 'roll' && !pending : !state.turn.over;
  if (right || !partsRule) return;
  // Whoever threw already, or throws too early, is at least in turn.
  const isStranger = rule !== undefined && mover?.id !== seat.id && state.turn.mover !== seat.id;
  const why = pending
    ? 'the vote in that turn is not complete'
    : mover?.id !== seat.id
      ? `it is the turn of ${mover?.name ?? 'nobody'}`
      : 'no throw is due now';
  object(docket, {
    code: isStranger ? 'turn/out-of-order' : 'turn/roll',
    at: spot(event, ...event.path, 'roll', 'by'),
    rule: cite(state, partsRule),
    message: `${seat.name} (${seat.id}) throws the die, but ${why}.`,
    help: 'A turn has the throws that the rule cited gives it: record each once, in its place, for the player whose turn it is.',
  });
}
