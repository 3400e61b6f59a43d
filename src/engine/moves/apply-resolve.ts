/** Completes a vote: checks and counts it, and applies its outcome. */
import { inSeries } from '../../helpers/words.ts';
import { isMotion } from '../../records/kinds/proposal.ts';
import { WAYS } from '../../records/kinds/votes.ts';
import type { WrittenProposal } from '../../records/types.ts';
import { formatNumber } from '../../values/number.ts';
import { lastNumberProposed } from '../amendments/numbers-of-vote.ts';
import { checkConflicts } from '../decisions/conflict-of-rules.ts';
import { askWhereItDiffers, inquire } from '../decisions/inquiry.ts';
import {
  judgedMove,
  possibleExcuse,
  silenceDecides,
  writeUnjudged,
} from '../decisions/judged-moves.ts';
import { goOn } from '../effects/bring.ts';
import { checkPermitted, checkRequirements } from '../legality/proposals/permitted.ts';
import { checkRetroactivity } from '../legality/proposals/proposal-form.ts';
import { checkVotes } from '../legality/votes/votes-cast.ts';
import { type Context, checksResult } from '../state/context.ts';
import { illegal, keySpot, type Objections, spot, voteSpot } from '../state/make-finding.ts';
import { callPlayer, citePlayer, madeBy, type Pending, type State } from '../state/state.ts';
import { addNote, addToTimeline, reportAll, writeProposal } from '../state/write-log.ts';
import { endPart, turnLaw } from '../turns/turns.ts';
import { outcomeOf, type VoteOutcome } from '../votes/outcome.ts';
import { type ScoredVote, scoreVote } from '../votes/score-vote.ts';
import { reckoningWords } from '../words/reckoning-words.ts';
import { bringIntoEffect, checkStillPossible, doActs, meetRules } from './bring-into-effect.ts';

export function applyResolve(context: Context, proposal: WrittenProposal): State {
  const { state, recorder } = context;
  const made = state.pending.get(proposal.name);
  if (!made) {
    reportAll(context, checkLapsed(context, proposal));
    return state;
  }
  const { pending, vanished } = meetRules(context, made);
  reportAll(context, checkRetroactivity(context, proposal));
  const { objections } = recorder.log;
  reportAll(context, checkConflicts(context, keySpot(proposal, 'proposal'), VOTE_SLOTS));
  reportAll(context, checkVotes(context, pending));
  if (state.version !== made.madeUnder)
    reportAll(context, checkRequirements(context, proposal, pending.plans));
  const sound = recorder.log.objections === objections;
  // Faulty votes decide nothing, unless a Judgment or `stands` excuses them.
  if (!sound && possibleExcuse(context, proposal) === undefined) return state;
  const { objections: before } = recorder.log;
  const reckoning = decideOutcome(context, pending);
  const outcome = asJudged(context, pending, reckoning);
  // Without a result, the record has nothing to compare.
  const reckoned = sound && recorder.log.objections === before;
  if (reckoned && checksResult(context))
    reportAll(context, checkOutcome(context, proposal, reckoning));
  else if (!sound) reportAll(context, checkCarriedBySilence(context, pending, reckoning));
  if (pending !== made && outcome.adopted)
    reportAll(context, checkStillPossible(context, pending, vanished));
  const scored = carryOut(context, { pending, outcome });
  writeResult(context, scored, { pending, outcome });
  // The result of a settled move by its votes alone, if it could have come to a vote.
  const { name, votes } = proposal;
  const judged = recorder.log.proposals.get(name)?.judged;
  if (reckoned && judged && judged.unjudged === undefined)
    writeUnjudged(context, name, (votes ? reckoning : outcome).adopted ? 'adopted' : 'defeated');
  const after = { ...context, state: scored };
  addToTimeline(after, { kind: 'resolved', proposal: proposal.name });
  const takesEffect = outcome.adopted && scored.deferred.length === state.deferred.length;
  const acted = takesEffect ? doActs(after, pending, state) : scored;
  return finishPart({ ...context, state: acted }, proposal);
}

/** Applies the outcome: rule-changes and awards. */
function carryOut(context: Context, { pending, outcome }: ScoredVote): State {
  const { written } = pending;
  const rest = goOn(context, { kind: 'vote', name: written.name, pending: undefined });
  const before = { ...context, state: rest };
  const { carried: plans, adopted } = outcome;
  // Adopted changes may have depended on changes that failed.
  if (adopted && plans.length < pending.plans.length)
    reportAll(context, checkPermitted(context, written, plans).objections);
  const after = adopted
    ? bringIntoEffect(before, { ...pending, plans })
    : goOn(before, {
        kind: 'number',
        numbering: { ...rest.numbering, defeated: lastNumberProposed(before, pending) },
      });
  const stands = context.recorder.log.objections.size === 0;
  const excuse = possibleExcuse(context, written);
  if (!stands && !excuse) return after;
  return scoreVote(before, after, { pending, outcome, excuse });
}

/** Objects to a vote on a proposal that was set aside, or lapsed with its proponent. */
function checkLapsed(context: Context, { name, number, by, ...rest }: WrittenProposal): Objections {
  const { state, recorder } = context;
  const known = recorder.log.proposals.get(name);
  if (known?.outcome !== 'withdrawn') {
    // A Judgment may have left a recorded outcome without effect.
    const { written, outcome, judged } = known ?? {};
    if (written?.awards || written?.outcome)
      addNote(context, {
        code: 'by-judgment',
        at: keySpot(written, written.awards ? 'awards' : 'outcome'),
        message: `Proposal ${number} is ${outcome} by Judgment ${judged?.judgment}: its recorded vote decides nothing and earns nothing.`,
      });
    return [];
  }
  if (rest.outcome === undefined) {
    addNote(context, {
      code: 'change/lapsed',
      at: keySpot(rest, 'closed'),
      message: `The vote on Proposal ${number} decides nothing: the proposal lapsed before, under the reading “leaver-proposal”.`,
    });
    return [];
  }
  return illegal(context, {
    code: 'outcome/mismatch',
    at: spot(rest, 'outcome'),
    message: `Proposal ${number} is recorded as ${rest.outcome}; it lapsed when ${by === undefined ? 'its proposer' : callPlayer(state, by)} left, under the reading “leaver-proposal”.`,
    mismatch: {
      recorded: rest.outcome,
      computed: 'withdrawn',
      difference: 'the outcome',
      arithmetic: ['it lapsed before its vote was complete'],
    },
    help: 'Remove the outcome, or choose the reading under which it stands.',
  });
}

const VOTE_SLOTS = [
  'electorate',
  'participation',
  'ballots',
  'voting-period',
  'retroactive',
  'robot-votes',
  'winning-by',
] as const;

function decideOutcome(context: Context, pending: Pending): VoteOutcome {
  const { written } = pending;
  const place = { during: written.name, at: voteSpot(written) };
  return askWhereItDiffers(
    context,
    (asking) => outcomeOf(inquire(asking, place), pending),
    ({ adopted, carried, quorate, count, electorate, untold }) => ({
      adopted,
      carried: carried.map((plan) => pending.plans.indexOf(plan)),
      quorate,
      count,
      electorate: [...electorate].map(([id, { ballots }]) => [id, ballots]),
      untold: untold.map(({ id }) => id),
    }),
  );
}

/**
 * The outcome of the votes, or of the record if votes do not decide. Without a rule on adoption, a change
 * that a Judgment excuses takes effect, unless the record says “defeated”.
 */
function asJudged(context: Context, pending: Pending, reckoned: VoteOutcome): VoteOutcome {
  const { written, plans: carried } = pending;
  const { votes, outcome } = written;
  const { decidedBy, untold } = reckoned;
  const differs = votes && outcome && (outcome === 'adopted') !== reckoned.adopted;
  const excuse = differs ? possibleExcuse(context, written) : undefined;
  // The record counts against the votes by a Judgment, or since nobody objected.
  const isExcused = excuse && (excuse.by === 'judgment' || silenceDecides(context, decidedBy));
  if (!votes || isExcused) return { ...reckoned, adopted: outcome === 'adopted', carried };
  const isUnruled = carried.length > 0 && decidedBy.length + untold.length === 0;
  if (outcome || !isUnruled) return reckoned;
  const adopted = judgedMove(context, written)?.is === 'legal';
  return adopted ? { ...reckoned, adopted, carried } : reckoned;
}

function writeResult(context: Context, after: State, { pending, outcome }: ScoredVote): void {
  const { state: before } = context;
  const { written } = pending;
  const known = context.recorder.log.proposals.get(written.name);
  if (!known) return;
  // Without a known proponent, the record is evidence for more than the votes.
  const evidence =
    written.votes?.kind === 'named' && written.by !== undefined ? 'verified' : 'attested';
  const isEffective = after.version > before.version;
  const { would: _, ...made } = known;
  writeProposal(context, {
    ...made,
    outcome: outcome.adopted ? 'adopted' : 'defeated',
    evidence,
    votedUnder: before.version,
    ...(outcome.count && { count: { ...outcome.count.tally, silent: outcome.count.silent } }),
    // A result that votes determine only in part rests on the record.
    decidedBy: outcome.untold.length > 0 ? [] : outcome.decidedBy,
    ...(isEffective ? { version: after.version } : { would: madeBy(pending.plans) }),
    rules: (isEffective && after.latest?.changed) || known.rules,
  });
  if (evidence === 'attested') noteAttested(context, written, outcome.untold);
}

function finishPart(context: Context, proposal: WrittenProposal): State {
  const { state } = context;
  if (state.turn.pending !== proposal.name) return state;
  const inquiry = inquire(context, {
    during: proposal.name,
    at: keySpot(proposal, 'proposal'),
  });
  const { parts, partsRule } = turnLaw(inquiry);
  const isNoPart = partsRule && isMotion(proposal) && parts.includes('propose');
  if (!isNoPart || inquiry.interpreter.ask('motion-turn') === 'yes')
    return endPart(inquiry, 'propose', parts);
  const { pending: _, ...turn } = state.turn;
  return goOn(context, { kind: 'turn', turn });
}

/** Checks the recorded outcome (Suber's 104 and 203: adopted exactly if carried). */
function checkOutcome(context: Context, proposal: WrittenProposal, outcome: VoteOutcome) {
  const { state } = context;
  if (!proposal.votes || proposal.outcome === undefined) return [];
  const computed = outcome.adopted ? 'adopted' : 'defeated';
  if (proposal.outcome === computed) return [];
  const failed = outcome.decidedBy.find(({ result }) => result === false);
  const decisive = failed ?? outcome.decidedBy.at(-1);
  return illegal(context, {
    code: 'outcome/mismatch',
    at: spot(proposal, 'outcome'),
    rule: decisive?.rule,
    message: `Proposal ${proposal.number} is recorded as ${proposal.outcome}; by its votes and the rules in force (version ${state.version}) it is ${computed}.`,
    mismatch: {
      recorded: proposal.outcome,
      computed,
      difference: 'the outcome',
      arithmetic: [
        tallyWords(outcome),
        ...outcome.decidedBy.map((test) => `Rule ${test.rule.number}: ${reckoningWords(test)}`),
      ],
    },
    help: `Correct the votes, or record \`outcome: ${computed}\`.`,
  });
}

/** If missing votes could have defeated a proposal, silence does not adopt it (105: all must vote). */
function checkCarriedBySilence(
  context: Context,
  pending: Pending,
  { adopted, electorate }: VoteOutcome,
): Objections {
  const { written } = pending;
  const { votes } = written;
  const excuse = possibleExcuse(context, written);
  if (!adopted || excuse?.by !== 'nobody' || votes?.kind !== 'named') return [];
  const voted = new Set(WAYS.flatMap((way) => votes[way]));
  const missing = [...electorate.keys()].filter((id) => !voted.has(id));
  if (missing.length === 0) return [];
  const against = [...votes.against, ...missing];
  const made = { ...pending, written: { ...written, votes: { ...votes, against } } };
  const otherwise = decideOutcome(context, made);
  if (otherwise.adopted || silenceDecides(context, otherwise.decidedBy)) return [];
  const names = inSeries(missing.map((id) => citePlayer(context.state, id)));
  return illegal(context, {
    code: 'outcome/mismatch',
    at: voteSpot(written),
    rule: otherwise.decidedBy.at(-1)?.rule,
    message: `Proposal ${written.number} is adopted only if ${names} did not vote against it, and no vote of theirs is recorded.`,
    help: 'Record the missing votes. If silence adopts proposals at your table, choose the reading “silence-decides” in game.md.',
  });
}

function tallyWords({ count }: VoteOutcome): string {
  if (!count) return 'no votes are recorded';
  const { for: ayes, against, abstain, silent, eligible } = count.tally;
  const parts = [`${formatNumber(ayes)} for`, `${formatNumber(against)} against`];
  if (!abstain.equals(0)) parts.push(`${formatNumber(abstain)} abstaining`);
  if (!silent.equals(0)) parts.push(`${formatNumber(silent)} silent`);
  return `${parts.join(', ')}, of ${formatNumber(eligible)} that could be cast`;
}

/** Notes what only the record's statement supports. */
function noteAttested(context: Context, written: WrittenProposal, untold: VoteOutcome['untold']) {
  const { number, votes, by } = written;
  const at = voteSpot(written);
  if (votes?.kind !== 'named') {
    const message = votes
      ? `Only a tally of the votes on Proposal ${number} is recorded, so nobody can check who voted how.`
      : `No votes on Proposal ${number} are recorded, so its recorded outcome is not checked.`;
    addNote(context, { code: 'attested', at, message });
  }
  for (const rule of untold)
    addNote(context, {
      code: 'attested',
      at,
      rule,
      message: `The tally does not tell how many voted on Proposal ${number}, since votes weigh unequally. So nobody can check if enough players voted for Rule ${rule.number}.`,
    });
  if (by !== undefined) return;
  addNote(context, {
    code: 'attested',
    at,
    message: `The record does not say who made Proposal ${number}. So nobody can check whether that player was allowed to, or what it earned.`,
    help: 'If you find out, write `by`.',
  });
}
