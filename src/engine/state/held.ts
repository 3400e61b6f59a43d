/**
 * Reads holdings, offices and pauses from a position. Each function notes an answer that only a rule's
 * text supports. Without such a note, no step can depend on text.
 */
import Fraction from 'fraction.js';
import { once } from '../../helpers/once.ts';
import { type Law, lawOn } from '../../law/in-force/law.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Context } from './context.ts';
import { type Pause, type State, stoppingClocks, type Without } from './state.ts';

export type Asking = Pick<Context, 'state' | 'noting'>;

const ZERO = new Fraction(0);

export function holdingOf(asking: Asking, player: PlayerId, quantity: string): Fraction {
  return amountHeld(asking, player, quantity) ?? ZERO;
}

/** The amount, or nothing if the player never got this quantity. */
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

/** The holders of an office, if a rule in force creates it. Otherwise it gives no power. */
export function officersOf(asking: Asking, office: string): readonly PlayerId[] {
  return lawOn(asking.state.law, 'offices', office) ? holdersOf(asking, office) : [];
}

/** The pauses that stop the clocks of rules. */
export function pausesOf({ state, noting }: Asking): readonly Pause[] {
  if (noting && state.firm?.words.pauses) noting.isOnWords = true;
  return stoppingClocks(state.pauses);
}

/** The position under another law, for computing only. */
export function underLaw(state: State, law: Law): State {
  return law === state.law ? state : { ...state, law };
}

/** The position without text-only parts, or also without gifts of Judgments. */
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
