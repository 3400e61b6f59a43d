/** Compares recorded awards with computed ones. */

import type Fraction from 'fraction.js';
import { inSeries } from '../../helpers/words.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { provisionsIn } from '../../law/in-force/voided.ts';
import { prevailing } from '../../law/in-force/weigh-claims.ts';
import type { AwardOccasion } from '../../law/mechanics/mechanics.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { formatNumber } from '../../values/number.ts';
import { ZERO } from '../decisions/evaluate.ts';
import { askReading, type Inquiry, type Occurrence } from '../decisions/inquiry.ts';
import { resolveProvisions } from '../decisions/provisions.ts';
import { checkKnown } from '../decisions/resolve-names.ts';
import { onRule, RECORD } from '../effects/grounds/ground.ts';
import { type AwardSums, totalsOf, type UnknownAward } from '../holdings/awards.ts';
import { isKeptWithin, type Sum } from '../holdings/holdings.ts';
import type { Context } from '../state/context.ts';
import { illegal, keySpot, type Objections, spot, wrongFigure } from '../state/make-finding.ts';
import { citePlayer, type Plan, type State, seatOf } from '../state/state.ts';
import { addNote } from '../state/write-log.ts';
import { basisWords } from '../words/reckoning-words.ts';
import { sumInWords } from '../words/result-words.ts';

/**
 * Objects to wrong recorded sums. If the votes do not determine a sum, any possible one is accepted with
 * a note.
 */
export function checkStatedAwards(
  context: Context,
  written: WrittenProposal,
  awarded: AwardSums,
): Objections {
  const strangers = checkReceivers(context, written);
  // A stranger's sum is missing elsewhere, so one objection suffices.
  if (strangers.length > 0) return strangers;
  const totals = totalsOf(awarded.sums);
  const found = [...new Set([...(written.awards?.keys() ?? []), ...totals.keys()])].flatMap(
    (player) => checkPlayer(context, { written, awarded, totals }, player),
  );
  const counted = found.length > 0 ? [] : checkCounts(context, { written, awarded, totals });
  noteUnchecked(context, written, awarded);
  return [...found, ...counted];
}

/** An incomplete vote earns nothing. */
export function checkUnearned(
  context: Context,
  { number, awards, ...record }: WrittenProposal,
): Objections {
  const stated = [...(awards?.values() ?? [])].flatMap((amounts) => [...amounts.values()]);
  if (stated.every((amount) => amount.equals(0))) return [];
  return illegal(context, {
    code: 'awards/mismatch',
    at: keySpot(record, 'awards'),
    message: `Proposal ${number} is recorded as earning something, and the record does not say that the vote on it is complete.`,
    help: 'Record how the vote ended: `closed`, or `outcome` if no date is known. Or remove `awards`.',
  });
}

interface Statement {
  readonly written: WrittenProposal;
  readonly awarded: AwardSums;
  /** The sums that the rules surely give. */
  readonly totals: ReturnType<typeof totalsOf>;
}

function checkPlayer(context: Context, stated: Statement, player: PlayerId): Objections {
  const { written, awarded, totals } = stated;
  const mine = written.awards?.get(player);
  const theirs = totals.get(player);
  return [...new Set([...(mine?.keys() ?? []), ...(theirs?.keys() ?? [])])].flatMap((quantity) => {
    const recorded = mine?.get(quantity) ?? ZERO;
    const due = theirs?.get(quantity) ?? ZERO;
    const open = awarded.unknown.filter((award) => isPossible(award, player, quantity));
    const possible = possibleSums(context, due, open, player);
    if (!possible || possible.some((sum) => sum.equals(recorded))) return [];
    const lines = awarded.sums.filter((sum) => sum.quantity === quantity && sum.player === player);
    return wrongFigure(context, {
      code: 'awards/mismatch',
      at: mine ? spot(written, 'awards', player) : keySpot(written, 'awards'),
      rule: lines[0]?.rule ?? open[0]?.rule,
      lead: `Proposal ${written.number} is recorded as earning ${citePlayer(context.state, player)}`,
      recorded,
      computed: possible,
      inWords: sumInWords(recorded, quantity),
      arithmetic: [
        ...lines.map((sum) => `Rule ${sum.rule?.number}: ${basisWords(sum.basis())}`),
        ...open.map(({ rule, amounts }) => {
          const given = formatNumber(amounts?.get(player) ?? ZERO);
          return `Rule ${rule.number}: ${given}, or nothing: the votes do not tell`;
        }),
      ],
      help: helpFor(player, due, possible),
    });
  });
}

/** Whether a partly known award can have gone to a player. */
function isPossible(award: UnknownAward, player: PlayerId, quantity: string): boolean {
  return award.quantity === quantity && (!award.players || award.players.includes(player));
}

/** At most so many awards are combined in every way. */
const MOST_TOGETHER = 6;

/** All possible sums for a player; `undefined` if unknown. */
function possibleSums(
  { state }: Context,
  due: Fraction,
  open: readonly UnknownAward[],
  player: PlayerId,
): readonly Fraction[] | undefined {
  if (open.length > MOST_TOGETHER) return undefined;
  if (open.some(({ quantity }) => isKeptWithin(state, quantity))) return undefined;
  let sums: readonly Fraction[] = [due];
  for (const { amounts } of open) {
    const amount = amounts?.get(player);
    if (!amount) return undefined;
    sums = [...sums, ...sums.map((sum) => sum.add(amount))];
  }
  return sums;
}

function helpFor(player: PlayerId, due: Fraction, possible: readonly Fraction[]): string {
  if (possible.length > 1)
    return 'Correct the sum, or record the votes by name: then it is computed.';
  return due.equals(0)
    ? `Remove ${player} from \`awards\`, or cite the rule that gives the points in an event.`
    : `Write ${player}: ${formatNumber(due)}, or leave \`awards\` out: it is computed.`;
}

/** A tally gives the number of recipients if everybody has one vote. */
function checkCounts(context: Context, stated: Statement): Objections {
  const { written, awarded, totals } = stated;
  const { unknown } = awarded;
  return unknown.flatMap((award) => {
    const { rule, quantity, amounts, count } = award;
    const isOnly = unknown.every((other) => other === award || other.quantity !== quantity);
    if (!isOnly || !amounts || count === undefined || isKeptWithin(context.state, quantity))
      return [];
    if ([...amounts.values()].some((amount) => amount.equals(0))) return [];
    const received = [...amounts].filter(([player]) => {
      const recorded = written.awards?.get(player)?.get(quantity) ?? ZERO;
      return !recorded.equals(totals.get(player)?.get(quantity) ?? ZERO);
    });
    if (received.length === count) return [];
    return illegal(context, {
      code: 'awards/mismatch',
      at: keySpot(written, 'awards'),
      rule,
      message: `By the tally of Proposal ${written.number} the award of Rule ${rule.number} goes to ${count} of the voters. The record gives it to ${received.length}.`,
      mismatch: {
        recorded: String(received.length),
        computed: String(count),
        difference: String(received.length - count),
        arithmetic: [`given to ${inSeries(received.map(([player]) => player)) || 'nobody'}`],
      },
      help: 'Correct the tally, or the awards.',
    });
  });
}

/** Notes which awards only the record supports. */
function noteUnchecked(context: Context, written: WrittenProposal, { unknown }: AwardSums): void {
  const rules = [...new Set(unknown.map(({ rule }) => rule.number))];
  if (rules.length === 0) return;
  const who = unknown.every(({ amounts }) => amounts !== undefined);
  const given = `the awards of Rule ${rules.join(' and Rule ')} for Proposal ${written.number}`;
  addNote(context, {
    code: 'attested',
    at: keySpot(written, 'awards'),
    message: who
      ? `The votes do not tell who received ${given}. The record says so, and only the possible sums are checked.`
      : `The recorded votes do not tell ${given}. Each player has what the record says, unchecked.`,
    help: 'Record the votes by name: then all of it is computed.',
  });
}

/** Requires that a recorded recipient is or was a player. */
export function checkReceivers(context: Context, written: WrittenProposal): Objections {
  return [...(written.awards?.keys() ?? [])].flatMap((player) =>
    checkKnown(context, player, keySpot(written, 'awards', player)),
  );
}

/** The recorded sums, each with the only rule that can have given it, if there is one. */
export function attestedSums(
  state: State,
  written: WrittenProposal,
  awarded: AwardSums,
): readonly Sum[] {
  return [...(written.awards ?? [])].flatMap(([player, amounts]) => {
    if (!seatOf(state, player)) return [];
    return [...amounts].map(([quantity, amount]): Sum => {
      const sums = awarded.sums.filter((sum) => sum.quantity === quantity && sum.player === player);
      const unknown = awarded.unknown.filter((award) => isPossible(award, player, quantity));
      const rule = giverOf({ sums, unknown }, amount);
      // If every possible rule gives a fixed sum, no other could be recorded, so the rules are the
      // ground of a sum that only the record knows. Otherwise it is the record.
      const giver = rule ?? unknown[0]?.rule;
      const isKnown = unknown.every(({ amounts }) => amounts?.has(player));
      const ground = giver && isKnown ? onRule(state, giver) : RECORD;
      const basis = () => ({ by: 'awards' }) as const;
      return { player, quantity, amount, rule, basis, evidence: 'attested', ground };
    });
  });
}

/** The rule that gave a sum, perhaps one of several. A rule with a known amount gave no other. */
function giverOf({ sums, unknown }: AwardSums, amount: Fraction) {
  const rules = new Set([...sums, ...unknown].map(({ rule }) => rule));
  const [only] = rules;
  if (rules.size !== 1) return undefined;
  const known = sums.reduce((sum, each) => sum.add(each.amount), ZERO);
  return unknown.length > 0 || known.equals(amount) ? only : undefined;
}

/** Whether a new rule has no title when that costs something: a reading. */
export function isPaidUntitled(
  { state, interpreter }: Inquiry,
  plans: readonly Plan[],
  when: 'proposed' | 'adopted',
): boolean {
  const isUntitled = plans.some((plan) => plan.kind === 'enact' && !plan.after?.title);
  return isUntitled && isPriced(state, 'untitled') && interpreter.ask('untitled-when') === when;
}

export function requiringTitles(inquiry: Inquiry): RuleInForce | undefined {
  return resolveProvisions(
    inquiry,
    { law: inquiry.state.law, slot: 'titles' },
    (held) => held.find(({ entry }) => entry === 'required')?.rule,
    (rule) => rule !== undefined,
  );
}

/** Whether a rule awards or charges something on an occasion (Nomic mit Tens: a missing title). */
export function isPriced(state: State, occasion: AwardOccasion): boolean {
  return pricing(state, occasion).length > 0;
}

function pricing({ law }: State, occasion: AwardOccasion): readonly RuleInForce[] {
  // If several rules conflict, one counts anyway.
  return provisionsIn(law, 'awards', false).flatMap(({ rule, entry }) =>
    entry.on === occasion ? [rule] : [],
  );
}

/**
 * Whether an illegal act is permitted at the price that rules set: a reading. A price in a lower tier
 * permits nothing (Suber's 110).
 */
export function isAtAPrice(
  context: Context,
  occasion: AwardOccasion,
  demanding: RuleInForce,
  { during }: Occurrence,
): boolean {
  const { law } = context.state;
  const isPrice = (rule: RuleInForce) => {
    const ruling = prevailing(law, 'awards', [demanding, rule]);
    const lost = ruling.kind === 'settled' ? ruling.yielding : [];
    return !lost.some((each) => each.rule === rule && each.test === 'tier');
  };
  return (
    pricing(context.state, occasion).some(isPrice) &&
    askReading(context, 'priced', during) === 'charged'
  );
}
