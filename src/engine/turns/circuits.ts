/** The order of play: whose turn is next, and when the order begins again. */

import { once } from '../../helpers/once.ts';
import type { Formula } from '../../law/formula/formula.ts';
import { lawOn } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { DIRECTIONS, TURN_ORDERS, type TurnOrder } from '../../law/mechanics/mechanics.ts';
import type { PlayerId } from '../../values/ids.ts';
import { isTrue, namesOf, numberOf, wordOf, ZERO } from '../decisions/evaluate.ts';
import type { Inquiry, Interpreter } from '../decisions/inquiry.ts';
import type { Seat } from '../results/types.ts';
import { seatOf, type Turn } from '../state/state.ts';

/** A named order, or a rule's number for each player, the lowest first. */
type Order = TurnOrder | { readonly rule: RuleInForce; readonly formula: Formula };

export interface OrderOfPlay {
  /** The rule on the order; none if anybody may propose at any time. */
  readonly rule?: RuleInForce;
  readonly order: Order;
  readonly backward: boolean;
}

/** The order of seats, which is the default. */
export const BY_SEAT: OrderOfPlay = { order: 'seat', backward: false };

export function orderOfPlay(inquiry: Inquiry): OrderOfPlay {
  const { state } = inquiry;
  const ordering = lawOn(state.law, 'turns', 'order');
  if (!ordering) return { order: 'none', backward: false };
  const { rule, value: order } = ordering;
  const names = namesOf(inquiry);
  const directing = lawOn(state.law, 'turns', 'direction');
  const backward =
    directing !== undefined &&
    wordOf(names, directing.rule, directing.value, DIRECTIONS) === 'backward';
  const isNumber = typeof order !== 'string' && order.type !== 'string';
  if (isNumber) return { rule, order: { rule, formula: order }, backward };
  return { rule, order: wordOf(names, rule, order, TURN_ORDERS) ?? 'none', backward };
}

/** Everybody who ever had a seat, in the order of play. Those who left keep their place. */
export function seatsInOrder(inquiry: Inquiry, { order, backward }: OrderOfPlay): readonly Seat[] {
  const forward = forwardOrder(inquiry, order);
  return backward ? forward.toReversed() : forward;
}

/**
 * The order by seats, or by the surnames of players. A new seat or surname counts from the next circuit
 * on. So nobody loses a turn by it (Suber's 201). Players who joined since come last then.
 */
function forwardOrder(inquiry: Inquiry, order: Order): readonly Seat[] {
  const { state, interpreter } = inquiry;
  if (typeof order !== 'string') return inOrderOfNumbers(inquiry, order);
  const inOrder = (seats: readonly Seat[]) =>
    order === 'surname' ? inOrderOfSurnames(seats, interpreter) : seats;
  const now = inOrder(state.seats);
  const { seated = state.seats } = state.turn;
  if (seated === state.seats) return now;
  const then = new Set(inOrder(seated).map(({ id }) => id));
  const kept = [...then].flatMap((id) => seatOf(state, id) ?? []);
  const others = now.filter(({ id }) => then.has(id));
  return sameOrder(kept, others) ? now : [...kept, ...now.filter(({ id }) => !then.has(id))];
}

/** Players with equal numbers keep the order of seats or surnames: a reading. */
function inOrderOfNumbers(inquiry: Inquiry, { rule, formula }: Exclude<Order, string>) {
  const { state, interpreter } = inquiry;
  const numbers = new Map(
    state.seats.map((player) => {
      const number = numberOf(namesOf(inquiry, { player }), rule, formula);
      return [player, number] as const;
    }),
  );
  const numbered = (seats: readonly Seat[]) =>
    seats.toSorted((a, b) => (numbers.get(a) ?? ZERO).compare(numbers.get(b) ?? ZERO));
  const bySeat = numbered(state.seats);
  const bySurname = numbered(inOrderOfSurnames(state.seats, interpreter));
  if (bySurname.every((seat, place) => seat === bySeat[place])) return bySeat;
  return interpreter.ask('equal-in-order') === 'by-surname' ? bySurname : bySeat;
}

function inOrderOfSurnames(seats: readonly Seat[], interpreter: Interpreter): readonly Seat[] {
  const { unmarked, marked } = byAlphabet(seats);
  const isAfter = unmarked !== marked && interpreter.ask('alphabet') === 'after-z';
  const { byFullName, bySeat } = isAfter ? marked : unmarked;
  if (byFullName === bySeat) return bySeat;
  return interpreter.ask('same-surname') === 'by-full-name' ? byFullName : bySeat;
}

/** The order by each alphabet; equal if they do not differ. */
const byAlphabet = once((seats: readonly Seat[]) => {
  const unmarked = bySurname(seats, (seat) => filed(seat).unmarked);
  const marked = bySurname(seats, (seat) => filed(seat).marked);
  const same =
    sameOrder(unmarked.byFullName, marked.byFullName) && sameOrder(unmarked.bySeat, marked.bySeat);
  return { unmarked, marked: same ? unmarked : marked };
});

function bySurname(
  seats: readonly Seat[],
  filedAs: (seat: Seat) => ReturnType<typeof filed>['marked'],
) {
  const byFullName = sortedBy(seats, (seat) => filedAs(seat).fullName);
  const bySeat = sortedBy(seats, (seat) => filedAs(seat).surname);
  return { byFullName, bySeat: sameOrder(bySeat, byFullName) ? byFullName : bySeat };
}

function sameOrder(a: readonly Seat[], b: readonly Seat[]): boolean {
  return a.every((seat, place) => seat === b[place]);
}

function sortedBy(seats: readonly Seat[], key: (seat: Seat) => string): readonly Seat[] {
  return seats
    .map((seat) => ({ seat, by: key(seat) }))
    .sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0))
    .map(({ seat }) => seat);
}

/** Remembered by seat, since few seats change at a time. */
const filed = once(({ surname, name, id }: Seat) => {
  const fullName = [surname, name, id].join('\u0000');
  return {
    unmarked: { surname: withoutMarks(surname), fullName: withoutMarks(fullName) },
    marked: { surname: markedAfterZ(surname), fullName: markedAfterZ(fullName) },
  };
});

/** Treats an accented letter like the plain one. */
function withoutMarks(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Sorts accented letters after Z. */
function markedAfterZ(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\P{M}\p{M}+/gu, '\u007f$&')
    .toLowerCase();
}

/** Whether a player takes turns. Everybody who plays does, but robots only vote. */
export function takesTurns(seat: Seat): boolean {
  return seat.status === 'playing' && !seat.robot;
}

/** Whether a player takes turns now: a reading for players who may not propose. */
function takesTurnsNow(inquiry: Inquiry): (seat: Seat) => boolean {
  const { interpreter } = inquiry;
  const proposes = mayPropose(inquiry);
  return (seat) => {
    if (seat.robot) return seat.status === 'playing' && robotMayPropose(inquiry, seat);
    if (!takesTurns(seat)) return false;
    return proposes(seat) || interpreter.ask('turn-without-proposal') === 'comes-round';
  };
}

/** The player after another in the order of play, or the first if nobody has moved. */
export function nextAfter(
  inquiry: Inquiry,
  play: OrderOfPlay,
  after: PlayerId | undefined,
): Seat | undefined {
  const seats = seatsInOrder(inquiry, play);
  const counts = takesTurnsNow(inquiry);
  const next = neighbour(seats, after, 1, counts);
  if (after !== undefined) {
    const circuit = circuitOf(inquiry.state.turn);
    // Whether a player who joined during the circuit must wait for the next is a reading.
    const waits = ({ id, joinedIn }: Seat) =>
      joinedIn === circuit &&
      !wraps(inquiry, play, after, id) &&
      inquiry.interpreter.ask('newcomer-turn') === 'next-circuit';
    return neighbour(seats, after, 1, (seat) => counts(seat) && !waits(seat)) ?? next;
  }
  if (!play.backward || play.order !== 'seat') return next;
  // Going backward does not change who begins.
  const first = inquiry.state.seats.find(counts);
  if (first === next) return next;
  return inquiry.interpreter.ask('first-backward') === 'first-seat' ? first : next;
}

/** The next player in order, even if nobody can do anything in a turn. */
export function nextInOrder(inquiry: Inquiry, after: PlayerId | undefined): Seat | undefined {
  return neighbour(seatsInOrder(inquiry, orderOfPlay(inquiry)), after, 1, takesTurns);
}

/** The circuit of the latest turn, counted from 0. */
export function circuitOf({ wraps: times, counted }: Turn): number {
  return counted.wrap ? times - 1 : times;
}

/** The nearest suitable player before another in the order of play. */
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
  counts: (seat: Seat) => boolean,
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

/** Whether the turn passes the start of the order between two players. */
export function wraps(inquiry: Inquiry, play: OrderOfPlay, from: PlayerId, to: PlayerId): boolean {
  const seats = seatsInOrder(inquiry, play);
  const start = seats.findIndex((seat) => seat.id === inquiry.state.turn.first);
  const place = (id: PlayerId) =>
    (seats.findIndex((seat) => seat.id === id) - start + seats.length) % seats.length;
  return place(to) <= place(from);
}

/** Whether all who take turns now have moved. */
export function allHaveMoved(inquiry: Inquiry, moved: ReadonlySet<PlayerId>): boolean {
  const { state, interpreter } = inquiry;
  const counts = takesTurnsNow(inquiry);
  const missing = state.seats.filter((seat) => !moved.has(seat.id) && counts(seat));
  if (missing.length === 0) return true;
  const areNew = missing.every(({ joinedIn }) => joinedIn === circuitOf(state.turn));
  return areNew && interpreter.ask('newcomer-turn') === 'next-circuit';
}

export function mayPropose(inquiry: Inquiry): (player: Seat) => boolean {
  const who = lawOn(inquiry.state.law, 'proposers');
  return (player) => !who || isTrue(namesOf(inquiry, { player }), who.rule, who.value);
}

/** A robot never proposes, unless a rule on proposers mentions robots. */
export function robotMayPropose(inquiry: Inquiry, robot: Seat): boolean {
  const who = lawOn(inquiry.state.law, 'proposers')?.value;
  return who?.names.includes('player.robot') === true && mayPropose(inquiry)(robot);
}
