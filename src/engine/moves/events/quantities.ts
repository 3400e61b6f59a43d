/** Points and other quantities that a record gives or takes under a rule. */

import type Fraction from 'fraction.js';
import { didYouMean } from '../../../diagnostics/did-you-mean.ts';
import { namesDeclared } from '../../../law/law.ts';
import { formatNumber } from '../../../values/number.ts';
import { plainReader } from '../../decisions/decide.ts';
import { referToAnyone } from '../../decisions/resolve-names.ts';
import { boundPassed, declarationOf, enter, holdingOf, type Sum } from '../../holdings/holdings.ts';
import { checkNameConflict } from '../../legality/conflicts.ts';
import { checkExchange } from '../../legality/exchange.ts';
import { cite, type Docket, object, spot } from '../../state/log.ts';
import type { Seat, State } from '../../state/state.ts';
import type { Rule } from '../../state/types.ts';
import type { Happening } from './happening.ts';

type Place = ReturnType<typeof spot>;
type Giving = Happening<'points'> | Happening<'change' | 'set'>;

/**
 * Points need a rule in force that gives them: without one they are nobody's to give. Where no rule
 * declares points, the words of the rule cited do.
 */
export function givePoints(
  docket: Docket,
  state: State,
  { event, fact, on }: Happening<'points'>,
  rule: Rule | undefined,
): State {
  if (event.rule === undefined) objectToNoRule(docket, { event, fact, on });
  const sums = sumsOf(docket, state, { event, fact, on }, rule);
  return book(docket, state, { event, fact, on }, sums);
}

/** Adds to a quantity, or sets it; the quantity must be one that a rule in force declares. */
export function changeHoldings(
  docket: Docket,
  state: State,
  happening: Happening<'change' | 'set'>,
  rule: Rule | undefined,
): State {
  const { event, fact } = happening;
  for (const [player, amounts] of fact.amounts) {
    for (const quantity of amounts.keys()) {
      const at = spot(event, ...event.path, fact.kind, player, quantity);
      if (checkNameConflict(docket, state, at, 'quantities', quantity)) continue;
      if (!declarationOf(state, quantity)) objectToQuantity(docket, state, at, quantity);
    }
  }
  if (event.rule === undefined && changesPoints(happening)) objectToNoRule(docket, happening);
  if (fact.kind === 'change') checkExchange(docket, state, event);
  return book(docket, state, happening, sumsOf(docket, state, happening, rule));
}

function changesPoints({ fact }: Happening<'change' | 'set'>): boolean {
  return [...fact.amounts.values()].some((amounts) => amounts.has('points'));
}

function sumsOf(
  docket: Docket,
  state: State,
  { event, fact }: Giving,
  rule: Rule | undefined,
): readonly Sum[] {
  const sums: Sum[] = [];
  for (const [player, amounts] of fact.amounts) {
    const at = spot(event, ...event.path, fact.kind, player);
    const seat = referToAnyone(docket, state, player, { ...at, part: 'key' });
    if (!seat) continue;
    for (const [quantity, stated] of amounts) {
      const held = holdingOf(state, player, quantity);
      const amount = fact.kind === 'set' ? stated.sub(held) : stated;
      checkBound(docket, state, seat, quantity, held.add(amount), at);
      const cited = rule ?? declarationOf(state, quantity)?.rule;
      const arithmetic = () => event.why ?? 'as the record says';
      sums.push({ player, quantity, amount, rule: cited, arithmetic, evidence: 'attested' });
    }
  }
  return sums;
}

function checkBound(
  docket: Docket,
  state: State,
  seat: Seat,
  quantity: string,
  balance: Fraction,
  at: Place,
): void {
  const reader = plainReader(docket, state, undefined, at);
  const passed = boundPassed(state, docket.game, reader, seat, quantity, balance);
  if (!passed) return;
  object(docket, {
    code: 'limit/breached',
    at,
    rule: cite(state, passed.rule),
    message: `${seat.name} would hold ${formatNumber(balance)} ${quantity}; there must be ${passed.which === 'least' ? 'at least' : 'at most'} ${formatNumber(passed.bound)}.`,
    help: `Record a change that keeps within the bound: from ${formatNumber(holdingOf(state, seat.id, quantity))} to at ${passed.which} ${formatNumber(passed.bound)}.`,
  });
}

function book(docket: Docket, state: State, { event, on }: Giving, sums: readonly Sum[]): State {
  return enter(docket, state, sums, { by: 'event', event }, on).state;
}

function objectToNoRule(docket: Docket, { event, fact }: Giving): void {
  object(docket, {
    code: 'points/no-authority',
    at: spot(event, ...event.path, fact.kind),
    message: 'Points are given or taken here, and no rule is cited that does so.',
    help: 'Write `rule:` with the number of a rule in force under which the points are given or taken.',
  });
}

function objectToQuantity(docket: Docket, state: State, at: Place, quantity: string): void {
  const known = namesDeclared(state.law, 'quantities');
  const close = didYouMean(quantity, known);
  object(docket, {
    code: 'points/no-authority',
    at: { ...at, part: 'key' },
    message: `No rule in force declares the quantity “${quantity}”.`,
    help:
      close !== undefined
        ? `Did you mean “${close}”?`
        : `The quantities declared are ${known.join(', ') || 'none'}.`,
  });
}
