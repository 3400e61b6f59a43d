/** The awards of a vote by the record, compared with those by the rules in force. */

import type Fraction from 'fraction.js';
import { inSeries } from '../../helpers/words.ts';
import type { RuleInForce } from '../../law/in-force/rule-in-force.ts';
import { heldIn } from '../../law/in-force/voided.ts';
import { prevailing } from '../../law/in-force/weigh-claims.ts';
import type { AwardOccasion } from '../../law/mechanics/mechanics.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { formatNumber } from '../../values/number.ts';
import { ZERO } from '../decisions/evaluate.ts';
import { resolveHeld } from '../decisions/held-entries.ts';
import { type Inquiry, type Occurrence, takeReading } from '../decisions/inquiry.ts';
import { checkKnown } from '../decisions/resolve-names.ts';
import { type GroundMade, onRule, RECORD } from '../effects/grounds/ground.ts';
import { type Awarded, totalsOf, type UnknownAward } from '../holdings/awards.ts';
import { isKeptWithin, type Sum } from '../holdings/holdings.ts';
import type { Context } from '../state/context.ts';
import { illegal, keySpot, type Objections, spot, wrongFigure } from '../state/make-finding.ts';
import { citePlayer, type Plan, type State, seatOf } from '../state/state.ts';
import { addNote } from '../state/write-log.ts';
import { basisWords } from '../words/reckoning-words.ts';
import { sumInWords } from '../words/result-words.ts';

/**
 * Objections to the sums that a record states. A sum only has to be one that the rules can give, if the
 * votes do not tell everything. A note says so.
 */
export function checkStatedAwards(
  context: Context,
  written: WrittenProposal,
  awarded: Awarded,
): Objections {
  const strangers = checkReceivers(context, written);
  // A sum for a stranger is missing from somebody else's sum. That would be a second objection to one
  // fault.
  if (strangers.length > 0) return strangers;
  const totals = totalsOf(awarded.sums);
  const found = [...new Set([...(written.awards?.keys() ?? []), ...totals.keys()])].flatMap(
    (player) => checkPlayer(context, { written, awarded, totals }, player),
  );
  const counted = found.length > 0 ? [] : checkCounts(context, { written, awarded, totals });
  noteUnchecked(context, written, awarded);
  return [...found, ...counted];
}

/** A vote that is not complete has earned nothing. */
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

interface Stated {
  readonly written: WrittenProposal;
  readonly awarded: Awarded;
  /** The sums that the rules certainly give. */
  readonly totals: ReturnType<typeof totalsOf>;
}

function checkPlayer(context: Context, stated: Stated, player: PlayerId): Objections {
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

/** Whether an award that is known only in part can have gone to a player. */
function isPossible(award: UnknownAward, player: PlayerId, quantity: string): boolean {
  return award.quantity === quantity && (!award.players || award.players.includes(player));
}

/** More awards than this are not taken together in every way. */
const MOST_TOGETHER = 6;

/** All possible sums for a player by the rules; `undefined` if they are not known. */
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

/** A tally tells how many an award went to, if everybody has one vote. */
function checkCounts(context: Context, stated: Stated): Objections {
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

/** Says which part of the awards rests on the record's word alone. */
function noteUnchecked(context: Context, written: WrittenProposal, { unknown }: Awarded): void {
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

/* The awards of a proposal by the record's word, if the rules in force cannot tell them. */

/** A receiver by the record must be a player, or have been one. */
export function checkReceivers(context: Context, written: WrittenProposal): Objections {
  return [...(written.awards?.keys() ?? [])].flatMap((player) =>
    checkKnown(context, player, keySpot(written, 'awards', player)),
  );
}

/** The sums that the record states, each under the one rule that can have given it, if there is one. */
export function attestedSums(
  state: State,
  written: WrittenProposal,
  awarded: Awarded,
): readonly Sum[] {
  return [...(written.awards ?? [])].flatMap(([player, amounts]) => {
    if (!seatOf(state, player)) return [];
    return [...amounts].map(([quantity, amount]): Sum => {
      const sums = awarded.sums.filter((sum) => sum.quantity === quantity && sum.player === player);
      const unknown = awarded.unknown.filter((award) => isPossible(award, player, quantity));
      const rule = giverOf({ sums, unknown }, amount);
      const ground = groundOf(state, { player, rule }, unknown);
      const basis = () => ({ by: 'awards' }) as const;
      return { player, quantity, amount, rule, basis, evidence: 'attested', ground };
    });
  });
}

/**
 * A sum that only the record knows agrees with the rules if each rule behind it gives a known sum. No
 * other could be recorded. Otherwise it rests on the record's word.
 */
function groundOf(
  state: State,
  { player, rule }: Pick<Sum, 'player' | 'rule'>,
  possible: readonly UnknownAward[],
): GroundMade {
  const giver = rule ?? possible[0]?.rule;
  const isKnown = possible.every(({ amounts }) => amounts?.has(player));
  return giver && isKnown ? onRule(state, giver) : RECORD;
}

/**
 * The rule that gave a player a sum. If there are several, it might be any or all. A rule whose award is
 * known did not give another amount.
 */
function giverOf({ sums, unknown }: Awarded, amount: Fraction) {
  const rules = new Set([...sums, ...unknown].map(({ rule }) => rule));
  const [only] = rules;
  if (rules.size !== 1) return undefined;
  const known = sums.reduce((sum, each) => sum.add(each.amount), ZERO);
  return unknown.length > 0 || known.equals(amount) ? only : undefined;
}

/** Whether a new rule has no title at a time when that has its price: a reading. */
export function isPaidUntitled(
  { state, reader }: Inquiry,
  plans: readonly Plan[],
  when: 'proposed' | 'adopted',
): boolean {
  const isUntitled = plans.some((plan) => plan.kind === 'enact' && !plan.after?.title);
  return isUntitled && isPriced(state, 'untitled') && reader.take('untitled-when') === when;
}

export function requiringTitles(inquiry: Inquiry): RuleInForce | undefined {
  return resolveHeld(
    inquiry,
    { law: inquiry.state.law, slot: 'titles' },
    (held) => held.find(({ entry }) => entry === 'required')?.rule,
    (rule) => rule !== undefined,
  );
}

/* The demands on which a rule puts a price (Nomic mit Tens' titles, and its Judges who are late). */

/** Whether a rule in force awards or charges something on an occasion. */
export function isPriced(state: State, occasion: AwardOccasion): boolean {
  return pricing(state, occasion).length > 0;
}

function pricing({ law }: State, occasion: AwardOccasion): readonly RuleInForce[] {
  // If several conflict, one counts in any case.
  return heldIn(law, 'awards', false).flatMap(({ rule, entry }) =>
    entry.on === occasion ? [rule] : [],
  );
}

/**
 * Whether what a rule demands otherwise has a price, and may be done at that price: a reading. A price in a
 * rule of a yielding tier lets nothing be done (Suber's 110).
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
    takeReading(context, 'priced', during) === 'charged'
  );
}
