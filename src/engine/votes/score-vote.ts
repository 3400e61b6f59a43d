/** What a completed vote earns, by the rules in force, against what the record says it earned. */
import type Fraction from 'fraction.js';
import { suppliersOf } from '../../law/law.ts';
import type { AwardOccasion } from '../../law/mechanics.ts';
import type { RuleInForce } from '../../law/rule-in-force.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import { formatNumber } from '../../values/number.ts';
import { decide, type Reader } from '../decisions/decide.ts';
import { ZERO } from '../decisions/evaluate.ts';
import { settledMove } from '../decisions/judged-move.ts';
import { referToAnyone } from '../decisions/resolve-names.ts';
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
import { cite, type Docket, keySpot, object, remark, spot } from '../state/log.ts';
import type { Pending, State } from '../state/state.ts';
import type { LedgerEntry } from '../state/types.ts';
import { demandsUnanimity, type Verdict } from './outcome.ts';
import { pricesTitles, titleMissing } from './untitled.ts';

/**
 * Scores a vote. `before` is the position as the vote closed, `after` the one with the new rules
 * in force; which of the two laws scores it is a reading.
 */
export function scoreVote(
  docket: Docket,
  before: State,
  after: State,
  pending: Pending,
  verdict: Verdict,
  on: Moment | undefined,
): { readonly state: State; readonly entries: readonly LedgerEntry[] } {
  const { written } = pending;
  const lawChanged =
    before.law.suppliers.get('awards') !== after.law.suppliers.get('awards') ||
    before.law.silenced !== after.law.silenced;
  const awarded = decide(docket, {
    state: before,
    during: written.name,
    at: keySpot(written, written.awards ? 'awards' : written.votes ? 'votes' : 'outcome'),
    what: `what Proposal ${written.number} earns`,
    compute: (reader) => {
      const under = lawChanged && reader.take('scoring-law') === 'law-it-makes' ? after : before;
      return awardsOn(
        under,
        docket.game,
        reader,
        occasionOf(docket, under, reader, pending, verdict),
      );
    },
    decisive: ({ sums }, other) => {
      const rule = other && ruleThatDiffers(sums, other.sums);
      return rule && cite(suppliersOf(before.law, 'awards').includes(rule) ? before : after, rule);
    },
    describe: ({ sums }) => describeSums(before, sums),
  });
  const sums = reconcile(docket, before, written, awarded);
  const entered = enter(
    docket,
    { ...after, version: before.version },
    sums,
    { by: 'proposal', proposal: written.name, number: written.number },
    on,
  );
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

function occasionOf(
  docket: Docket,
  state: State,
  reader: Reader,
  pending: Pending,
  verdict: Verdict,
): Occasion {
  const { written } = pending;
  const { adopted, count, electorate } = verdict;
  const { votes } = written;
  const named = votes?.kind === 'named' ? votes : undefined;
  const eligible = (ids: readonly PlayerId[] | undefined) =>
    ids?.filter((id) => electorate.has(id));
  return {
    on: occasionsOf(state, reader, verdict),
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
    unanimityDemanded: () => demandsUnanimity(docket, state, reader, pending, electorate),
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
  state: State,
  reader: Reader,
  { adopted, carried, quorate }: Verdict,
): readonly AwardOccasion[] {
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
  docket: Docket,
  state: State,
  written: WrittenProposal,
  awarded: Awarded,
): readonly Sum[] {
  const { sums, unknown } = awarded;
  const evidence = written.votes?.kind === 'named' ? 'verified' : 'attested';
  const computed = sums.map((sum) => ({ ...sum, evidence }) as const);
  const recorded = written.awards;
  const settled = settledMove(docket, state, written.name) !== undefined;
  if (!recorded) {
    const rules = new Set(unknown.map(({ rule }) => rule.number));
    if (rules.size > 0) remarkUnknown(docket, written, [...rules]);
    return computed;
  }
  if (unknown.length > 0 || settled) return attestedSums(docket, state, written, awarded);
  compare(docket, state, written, computed);
  return computed;
}

function remarkUnknown(docket: Docket, written: WrittenProposal, rules: readonly number[]): void {
  remark(docket, {
    code: 'attested',
    at: keySpot(written, written.votes ? 'votes' : 'outcome'),
    message: `What Rule ${rules.join(' and Rule ')} awards for Proposal ${written.number} cannot be computed from what is recorded of the vote, and the record states no awards.`,
    help: 'Write `awards:` if it is known who received what.',
  });
}

function compare(
  docket: Docket,
  state: State,
  written: WrittenProposal,
  computed: readonly Sum[],
): void {
  const before = docket.wrongs.length;
  for (const player of written.awards?.keys() ?? []) {
    referToAnyone(docket, state, player, keySpot(written, 'awards', player));
  }
  // What a stranger is said to have received is missing with somebody else.
  if (docket.wrongs.length > before) return;
  const totals = totalsOf(computed);
  const players = new Set([...(written.awards?.keys() ?? []), ...totals.keys()]);
  for (const player of players) {
    const mine = written.awards?.get(player);
    const theirs = totals.get(player);
    const at = mine ? spot(written, 'awards', player) : keySpot(written, 'awards');
    for (const quantity of new Set([...(mine?.keys() ?? []), ...(theirs?.keys() ?? [])])) {
      const recorded = mine?.get(quantity) ?? ZERO;
      const due = theirs?.get(quantity) ?? ZERO;
      if (recorded.equals(due)) continue;
      const lines = computed.filter((sum) => sum.player === player && sum.quantity === quantity);
      const rule = lines[0]?.rule;
      object(docket, {
        code: 'awards/mismatch',
        at,
        ...(rule && { rule: cite(state, rule) }),
        message: `Proposal ${written.number} is recorded as earning ${citePlayer(state, player)} ${sumInWords(recorded, quantity)}; the rules in force give ${formatNumber(due)}.`,
        mismatch: {
          recorded: formatNumber(recorded),
          computed: formatNumber(due),
          difference: formatNumber(recorded.sub(due)),
          arithmetic: lines.map((sum) => `Rule ${sum.rule?.number}: ${sum.arithmetic()}`),
        },
        help: due.equals(0)
          ? `Take ${player} out of \`awards\`, or cite the rule that gives the points in an event.`
          : `Write ${player}: ${formatNumber(due)}, or leave \`awards\` out: it is computed.`,
      });
    }
  }
}
