/** The players' holdings, and the ledger of their changes. */
import type Fraction from 'fraction.js';
import { lawOn, namesDeclared } from '../../law/in-force/law.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import type { GameRecord, WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { isBounded } from '../../values/number.ts';
import { BOUNDS, isPast, namesOf, numberOf, ZERO } from '../decisions/evaluate.ts';
import type { Inquiry } from '../decisions/inquiry.ts';
import { excuseUnder } from '../decisions/judged-moves.ts';
import { bring, type CausedEffect } from '../effects/bring.ts';
import { fold } from '../effects/fold.ts';
import { type GroundMade, onExcuse, onRule, ruleOf } from '../effects/grounds/ground.ts';
import type { Basis, Evidence, LedgerEntry, Seat } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { keySpot, spot } from '../state/make-finding.ts';
import type { State } from '../state/state.ts';
import { dated, reportIllegal } from '../state/write-log.ts';

/** A player's first amount, and its rule. */
export function startOf(
  inquiry: Inquiry,
  player: Seat,
  quantity: string,
): { readonly amount: Fraction; readonly rule: RuleInForce } | undefined {
  const starts = lawOn(inquiry.state.law, 'quantities', quantity, 'starts');
  if (!starts) return undefined;
  const { rule, value } = starts;
  return { rule, amount: numberOf(namesOf(inquiry, { player }), rule, value) };
}

/**
 * Gives players the first amount of each quantity that they lack. It follows the order of declarations,
 * since one amount may depend on another.
 */
export function giveStarts(inquiry: Inquiry, seats: readonly Seat[]): State {
  return bring(inquiry, startsOf(inquiry, seats));
}

/** The effects that give first amounts. */
export function startsOf(inquiry: Inquiry, seats: readonly Seat[]): readonly CausedEffect[] {
  const caused: CausedEffect[] = [];
  let { state } = inquiry;
  const quantities = namesDeclared(state.law, 'quantities');
  for (const seat of seats) {
    for (const quantity of quantities) {
      if (state.holdings.get(seat.id)?.has(quantity)) continue;
      const start = startOf({ ...inquiry, state }, seat, quantity);
      if (!start) continue;
      const effect = { kind: 'quantity', player: seat.id, quantity, set: start.amount } as const;
      caused.push({ effect, ground: onRule(state, start.rule) });
      state = fold(state, [effect]);
    }
  }
  return caused;
}

/** Whether a rule in force bounds a quantity. */
export function isKeptWithin(state: State, quantity: string): boolean {
  return BOUNDS.some((which) => lawOn(state.law, 'quantities', quantity, which) !== undefined);
}

/**
 * The bound that a holding would pass. A holding beyond a bound may still move back; `before` is the old
 * holding.
 */
export function boundPassed(
  inquiry: Inquiry,
  player: Seat,
  { quantity, balance, before }: Balance,
):
  | { readonly rule: RuleInForce; readonly bound: Fraction; readonly which: 'least' | 'most' }
  | undefined {
  const { state } = inquiry;
  const names = namesOf(inquiry, { player });
  for (const which of BOUNDS) {
    const bounding = lawOn(state.law, 'quantities', quantity, which);
    if (!bounding) continue;
    const { rule } = bounding;
    const bound = numberOf(names, rule, bounding.value);
    if (isPast(which, balance, bound) && (!before || isPast(which, balance, before)))
      return { rule, bound, which };
  }
  return undefined;
}

/** A holding after a sum, and the old holding if they are compared. */
export interface Balance {
  readonly quantity: string;
  readonly balance: Fraction;
  readonly before?: Fraction;
}

export interface Sum {
  readonly player: PlayerId;
  readonly quantity: string;
  readonly amount: Fraction;
  readonly rule?: RuleInForce | undefined;
  /** Computed only if it is shown. */
  readonly basis: () => Basis;
  readonly evidence: Evidence;
  readonly ground: GroundMade;
  /** Whether the sum replaces the old holding. */
  readonly sets?: boolean;
}

/**
 * Applies sums to holdings, each with an entry in the ledger. Objects if a holding becomes too large for
 * exact numbers. `version` has the rules that give them.
 */
export function postSums(
  context: Context,
  sums: readonly Sum[],
  cause: LedgerEntry['cause'],
  version = context.state.version,
): State {
  const { state } = context;
  const balances = new Map<string, Fraction>();
  const caused: CausedEffect[] = [];
  const tooLarge: Sum[] = [];
  const record = recordOf(context, cause);
  const excuse = sums.length > 0 && record ? excuseUnder(context, record) : undefined;
  const excused = excuse && onExcuse(excuse);
  for (const sum of sums) {
    const { player, quantity, amount, rule, basis, evidence, sets } = sum;
    const ground = sum.ground.by === 'rule' && excused ? excused : sum.ground;
    const key = `${player} ${quantity}`;
    const held = balances.get(key) ?? state.holdings.get(player)?.get(quantity) ?? ZERO;
    const balance = held.add(amount);
    if (amount.n === 0n && !(sets && state.firm)) continue;
    if (!isBounded(balance)) {
      tooLarge.push(sum);
      continue;
    }
    balances.set(key, balance);
    const of = { kind: 'quantity', player, quantity } as const;
    const effect = { ...of, ...(sets ? { set: balance } : { add: amount }) };
    const entry = {
      ...dated(context.on),
      player,
      quantity,
      amount,
      balance,
      cause,
      ...(rule && { rule: ruleOf({ version }, rule) }),
      basis: basis(),
      evidence,
    };
    caused.push({ effect, ground, ...(amount.n !== 0n && { entry }) });
  }
  const [first] = tooLarge;
  if (first)
    reportIllegal(context, {
      code: 'format/formula',
      at: cause.by === 'event' ? spot(cause.event) : keySpot(record ?? context.game, cause.by),
      rule: first.rule,
      message: 'The holdings would become too large to keep exactly.',
      help: 'Amend the rule whose formula makes them grow.',
    });
  return bring(context, caused);
}

export function byProposal({ name, number }: WrittenProposal) {
  return { by: 'proposal', proposal: name, number } as const;
}

/** The record that causes a gain or loss. */
function recordOf({ recorder }: Context, cause: LedgerEntry['cause']): GameRecord | undefined {
  const { proposals, judgments } = recorder.log;
  if (cause.by === 'event') return cause.event;
  if (cause.by === 'proposal') return proposals.get(cause.proposal)?.written;
  return judgments.get(cause.judgment)?.written;
}
