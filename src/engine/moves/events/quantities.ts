/** Changes quantities as recorded, by a rule that permits it. */

import { didYouMean, helpMeant } from '../../../diagnostics/did-you-mean.ts';
import type { Spot, ValueSpot } from '../../../diagnostics/finding.ts';
import { inSeries } from '../../../helpers/words.ts';
import { declarer, entriesOf, lawOn, namesDeclared } from '../../../law/in-force/law.ts';
import type { RuleInForce } from '../../../law/in-force/rule-in-force.ts';
import type { WrittenEvent } from '../../../records/types.ts';
import { formatNumber } from '../../../values/number.ts';
import { checkNameConflict } from '../../decisions/conflict-of-rules.ts';
import { ONE, ZERO } from '../../decisions/evaluate.ts';
import { askWhereItDiffers, inquire, inquireNow } from '../../decisions/inquiry.ts';
import { requireAnyone } from '../../decisions/resolve-names.ts';
import { amountsOf, withinBounds } from '../../holdings/awards.ts';
import { boundPassed, isKeptWithin, postSums, type Sum } from '../../holdings/holdings.ts';
import { onlyWinningQuantity } from '../../legality/proposals/winning-by.ts';
import type { Rule, Seat } from '../../results/types.ts';
import type { Context } from '../../state/context.ts';
import { holdingOf } from '../../state/held.ts';
import { illegal, type Objections, spot } from '../../state/make-finding.ts';
import { citePlayer, type State } from '../../state/state.ts';
import { reportAll } from '../../state/write-log.ts';
import { groundOf } from './appoint.ts';
import type { Happening } from './happening.ts';

type Giving = Happening<'points'> | Happening<'change' | 'set'>;

/**
 * Adds to quantities or sets them, if a rule declares them or the cited rule mentions them. Points and
 * winning quantities need a rule in force that gives them, or an adopted proposal.
 */
export function giveAmounts(context: Context, happening: Giving): State {
  const { event, fact, cited, isCovered } = happening;
  const isOfPoints = fact.kind === 'points';
  for (const [player, amounts] of isOfPoints ? [] : fact.amounts) {
    for (const quantity of amounts.keys()) {
      const at = spot(event, fact.kind, player, quantity);
      reportAll(context, checkQuantity(context, at, quantity, cited));
    }
  }
  const at = spot(event, fact.kind);
  if (event.rule === undefined && !event.isAct && !isCovered) {
    // The only winning quantity needs a cited rule, and points do.
    const only = isOfPoints ? undefined : onlyWinningQuantity(inquireNow(context, at))?.quantity;
    const changesIt = [...fact.amounts.values()].some((each) => only && each.has(only));
    if (isOfPoints || changesIt) reportAll(context, objectToNoRule(context, happening));
  }
  if (fact.kind === 'change') reportAll(context, checkExchange(context, event, fact.amounts));
  const sums = sumsOf(context, happening);
  // An adopted act counts, with its sums limited like awards.
  const within = (asking: Context) => withinBounds(inquireNow(asking, at), sums);
  const kept = event.isAct ? askWhereItDiffers(context, within, amountsOf) : sums;
  return postSums(context, kept, { by: 'event', event });
}

function sumsOf(context: Context, happening: Giving): readonly Sum[] {
  const { state } = context;
  const { event, fact, ground, cited } = happening;
  const granting = ground?.by === 'grant' ? state.book.inForce.get(ground.rule.id) : undefined;
  const on = { ground: groundOf(context, happening), sets: fact.kind === 'set' };
  const sums: Sum[] = [];
  for (const [player, amounts] of fact.amounts) {
    const at = spot(event, fact.kind, player);
    const seat = requireAnyone(context, player, { ...at, part: 'key' });
    if (!seat) continue;
    for (const [quantity, stated] of amounts) {
      const before = state.holdings.get(player)?.get(quantity) ?? ZERO;
      const amount = fact.kind === 'set' ? stated.sub(before) : stated;
      if (!event.isAct) reportAll(context, checkBound(context, seat, { quantity, amount }, at));
      const rule = cited ?? granting ?? declarer(state.law, 'quantities', quantity);
      const basis = () => ({ by: 'event', why: event.why }) as const;
      sums.push({ player, quantity, amount, rule, basis, evidence: 'attested', ...on });
    }
  }
  return sums;
}

/** Objects if a holding would pass a bound. */
export function checkBound(
  context: Context,
  seat: Seat,
  { quantity, amount }: Pick<Sum, 'quantity' | 'amount'>,
  at: Spot,
): Objections {
  const { state } = context;
  const inquiry = inquire(context, { during: undefined, at });
  if (!isKeptWithin(state, quantity)) return [];
  const before = holdingOf(context, seat.id, quantity);
  const balance = before.add(amount);
  const passed = boundPassed(inquiry, seat, { quantity, balance, before });
  if (!passed) return [];
  return illegal(context, {
    code: 'limit/breached',
    at,
    rule: passed.rule,
    message: `${seat.name} would hold ${formatNumber(balance)} ${quantity}; there must be ${passed.which === 'least' ? 'at least' : 'at most'} ${formatNumber(passed.bound)}.`,
    help: `Record a change that keeps within the bound: from ${formatNumber(before)} to at ${passed.which} ${formatNumber(passed.bound)}.`,
  });
}

function objectToNoRule(context: Context, { event, fact }: Giving): Objections {
  const rules = new Set(
    entriesOf(context.state.law, 'awards').map(({ rule }) => `Rule ${rule.number}`),
  );
  const given =
    rules.size > 0
      ? ` No event is needed for what ${inSeries([...rules])} ${rules.size === 1 ? 'gives' : 'give'}.`
      : '';
  return illegal(context, {
    code: 'points/no-authority',
    at: spot(event, fact.kind),
    message: `${fact.kind === 'points' ? 'Points are' : 'The quantity that alone wins the game is'} given or taken here, but the record cites no rule for it.${given} A proposal can make such a rule.`,
    help: 'Cite under `rule` a rule in force by which the points are given or taken.',
    unsaid: { rule: 'N' },
  });
}

/** Requires that a rule in force declares the quantity, or is cited for it, without conflict. */
export function checkQuantity(
  context: Context,
  at: ValueSpot,
  quantity: string,
  cited: Rule | undefined,
): Objections {
  const { state } = context;
  const conflicts = checkNameConflict(context, at, 'quantities', quantity);
  if (conflicts.length > 0 || namesDeclared(state.law, 'quantities').includes(quantity))
    return conflicts;
  const known = namesDeclared(state.law, 'quantities');
  const near = didYouMean(quantity, known);
  const words = quantity.replace(/[-_]/g, ' ').toLowerCase();
  if (cited && (near === undefined || cited.text.toLowerCase().includes(words))) return [];
  return illegal(context, {
    code: 'points/no-authority',
    at: { ...at, part: 'key' },
    message: `No rule in force declares the quantity “${quantity}”.`,
    ...helpMeant(
      quantity,
      near,
      `Write \`rule:\` with the rule whose words mention it. The quantities declared are ${known.join(', ') || 'none'}.`,
    ),
  });
}

/**
 * An exchange of quantities (Nomic mit Tens' 303: a hundred Egberts make a Hofstadter). If a rule sets a
 * worth, both sides must be worth the same.
 */
function checkExchange(context: Context, event: WrittenEvent, all: Giving['fact']['amounts']) {
  const { state } = context;
  return [...all].flatMap(([player, amounts]) => {
    // The worth is in the unit to which the worths reduce.
    const parts = [...amounts].map(([quantity, amount]) => {
      const { unit, rate, rule } = worthOf(state, quantity);
      return { unit, quantity, amount, worth: amount.mul(rate), rule };
    });
    return [...Map.groupBy(parts, ({ unit }) => unit)].flatMap(([unit, each]) => {
      const sum = (sign: 1 | -1) =>
        each.reduce(
          (total, { worth }) => (worth.compare(0) === sign ? total.add(worth.abs()) : total),
          ZERO,
        );
      const [given, taken] = [sum(1), sum(-1)];
      if (given.equals(0) || taken.equals(0) || given.equals(taken)) return [];
      return illegal(context, {
        code: 'exchange/unequal',
        at: spot(event, 'change', player),
        rule: each.find(({ rule }) => rule)?.rule,
        message: `${citePlayer(state, player)} gives things worth ${formatNumber(taken)} ${unit} for things worth ${formatNumber(given)} ${unit}.`,
        mismatch: {
          recorded: `${formatNumber(given)} ${unit}`,
          computed: `${formatNumber(taken)} ${unit}`,
          difference: `${formatNumber(given.sub(taken))} ${unit}`,
          arithmetic: each.map(
            ({ quantity, amount, worth }) =>
              `${formatNumber(amount)} ${quantity} = ${formatNumber(worth)} ${unit}`,
          ),
        },
        help: 'Record an exchange at the worth that the rule sets, or two changes if it was not an exchange.',
      });
    });
  });
}

/** The worth of a quantity in others. A circle of worths is cut. */
function worthOf(state: State, quantity: string) {
  let unit = quantity;
  let rate = ONE;
  let rule: RuleInForce | undefined;
  const seen = new Set<string>();
  while (!seen.has(unit)) {
    seen.add(unit);
    const worth = lawOn(state.law, 'quantities', unit, 'worth');
    if (!worth) break;
    rate = rate.mul(worth.value.amount);
    unit = worth.value.of;
    rule ??= worth.rule;
  }
  return { unit, rate, rule };
}
