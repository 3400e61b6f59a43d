/** What becomes of what players hold when its last declaration goes, and when there is one again. */

import type Fraction from 'fraction.js';
import { declared, namesDeclared, quantitiesOf, suppliersOf } from '../../law/law.ts';
import type { SlotName } from '../../law/mechanics.ts';
import type { RuleInForce } from '../../law/rule-in-force.ts';
import { formatNumber } from '../../values/number.ts';
import { decide, plainReader } from '../decisions/decide.ts';
import { ZERO } from '../decisions/evaluate.ts';
import { callPlayer } from '../state/call-player.ts';
import { inSeries } from '../state/in-series.ts';
import { cite, type Docket } from '../state/log.ts';
import { playing, type State } from '../state/state.ts';
import { cutToBounds } from './cut-to-bounds.ts';
import { giveStarts, holdingOf } from './holdings.ts';
import { book, duringOf, type Made } from './version-cause.ts';

/** The position with what a new law leaves the players, and gives those who lack a quantity. */
export function settleHoldings(docket: Docket, before: State, state: State, made: Made): State {
  const changed = (slot: SlotName) =>
    suppliersOf(before.law, slot) !== suppliersOf(state.law, slot);
  let next = state;
  if (changed('offices')) {
    const left = new Set(namesDeclared(state.law, 'offices'));
    for (const office of namesDeclared(before.law, 'offices'))
      if (!left.has(office)) next = vacate(docket, before, next, office, made);
  }
  if (changed('quantities') || changed('awards')) {
    const left = quantitiesOf(state.law);
    for (const quantity of quantitiesOf(before.law))
      if (!left.has(quantity)) next = lapse(docket, before, next, quantity, made);
  }
  return changed('quantities') ? begin(docket, before, next, made) : next;
}

function begin(docket: Docket, before: State, state: State, made: Made): State {
  const known = new Set(namesDeclared(before.law, 'quantities'));
  let next = state;
  for (const quantity of namesDeclared(state.law, 'quantities'))
    if (!known.has(quantity)) next = declareAgain(docket, next, quantity, made);
  const reader = plainReader(docket, next, duringOf(next, made), made.at);
  return cutToBounds(docket, before, giveStarts(next, docket.game, reader, playing(next)), made);
}

function vacate(docket: Docket, before: State, state: State, office: string, made: Made): State {
  const holders = state.offices.get(office) ?? [];
  if (holders.length === 0) return state;
  const rule = declared(before.law, 'offices', office)?.rule;
  const held = `the office “${office}” of ${inSeries(holders.map((id) => callPlayer(state, id)))}`;
  if (!lapses(docket, before, state, made, rule, held)) return state;
  const offices = new Map(state.offices);
  offices.delete(office);
  return { ...state, offices };
}

function lapse(docket: Docket, before: State, state: State, quantity: string, made: Made): State {
  const rule = declared(before.law, 'quantities', quantity)?.rule;
  const sums = [...state.holdings].flatMap(([player, held]) => {
    const amount = held.get(quantity)?.neg() ?? ZERO;
    if (amount.equals(0)) return [];
    const arithmetic = () => 'no rule in force declares or awards it any more';
    return [{ player, quantity, amount, rule, arithmetic, evidence: 'verified' as const }];
  });
  if (sums.length === 0) return state;
  if (!lapses(docket, before, state, made, rule, `what players hold of “${quantity}”`))
    return state;
  return book(docket, state, sums, made);
}

function lapses(
  docket: Docket,
  before: State,
  state: State,
  made: Made,
  rule: RuleInForce | undefined,
  what: string,
): boolean {
  return decide(docket, {
    state,
    during: duringOf(state, made),
    at: made.at,
    what: `what becomes of ${what}`,
    compute: (reader) => reader.take('undeclared-holding') === 'no',
    decisive: () => rule && cite(before, rule),
    describe: (gone) => (gone ? 'it lapses' : 'it stands'),
  });
}

type Held = ReadonlyMap<string, Fraction>;

/** Players who hold of a quantity from an earlier declaration keep that, or begin with the rest. */
function declareAgain(docket: Docket, state: State, quantity: string, made: Made): State {
  if (!state.holdings.some((held) => held.has(quantity))) return state;
  return decide(docket, {
    state,
    during: duringOf(state, made),
    at: made.at,
    what: `what players hold of “${quantity}”, declared again`,
    compute: (reader) => {
      const afresh = giveStarts(
        { ...state, holdings: state.holdings.map((held) => without(held, quantity)) },
        docket.game,
        reader,
        playing(state),
      );
      const same = playing(state).every(({ id }) =>
        holdingOf(state, id, quantity).equals(holdingOf(afresh, id, quantity)),
      );
      return same || reader.take('undeclared-holding') === 'yes' ? state : afresh;
    },
    describe: (settled) => inWords(settled, quantity),
  });
}

function without(held: Held, quantity: string): Held {
  return new Map([...held].filter(([name]) => name !== quantity));
}

function inWords(state: State, quantity: string): string {
  const amounts = playing(state).map(
    ({ id }) => `${callPlayer(state, id)} holds ${formatNumber(holdingOf(state, id, quantity))}`,
  );
  return amounts.join(', ') || 'nobody holds any';
}
