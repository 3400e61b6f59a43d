/** The fate of holdings when no rule declares their quantity any more, or one does again. */

import type { Spot } from '../../diagnostics/finding.ts';
import {
  declarer,
  lawOn,
  namesDeclared,
  quantitiesOf,
  suppliersOf,
} from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { SlotName } from '../../law/mechanics/mechanics.ts';
import { ZERO } from '../decisions/evaluate.ts';
import { type Inquiry, ifKnown, inquire } from '../decisions/inquiry.ts';
import { bring, type CausedEffect, effectsOf } from '../effects/bring.ts';
import { fold } from '../effects/fold.ts';
import { type GroundMade, onRule, SETUP } from '../effects/grounds/ground.ts';
import type { Cause } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { holdersOf, holdingOf, underLaw } from '../state/held.ts';
import { playing, type State } from '../state/state.ts';
import { boundPassed, giveStarts, postSums, type Sum, startsOf } from './holdings.ts';

/** The position after a new law: holdings that remain, and first amounts for those without any. */
export function carryOverHoldings(context: Context, before: State, made: VersionCause): State {
  const { state } = context;
  const changed = (slot: SlotName) =>
    suppliersOf(before.law, slot) !== suppliersOf(state.law, slot);
  let next = state;
  const offices = new Set(namesDeclared(state.law, 'offices'));
  for (const office of namesDeclared(before.law, 'offices')) {
    const position = { ...context, state: next };
    if (offices.has(office) || holdersOf(position, office).length === 0) continue;
    if (!lapses(position, made)) continue;
    const [rule] = suppliersOf(before.law, 'offices');
    const effect = { kind: 'office', office, holders: undefined } as const;
    next = bring(position, [{ effect, ground: groundOf(before, rule) }]);
  }
  if (changed('quantities') || changed('awards')) {
    const left = quantitiesOf(state.law);
    for (const quantity of quantitiesOf(before.law))
      if (!left.has(quantity)) next = lapse({ ...context, state: next }, before, quantity, made);
  }
  if (!changed('quantities')) return next;
  const begins = ({ law }: State, quantity: string) =>
    lawOn(law, 'quantities', quantity, 'starts') !== undefined;
  for (const quantity of namesDeclared(state.law, 'quantities'))
    if (begins(state, quantity) && !begins(before, quantity))
      next = declareAgain({ ...context, state: next }, quantity, made);
  const started = giveStarts(asking({ ...context, state: next }, made), playing(next));
  const position = { ...context, state: started };
  const inquiry = asking(position, made);
  const excess = excessOf(inquiry, before);
  const isCut = excess.length > 0 && inquiry.interpreter.ask('bound-set') === 'cut';
  return isCut ? applySums(position, excess, made) : started;
}

function lapse(context: Context, before: State, quantity: string, made: VersionCause): State {
  const { state } = context;
  const rule = declarer(before.law, 'quantities', quantity);
  const sums = [...state.holdings].flatMap(([player, held]) => {
    const amount = held.get(quantity)?.neg() ?? ZERO;
    if (amount.equals(0)) return [];
    const basis = () => ({ by: 'lapse' }) as const;
    const ground = groundOf(before, rule);
    const sum = { player, quantity, amount, rule, basis, evidence: 'verified', ground } as const;
    return [{ ...sum, sets: true }];
  });
  return sums.length > 0 && lapses(context, made) ? applySums(context, sums, made) : state;
}

/** Whether holdings are lost without a declaration: a reading. */
function lapses(context: Context, made: VersionCause): boolean {
  return asking(context, made).interpreter.ask('undeclared-holding') === 'no';
}

/** Players keep holdings from an earlier declaration, or begin like the rest. */
function declareAgain(context: Context, quantity: string, made: VersionCause): State {
  const { state } = context;
  if (!state.holdings.some((held) => held.has(quantity))) return state;
  const inquiry = asking(context, made);
  const [rule] = suppliersOf(state.law, 'quantities');
  const taken = [...state.holdings].flatMap(([player, held]): readonly CausedEffect[] => {
    const effect = { kind: 'quantity', player, quantity, set: undefined } as const;
    return held.has(quantity) ? [{ effect, ground: groundOf(state, rule) }] : [];
  });
  const bare = fold(state, effectsOf(taken));
  const caused = [...taken, ...startsOf({ ...inquiry, state: bare }, playing(state))];
  const afresh = fold(state, effectsOf(caused));
  const same = playing(state).every(({ id }) =>
    holdingOf(context, id, quantity).equals(holdingOf({ state: afresh }, id, quantity)),
  );
  const keeps = same || inquiry.interpreter.ask('undeclared-holding') === 'yes';
  return keeps ? state : bring(context, caused);
}

/** The cuts for holdings that only the new law limits. */
function excessOf(inquiry: Inquiry, before: State): readonly Sum[] {
  const { state } = inquiry;
  const old = underLaw(state, before.law);
  return playing(state).flatMap((player) =>
    namesDeclared(state.law, 'quantities').flatMap((quantity): readonly Sum[] => {
      const held = holdingOf(inquiry, player.id, quantity);
      // A bound without a value is reported when an award first needs it.
      const passed = ifKnown(inquiry, (silent) => {
        const beyond = (position: State) =>
          boundPassed({ ...silent, state: position }, player, { quantity, balance: held });
        const now = beyond(state);
        return now && !beyond(old) ? now : undefined;
      });
      if (!passed) return [];
      const { rule, which, bound } = passed;
      const basis = () => ({ by: 'bound', bound: { which, bound, rule: rule.number } }) as const;
      const amount = bound.sub(held);
      const ground = onRule(state, rule);
      return [{ player: player.id, quantity, amount, rule, basis, evidence: 'verified', ground }];
    }),
  );
}

export interface VersionCause {
  readonly cause: Cause;
  readonly ground: GroundMade;
  /** The place in the record that makes the version. */
  readonly at: Spot;
}

/** The proposal whose turn makes the version. */
export function duringOf(
  { turn }: State,
  { cause }: Pick<VersionCause, 'cause'>,
): string | undefined {
  return cause.by === 'proposal' ? cause.proposal : turn.proposal;
}

function asking(context: Context, made: VersionCause): Inquiry {
  return inquire(context, { during: duringOf(context.state, made), at: made.at });
}

/** Applies the cuts. If a proposal makes the version, they appear in the ledger. */
function applySums(context: Context, sums: readonly Sum[], made: VersionCause): State {
  const { cause } = made;
  if (cause.by === 'proposal') return postSums(context, sums, cause);
  return bring(
    context,
    sums.map(({ player, quantity, amount, ground, sets }) => {
      const of = { kind: 'quantity', player, quantity } as const;
      const effect = sets
        ? { ...of, set: holdingOf(context, player, quantity).add(amount) }
        : { ...of, add: amount };
      return { effect, ground };
    }),
  );
}

/** The ground is the changed rule, or the Initial Set if the rule is gone. */
function groundOf(state: State, rule: RuleInForce | undefined): GroundMade {
  return rule ? onRule(state, rule) : SETUP;
}
