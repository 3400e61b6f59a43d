/** The parts of a position that rest only on a rule's text or on Judgments. */

import type Fraction from 'fraction.js';
import { inSeries } from '../../helpers/words.ts';
import { canonical } from '../../law/mechanics/canonical.ts';
import type { PlayerId } from '../../values/ids.ts';
import { ZERO } from '../decisions/evaluate.ts';
import type { Context } from '../state/context.ts';
import type { Effect, Ground, LoggedEffect } from '../state/effect.ts';
import { positionWithout } from '../state/held.ts';
import type { State, Without } from '../state/state.ts';
import { callPlayer } from '../state/state.ts';
import { sumInWords } from '../words/result-words.ts';
import { isLeftOut } from './bring.ts';

export type RestingPart = { readonly on: Ground } & (
  | { readonly player: PlayerId; readonly quantity: string; readonly amount: Fraction }
  | { readonly office: string; readonly holders: readonly PlayerId[] }
  | { readonly pauses: State['pauses'] }
);

/** These parts, each with its latest such ground. */
export function restedOn({ state, recorder }: Context, without: Without): readonly RestingPart[] {
  const { firm } = state;
  if (!firm) return [];
  const above = without === 'words' ? state : positionWithout(state, 'words');
  const below = positionWithout(state, without);
  const { effects } = recorder.log;
  const latest = (is: (effect: Effect) => boolean) =>
    effects.find(({ effect, verdict }) => is(effect) && isLeftOut(verdict, without))?.ground;
  const held = [...firm[without].holdings.keys()].flatMap((player) => {
    const all = [above, below].flatMap(({ holdings }) => [...(holdings.get(player)?.keys() ?? [])]);
    return [...new Set(all)].flatMap((quantity) => {
      const of = ({ holdings }: State) => holdings.get(player)?.get(quantity) ?? ZERO;
      const total = of(above).sub(of(below));
      if (total.equals(0)) return [];
      const parts = partsOf(effects, { player, quantity, total, without });
      return parts.map((part) => ({ player, quantity, ...part }));
    });
  });
  const filled = [...above.offices].flatMap(([office, holders]) => {
    if (holders.join() === (below.offices.get(office) ?? []).join()) return [];
    const on = latest((each) => each.kind === 'office' && each.office === office);
    return on ? [{ office, holders, on }] : [];
  });
  const paused = latest((each) => each.kind === 'pause' || each.kind === 'resume');
  const pauses = firm[without].pauses && paused ? [{ pauses: above.pauses, on: paused }] : [];
  return [...held, ...filled, ...pauses];
}

/** The parts of a holding that rest on such grounds, the latest first. */
function partsOf(
  effects: Iterable<LoggedEffect>,
  of: Readonly<{ player: PlayerId; quantity: string; total: Fraction; without: Without }>,
) {
  const { player, quantity, total, without } = of;
  const parts = new Map<string, { readonly amount: Fraction; readonly on: Ground }>();
  let left = total;
  for (const { effect, verdict, ground: on } of effects) {
    if (effect.kind !== 'quantity' || effect.player !== player || effect.quantity !== quantity)
      continue;
    if (isLeftOut(verdict, without)) {
      const more = 'add' in effect ? effect.add : left;
      const key = canonical(on);
      const amount = (parts.get(key)?.amount ?? ZERO).add(more);
      parts.set(key, { amount, on });
      left = left.sub(more);
    }
    if (left.equals(0) || 'set' in effect) break;
  }
  return [...parts.values()].filter(({ amount }) => !amount.equals(0));
}

/** The first of them: `50 gold for Ada under Rule 301 and the office of clerk for Ben`. */
export function restedWords(state: State, all: readonly RestingPart[]): string {
  const call = (id: PlayerId) => callPlayer(state, id);
  const named = all.slice(0, MOST_NAMED).map((rest) => {
    const { on } = rest;
    const under = on.by === 'words' && on.rule ? ` under Rule ${on.rule.number}` : '';
    if ('pauses' in rest) return `the pause of play${under}`;
    if ('office' in rest)
      return `the office of ${rest.office} for ${inSeries(rest.holders.map(call)) || 'nobody'}${under}`;
    return `${sumInWords(rest.amount, rest.quantity)} for ${call(rest.player)}${under}`;
  });
  return inSeries(named);
}

const MOST_NAMED = 4;
