/** The votes on a proposal themselves (Suber's 105: who may vote, and must). */
import type { Finding } from '../../../diagnostics/finding.ts';
import type { WrittenVotes } from '../../../records/kinds/votes.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import { inquire } from '../../decisions/inquiry.ts';
import type { Context } from '../../state/context.ts';
import { spot } from '../../state/make-finding.ts';
import type { Pending } from '../../state/state.ts';
import { ballotsIn, countVotes, type Electorate, electorateOf } from '../../votes/votes.ts';
import { checkLateness, checkParticipation } from './participation.ts';
import { checkRobotVotes } from './robot-votes.ts';
import { checkTally, checkVoters } from './voters.ts';

/** Checks the votes themselves: who voted, how often, and in time. */
export function checkVotes(
  context: Context,
  pending: Pending,
  withThrows = true,
): readonly Finding[] {
  const proposal = pending.written;
  const { votes } = proposal;
  if (!votes) return [];
  const occurrence = { during: proposal.name, at: spot(proposal, 'votes') };
  const inquiry = inquire(context, occurrence);
  const electorate = electorateOf(inquire(context, occurrence), proposal, pending.seats);
  const count = countVotes(votes, electorate);
  const ended = proposal.closed !== undefined || proposal.outcome !== undefined;
  return [
    ...checkWhoVoted(context, proposal, votes, electorate),
    ...(ended ? checkParticipation(inquiry, proposal, count) : []),
    ...checkLateness(context, proposal),
    ...(withThrows ? checkRobotVotes(inquiry, proposal) : []),
  ];
}

function checkWhoVoted(
  context: Context,
  record: WrittenProposal,
  votes: WrittenVotes,
  electorate: Electorate,
): readonly Finding[] {
  if (votes.kind === 'named') {
    const ineligible = `may not vote on Proposal ${record.number}`;
    return checkVoters(context, { record, path: ['votes'], votes, electorate, ineligible });
  }
  const said = votes.for.add(votes.against).add(votes.abstain);
  return checkTally(context, record, said, ballotsIn(electorate));
}
