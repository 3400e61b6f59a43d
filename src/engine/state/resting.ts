/**
 * The part of holdings and offices that no mechanics allow: it rests on words alone, or on a Judgment.
 * It counts like all the rest, but cannot decide what rules regulate by their mechanics.
 */
import Fraction from 'fraction.js';
import { Map as Shared } from 'immutable';
import { once } from '../../helpers/once.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Ground } from '../results/types.ts';

export type Weak = Exclude<Ground, { by: 'grant' }>;

/** How much of a holding rests on words alone and on Judgments, and on which the latest of it does. */
interface Rest {
  readonly words: Fraction;
  readonly judged: Fraction;
  readonly latest: { readonly words?: Weak; readonly judged?: Weak };
}

/** An office as it was filled before that, and on what it rests who holds it now. */
interface OfficeRest {
  readonly founded: readonly PlayerId[];
  readonly on: Weak;
}

export interface Resting {
  readonly holdings: Shared<PlayerId, ReadonlyMap<string, Rest>>;
  readonly offices: ReadonlyMap<string, OfficeRest>;
}

/** The part of a position that may rest on something. */
interface PositionHeld {
  readonly holdings: Shared<PlayerId, ReadonlyMap<string, Fraction>>;
  readonly offices: ReadonlyMap<string, readonly PlayerId[]>;
  readonly resting: Resting;
}

export const NOTHING_RESTS: Resting = { holdings: Shared(), offices: new Map() };

const ZERO = new Fraction(0);

export function restHolding(
  resting: Resting,
  player: PlayerId,
  quantity: string,
  { amount, on }: { readonly amount: Fraction; readonly on: Weak },
): Resting {
  const held = new Map(resting.holdings.get(player));
  const { words, judged, latest } = held.get(quantity) ?? { words: ZERO, judged: ZERO, latest: {} };
  const rest: Rest =
    on.by === 'judgment'
      ? { words, judged: judged.add(amount), latest: { ...latest, judged: on } }
      : { words: words.add(amount), judged, latest: { ...latest, words: on } };
  held.set(quantity, rest);
  return { ...resting, holdings: resting.holdings.set(player, held) };
}

/** A holding that a rule sets anew rests on that rule, whatever it was before. */
export function foundHolding(resting: Resting, player: PlayerId, quantity: string): Resting {
  const held = resting.holdings.get(player);
  if (!held?.has(quantity)) return resting;
  const rest = new Map(held);
  rest.delete(quantity);
  return { ...resting, holdings: resting.holdings.set(player, rest) };
}

/** Writes down on what an office rests that is filled now; nothing where a rule lets it be filled. */
export function restOffice(state: PositionHeld, office: string, on: Weak | undefined): Resting {
  const { resting } = state;
  const offices = new Map(resting.offices);
  if (!on) {
    if (!offices.delete(office)) return resting;
  } else {
    const founded = offices.get(office)?.founded ?? state.offices.get(office) ?? [];
    offices.set(office, { founded, on });
  }
  return { ...resting, offices };
}

/** What is left out of a position: what rests on words alone, or on Judgments too. */
export type Without = 'words' | 'words and Judgments';

/** The position without what rests on words alone; the same position where nothing does. */
export function withoutResting<State extends PositionHeld>(state: State, without: Without): State {
  const { resting } = state;
  if (resting === NOTHING_RESTS) return state;
  let { holdings } = state;
  for (const [player, rests] of resting.holdings) {
    const held = new Map(holdings.get(player));
    for (const [quantity, { words, judged }] of rests) {
      const off = without === 'words' ? words : words.add(judged);
      if (!off.equals(ZERO)) held.set(quantity, (held.get(quantity) ?? ZERO).sub(off));
    }
    holdings = holdings.set(player, held);
  }
  const offices = new Map(state.offices);
  for (const [office, { founded, on }] of resting.offices)
    if (without === 'words and Judgments' || on.by === 'words') offices.set(office, founded);
  return { ...state, holdings, offices, resting: NOTHING_RESTS };
}

/** The quantities of which somebody holds some on words alone. */
export const onWordsIn = once(({ holdings }: Resting): ReadonlySet<string> => {
  const held = [...holdings.values()].flatMap((rests) => [...rests]);
  return new Set(held.flatMap(([quantity, { words }]) => (words.equals(ZERO) ? [] : [quantity])));
});

export function restsAnOffice({ offices }: Resting): boolean {
  return [...offices.values()].some(({ on }) => on.by === 'words');
}

export function restsOnWords(resting: Resting): boolean {
  return restsAnOffice(resting) || onWordsIn(resting).size > 0;
}

/** The latest things that rest on words, or on Judgments, each with what it is and how much of it. */
export function restingOn(state: PositionHeld, by: Weak['by']): readonly Rested[] {
  const { holdings, offices } = state.resting;
  const held = [...holdings].flatMap(([player, rests]) =>
    [...rests].flatMap(([quantity, { words, judged, latest }]) => {
      const amount = by === 'words' ? words : judged;
      const on = by === 'words' ? latest.words : latest.judged;
      return on && !amount.equals(ZERO) ? [{ player, quantity, amount, on }] : [];
    }),
  );
  const filled = [...offices].flatMap(([office, { on }]) =>
    on.by === by ? [{ office, holders: state.offices.get(office) ?? [], on }] : [],
  );
  return [...held, ...filled];
}

export type Rested =
  | {
      readonly player: PlayerId;
      readonly quantity: string;
      readonly amount: Fraction;
      readonly on: Weak;
    }
  | { readonly office: string; readonly holders: readonly PlayerId[]; readonly on: Weak };
