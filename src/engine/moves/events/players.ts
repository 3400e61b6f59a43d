/** Players coming and going (Suber's 113: a player may always forfeit). */
import type Fraction from 'fraction.js';
import { rulingOn } from '../../../law/law.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { formatNumber } from '../../../values/number.ts';
import { decide, plainReader } from '../../decisions/decide.ts';
import { wordOf } from '../../decisions/evaluate.ts';
import { namesOf } from '../../decisions/formula-environment.ts';
import { referToPlayer } from '../../decisions/resolve-names.ts';
import { awardsOn, describeSums } from '../../holdings/awards.ts';
import { enter, giveStarts } from '../../holdings/holdings.ts';
import { checkConflicts } from '../../legality/conflicts.ts';
import { cite, type Docket, object, spot } from '../../state/log.ts';
import { type Seat, type State, seatOf } from '../../state/state.ts';
import { abandonTurn } from '../../turns/turns.ts';
import { withdraw } from '../apply-withdraw.ts';
import { checkOffice } from './appoint.ts';
import type { Happening } from './happening.ts';

export function join(docket: Docket, state: State, { event, fact, on }: Happening<'join'>): State {
  const { player, seat: place, roles } = fact;
  const at = spot(event, ...event.path, 'join', 'id');
  const known = seatOf(state, player.id);
  if (known?.status === 'playing') {
    object(docket, {
      code: 'format/duplicate',
      at,
      message: `“${player.id}” is a player already: ${known.name}.`,
      help: 'Give the player who joins an id of their own.',
    });
    return state;
  }
  const seat: Seat = { ...player, status: 'playing', ...(on && { joined: on }) };
  const seats = known
    ? state.seats.map((each) => (each === known ? seat : each))
    : seated(state.seats, seat, place);
  const seatedState = dropOnReturn(docket, { ...state, seats }, known, { event, fact, on });
  const reader = plainReader(docket, seatedState, undefined, at);
  const started = giveStarts(seatedState, docket.game, reader, [seat]);
  const offices = new Map(started.offices);
  roles.forEach((role, index) => {
    const holders = [...(offices.get(role) ?? []), player.id];
    checkOffice(
      docket,
      started,
      event,
      role,
      holders,
      spot(event, ...event.path, 'join', 'roles', index),
    );
    offices.set(role, holders);
  });
  return { ...started, offices };
}

function seated(seats: readonly Seat[], seat: Seat, place: number | undefined): readonly Seat[] {
  return place === undefined ? [...seats, seat] : seats.toSpliced(Math.max(0, place - 1), 0, seat);
}

/** What a player who returns holds is a reading. */
function dropOnReturn(
  docket: Docket,
  state: State,
  known: Seat | undefined,
  { event, fact }: Happening<'join'>,
): State {
  if (!known) return state;
  return decide(docket, {
    state,
    during: state.turn.proposal,
    at: spot(event, ...event.path, 'join', 'id'),
    what: `what ${fact.player.name} holds on returning`,
    compute: (reader) => {
      const bare = { ...state, holdings: state.holdings.remove(known.id) };
      return reader.take('return') === 'starts-afresh'
        ? giveStarts(bare, docket.game, reader, [known])
        : state;
    },
    describe: ({ holdings }) => holdingsInWords(holdings.get(known.id)),
  });
}

function holdingsInWords(held: ReadonlyMap<string, Fraction> | undefined): string {
  const amounts = [...(held ?? [])].map(([id, amount]) => `${formatNumber(amount)} ${id}`);
  return amounts.join(', ') || 'nothing';
}

export function leave(
  docket: Docket,
  state: State,
  { event, fact, on }: Happening<'leave' | 'forfeit'>,
): State {
  const at = spot(event, ...event.path, fact.kind);
  const seat = referToPlayer(docket, state, fact.player, at);
  if (!seat) return state;
  if (fact.kind === 'forfeit') checkForfeit(docket, state, seat, at);
  const { sums } = decide(docket, {
    state,
    during: state.turn.proposal,
    at,
    what: `what ${seat.name} earns or loses by leaving`,
    compute: (reader) =>
      awardsOn(state, docket.game, reader, {
        on: ['left'],
        proposer: seat.id,
        caller: seat.id,
      }),
    describe: (awarded) => describeSums(state, awarded.sums),
  });
  const scored = enter(docket, state, sums, { by: 'event', event }, on).state;
  const status = fact.kind === 'forfeit' ? 'forfeited' : 'left';
  const seats = scored.seats.map((each) =>
    each === seat ? ({ ...seat, status, ...(on && { left: on }) } as const) : each,
  );
  const offices = new Map(
    [...scored.offices].map(([office, holders]) => [
      office,
      holders.filter((id) => id !== seat.id),
    ]),
  );
  return passOn(docket, { ...scored, seats, offices }, seat.id, at);
}

function checkForfeit(docket: Docket, state: State, seat: Seat, at: ReturnType<typeof spot>): void {
  checkConflicts(docket, state, at, ['forfeit']);
  const ruling = rulingOn(state.law, 'forfeit');
  const choice = ruling.kind === 'settled' ? ruling.rule.mechanics?.forfeit : undefined;
  if (ruling.kind !== 'settled' || choice === undefined) return;
  const reader = plainReader(docket, state, undefined, at);
  const names = namesOf({ state, game: docket.game, reader, player: seat });
  if (wordOf(reader, ruling.rule, choice, ['allowed', 'forbidden'], names) !== 'forbidden') return;
  object(docket, {
    code: 'forfeit/forbidden',
    at,
    rule: cite(state, ruling.rule),
    message: `${seat.name} forfeits, and a rule in force forbids it.`,
    help: 'Repeal or amend the rule first, or record that the player left.',
  });
}

/** A turn does not wait for a player who has gone, unless their proposal is still to be voted on. */
function passOn(docket: Docket, state: State, id: PlayerId, at: ReturnType<typeof spot>): State {
  const { turn } = state;
  // What was withdrawn in the end is withdrawn whichever way this is read.
  const pending = [...state.pending.values()].filter(
    ({ written }) => written.by === id && written.withdrawn === undefined,
  );
  let next = state;
  for (const { written } of pending) {
    const lapses = decide(docket, {
      state,
      during: written.name,
      at,
      what: `what becomes of Proposal ${written.number}`,
      compute: (reader) => reader.take('leaver-proposal') === 'lapses',
      describe: (lapsing) => (lapsing ? 'it lapses' : 'it is voted on all the same'),
    });
    if (!lapses) continue;
    next = withdraw(docket, next, written, at);
    const known = docket.proposals.get(written.name);
    if (known) docket.proposals.set(written.name, { ...known, outcome: 'withdrawn' });
  }
  const idle = !next.turn.over && turn.mover === id && next.turn.pending === undefined;
  return idle ? abandonTurn(next) : next;
}
