import type { Finding, Spot } from '../../../diagnostics/finding.ts';
import { withoutUndefined } from '../../../helpers/without-undefined.ts';
import { rulingOn } from '../../../law/in-force/law.ts';
import { surnameOf } from '../../../records/kinds/player.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { wordOf } from '../../decisions/evaluate.ts';
import { namesOf } from '../../decisions/formula-environment.ts';
import { inquire } from '../../decisions/inquiry.ts';
import { checkKnown, resolvePlayer } from '../../decisions/resolve-names.ts';
import { takeReading } from '../../decisions/taken-option.ts';
import { awardsOn } from '../../holdings/awards.ts';
import { giveStarts, postSums } from '../../holdings/holdings.ts';
import { checkConflicts } from '../../legality/conflicts.ts';
import { lifting } from '../../legality/cures.ts';
import type { Context } from '../../state/context.ts';
import { cite, illegal, keySpot, spot } from '../../state/make-finding.ts';
import { restOffice } from '../../state/resting.ts';
import { type Seat, type State, seatOf } from '../../state/state.ts';
import { reportAll, reportIllegal, reporting, writeProposal } from '../../state/write-log.ts';
import { circuitOf, orderOfPlay } from '../../turns/circuits.ts';
import { abandonTurn } from '../../turns/turns.ts';
import { withdraw } from '../../turns/withdraw.ts';
import { checkOffice, weakOf } from './appoint.ts';
import type { Happening } from './happening.ts';

export function join(context: Context, happening: Happening<'join'>): State {
  const { state } = context;
  const { event, fact, on } = happening;
  const { player, seat: place, roles } = fact;
  const at = spot(event, ...event.path, 'join', 'id');
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
    ...withoutUndefined({ joined: on }),
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
  const seatedState = dropOnReturn({ ...context, state: { ...state, seats } }, known, {
    event,
    fact,
    on,
  });
  const inquiry = inquire({ ...context, state: seatedState }, { during: undefined, at });
  const started = giveStarts(inquiry, [seat]);
  const offices = new Map(started.offices);
  let { resting } = started;
  roles.forEach((role, index) => {
    const holders = [...(offices.get(role) ?? []), player.id];
    const place = spot(event, ...event.path, 'join', 'roles', index);
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
  const at = spot(event, ...event.path, 'join', 'id');
  const inquiry = inquire(context, { during: state.turn.proposal, at });
  if (inquiry.reader.take('return') === 'keeps') return state;
  const resting = { ...state.resting, holdings: state.resting.holdings.remove(known.id) };
  const bare = { ...state, holdings: state.holdings.remove(known.id), resting };
  return giveStarts({ ...inquiry, state: bare }, [known]);
}

export function leave(
  context: Context,
  { event, fact, on }: Happening<'leave' | 'forfeit'>,
): State {
  const { state } = context;
  const at = spot(event, ...event.path, fact.kind);
  const seat = reporting(context, resolvePlayer(context, fact.player, at));
  if (!seat) return state;
  if (fact.kind === 'forfeit') reportAll(context, checkForfeit(context, seat, at));
  const { sums } = awardsOn(inquire(context, { during: state.turn.proposal, at }), {
    on: ['left'],
    proposer: seat.id,
    caller: seat.id,
  });
  const scored = postSums(context, sums, { by: 'event', event }, on).state;
  const status = fact.kind === 'forfeit' ? 'forfeited' : 'left';
  const seats = scored.seats.map((each) =>
    each === seat ? ({ ...seat, status, ...withoutUndefined({ left: on }) } as const) : each,
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

function checkForfeit(context: Context, seat: Seat, at: Spot): readonly Finding[] {
  const { state } = context;
  const conflicts = checkConflicts(context, at, ['forfeit']);
  const ruling = rulingOn(state.law, 'forfeit');
  const choice = ruling.kind === 'settled' ? ruling.rule.mechanics?.forfeit : undefined;
  if (ruling.kind !== 'settled' || choice === undefined) return conflicts;
  const names = namesOf(inquire(context, { during: undefined, at }), { player: seat });
  const word = wordOf(names, ruling.rule, choice, ['allowed', 'forbidden']);
  if (word !== 'forbidden') return conflicts;
  return [
    illegal(context, {
      code: 'forfeit/forbidden',
      at,
      rule: cite(state, ruling.rule),
      message: `${seat.name} forfeits, and a rule in force forbids it.`,
      help: 'Record that the player left.',
      cures: lifting(state, ruling.rule, 'forfeit', (change) => {
        return `First ${change}, or record that the player left.`;
      }),
    }),
  ];
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
    const known = context.recorder.log.proposals.get(written.name);
    if (known) writeProposal(context, { ...known, outcome: 'withdrawn' });
  }
  const idle = !next.turn.over && turn.mover === id && next.turn.pending === undefined;
  return idle ? abandonTurn(next) : next;
}

/** Players who are called otherwise from now on. */
export function rename(context: Context, { event, fact }: Happening<'rename'>): State {
  const { state } = context;
  for (const id of fact.names.keys()) {
    reportAll(context, checkKnown(context, id, keySpot(event, ...event.path, 'rename', id)));
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
    at: keySpot(event, ...event.path, fact.kind, id),
  });
  const isAsked = orderOfPlay(inquiry).order === 'surname';
  const keeps = isAsked && inquiry.reader.take('surname-of-renamed') === 'former';
  return keeps ? surname : surnameOf(name);
}
