/**
 * Holdings of players, holders of offices, and pauses of play. Each function answers from the
 * position as it is. It notes an answer that rests on words alone. Only with such a note can a
 * decision of a step rest on words.
 */
import Fraction from 'fraction.js';
import { once } from '../../helpers/once.ts';
import { type Law, said } from '../../law/in-force/law.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Context } from './context.ts';
import type { Pause, State, Without } from './state.ts';

export type Asking = Pick<Context, 'state' | 'noting'>;

const ZERO = new Fraction(0);

export function holdingOf(asking: Asking, player: PlayerId, quantity: string): Fraction {
  return amountHeld(asking, player, quantity) ?? ZERO;
}

/** The same; nothing if no such quantity was ever given to the player. */
export function amountHeld(
  { state, noting }: Asking,
  player: PlayerId,
  quantity: string,
): Fraction | undefined {
  const held = state.holdings.get(player)?.get(quantity);
  const firm = noting && state.firm?.words.holdings.get(player);
  if (firm && !(firm.get(quantity) ?? ZERO).equals(held ?? ZERO)) noting.isOnWords = true;
  return held;
}

export function holdersOf({ state, noting }: Asking, office: string): readonly PlayerId[] {
  const holders = state.offices.get(office) ?? [];
  const firm = noting && state.firm?.words.offices;
  if (firm && (firm.get(office) ?? []).join() !== holders.join()) noting.isOnWords = true;
  return holders;
}

/** The same, if a rule in force makes the office. An office that no rule makes gives no power. */
export function officersOf(asking: Asking, office: string): readonly PlayerId[] {
  return said(asking.state.law, 'offices', office) ? holdersOf(asking, office) : [];
}

export function pausesOf({ state, noting }: Asking): readonly Pause[] {
  if (noting && state.firm?.words.pauses) noting.isOnWords = true;
  return state.pauses;
}

/** The same position under another law: to reckon with, and not to go on from. */
export function underLaw(state: State, law: Law): State {
  return law === state.law ? state : { ...state, law };
}

/** The position without what rests on words, or on Judgments too; the same if nothing does. */
export function positionWithout(state: State, without: Without): State {
  if (!state.firm) return state;
  return without === 'words' ? withoutWords(state) : withoutJudgments(state);
}

const withoutWords = once((state: State) => leavingOut(state, 'words'));
const withoutJudgments = once((state: State) => leavingOut(state, 'judgments'));

function leavingOut({ firm, ...state }: State, without: Without): State {
  const { holdings = [], offices = state.offices, pauses = state.pauses } = firm?.[without] ?? {};
  return { ...state, offices, pauses, holdings: state.holdings.merge(holdings) };
}
