/** Computes the awards of rules in force on an occasion, and who receives them. */

import type Fraction from 'fraction.js';
import { getOrMake } from '../../helpers/once.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { Formula } from '../../law/formula/formula.ts';
import type { Provision } from '../../law/in-force/entries.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { provisionsIn } from '../../law/in-force/voided.ts';
import type { Award, AwardOccasion } from '../../law/mechanics/mechanics.ts';
import { isMotion } from '../../records/kinds/proposal.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { isTrue, namesOf, numberOf, reckon, type Tally, ZERO } from '../decisions/evaluate.ts';
import { type Inquiry, ifKnown } from '../decisions/inquiry.ts';
import { resolveProvisions } from '../decisions/provisions.ts';
import { onRule } from '../effects/grounds/ground.ts';
import type { Seat } from '../results/types.ts';
import { holdingOf } from '../state/held.ts';
import { playing, seatOf } from '../state/state.ts';
import { boundPassed, isKeptWithin, type Sum } from './holdings.ts';

/** The players concerned by an occasion. A missing list is unknown. */
export interface Occasion {
  readonly on: readonly AwardOccasion[];
  /** Whether a vote decided. The record may omit the votes. */
  readonly voted?: boolean;
  readonly proposal?: WrittenProposal;
  readonly adopted?: boolean;
  readonly tally?: Tally;
  readonly for?: readonly PlayerId[] | undefined;
  readonly against?: readonly PlayerId[] | undefined;
  readonly abstained?: readonly PlayerId[] | undefined;
  readonly silent?: readonly PlayerId[] | undefined;
  readonly proposer?: PlayerId | undefined;
  readonly roller?: PlayerId;
  readonly roll?: number;
  readonly judge?: PlayerId;
  readonly caller?: PlayerId;
  readonly winner?: PlayerId;
  /** Whether the Judge missed the time for an answer. */
  readonly answeredLate?: boolean;
  readonly unanimityDemanded?: () => boolean;
  /** The possible voters of each side, or only their number if there is a tally. */
  readonly voters?: Voters;
}

export interface Voters {
  readonly all: readonly PlayerId[];
  /** The number of voters of each side, if everybody has one vote and there is a tally. */
  readonly count?: Readonly<Record<VoterGroup, number>>;
}

type VoterGroup = 'for' | 'against' | 'abstained' | 'silent';

export interface AwardSums {
  readonly sums: readonly Sum[];
  /** Awards that the recorded votes do not determine. */
  readonly unknown: readonly UnknownAward[];
}

export interface UnknownAward {
  readonly rule: RuleInForce;
  readonly quantity: string;
  /** The possible recipients; `undefined` if unknown. */
  readonly players: readonly PlayerId[] | undefined;
  /** The amount for each possible recipient, or nothing if unknown. */
  readonly amounts?: ReadonlyMap<PlayerId, Fraction>;
  /** The number of recipients. */
  readonly count?: number;
}

export function awardsOn(inquiry: Inquiry, occasion: Occasion): AwardSums {
  if (isNoOccasion(inquiry, occasion)) return { sums: [], unknown: [] };
  const asked = {
    law: inquiry.state.law,
    slot: 'awards',
    concerns: ({ entry }: Provision<'awards'>) => occasion.on.includes(entry.on),
  } as const;
  return resolveProvisions(
    inquiry,
    asked,
    (held) => {
      const sums: Sum[] = [];
      const unknown: UnknownAward[] = [];
      for (const given of withoutDisplaced(inquiry, occasion, held)) {
        const recipients = recipientsOf(inquiry, occasion, given.entry);
        const isUntold = occasion.voted && asksUntold(occasion, given);
        if (recipients && !isUntold) {
          sums.push(
            ...recipients.flatMap((player) => awardTo(inquiry, occasion, player, given) ?? []),
          );
        } else if (!isOutOfQuestion(inquiry, occasion, given)) {
          const open = unknownAward(inquiry, occasion, given);
          if (open.amounts?.size !== 0) unknown.push(open);
        }
      }
      return { sums: withinBounds(inquiry, sums), unknown };
    },
    ({ sums, unknown }) => [
      totalsOf(sums),
      unknown.map(({ rule, quantity }) => [rule.number, quantity]),
    ],
  );
}

/** Whether the proposal changes no rule, and therefore earns nothing. */
function isNoOccasion({ state, interpreter }: Inquiry, { on, proposal, roll }: Occasion): boolean {
  if (roll !== undefined || !proposal || !isMotion(proposal)) return false;
  const isAwarded = provisionsIn(state.law, 'awards', false).some(({ entry }) =>
    on.includes(entry.on),
  );
  return isAwarded && interpreter.ask('motion-awards') === 'no';
}

type RuleAward = Pick<Provision<'awards'>, 'rule' | 'entry'>;

/**
 * One rule may pay for every resolved proposal, and another for a defeat. Whether both apply to a
 * defeated proposal is a reading.
 */
function withoutDisplaced(inquiry: Inquiry, { on }: Occasion, awards: readonly RuleAward[]) {
  if (!on.includes('defeated')) return awards;
  const ofDefeat = awards.filter(({ entry }) => entry.on === 'defeated');
  const isDisplaced = ({ rule, entry: { on: occasion, to, quantity } }: RuleAward) =>
    occasion === 'resolved' &&
    ofDefeat.some(
      ({ rule: { id }, entry }) => id !== rule.id && entry.to === to && entry.quantity === quantity,
    );
  if (!awards.some(isDisplaced) || inquiry.interpreter.ask('defeat-also-scores') === 'yes')
    return awards;
  return awards.filter((each) => !isDisplaced(each));
}

/** Whether an award depends on votes that are not recorded. */
function asksUntold({ tally }: Occasion, { entry }: RuleAward): boolean {
  return !tally && [entry.amount, entry.if].some((each) => each && asks(each, 'votes.'));
}

/** The amount for one player, if the condition is true for that player. */
function awardTo(
  inquiry: Inquiry,
  occasion: Occasion,
  player: Seat,
  { rule, entry: award }: RuleAward,
): Sum | undefined {
  const names = namesOf(inquiry, { ...occasion, player, votes: occasion.tally });
  if (award.if && !isTrue(names, rule, award.if)) return undefined;
  const amount = numberOf(names, rule, award.amount);
  const basis = () =>
    ({ by: 'formula', reckoning: reckon(award.amount, names.of(rule), amount) }) as const;
  return {
    player: player.id,
    quantity: award.quantity,
    amount,
    rule,
    basis,
    evidence: 'verified',
    ground: onRule(inquiry.state, rule),
  };
}

/** An award whose recipients or amount the record omits, as far as it is known. */
function unknownAward(inquiry: Inquiry, occasion: Occasion, given: RuleAward): UnknownAward {
  const { rule, entry } = given;
  const { quantity, to } = entry;
  const players = recipientsOf(inquiry, occasion, entry)?.map(({ id }) => id);
  const { voters } = occasion;
  if (players || !isVoters(to) || !voters || asksUntold(occasion, given))
    return { rule, quantity, players };
  const sums = ifKnown(inquiry, (silent) =>
    voters.all.flatMap((id) => {
      const seat = seatOf(inquiry.state, id);
      return (seat && awardTo(silent, occasion, seat, given)) ?? [];
    }),
  );
  if (!sums) return { rule, quantity, players };
  const amounts = new Map(sums.map(({ player, amount }) => [player, amount]));
  // If only some voters of a side receive it, the tally does not give their number.
  const count = amounts.size === voters.all.length ? voters.count?.[to] : undefined;
  return {
    rule,
    quantity,
    players: [...amounts.keys()],
    amounts,
    ...withoutUndefined({ count }),
  };
}

function asks({ names }: Formula, family: string): boolean {
  return names.some((name) => name.startsWith(family));
}

/** Whether the condition fails whatever the votes were. */
function isOutOfQuestion(
  inquiry: Inquiry,
  { proposal, adopted }: Occasion,
  { rule, entry: { if: condition } }: RuleAward,
): boolean {
  if (!condition) return false;
  const families = ['votes.', 'player.', 'adoption.', 'roll.', 'judge.'];
  if (families.some((family) => asks(condition, family))) return false;
  return !isTrue(namesOf(inquiry, { proposal, adopted }), rule, condition);
}

function recipientsOf(inquiry: Inquiry, occasion: Occasion, { to }: Award) {
  const { state, interpreter } = inquiry;
  if (to === 'everyone') return playing(state);
  const who = occasion[to];
  if (who === undefined) return to in occasion || isVoters(to) ? undefined : [];
  const ids = typeof who === 'string' ? [who] : [...new Set(who)];
  const seats = ids.flatMap((id) => seatOf(state, id) ?? []);
  const here = seats.filter(({ status }) => status === 'playing');
  if (here.length === seats.length || interpreter.ask('leaver-scores') === 'yes') return seats;
  return here;
}

function isVoters(to: Award['to']): to is VoterGroup {
  return to === 'for' || to === 'against' || to === 'abstained' || to === 'silent';
}

type Amount = Pick<Sum, 'player' | 'quantity' | 'amount'>;

/** The part of sums that matters when readings are compared. */
export function amountsOf(sums: readonly Sum[]) {
  return sums.map(({ player, quantity, amount }) => [player, quantity, amount]);
}

/** Totals by player and quantity, without zeros. */
export function totalsOf(
  sums: readonly Amount[],
): ReadonlyMap<PlayerId, ReadonlyMap<string, Fraction>> {
  const totals = new Map<PlayerId, Map<string, Fraction>>();
  for (const { player, quantity, amount } of sums) {
    const mine = getOrMake(totals, player, () => new Map<string, Fraction>());
    mine.set(quantity, mine.get(quantity)?.add(amount) ?? amount);
  }
  for (const [player, amounts] of totals) {
    for (const [quantity, amount] of amounts) if (amount.equals(0)) amounts.delete(quantity);
    if (amounts.size === 0) totals.delete(player);
  }
  return totals;
}

/** Limits awards to the bounds on holdings. Whether it does so one by one or together is a reading. */
export function withinBounds(inquiry: Inquiry, sums: readonly Sum[]): readonly Sum[] {
  const { state, interpreter } = inquiry;
  if (!sums.some(({ quantity }) => isKeptWithin(state, quantity))) return sums;
  const balances = new Map<string, Fraction>();
  const separate = sums.map((sum) => {
    const key = keyOf(sum);
    const held = balances.get(key) ?? holdingOf(inquiry, sum.player, sum.quantity);
    const made = clipped(inquiry, sum, held);
    balances.set(key, held.add(made.amount));
    return made;
  });
  if (separate.every((sum, index) => sum === sums[index])) return sums;
  const single = new Set(sums.map(keyOf)).size === sums.length;
  if (single || interpreter.ask('award-order') === 'one-by-one') return separate;
  return asOneSum(inquiry, sums);
}

function keyOf({ player, quantity }: Sum): string {
  return `${player} ${quantity}`;
}

/** Limits the total: the last award bears the loss. A total of nothing leaves no award. */
function asOneSum(inquiry: Inquiry, sums: readonly Sum[]): readonly Sum[] {
  const groups = Map.groupBy(sums, keyOf);
  return sums.map((sum) => {
    const group = groups.get(keyOf(sum)) ?? [sum];
    const amount = group.reduce((total, each) => total.add(each.amount), ZERO);
    const whole = { ...sum, amount };
    const made = clipped(inquiry, whole, holdingOf(inquiry, sum.player, sum.quantity));
    if (made === whole) return sum;
    if (made.amount.equals(0)) return { ...made, amount: ZERO };
    if (sum !== group.at(-1)) return sum;
    return { ...made, amount: sum.amount.sub(amount.sub(made.amount)) };
  });
}

/** An award that would pass a bound is cut, or not made at all: a reading. */
function clipped(inquiry: Inquiry, sum: Sum, held: Fraction): Sum {
  const { state, interpreter } = inquiry;
  const player = seatOf(state, sum.player);
  if (!player) return sum;
  const passed = boundPassed(inquiry, player, {
    quantity: sum.quantity,
    balance: held.add(sum.amount),
    before: held,
  });
  if (!passed) return sum;
  // An award does not push a holding back that is already past its bound.
  const room = passed.bound.sub(held);
  const sameWay = room.mul(sum.amount).compare(0) > 0;
  const amount = sameWay && interpreter.ask('bounds') === 'stops-there' ? room : ZERO;
  const bound = { which: passed.which, bound: passed.bound, rule: passed.rule.number };
  return { ...sum, amount, basis: () => ({ by: 'bound', bound, of: sum.basis() }) };
}
