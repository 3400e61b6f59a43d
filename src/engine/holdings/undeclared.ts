/** What becomes of what players hold when its last declaration goes, and when there is one again. */
import type Fraction from 'fraction.js';
import type { Authority } from '../../diagnostics/finding.ts';
import { declared, namesDeclared, quantitiesOf, suppliersOf } from '../../law/in-force/law.ts';
import type { SlotName } from '../../law/mechanics/mechanics.ts';
import { decide, plainInquiry } from '../decisions/decide.ts';
import { ZERO } from '../decisions/evaluate.ts';
import type { SumNamed, Whether } from '../results/decision.ts';
import { callPlayer } from '../state/call-player.ts';
import type { Context } from '../state/context.ts';
import { cite } from '../state/make-finding.ts';
import { playing, type State } from '../state/state.ts';
import { cutToBounds } from './cut-to-bounds.ts';
import { giveStarts, holdingOf } from './holdings.ts';
import { applySums, duringOf, type VersionCause } from './version-cause.ts';

/** The position with what a new law leaves the players, and gives those who lack a quantity. */
export function carryOverHoldings(context: Context, before: State, made: VersionCause): State {
  const { state } = context;
  const changed = (slot: SlotName) =>
    suppliersOf(before.law, slot) !== suppliersOf(state.law, slot);
  let next = state;
  const offices = new Set(namesDeclared(state.law, 'offices'));
  for (const office of namesDeclared(before.law, 'offices'))
    if (!offices.has(office)) next = vacate({ ...context, state: next }, before, office, made);
  if (changed('quantities') || changed('awards')) {
    const left = quantitiesOf(state.law);
    for (const quantity of quantitiesOf(before.law))
      if (!left.has(quantity)) next = lapse({ ...context, state: next }, before, quantity, made);
  }
  return changed('quantities') ? begin({ ...context, state: next }, before, made) : next;
}

function begin(context: Context, before: State, made: VersionCause): State {
  const { state } = context;
  const known = new Set(namesDeclared(before.law, 'quantities'));
  let next = state;
  for (const quantity of namesDeclared(state.law, 'quantities'))
    if (!known.has(quantity)) next = declareAgain({ ...context, state: next }, quantity, made);
  const inquiry = plainInquiry(
    { ...context, state: next },
    { during: duringOf(next, made), at: made.at },
  );
  return cutToBounds({ ...context, state: giveStarts(inquiry, playing(next)) }, before, made);
}

function vacate(context: Context, before: State, office: string, made: VersionCause): State {
  const { state } = context;
  const holders = state.offices.get(office) ?? [];
  if (holders.length === 0) return state;
  const rule = declared(before.law, 'offices', office)?.rule;
  const called = holders.map((id) => callPlayer(state, id));
  const what = { kind: 'office-gone', office, holders: called } as const;
  if (!lapses(context, { rule: rule && cite(before, rule), what }, made)) return state;
  const offices = new Map(state.offices);
  offices.delete(office);
  return { ...state, offices };
}

function lapse(context: Context, before: State, quantity: string, made: VersionCause): State {
  const { state } = context;
  const rule = declared(before.law, 'quantities', quantity)?.rule;
  const sums = [...state.holdings].flatMap(([player, held]) => {
    const amount = held.get(quantity)?.neg() ?? ZERO;
    if (amount.equals(0)) return [];
    const basis = () => ({ by: 'lapse' }) as const;
    return [{ player, quantity, amount, rule, basis, evidence: 'verified' as const }];
  });
  if (sums.length === 0) return state;
  const what = { kind: 'quantity-gone', quantity } as const;
  if (!lapses(context, { rule: rule && cite(before, rule), what }, made)) return state;
  return applySums(context, sums, made);
}

/** What no rule declares any more, and the rule that declared it. */
interface Undeclared {
  readonly rule: Authority | undefined;
  readonly what: Whether;
}

function lapses(context: Context, { rule, what }: Undeclared, made: VersionCause): boolean {
  return decide(context, {
    during: duringOf(context.state, made),
    at: made.at,
    what,
    compute: ({ reader }) => reader.take('undeclared-holding') === 'no',
    decisive: () => rule,
  });
}

type Held = ReadonlyMap<string, Fraction>;

/** Players who hold of a quantity from an earlier declaration keep that, or begin with the rest. */
function declareAgain(context: Context, quantity: string, made: VersionCause): State {
  const { state } = context;
  if (!state.holdings.some((held) => held.has(quantity))) return state;
  return decide(context, {
    during: duringOf(state, made),
    at: made.at,
    what: { kind: 'quantity-again', quantity },
    compute: (inquiry) => {
      const afresh = giveStarts(
        {
          ...inquiry,
          state: { ...state, holdings: state.holdings.map((held) => without(held, quantity)) },
        },
        playing(state),
      );
      const same = playing(state).every(({ id }) =>
        holdingOf(state, id, quantity).equals(holdingOf(afresh, id, quantity)),
      );
      return same || inquiry.reader.take('undeclared-holding') === 'yes' ? state : afresh;
    },
    by: (settled) => playing(settled).map(({ id }) => [id, holdingOf(settled, id, quantity)]),
    describe: (settled) => ({ held: heldOf(settled, quantity) }),
  });
}

function without(held: Held, quantity: string): Held {
  return new Map([...held].filter(([name]) => name !== quantity));
}

function heldOf(state: State, quantity: string): readonly SumNamed[] {
  return playing(state).map(({ id }) => ({
    player: callPlayer(state, id),
    quantity,
    amount: holdingOf(state, id, quantity),
  }));
}
