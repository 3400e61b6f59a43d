import type { Spot } from '../../../diagnostics/finding.ts';
import { withoutUndefined } from '../../../helpers/without-undefined.ts';
import { said } from '../../../law/in-force/law.ts';
import { surnameOf } from '../../../records/kinds/player.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { namesOf, wordOf } from '../../decisions/evaluate.ts';
import { inquire, takeReading } from '../../decisions/inquiry.ts';
import { checkKnown, resolvePlayer } from '../../decisions/resolve-names.ts';
import { awardsOn } from '../../holdings/awards.ts';
import { giveStarts, postSums } from '../../holdings/holdings.ts';
import { checkConflicts } from '../../legality/conflicts.ts';
import { lifting } from '../../legality/cures.ts';
import type { Context } from '../../state/context.ts';
import { illegal, keySpot, type Objections, spot } from '../../state/make-finding.ts';
import { restOffice } from '../../state/resting.ts';
import { type Seat, type State, seatOf } from '../../state/state.ts';
import { reportAll, reportIllegal, reporting, updateProposal } from '../../state/write-log.ts';
import { circuitOf, orderOfPlay } from '../../turns/circuits.ts';
import { abandonTurn, withdraw } from '../../turns/turns.ts';
import { checkOffice, weakOf } from './appoint.ts';
import type { Happening } from './happening.ts';

export function join(context: Context, happening: Happening<'join'>): State {
  const { state } = context;
  const { event, fact } = happening;
  const { player, seat: place, roles } = fact;
  const at = spot(event, 'join', 'id');
  const known = seatOf(state, player.id);
  if (known?.status === 'playing') {
    reportIllegal(context, {
      code: 'format/duplicate',
      at,
      message: `“${player.id}” is a player already: ${known.name}.`,
      help: 'Give the player who joins an id of their own.',
    });
    return state;
  }
  const formerly = known?.formerly ?? [];
  const { turn } = state;
  const seat: Seat = {
    ...player,
    status: 'playing',
    formerly,
    ...withoutUndefined({ joined: context.on }),
    ...(turn.begun > 0 && { joinedIn: circuitOf(turn) }),
  };
  const isBack = known !== undefined && place === undefined;
  const seats = isBack
    ? state.seats.map((each) => (each === known ? seat : each))
    : seated(
        state.seats.filter((each) => each !== known),
        seat,
        place,
      );
  const seatedState = dropOnReturn({ ...context, state: { ...state, seats } }, known, happening);
  const inquiry = inquire({ ...context, state: seatedState }, { during: undefined, at });
  const started = giveStarts(inquiry, [seat]);
  const offices = new Map(started.offices);
  let { resting } = started;
  roles.forEach((role, index) => {
    const holders = [...(offices.get(role) ?? []), player.id];
    const place = spot(event, 'join', 'roles', index);
    const appointment = { office: role, holders, at: place };
    reportAll(context, checkOffice({ ...context, state: started }, event, appointment));
    offices.set(role, holders);
    resting = restOffice({ ...started, resting }, role, weakOf(context, happening));
  });
  return { ...started, offices, resting };
}

function seated(seats: readonly Seat[], seat: Seat, place: number | undefined): readonly Seat[] {
  return place === undefined ? [...seats, seat] : seats.toSpliced(Math.max(0, place - 1), 0, seat);
}

/** What a player who returns holds is a reading. */
function dropOnReturn(
  context: Context,
  known: Seat | undefined,
  { event }: Happening<'join'>,
): State {
  const { state } = context;
  if (!known) return state;
  const at = spot(event, 'join', 'id');
  const inquiry = inquire(context, { during: state.turn.proposal, at });
  if (inquiry.reader.take('return') === 'keeps') return state;
  const resting = { ...state.resting, holdings: state.resting.holdings.remove(known.id) };
  const bare = { ...state, holdings: state.holdings.remove(known.id), resting };
  return giveStarts({ ...inquiry, state: bare }, [known]);
}

export function leave(context: Context, { event, fact }: Happening<'leave' | 'forfeit'>): State {
  const { state } = context;
  const at = spot(event, fact.kind);
  const seat = reporting(context, resolvePlayer(context, fact.player, at));
  if (!seat) return state;
  if (fact.kind === 'forfeit') reportAll(context, checkForfeit(context, seat, at));
  const { sums } = awardsOn(inquire(context, { during: state.turn.proposal, at }), {
    on: ['left'],
    proposer: seat.id,
    caller: seat.id,
  });
  const scored = postSums(context, sums, { by: 'event', event }).state;
  const status = fact.kind === 'forfeit' ? 'forfeited' : 'left';
  const seats = scored.seats.map((each) =>
    each === seat
      ? ({ ...seat, status, ...withoutUndefined({ left: context.on }) } as const)
      : each,
  );
  const offices = officesWithout({ ...context, state: scored }, seat);
  return passOn({ ...context, state: { ...scored, seats, offices } }, seat.id, at);
}

/** What becomes of the offices of a player who is gone is a reading. */
function officesWithout(context: Context, { id }: Seat): State['offices'] {
  const { state } = context;
  if (![...state.offices.values()].some((holders) => holders.includes(id))) return state.offices;
  const stay = takeReading(context, 'leaver-offices', state.turn.proposal) === 'kept';
  if (stay) return state.offices;
  const others = (holders: readonly PlayerId[]) => holders.filter((holder) => holder !== id);
  return new Map([...state.offices].map(([office, holders]) => [office, others(holders)]));
}

function checkForfeit(context: Context, seat: Seat, at: Spot): Objections {
  const { state } = context;
  const conflicts = checkConflicts(context, at, ['forfeit']);
  const choice = said(state.law, 'forfeit');
  if (!choice) return conflicts;
  const { rule, value } = choice;
  const names = namesOf(inquire(context, { during: undefined, at }), { player: seat });
  if (wordOf(names, rule, value, ['allowed', 'forbidden']) !== 'forbidden') return conflicts;
  return illegal(context, {
    code: 'forfeit/forbidden',
    at,
    rule,
    message: `${seat.name} forfeits, and a rule in force forbids it.`,
    help: 'Record that the player left.',
    cures: lifting(state, rule, 'forfeit', (change) => {
      return `First ${change}, or record that the player left.`;
    }),
  });
}

/** A turn does not wait for a player who has gone, unless their proposal is still to be voted on. */
function passOn(context: Context, id: PlayerId, at: Spot): State {
  const { state } = context;
  const { turn } = state;
  // What was withdrawn in the end is withdrawn whichever way this is read.
  const pending = [...state.pending.values()].filter(
    ({ written }) => written.by === id && written.withdrawn === undefined,
  );
  let next = state;
  for (const { written } of pending) {
    const lapses = takeReading(context, 'leaver-proposal', written.name) === 'lapses';
    if (!lapses) continue;
    next = withdraw({ ...context, state: next }, written, at);
    updateProposal(context, written.name, () => ({ outcome: 'withdrawn' }));
  }
  const idle = !next.turn.over && turn.mover === id && next.turn.pending === undefined;
  return idle ? abandonTurn(next) : next;
}

export function rename(context: Context, { event, fact }: Happening<'rename'>): State {
  const { state } = context;
  for (const id of fact.names.keys()) {
    reportAll(context, checkKnown(context, id, keySpot(event, 'rename', id)));
  }
  const seats = state.seats.map((seat): Seat => {
    const name = fact.names.get(seat.id);
    if (name === undefined || name === seat.name) return seat;
    const surname = surnameAfter(context, { event, fact }, seat, name);
    const formerly = [...seat.formerly, { name: seat.name, until: fact }];
    return { ...seat, name, surname, formerly };
  });
  return { ...state, seats };
}

/** The surname goes with the name; whether it does where turns go by surname is a reading. */
function surnameAfter(
  context: Context,
  { event, fact }: Pick<Happening<'rename'>, 'event' | 'fact'>,
  { id, name: before, surname }: Seat,
  name: string,
): string {
  // A surname of its own is not part of the name.
  if (surname !== surnameOf(before) || surnameOf(name) === surname) return surname;
  const inquiry = inquire(context, {
    during: context.state.turn.proposal,
    at: keySpot(event, fact.kind, id),
  });
  const isAsked = orderOfPlay(inquiry).order === 'surname';
  const keeps = isAsked && inquiry.reader.take('surname-of-renamed') === 'former';
  return keeps ? surname : surnameOf(name);
}
