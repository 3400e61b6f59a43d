/** Computes the awards of a completed vote, besides the recorded ones. */

import type Fraction from 'fraction.js';
import type { AwardOccasion, TurnPart } from '../../law/mechanics/mechanics.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { amendThemselves } from '../amendments/self-amendment.ts';
import { hasCircuitEnded } from '../decisions/evaluate.ts';
import { askWhereItDiffers, type Inquiry, inquire, type Occurrence } from '../decisions/inquiry.ts';
import { type Excuse, noteLifted } from '../decisions/judged-moves.ts';
import { onExcuse } from '../effects/grounds/ground.ts';
import { type AwardSums, amountsOf, awardsOn, type Voters } from '../holdings/awards.ts';
import { byProposal, postSums, type Sum } from '../holdings/holdings.ts';
import { type Context, checksResult } from '../state/context.ts';
import { keySpot, voteSpot } from '../state/make-finding.ts';
import type { Pending, State } from '../state/state.ts';
import { aside } from '../state/suppose.ts';
import { addNote, reportAll, writeUnobjected } from '../state/write-log.ts';
import { endPart, turnLaw } from '../turns/turns.ts';
import { demandsUnanimity, type VoteOutcome } from './outcome.ts';
import {
  attestedSums,
  checkReceivers,
  checkStatedAwards,
  isPaidUntitled,
} from './stated-awards.ts';

/** A vote to score, with its excuse if it is illegal. */
export interface ScoredVote {
  readonly pending: Pending;
  readonly outcome: VoteOutcome;
  readonly excuse?: Excuse | undefined;
}

/** Scores a vote in the position at its close, or if `after` under the new rules: a reading. */
export function scoreVote(
  context: Context,
  after: State,
  { pending, outcome, excuse }: ScoredVote,
): State {
  const { state: before } = context;
  const { written } = pending;
  const lawChanged =
    before.law.suppliers !== after.law.suppliers || before.law.silenced !== after.law.silenced;
  const at = written.awards ? keySpot(written, 'awards') : voteSpot(written);
  const scored = (asking: Context) => {
    const inquiry = inquire(asking, { during: written.name, at });
    const isNew = lawChanged && inquiry.interpreter.ask('scoring-law') === 'law-it-makes';
    const found = { ...inquiry, state: isNew ? after : before };
    // A vote that ends a turn may also end a circuit.
    const isOfTurn = found.state.turn.pending === written.name;
    const occurrence = { during: written.name, at: keySpot(written, 'proposal') };
    const state = isOfTurn
      ? scoringPosition(found, occurrence, 'propose', turnLaw(found).parts)
      : found.state;
    const under = { ...inquiry, state };
    const awarded = awardsOn(under, occasionOf(under, pending, outcome, before));
    return { awarded, version: found.state.version };
  };
  const { awarded, version } = askWhereItDiffers(context, scored, (each) =>
    amountsOf(each.awarded.sums),
  );
  const sums = reconcile(context, written, awarded, excuse);
  return postSums({ ...context, state: after }, sums, byProposal(written), version);
}

function occasionOf(inquiry: Inquiry, pending: Pending, outcome: VoteOutcome, found: State) {
  const { written } = pending;
  const { adopted, carried, count, electorate } = outcome;
  const { votes } = written;
  const named = votes?.kind === 'named' ? votes : undefined;
  const eligible = (ids: readonly PlayerId[] | undefined) =>
    ids?.filter((id) => electorate.has(id));
  return {
    on: occasionsOf(inquiry, outcome, pending),
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
    // Failed parts of a proposal no longer count.
    unanimityDemanded: () =>
      demandsUnanimity(
        inquiry,
        adopted ? { ...pending, plans: carried } : pending,
        electorate,
        found,
      ),
    ...(!named && { voters: votersOf(count?.tally, electorate) }),
  };
}

type CountTally = NonNullable<VoteOutcome['count']>['tally'];

/** The sides of a vote, each with something computed from the tally. */
function bySides<Of>(
  { for: ayes, against, abstain, silent }: CountTally,
  make: (part: Fraction) => Of,
) {
  return {
    for: make(ayes),
    against: make(against),
    abstained: make(abstain),
    silent: make(silent),
  };
}

/** The possible voters of a side, and their number if a tally gives it. */
function votersOf(tally: CountTally | undefined, electorate: VoteOutcome['electorate']): Voters {
  const all = [...electorate.keys()];
  const isOneEach = [...electorate.values()].every(({ ballots }) => ballots.equals(1));
  return tally && isOneEach ? { all, count: bySides(tally, (part) => part.valueOf()) } : { all };
}

/** The voters of a side that a tally determines: nobody or everybody. */
function whoVoted(tally: CountTally | undefined, electorate: VoteOutcome['electorate']) {
  if (!tally) return {};
  return bySides(tally, (part) => {
    if (part.n === 0n) return [];
    return part.equals(tally.eligible) ? [...electorate.keys()] : undefined;
  });
}

function occasionsOf(
  inquiry: Inquiry,
  { adopted, carried, quorate }: VoteOutcome,
  { plans }: Pending,
): readonly AwardOccasion[] {
  const { interpreter } = inquiry;
  if (!adopted) {
    if (!quorate && interpreter.ask('no-quorum') === 'no-vote') return [];
    return ['defeated', 'resolved'];
  }
  const untitled = isPaidUntitled(inquiry, carried, 'adopted');
  const isPenalised =
    carried.length < plans.length && interpreter.ask('failed-part') === 'defeated';
  return [
    'adopted',
    'resolved',
    ...(untitled ? (['untitled'] as const) : []),
    ...(isPenalised ? (['defeated'] as const) : []),
  ];
}

/** Compares computed sums with the record's, and uses the record's if only it is complete. */
function reconcile(
  context: Context,
  written: WrittenProposal,
  awarded: AwardSums,
  excuse: Excuse | undefined,
): readonly Sum[] {
  const { sums, unknown } = awarded;
  const evidence = written.votes?.kind === 'named' ? 'verified' : 'attested';
  const computed = sums.map((sum) => ({ ...sum, evidence }) as const);
  if (!written.awards) {
    const rules = new Set(unknown.map(({ rule }) => rule.number));
    if (rules.size > 0)
      addNote(context, {
        code: 'attested',
        at: voteSpot(written),
        message: `The awards of Rule ${[...rules].join(' and Rule ')} for Proposal ${written.number} cannot be computed from its record, which states none.`,
        help: 'Write `awards:` if it is known who received what.',
      });
    return computed;
  }
  const objections = checkStatedAwards(context, written, awarded);
  if (objections.length > 0 && !excuse && !checksResult(context)) return computed;
  if (!excuse) reportAll(context, objections);
  else {
    if (excuse.by === 'nobody' && objections.length > 0) writeUnobjected(context, written);
    noteLifted(context, written, { objections, excuse, too: ', and its awards with it' });
  }
  if (!excuse && unknown.length === 0) return computed;
  reportAll(context, checkReceivers(context, written));
  const stated = attestedSums(context.state, written, awarded);
  if (objections.length === 0 || !excuse) return stated;
  return stated.map((sum) => ({ ...sum, ground: onExcuse(excuse) }));
}

/** The position that scores a part: by a reading, the one after the circuit's end. */
export function scoringPosition(
  inquiry: Inquiry,
  occurrence: Occurrence,
  part: TurnPart,
  parts: readonly TurnPart[],
): State {
  const { state, interpreter } = inquiry;
  // The end of the circuit is only anticipated here, and logged later.
  const foreseen = aside(inquiry);
  const ended = { ...foreseen, state: endPart(foreseen, part, parts) };
  if (!hasCircuitEnded(ended, state.turn)) return state;
  if (interpreter.ask('circuit-end') === 'not-yet') return state;
  return amendThemselves(ended, occurrence);
}
