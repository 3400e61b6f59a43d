/** What a completed vote earns, by the rules in force, against what the record says it earned. */

import type Fraction from 'fraction.js';
import type { Finding } from '../../diagnostics/finding.ts';
import { suppliersOf } from '../../law/law.ts';
import type { AwardOccasion } from '../../law/mechanics.ts';
import type { RuleInForce } from '../../law/rule-in-force.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import { formatNumber } from '../../values/number.ts';
import type { Inquiry } from '../decisions/decide.ts';
import { decide } from '../decisions/decide.ts';
import { ZERO } from '../decisions/evaluate.ts';
import { checkKnown } from '../decisions/resolve-names.ts';
import { attestedSums } from '../holdings/attested-sums.ts';
import {
  type Awarded,
  awardsOn,
  describeSums,
  type Occasion,
  sumInWords,
  totalsOf,
} from '../holdings/awards.ts';
import { enter, type Sum } from '../holdings/holdings.ts';
import { citePlayer } from '../state/call-player.ts';
import type { Context } from '../state/context.ts';
import { addNote, cite, illegal, keySpot, reportAll, spot } from '../state/report.ts';
import type { Pending, State } from '../state/state.ts';
import type { LedgerEntry } from '../state/types.ts';
import { basisWords } from '../words/reckoning-words.ts';
import { demandsUnanimity, type Verdict } from './outcome.ts';
import { pricesTitles, titleMissing } from './untitled.ts';

/** A vote to be scored, and whether a Judgment settles the move. */
export interface Scored {
  readonly pending: Pending;
  readonly verdict: Verdict;
  readonly isJudged: boolean;
}

export interface Entered {
  readonly state: State;
  readonly entries: readonly LedgerEntry[];
}

/**
 * Scores a vote: in the position as the vote closed, or in the one `after` with the new rules in
 * force. Which of the two laws scores it is a reading.
 */
export function scoreVote(
  context: Context,
  after: State,
  { pending, verdict, isJudged }: Scored,
  on: Moment | undefined,
): Entered {
  const { state: before } = context;
  const { written } = pending;
  const lawChanged =
    before.law.suppliers.get('awards') !== after.law.suppliers.get('awards') ||
    before.law.silenced !== after.law.silenced;
  const awarded = decide(context, {
    during: written.name,
    at: keySpot(written, written.awards ? 'awards' : written.votes ? 'votes' : 'outcome'),
    what: `what Proposal ${written.number} earns`,
    compute: (inquiry) => {
      const isNew = lawChanged && inquiry.reader.take('scoring-law') === 'law-it-makes';
      const under = { ...inquiry, state: isNew ? after : before };
      return awardsOn(under, occasionOf(under, pending, verdict));
    },
    decisive: ({ sums }, other) => {
      const rule = other && ruleThatDiffers(sums, other.sums);
      return rule && cite(suppliersOf(before.law, 'awards').includes(rule) ? before : after, rule);
    },
    by: ({ sums }) => totalsOf(sums),
    describe: ({ sums }) => describeSums(before, sums),
  });
  const sums = reconcile(context, written, awarded, isJudged);
  const position = { ...context, state: { ...after, version: before.version } };
  const cause = { by: 'proposal', proposal: written.name, number: written.number } as const;
  const entered = enter(position, sums, cause, on);
  return { state: { ...entered.state, version: after.version }, entries: entered.entries };
}

/** The rule of the first sum that only one of two scorings has. */
function ruleThatDiffers(sums: readonly Sum[], others: readonly Sum[]): RuleInForce | undefined {
  const lacking = (some: readonly Sum[], sum: Sum) =>
    !some.some(
      ({ player, quantity, amount, rule }) =>
        player === sum.player &&
        quantity === sum.quantity &&
        rule?.id === sum.rule?.id &&
        amount.equals(sum.amount),
    );
  const only = sums.find((sum) => lacking(others, sum)) ?? others.find((sum) => lacking(sums, sum));
  return only?.rule;
}

function occasionOf(inquiry: Inquiry, pending: Pending, verdict: Verdict): Occasion {
  const { written } = pending;
  const { adopted, count, electorate } = verdict;
  const { votes } = written;
  const named = votes?.kind === 'named' ? votes : undefined;
  const eligible = (ids: readonly PlayerId[] | undefined) =>
    ids?.filter((id) => electorate.has(id));
  return {
    on: occasionsOf(inquiry, verdict),
    voted: true,
    proposal: written,
    adopted,
    ...(count && { tally: count.tally }),
    proposer: written.by,
    ...whoVoted(count?.tally, electorate),
    ...(named && {
      for: eligible(named.for),
      against: eligible(named.against),
      abstained: eligible(named.abstain),
      silent: count?.silent,
    }),
    unanimityDemanded: () => demandsUnanimity(inquiry, pending, electorate),
  };
}

/** What a tally tells of who voted how: nobody, or everybody. */
function whoVoted(
  tally: NonNullable<Verdict['count']>['tally'] | undefined,
  electorate: Verdict['electorate'],
): Pick<Occasion, 'for' | 'against' | 'abstained' | 'silent'> {
  if (!tally) return {};
  const whose = (part: Fraction) => {
    if (part.n === 0n) return [];
    return part.equals(tally.eligible) ? [...electorate.keys()] : undefined;
  };
  return {
    for: whose(tally.for),
    against: whose(tally.against),
    abstained: whose(tally.abstain),
    silent: whose(tally.silent),
  };
}

function occasionsOf(
  inquiry: Inquiry,
  { adopted, carried, quorate }: Verdict,
): readonly AwardOccasion[] {
  const { state, reader } = inquiry;
  if (!adopted) {
    if (!quorate && reader.take('no-quorum') === 'no-vote') return [];
    return reader.take('defeat-also-scores') === 'no' ? ['defeated'] : ['defeated', 'resolved'];
  }
  const untitled =
    titleMissing(carried) && pricesTitles(state) && reader.take('untitled-when') === 'adopted';
  return untitled ? ['adopted', 'resolved', 'untitled'] : ['adopted', 'resolved'];
}

/** The computed sums, or the record's where it alone knows; the two must not differ. */
function reconcile(
  context: Context,
  written: WrittenProposal,
  awarded: Awarded,
  isJudged: boolean,
): readonly Sum[] {
  const { sums, unknown } = awarded;
  const evidence = written.votes?.kind === 'named' ? 'verified' : 'attested';
  const computed = sums.map((sum) => ({ ...sum, evidence }) as const);
  const recorded = written.awards;
  if (!recorded) {
    const rules = new Set(unknown.map(({ rule }) => rule.number));
    if (rules.size > 0) noteUnknown(context, written, [...rules]);
    return computed;
  }
  if (unknown.length > 0 || isJudged) return attestedSums(context, written, awarded);
  reportAll(context, checkAwards(context, written, computed));
  return computed;
}

function noteUnknown(context: Context, written: WrittenProposal, rules: readonly number[]): void {
  addNote(context, {
    code: 'attested',
    at: keySpot(written, written.votes ? 'votes' : 'outcome'),
    message: `What Rule ${rules.join(' and Rule ')} awards for Proposal ${written.number} cannot be computed from what is recorded of the vote, and the record states no awards.`,
    help: 'Write `awards:` if it is known who received what.',
  });
}

function checkAwards(
  context: Context,
  written: WrittenProposal,
  computed: readonly Sum[],
): readonly Finding[] {
  const stated = [...(written.awards?.keys() ?? [])];
  const strangers = stated.flatMap((player) =>
    checkKnown(context, player, keySpot(written, 'awards', player)),
  );
  // What a stranger is said to have received is missing with somebody else.
  if (strangers.length > 0) return strangers;
  const totals = totalsOf(computed);
  return [...new Set([...stated, ...totals.keys()])].flatMap((player) => {
    const sums = computed.filter((sum) => sum.player === player);
    return checkAward(context, written, player, { sums, due: totals.get(player) });
  });
}

/** What the rules in force give a player, and what that comes to. */
interface Computed {
  readonly sums: readonly Sum[];
  readonly due: ReadonlyMap<string, Fraction> | undefined;
}

/** What a player is said to have received, against what the rules in force give. */
function checkAward(
  context: Context,
  written: WrittenProposal,
  player: PlayerId,
  { sums, due: theirs }: Computed,
): readonly Finding[] {
  const { state } = context;
  const mine = written.awards?.get(player);
  const at = mine ? spot(written, 'awards', player) : keySpot(written, 'awards');
  const quantities = new Set([...(mine?.keys() ?? []), ...(theirs?.keys() ?? [])]);
  return [...quantities].flatMap((quantity) => {
    const recorded = mine?.get(quantity) ?? ZERO;
    const due = theirs?.get(quantity) ?? ZERO;
    if (recorded.equals(due)) return [];
    const lines = sums.filter((sum) => sum.quantity === quantity);
    const rule = lines[0]?.rule;
    return [
      illegal(context, {
        code: 'awards/mismatch',
        at,
        ...(rule && { rule: cite(state, rule) }),
        message: `Proposal ${written.number} is recorded as earning ${citePlayer(state, player)} ${sumInWords(recorded, quantity)}; the rules in force give ${formatNumber(due)}.`,
        mismatch: {
          recorded: formatNumber(recorded),
          computed: formatNumber(due),
          difference: formatNumber(recorded.sub(due)),
          arithmetic: lines.map((sum) => `Rule ${sum.rule?.number}: ${basisWords(sum.basis())}`),
        },
        help: due.equals(0)
          ? `Take ${player} out of \`awards\`, or cite the rule that gives the points in an event.`
          : `Write ${player}: ${formatNumber(due)}, or leave \`awards\` out: it is computed.`,
      }),
    ];
  });
}
