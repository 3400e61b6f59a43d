/** The votes on a proposal themselves (Suber's 105: who may vote, and must). */

import type { Finding } from '../../../diagnostics/finding.ts';
import { rulingOn } from '../../../law/in-force/law.ts';
import { WAYS, type WrittenVotes } from '../../../records/kinds/votes.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import { holds } from '../../decisions/evaluate.ts';
import { namesOf } from '../../decisions/formula-environment.ts';
import { type Inquiry, inquire } from '../../decisions/inquiry.ts';
import type { Context } from '../../state/context.ts';
import { cite, illegal, spot } from '../../state/make-finding.ts';
import { type Pending, seatOf } from '../../state/state.ts';
import { ballotsIn, countVotes, type Electorate, electorateOf } from '../../votes/votes.ts';
import { checkLateness, checkParticipation, checkRevised } from './participation.ts';
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
    ...checkRevised(context, proposal),
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

/** A robot votes by the throw of a die, where a rule in force says how the throw is read. */
function checkRobotVotes(inquiry: Inquiry, proposal: WrittenProposal): readonly Finding[] {
  const { state } = inquiry;
  const { votes } = proposal;
  const ruling = rulingOn(state.law, 'robot-votes');
  const formula = ruling.kind === 'settled' ? ruling.rule.mechanics?.['robot-votes'] : undefined;
  if (ruling.kind !== 'settled' || !formula || votes?.kind !== 'named') return [];
  const { rule } = ruling;
  return WAYS.flatMap((way) =>
    votes[way].flatMap((id, index) => {
      const player = seatOf(state, id);
      if (!player?.robot) return [];
      const roll = inquiry.robotRolls.get(`${proposal.number} ${id}`);
      const names = namesOf(inquiry, { proposal, player, roll });
      const isFor = roll !== undefined && holds(names, rule, formula);
      const should = roll === undefined ? undefined : isFor ? 'for' : 'against';
      if (should === way) return [];
      const at = spot(proposal, 'votes', way, index);
      const said = { code: 'vote/robot', at, rule: cite(state, rule) } as const;
      return [
        illegal(inquiry, {
          ...said,
          message:
            roll === undefined
              ? `${player.name} votes ${way}, and no throw is recorded for Proposal ${proposal.number}.`
              : `${player.name} threw ${roll}, which is a vote ${should}, and is recorded ${way}.`,
          help:
            roll === undefined
              ? `Record the throw: { roll: { by: ${id}, die: …, for: ${proposal.number} } }.`
              : `Move ${id} to ${should}, or correct the throw.`,
        }),
      ];
    }),
  );
}
