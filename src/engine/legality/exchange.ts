/**
 * Exchange of one quantity for another (Nomic mit Tens' 303: Egberts are worth a hundredth of a
 * Hofstadter): where a rule sets a worth, what is given must be worth what is taken.
 */
import type Fraction from 'fraction.js';
import type { Finding } from '../../diagnostics/finding.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { WrittenEvent } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { formatNumber } from '../../values/number.ts';
import { ONE, ZERO } from '../decisions/evaluate.ts';
import { declarationOf } from '../holdings/holdings.ts';
import { citePlayer } from '../state/call-player.ts';
import type { Context } from '../state/context.ts';
import { cite, illegal, spot } from '../state/make-finding.ts';
import type { State } from '../state/state.ts';

export function checkExchange(context: Context, event: WrittenEvent): readonly Finding[] {
  if (event.fact.kind !== 'change') return [];
  return [...event.fact.amounts].flatMap(([player, amounts]) =>
    [...byUnit(context.state, amounts)].flatMap(([unit, parts]) => {
      const gives = parts.some(({ worth }) => worth.compare(0) > 0);
      const takes = parts.some(({ worth }) => worth.compare(0) < 0);
      const total = parts.reduce((sum, { worth }) => sum.add(worth), ZERO);
      if (!gives || !takes || total.equals(0)) return [];
      return [unequal(context, event, player, { unit, parts })];
    }),
  );
}

interface Part {
  readonly quantity: string;
  readonly amount: Fraction;
  /** In the unit that its worth comes down to. */
  readonly worth: Fraction;
  /** The rule that sets the worth. */
  readonly rule?: RuleInForce | undefined;
}

function byUnit(
  state: State,
  amounts: ReadonlyMap<string, Fraction>,
): ReadonlyMap<string, readonly Part[]> {
  const units = new Map<string, Part[]>();
  for (const [quantity, amount] of amounts) {
    const { unit, rate, rule } = worthOf(state, quantity);
    const part = { quantity, amount, worth: amount.mul(rate), rule };
    units.set(unit, [...(units.get(unit) ?? []), part]);
  }
  return units;
}

/** What a quantity comes down to; a worth that leads back to where it began leads no further. */
function worthOf(
  state: State,
  quantity: string,
): { readonly unit: string; readonly rate: Fraction; readonly rule: RuleInForce | undefined } {
  let unit = quantity;
  let rate = ONE;
  let rule: RuleInForce | undefined;
  const seen = new Set<string>();
  while (!seen.has(unit)) {
    seen.add(unit);
    const declaration = declarationOf(state, unit);
    const worth = declaration?.value.worth;
    if (!declaration || !worth) break;
    rate = rate.mul(worth.amount);
    unit = worth.of;
    rule ??= declaration.rule;
  }
  return { unit, rate, rule };
}

function unequal(
  context: Context,
  event: WrittenEvent,
  player: PlayerId,
  { unit, parts }: { readonly unit: string; readonly parts: readonly Part[] },
): Finding {
  const { state } = context;
  const rule = parts.find((part) => part.rule)?.rule;
  const sum = (sign: 1 | -1) =>
    parts.reduce(
      (total, { worth }) => (worth.compare(0) === sign ? total.add(worth.abs()) : total),
      ZERO,
    );
  const [given, taken] = [sum(1), sum(-1)];
  return illegal(context, {
    code: 'exchange/unequal',
    at: spot(event, ...event.path, 'change', player),
    ...(rule && { rule: cite(state, rule) }),
    message: `${citePlayer(state, player)} gives what is worth ${formatNumber(taken)} ${unit} for what is worth ${formatNumber(given)} ${unit}.`,
    mismatch: {
      recorded: `${formatNumber(given)} ${unit}`,
      computed: `${formatNumber(taken)} ${unit}`,
      difference: `${formatNumber(given.sub(taken))} ${unit}`,
      arithmetic: parts.map(
        ({ quantity, amount, worth }) =>
          `${formatNumber(amount)} ${quantity} = ${formatNumber(worth)} ${unit}`,
      ),
    },
    help: 'Record an exchange at the worth that the rule sets, or two changes where it was none.',
  });
}
