/** A vote is complete: its votes are checked and counted, and what follows from it happens. */

import type { WrittenProposal } from '../../records/types.ts';
import type { Moment } from '../../values/moment.ts';
import { decide, plainReader } from '../decisions/decide.ts';
import { settledMove } from '../decisions/judged-move.ts';
import { noteUnjudged } from '../decisions/note-unjudged.ts';
import { checkConflicts } from '../legality/conflicts.ts';
import { checkPermitted, checkRequirements } from '../legality/proposals/permitted.ts';
import { checkRetroactivity } from '../legality/proposals/retroactivity.ts';
import { checkOutcome } from '../legality/votes/outcome.ts';
import { checkLateness, checkParticipation } from '../legality/votes/participation.ts';
import { checkRobotVotes } from '../legality/votes/robot-votes.ts';
import { checkTally, checkVoters } from '../legality/votes/voters.ts';
import { callPlayer } from '../state/call-player.ts';
import { type Docket, dated, keySpot, object, remark, spot } from '../state/log.ts';
import { type Pending, type State, withoutEntry } from '../state/state.ts';
import type { LedgerEntry } from '../state/types.ts';
import { endPart, turnLaw } from '../turns/turns.ts';
import { describeVerdict, outcomeOf, type Verdict } from '../votes/outcome.ts';
import { scoreVote } from '../votes/score-vote.ts';
import { countVotes, electorateOf } from '../votes/votes.ts';
import { bringIntoEffect, checkStillPossible, meetRules } from './bring-into-effect.ts';

export function applyResolve(
  docket: Docket,
  state: State,
  proposal: WrittenProposal,
  on: Moment | undefined,
): State {
  const made = state.pending.get(proposal.name);
  if (!made) {
    checkLapsed(docket, state, proposal);
    return state;
  }
  const { pending, vanished } = meetRules(docket, state, made);
  checkRetroactivity(docket, state, proposal);
  const before = docket.wrongs.length;
  checkConflicts(docket, state, keySpot(proposal, 'proposal'), VOTE_SLOTS);
  checkVotes(docket, state, pending);
  if (state.version !== made.madeUnder) checkRequirements(docket, state, proposal, pending.plans);
  const sound = docket.wrongs.length === before;
  // Votes that do not stand decide nothing, unless a Judgment lets them.
  if (!sound && settledMove(docket, state, proposal.name) === undefined) return state;
  const told = docket.wrongs.length;
  const reckoning = decideOutcome(docket, state, pending);
  const verdict = asJudged(docket, state, pending, reckoning);
  // What could not be reckoned disagrees with nothing.
  const reckoned = docket.wrongs.length === told;
  if (sound && reckoned) checkOutcome(docket, state, proposal, verdict);
  const changed = pending !== made && verdict.adopted;
  if (changed) checkStillPossible(docket, state, pending, vanished);
  const rest: State = { ...state, pending: withoutEntry(state.pending, proposal.name) };
  const { carried: plans } = verdict;
  // What some parts alone would change may have rested on the others.
  if (verdict.adopted && plans.length < pending.plans.length)
    checkPermitted(docket, state, proposal, plans);
  const effective = verdict.adopted
    ? bringIntoEffect(docket, rest, { ...pending, plans }, on)
    : rest;
  const clean =
    docket.wrongs.length === 0 || settledMove(docket, state, proposal.name) !== undefined;
  const scored = clean
    ? scoreVote(docket, rest, effective, pending, verdict, on)
    : { state: effective, entries: [] };
  report(docket, state, scored.state, pending, verdict, scored.entries);
  if (sound && reckoned) noteReckoning(docket, proposal, reckoning, verdict);
  docket.timeline.push({
    ...dated(on),
    version: scored.state.version,
    kind: 'resolved',
    proposal: proposal.name,
  });
  return finishPart(docket, scored.state, proposal);
}

/** A proposal may be void by a Judgment; of one that lapsed with its proposer nothing can come. */
function checkLapsed(docket: Docket, state: State, { name, number, by, ...rest }: WrittenProposal) {
  if (docket.proposals.get(name)?.outcome !== 'withdrawn' || rest.outcome === undefined) return;
  object(docket, {
    code: 'outcome/mismatch',
    at: spot(rest, 'outcome'),
    message: `Proposal ${number} is recorded as ${rest.outcome}; it lapsed when ${by === undefined ? 'its proposer' : callPlayer(state, by)} left, under the reading “leaver-proposal”.`,
    mismatch: {
      recorded: rest.outcome,
      computed: 'withdrawn',
      difference: 'the outcome',
      arithmetic: ['it lapsed before its vote was complete'],
    },
    help: 'Take the outcome out, or take the reading under which it stands.',
  });
}

const VOTE_SLOTS = [
  'electorate',
  'participation',
  'ballots',
  'voting-period',
  'quorum',
  'retroactive',
  'robot-votes',
  'winning-by',
] as const;

/** Checks the votes themselves: who voted, how often, and in time. */
export function checkVotes(
  docket: Docket,
  state: State,
  pending: Pending,
  withThrows = true,
): void {
  const proposal = pending.written;
  const { votes } = proposal;
  if (!votes) return;
  const reader = plainReader(docket, state, proposal.name, spot(proposal, 'votes'));
  const electorate = decide(docket, {
    state,
    during: proposal.name,
    at: spot(proposal, 'votes'),
    what: `who may vote on Proposal ${proposal.number}`,
    compute: (readings) => electorateOf(state, docket.game, readings, proposal, pending.seats),
    describe: (voters) =>
      [...voters.keys()].map((id) => callPlayer(state, id)).join(', ') || 'nobody',
  });
  const count = countVotes(votes, electorate);
  if (votes.kind === 'named') {
    checkVoters(
      docket,
      state,
      proposal,
      ['votes'],
      votes,
      electorate,
      `may not vote on Proposal ${proposal.number}`,
    );
  } else {
    const said = votes.for.add(votes.against).add(votes.abstain);
    checkTally(docket, state, proposal, said, count.tally.eligible);
  }
  const ended = proposal.closed !== undefined || proposal.outcome !== undefined;
  if (ended) checkParticipation(docket, state, reader, proposal, count);
  checkLateness(docket, state, proposal);
  if (withThrows) checkRobotVotes(docket, state, reader, proposal);
}

function decideOutcome(docket: Docket, state: State, pending: Pending): Verdict {
  const { written } = pending;
  return decide(docket, {
    state,
    during: written.name,
    at: keySpot(written, written.votes ? 'votes' : 'outcome'),
    what: `the outcome of Proposal ${written.number}`,
    compute: (reader) => outcomeOf(docket, state, reader, pending),
    decisive: ({ decidedBy }) => decidedBy.at(-1)?.rule,
    describe: (verdict) => describeVerdict(verdict, pending.plans),
  });
}

/** The outcome that the votes come to, or that the record states where those do not decide. */
function asJudged(docket: Docket, state: State, pending: Pending, verdict: Verdict): Verdict {
  const { written } = pending;
  if (written.votes !== undefined && !isJudgedOtherwise(docket, state, written, verdict)) {
    return verdict;
  }
  return { ...verdict, adopted: written.outcome === 'adopted', carried: pending.plans };
}

/** Whether a Judgment lets the outcome stand that the record states, whatever the votes come to. */
function isJudgedOtherwise(
  docket: Docket,
  state: State,
  { name, outcome }: WrittenProposal,
  { adopted }: Verdict,
): boolean {
  const differs = outcome !== undefined && (outcome === 'adopted') !== adopted;
  return differs && settledMove(docket, state, name, false) !== undefined;
}

/** What became of a settled move by its votes alone, unless it would never have come to a vote. */
function noteReckoning(
  docket: Docket,
  { name, votes }: WrittenProposal,
  reckoning: Verdict,
  standing: Verdict,
): void {
  const judged = docket.proposals.get(name)?.judged;
  if (!judged || judged.unjudged !== undefined) return;
  const { adopted } = votes ? reckoning : standing;
  noteUnjudged(docket, name, adopted ? 'adopted' : 'defeated');
}

function report(
  docket: Docket,
  before: State,
  after: State,
  pending: Pending,
  verdict: Verdict,
  entries: readonly LedgerEntry[],
): void {
  const { written } = pending;
  const known = docket.proposals.get(written.name);
  if (!known) return;
  const evidence = written.votes?.kind === 'named' ? 'verified' : 'attested';
  docket.proposals.set(written.name, {
    ...known,
    outcome: verdict.adopted ? 'adopted' : 'defeated',
    evidence,
    votedUnder: before.version,
    ...(verdict.count && { count: { ...verdict.count.tally, silent: verdict.count.silent } }),
    decidedBy: verdict.decidedBy,
    awards: [...known.awards, ...entries],
    ...(after.version > before.version && { version: after.version }),
    rules: rulesTouched(docket, after.version > before.version, known.rules),
  });
  if (evidence === 'attested') remarkAttested(docket, written);
}

function rulesTouched(
  docket: Docket,
  effective: boolean,
  planned: readonly string[],
): readonly string[] {
  return effective ? (docket.versions.at(-1)?.changed ?? planned) : planned;
}

function remarkAttested(docket: Docket, written: WrittenProposal): void {
  remark(docket, {
    code: 'attested',
    at: keySpot(written, written.votes ? 'votes' : 'outcome'),
    message: written.votes
      ? `Only a tally of the votes on Proposal ${written.number} is recorded: who voted how is not known, and is not checked.`
      : `No votes on Proposal ${written.number} are recorded: the outcome is what the record says.`,
  });
}

function finishPart(docket: Docket, state: State, proposal: WrittenProposal): State {
  if (state.turn.pending !== proposal.name) return state;
  const reader = plainReader(docket, state, proposal.name, keySpot(proposal, 'proposal'));
  const { parts } = turnLaw(state, docket.game, reader);
  return endPart(state, docket.game, reader, parts.length);
}
