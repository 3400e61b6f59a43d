/** How the votes stand that have not ended. Nothing is decided by this, and nothing is objected to. */
import type { WrittenVotes } from '../../../records/vote-types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { Inquiry } from '../../decisions/decide.ts';
import type { OpenVote, Prospect } from '../../results/open-matters.ts';
import { cite } from '../../state/make-finding.ts';
import type { Pending } from '../../state/state.ts';
import { daysAndHours } from '../../turns/deadlines.ts';
import { outcomeOf, type VoteOutcome } from '../../votes/outcome.ts';
import { countVotes, type Electorate } from '../../votes/votes.ts';
import { type Period, periodOf } from '../../votes/voting-period.ts';
import { participationDemanded } from './participation.ts';

type Named = WrittenVotes & { kind: 'named' };

const NO_VOTES: Named = {
  kind: 'named',
  for: [],
  against: [],
  abstain: [],
  cast: new Map(),
  said: [],
};

export function openVotes(inquiry: Inquiry): readonly OpenVote[] {
  return [...inquiry.state.pending.values()].map((pending) => openVote(inquiry, pending));
}

function openVote(inquiry: Inquiry, pending: Pending): OpenVote {
  const { state } = inquiry;
  const { written } = pending;
  const votes = written.votes ?? NO_VOTES;
  const outcome = outcomeUnder(inquiry, pending, votes);
  const { tally, silent } = countVotes(votes, outcome.electorate);
  const demanded = participationDemanded(inquiry, written, true);
  const period = periodOf(inquiry, written);
  return {
    proposal: written.name,
    voters: [...outcome.electorate.keys()],
    count: { ...tally, silent },
    adopted: outcome.adopted,
    decidedBy: outcome.decidedBy.map(({ rule }) => rule),
    prospect: prospectOf(inquiry, pending, votes, { silent, outcome }),
    ...(demanded && { demanded: cite(state, demanded.rule) }),
    ...(period && { until: untilOf(inquiry, period) }),
  };
}

function untilOf({ state }: Inquiry, { rule, latest }: Period): NonNullable<OpenVote['until']> {
  return { rule: cite(state, rule), latest, words: daysAndHours(latest) };
}

function outcomeUnder(inquiry: Inquiry, pending: Pending, votes: WrittenVotes): VoteOutcome {
  return outcomeOf(inquiry, { ...pending, written: { ...pending.written, votes } });
}

interface Missing {
  readonly silent: readonly PlayerId[];
  readonly outcome: VoteOutcome;
}

/** The number is looked for by halves, since a vote more for a proposal does not lose it. */
function prospectOf(
  inquiry: Inquiry,
  pending: Pending,
  votes: WrittenVotes,
  { silent, outcome }: Missing,
): Prospect {
  if (votes.kind === 'tally' || silent.length === 0) {
    return { is: outcome.adopted ? 'carried' : 'lost' };
  }
  const carries = (ayes: number) =>
    outcomeUnder(inquiry, pending, {
      ...votes,
      for: [...votes.for, ...silent.slice(0, ayes)],
      against: [...votes.against, ...silent.slice(ayes)],
    }).adopted;
  if (carries(0)) return { is: 'carried' };
  if (!carries(silent.length)) return { is: 'lost' };
  if (!weighTheSame(silent, outcome.electorate)) return { is: 'open' };
  let enough = silent.length;
  let tooFew = 0;
  while (enough - tooFew > 1) {
    const ayes = Math.floor((enough + tooFew) / 2);
    if (carries(ayes)) enough = ayes;
    else tooFew = ayes;
  }
  return { is: 'open', needs: enough };
}

/** Whether it does not matter which of some voters vote for a proposal. */
function weighTheSame(voters: readonly PlayerId[], electorate: Electorate): boolean {
  const [first, ...others] = voters.flatMap((id) => electorate.get(id)?.ballots ?? []);
  return others.every((ballots) => first?.equals(ballots));
}
