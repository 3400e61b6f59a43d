/** Effects make the next position. A part that they leave alone is the same object as before. */
import type Fraction from 'fraction.js';
import { getOrMake } from '../../helpers/once.ts';
import type { PlayerId } from '../../values/ids.ts';
import { ZERO } from '../decisions/evaluate.ts';
import type { Effect, OfficeEffect, QuantityEffect } from '../results/effect.ts';
import type { Seat } from '../results/types.ts';
import type { Holding, Holdings } from '../state/state.ts';

export function fold<Of extends Holdings>(held: Of, effects: readonly Effect[]): Of {
  const drafts = new Map<PlayerId, Map<string, Fraction>>();
  let next = held;
  for (const effect of effects) {
    if (effect.kind === 'quantity') {
      const { player } = effect;
      change(
        getOrMake(drafts, player, () => new Map(held.holdings.get(player))),
        effect,
      );
    } else next = { ...next, ...changed(next, effect) };
  }
  if (drafts.size === 0) return next;
  let { holdings } = held;
  for (const [player, draft] of drafts) holdings = holdings.set(player, draft);
  return { ...next, holdings };
}

function change(held: Map<string, Fraction>, effect: QuantityEffect): void {
  const { quantity } = effect;
  const amount = 'add' in effect ? (held.get(quantity) ?? ZERO).add(effect.add) : effect.set;
  if (amount === undefined) held.delete(quantity);
  else held.set(quantity, amount);
}

/** One player's holdings after effects that all concern that player. */
export function holdingAfter(
  before: Holding | undefined,
  effects: readonly QuantityEffect[],
): Holding {
  const held = new Map(before);
  for (const effect of effects) change(held, effect);
  return held;
}

function changed(held: Holdings, effect: Exclude<Effect, QuantityEffect>): Partial<Holdings> {
  const { over, pauses, round } = held;
  switch (effect.kind) {
    case 'office':
      return { offices: officesAfter(held.offices, effect) };
    case 'seat':
      return { seats: seatsAfter(held.seats, effect.seat, effect.place) };
    case 'pause':
      return { pauses: [...pauses, { from: effect.from, to: effect.to }] };
    case 'resume':
      return {
        pauses: pauses.map((each) => ({ ...each, to: Math.min(each.to, effect.from - 1) })),
      };
    case 'round':
      return { round: round + 1, over: undefined };
    case 'win':
      return { over: { ...over, winner: effect.winner } };
    case 'end':
      return { over: { ...over, ended: true } };
  }
}

function officesAfter(offices: Holdings['offices'], effect: OfficeEffect): Holdings['offices'] {
  const { office } = effect;
  const after = new Map(offices);
  const held = after.get(office) ?? [];
  if ('comes' in effect) after.set(office, [...held, effect.comes]);
  else if ('leaves' in effect) {
    const stay = held.filter((holder) => holder !== effect.leaves);
    after.set(office, stay);
  } else if (effect.holders) after.set(office, effect.holders);
  else after.delete(office);
  return after;
}

/** If no place is named, a player who returns keeps the old one, and a newcomer sits last. */
function seatsAfter(seats: readonly Seat[], seat: Seat, place: number | undefined) {
  const isHere = seats.some(({ id }) => id === seat.id);
  if (isHere && place === undefined)
    return seats.map((each) => (each.id === seat.id ? seat : each));
  const others = seats.filter(({ id }) => id !== seat.id);
  return place === undefined ? [...others, seat] : others.toSpliced(place, 0, seat);
}
