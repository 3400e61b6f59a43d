/** The order of play, whose turn comes next, and when the order begins again. */

import { rulingOn } from '../../law/law.ts';
import { TURN_ORDERS, type TurnOrder } from '../../law/mechanics.ts';
import type { RuleInForce } from '../../law/rule-in-force.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Inquiry, Reader } from '../decisions/decide.ts';
import { wordOf } from '../decisions/evaluate.ts';
import { namesOf } from '../decisions/formula-environment.ts';
import type { Seat } from '../state/state.ts';

export interface OrderOfPlay {
  /** The rule that orders turns; none where anyone may propose at any time. */
  readonly rule?: RuleInForce;
  readonly order: TurnOrder;
}

/** The order of turns that the rules in force prescribe. */
export function orderOfPlay(inquiry: Inquiry): OrderOfPlay {
  const { state } = inquiry;
  const ruling = rulingOn(state.law, 'turns');
  const turns = ruling.kind === 'settled' ? ruling.rule.mechanics?.turns : undefined;
  if (ruling.kind !== 'settled' || turns === undefined) return { order: 'none' };
  const order = wordOf(namesOf(inquiry), ruling.rule, turns, TURN_ORDERS);
  return { rule: ruling.rule, order: order ?? 'none' };
}

interface BySurname {
  readonly byFullName: readonly Seat[];
  /** The same list where the two orders do not differ. */
  readonly bySeat: readonly Seat[];
}

const sorted = new WeakMap<readonly Seat[], BySurname>();

/** Everyone who has ever had a seat, in the order of play; those who left keep their place. */
export function inOrder(seats: readonly Seat[], order: TurnOrder, reader: Reader): readonly Seat[] {
  if (order !== 'surname') return seats;
  const known = sorted.get(seats) ?? bySurname(seats);
  sorted.set(seats, known);
  const { byFullName, bySeat } = known;
  if (byFullName === bySeat) return bySeat;
  return reader.take('same-surname') === 'by-full-name' ? byFullName : bySeat;
}

function bySurname(seats: readonly Seat[]): BySurname {
  const byFullName = sortedBy(seats, (seat) => filed(seat).fullName);
  const bySeat = sortedBy(seats, (seat) => filed(seat).surname);
  const same = bySeat.every((seat, place) => seat === byFullName[place]);
  return { byFullName, bySeat: same ? byFullName : bySeat };
}

function sortedBy(seats: readonly Seat[], key: (seat: Seat) => string): readonly Seat[] {
  return [...seats].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

interface Filed {
  readonly surname: string;
  readonly fullName: string;
}

/** Of many seats, few change at a time. */
const files = new WeakMap<Seat, Filed>();

function filed(seat: Seat): Filed {
  const known = files.get(seat);
  if (known) return known;
  const { surname, name, id } = seat;
  const made = {
    surname: alphabetical(surname),
    fullName: alphabetical([surname, name, id].join('\u0000')),
  };
  files.set(seat, made);
  return made;
}

/** A letter with a mark stands with the letter that it marks. */
function alphabetical(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Who takes turns: those who are playing and are not robots, which vote and never propose. */
export function takesTurns(seat: Seat): boolean {
  return seat.status === 'playing' && !seat.robot;
}

/** The next player after one, in the order of play; the first of all where nobody has moved. */
export function nextAfter(
  seats: readonly Seat[],
  order: TurnOrder,
  after: PlayerId | undefined,
  reader: Reader,
): Seat | undefined {
  return neighbour(inOrder(seats, order, reader), after, 1);
}

/** The nearest player before one in the order of play, of those who come into question. */
export function previousTo(
  inOrder: readonly Seat[],
  before: PlayerId,
  counts: (seat: Seat) => boolean = takesTurns,
): Seat | undefined {
  return neighbour(inOrder, before, -1, counts);
}

function neighbour(
  seats: readonly Seat[],
  from: PlayerId | undefined,
  step: 1 | -1,
  counts = takesTurns,
): Seat | undefined {
  const start = seats.findIndex((seat) => seat.id === from);
  const count = seats.length;
  for (let distance = 1; distance <= count; distance += 1) {
    const place = start < 0 ? distance - 1 : (start + step * distance + count) % count;
    const seat = seats[place];
    if (seat && counts(seat)) return seat;
  }
  return undefined;
}

/** Whether the turn, passing from one player to the next, passes the start of the order. */
export function wraps(inquiry: Inquiry, order: TurnOrder, from: PlayerId, to: PlayerId): boolean {
  const { state, reader } = inquiry;
  const seats = inOrder(state.seats, order, reader);
  const start = seats.findIndex((seat) => seat.id === state.turn.first);
  const place = (id: PlayerId) =>
    (seats.findIndex((seat) => seat.id === id) - Math.max(start, 0) + seats.length) % seats.length;
  return place(to) <= place(from);
}

export function allHaveMoved(seats: readonly Seat[], moved: ReadonlySet<PlayerId>): boolean {
  return seats.every((seat) => !takesTurns(seat) || moved.has(seat.id));
}
