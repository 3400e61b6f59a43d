import type { Spot } from '../../../diagnostics/finding.ts';
import { withoutUndefined } from '../../../helpers/without-undefined.ts';
import { lawOn } from '../../../law/in-force/law.ts';
import { surnameOf } from '../../../records/kinds/player.ts';
import type { PlayerId } from '../../../values/ids.ts';
import { checkConflicts } from '../../decisions/conflict-of-rules.ts';
import { namesOf, wordOf } from '../../decisions/evaluate.ts';
import { askReading, inquire, inquireNow } from '../../decisions/inquiry.ts';
import { checkKnown, requirePlayer } from '../../decisions/resolve-names.ts';
import { bring, type CausedEffect, goOn } from '../../effects/bring.ts';
import { SETUP } from '../../effects/grounds/ground.ts';
import { awardsOn } from '../../holdings/awards.ts';
import { giveStarts, postSums } from '../../holdings/holdings.ts';
import { lifting } from '../../legality/cures.ts';
import type { Seat } from '../../results/types.ts';
import type { Context } from '../../state/context.ts';
import { holdersOf } from '../../state/held.ts';
import { illegal, keySpot, type Objections, spot } from '../../state/make-finding.ts';
import { type State, seatOf } from '../../state/state.ts';
import { addNote, reportAll, reportIllegal, writeWithdrawn } from '../../state/write-log.ts';
import { circuitOf, orderOfPlay } from '../../turns/circuits.ts';
import { abandoned, withdraw } from '../../turns/turns.ts';
import { checkOffice, groundOf, groundOfSeat } from './appoint.ts';
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
      help: `If ${known.name} had left, record it before: \`leave: ${player.id}\`. Give anybody else an id of their own.`,
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
  const from0 = place === undefined ? undefined : Math.max(0, place - 1);
  const taking = { kind: 'seat', seat, place: from0 } as const;
  const ground = groundOf(context, happening);
  const own = groundOfSeat(context, happening, player.id);
  const taken = bring(context, [{ effect: taking, ground: own, at }]);
  const seated = dropOnReturn({ ...context, state: taken }, known, happening);
  const inquiry = inquire({ ...context, state: seated }, { during: undefined, at });
  const { rule, order } = orderOfPlay(inquiry);
  const isBare = (each: Pick<Seat, 'name' | 'surname'>) => each.surname === each.name;
  if (order === 'surname' && isBare(player) && !player.robot && !state.seats.every(isBare))
    addNote(context, {
      code: 'implausible',
      at,
      rule,
      message: `${player.name} joins with one name, and turns go by surname.`,
      help: 'Write the whole name, or the surname with `surname:`.',
    });
  const started = { ...context, state: giveStarts(inquiry, [seat]) };
  const filled = roles.map((office, index): CausedEffect => {
    const before = holdersOf(started, office);
    const at = spot(event, 'join', 'roles', index);
    const appointment = { office, holders: [...before, player.id], at };
    reportAll(context, checkOffice(started, event, appointment));
    return { effect: { kind: 'office', office, comes: player.id }, ground, at };
  });
  return bring(started, filled);
}

/** Whether a returning player keeps old holdings is a reading. */
function dropOnReturn(context: Context, known: Seat | undefined, { event }: Happening<'join'>) {
  const { state } = context;
  if (!known) return state;
  const inquiry = inquireNow(context, spot(event, 'join', 'id'));
  if (inquiry.interpreter.ask('return') === 'keeps') return state;
  const { id: player } = known;
  const taken = [...(state.holdings.get(player)?.keys() ?? [])].map((quantity): CausedEffect => {
    return { effect: { kind: 'quantity', player, quantity, set: undefined }, ground: SETUP };
  });
  return giveStarts({ ...inquiry, state: bring(context, taken) }, [known]);
}

export function leave(context: Context, happening: Happening<'leave' | 'forfeit'>): State {
  const { state } = context;
  const { event, fact } = happening;
  const at = spot(event, fact.kind);
  const seat = requirePlayer(context, fact.player, at);
  if (!seat) return state;
  if (fact.kind === 'forfeit') reportAll(context, checkForfeit(context, seat, at));
  const { sums } = awardsOn(inquireNow(context, at), {
    on: ['left'],
    proposer: seat.id,
    caller: seat.id,
  });
  const scored = postSums(context, sums, { by: 'event', event });
  const status = fact.kind === 'forfeit' ? 'forfeited' : 'left';
  const position = { ...context, state: scored };
  const gone: Seat = { ...seat, status, ...withoutUndefined({ left: context.on }) };
  const held = [...scored.offices].filter(([, holders]) => holders.includes(seat.id));
  const isKept =
    held.length > 0 && askReading(position, 'leaver-offices', scored.turn.proposal) === 'kept';
  const left = bring(position, [
    { effect: { kind: 'seat', seat: gone }, ground: groundOfSeat(context, happening, seat.id), at },
    ...(isKept ? [] : held).map(([office]): CausedEffect => {
      return { effect: { kind: 'office', office, leaves: seat.id }, ground: SETUP };
    }),
  ]);
  return passOn({ ...context, state: left }, seat.id, at);
}

function checkForfeit(context: Context, seat: Seat, at: Spot): Objections {
  const { state } = context;
  const conflicts = checkConflicts(context, at, ['forfeit']);
  const choice = lawOn(state.law, 'forfeit');
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

/** A turn does not wait for a player who left, unless their proposal is under vote. */
function passOn(context: Context, id: PlayerId, at: Spot): State {
  const { state } = context;
  const { turn } = state;
  // A withdrawn proposal is withdrawn under every option.
  const pending = [...state.pending.values()].filter(
    ({ written }) => written.by === id && written.withdrawn === undefined,
  );
  let next = state;
  for (const { written } of pending) {
    const lapses = askReading(context, 'leaver-proposal', written.name) === 'lapses';
    if (!lapses) continue;
    next = withdraw({ ...context, state: next }, written, at);
    writeWithdrawn(context, written.name);
  }
  const idle = !next.turn.over && turn.mover === id && next.turn.pending === undefined;
  if (!idle) return next;
  return goOn({ ...context, state: next }, { kind: 'turn', turn: abandoned(next.turn) });
}

export function rename(context: Context, happening: Happening<'rename'>): State {
  const { state } = context;
  const { event, fact } = happening;
  for (const id of fact.names.keys()) {
    reportAll(context, checkKnown(context, id, keySpot(event, 'rename', id)));
  }
  const renamed = state.seats.flatMap((seat): readonly CausedEffect[] => {
    const name = fact.names.get(seat.id);
    if (name === undefined || name === seat.name) return [];
    const surname = surnameAfter(context, { event, fact }, seat, name);
    const formerly = [...seat.formerly, { name: seat.name, until: fact }];
    const ground = groundOfSeat(context, happening, seat.id);
    const at = keySpot(event, 'rename', seat.id);
    return [{ effect: { kind: 'seat', seat: { ...seat, name, surname, formerly } }, ground, at }];
  });
  return bring(context, renamed);
}

/** The surname after a change of name. Whether it changes is a reading, if turns go by surname. */
function surnameAfter(
  context: Context,
  { event, fact }: Pick<Happening<'rename'>, 'event' | 'fact'>,
  { id, name: before, surname }: Seat,
  name: string,
): string {
  // A separately recorded surname is not part of the name.
  if (surname !== surnameOf(before) || surnameOf(name) === surname) return surname;
  const inquiry = inquireNow(context, keySpot(event, fact.kind, id));
  const isAsked = orderOfPlay(inquiry).order === 'surname';
  const keeps = isAsked && inquiry.interpreter.ask('surname-of-renamed') === 'former';
  return keeps ? surname : surnameOf(name);
}
