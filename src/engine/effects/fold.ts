/** Folds effects into the next position. Parts that do not change stay the same objects. */
import type Fraction from 'fraction.js';
import { getOrMake } from '../../helpers/once.ts';
import { changeLaw } from '../../law/in-force/law.ts';
import type { PlayerId } from '../../values/ids.ts';
import { ZERO } from '../decisions/evaluate.ts';
import type { Rule, Seat } from '../results/types.ts';
import type { Effect, QuantityEffect } from '../state/effect.ts';
import { changeBook, withLife } from '../state/rule-book.ts';
import type { Holding, Parts } from '../state/state.ts';

export function fold<Of extends Parts>(held: Of, effects: readonly Effect[]): Of {
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

/** A player's holdings after effects on this player. */
export function holdingAfter(
  before: Holding | undefined,
  effects: readonly QuantityEffect[],
): Holding {
  const held = new Map(before);
  for (const effect of effects) change(held, effect);
  return held;
}

function changed(held: Parts, effect: Exclude<Effect, QuantityEffect>): Partial<Parts> {
  const { over, pauses, round, judgments } = held;
  switch (effect.kind) {
    case 'office': {
      const { office } = effect;
      const holders = held.offices.get(office) ?? [];
      const after =
        'comes' in effect
          ? [...holders, effect.comes]
          : 'leaves' in effect
            ? holders.filter((holder) => holder !== effect.leaves)
            : effect.holders;
      return { offices: entriesAfter(held.offices, office, after) };
    }
    case 'seat':
      return { seats: seatsAfter(held.seats, effect.seat, effect.place) };
    case 'pause': {
      const { kind: _, ...pause } = effect;
      return { pauses: [...pauses, pause] };
    }
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
    case 'rule': {
      const { id, change } = effect;
      const { book, law } = replaceRule(held, held.book.inForce.get(id), change.rule);
      return { version: change.version, book: withLife(book, id, change), law };
    }
    case 'version':
      return { latest: effect.version, law: effect.law };
    case 'turn':
      return { turn: effect.turn };
    case 'number':
      return { numbering: effect.numbering };
    case 'vote':
      return { pending: entriesAfter(held.pending, effect.name, effect.pending) };
    case 'wait': {
      const others = held.deferred.filter((each) => each !== effect.pending);
      return { deferred: effect.isOver ? others : [...others, effect.pending] };
    }
    case 'question': {
      const { name, open } = effect;
      return { judgments: open ? judgments.set(name, open) : judgments.remove(name) };
    }
    case 'use':
      return { uses: held.uses.set(effect.grant, effect.uses) };
  }
}

/** The position with one rule replaced, added or removed. */
export function replaceRule<Of extends Pick<Parts, 'book' | 'law'>>(
  held: Of,
  before: Rule | undefined,
  after: Rule | undefined,
): Of {
  return {
    ...held,
    book: changeBook(held.book, before, after),
    law: changeLaw(held.law, before, after),
  };
}

/** A copy of a small map with one entry set or removed. */
function entriesAfter<Value>(
  entries: ReadonlyMap<string, Value>,
  key: string,
  value: Value | undefined,
): ReadonlyMap<string, Value> {
  const after = new Map(entries);
  if (value === undefined) after.delete(key);
  else after.set(key, value);
  return after;
}

/** Without a stated place, a returning player keeps the old seat, and a new one sits last. */
function seatsAfter(seats: readonly Seat[], seat: Seat, place: number | undefined) {
  const isHere = seats.some(({ id }) => id === seat.id);
  if (isHere && place === undefined)
    return seats.map((each) => (each.id === seat.id ? seat : each));
  const others = seats.filter(({ id }) => id !== seat.id);
  return place === undefined ? [...others, seat] : others.toSpliced(place, 0, seat);
}
