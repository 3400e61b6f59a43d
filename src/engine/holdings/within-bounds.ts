/** What is left of awards where the quantities that players hold have bounds. */

import type Fraction from 'fraction.js';
import { ZERO } from '../decisions/evaluate.ts';
import type { Inquiry } from '../decisions/inquiry.ts';
import { type State, seatOf } from '../state/state.ts';
import { boundPassed, holdingOf, isKeptWithin, type Sum } from './holdings.ts';

/** Whether they meet a bound one by one or together is a reading, and so is what becomes of them. */
export function withinBounds(inquiry: Inquiry, sums: readonly Sum[]): readonly Sum[] {
  const { state, reader } = inquiry;
  if (!sums.some(({ quantity }) => isKeptWithin(state, quantity))) return sums;
  const clip = (sum: Sum, held: Fraction) => clipped(inquiry, sum, held);
  const separate = oneByOne(state, sums, clip);
  if (separate.every((sum, index) => sum === sums[index])) return sums;
  const single = new Set(sums.map(keyOf)).size === sums.length;
  if (single || reader.take('award-order') === 'one-by-one') return separate;
  return asOneSum(state, sums, clip);
}

type Clip = (sum: Sum, held: Fraction) => Sum;

function keyOf({ player, quantity }: Sum): string {
  return `${player} ${quantity}`;
}

function oneByOne(state: State, sums: readonly Sum[], clip: Clip): readonly Sum[] {
  const balances = new Map<string, Fraction>();
  return sums.map((sum) => {
    const key = keyOf(sum);
    const held = balances.get(key) ?? holdingOf(state, sum.player, sum.quantity);
    const made = clip(sum, held);
    balances.set(key, held.add(made.amount));
    return made;
  });
}

/** The last award to a player bears what the bound takes from the sum; of no sum nothing is left. */
function asOneSum(state: State, sums: readonly Sum[], clip: Clip): readonly Sum[] {
  const groups = Map.groupBy(sums, keyOf);
  return sums.map((sum) => {
    const group = groups.get(keyOf(sum)) ?? [sum];
    const amount = group.reduce((total, each) => total.add(each.amount), ZERO);
    const whole = { ...sum, amount };
    const made = clip(whole, holdingOf(state, sum.player, sum.quantity));
    if (made === whole) return sum;
    if (made.amount.equals(0)) return { ...made, amount: ZERO };
    if (sum !== group.at(-1)) return sum;
    return { ...made, amount: sum.amount.sub(amount.sub(made.amount)) };
  });
}

/** An award stops at the bound that it would pass, or is not made at all: a reading. */
function clipped(inquiry: Inquiry, sum: Sum, held: Fraction): Sum {
  const { state, reader } = inquiry;
  const player = seatOf(state, sum.player);
  if (!player) return sum;
  const passed = boundPassed(inquiry, player, sum.quantity, held.add(sum.amount));
  if (!passed) return sum;
  // A holding already past its bound is not driven back by an award.
  const room = passed.bound.sub(held);
  const sameWay = room.mul(sum.amount).compare(0) > 0;
  const amount = sameWay && reader.take('bounds') === 'stops-there' ? room : ZERO;
  const bound = { which: passed.which, bound: passed.bound, rule: passed.rule.number };
  return { ...sum, amount, basis: () => ({ by: 'bound', bound, of: sum.basis() }) };
}
