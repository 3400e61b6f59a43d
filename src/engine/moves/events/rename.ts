/** Players who are called otherwise from now on. */
import { surnameOf } from '../../../records/kinds/player.ts';
import { inquire } from '../../decisions/inquiry.ts';
import { checkKnown } from '../../decisions/resolve-names.ts';
import type { Context } from '../../state/context.ts';
import { keySpot } from '../../state/make-finding.ts';
import type { Seat, State } from '../../state/state.ts';
import { reportAll } from '../../state/write-log.ts';
import { orderOfPlay } from '../../turns/circuits.ts';
import type { Happening } from './happening.ts';

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
