/** How the votes stand that have not ended. Nothing is decided by this, and nothing is objected to. */

import type { WrittenVotes } from '../../../records/kinds/votes.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { Inquiry } from '../../decisions/inquiry.ts';
import type { OpenVote, Prospect } from '../../results/open-matters.ts';
import { cite } from '../../state/make-finding.ts';
import type { Pending } from '../../state/state.ts';
import { daysAndHours, type Period, periodOf } from '../../turns/deadlines.ts';
import { outcomeOf, type VoteOutcome } from '../../votes/outcome.ts';
import { countVotes, type Electorate } from '../../votes/votes.ts';
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
  const { state, reader } = inquiry;
  const { written } = pending;
  const votes = written.votes ?? NO_VOTES;
  const outcome = outcomeUnder(inquiry, pending, votes);
  const { tally, silent } = countVotes(votes, outcome.electorate);
  const demanded = participationDemanded(inquiry, written, true);
  const mayEndWithout = demanded?.isDuty && reader.take('missing-vote') === 'stands';
  const period = periodOf(inquiry, written);
  return {
    proposal: written.name,
    voters: [...outcome.electorate.keys()],
    count: { ...tally, silent },
    adopted: outcome.adopted,
    decidedBy: outcome.decidedBy.map(({ rule }) => rule),
    prospect: prospectOf({
      mayBeSilent: !demanded || mayEndWithout === true,
      missing: votes.kind === 'tally' ? tally.silent.floor().valueOf() : silent.length,
      isEqual: votes.kind === 'tally' || weighTheSame(silent, outcome.electorate),
      carries: (ayes, noes) =>
        outcomeUnder(inquiry, pending, withMore(votes, { ayes, noes, silent })).adopted,
    }),
    ...(demanded && { demanded: cite(state, demanded.rule) }),
    ...(mayEndWithout && { mayEndWithout }),
    ...(period && { until: untilOf(inquiry, period) }),
  };
}

function untilOf({ state }: Inquiry, { rule, latest }: Period): NonNullable<OpenVote['until']> {
  return { rule: cite(state, rule), latest, words: daysAndHours(latest) };
}

function outcomeUnder(inquiry: Inquiry, pending: Pending, votes: WrittenVotes): VoteOutcome {
  return outcomeOf(inquiry, { ...pending, written: { ...pending.written, votes } });
}

interface More {
  readonly ayes: number;
  readonly noes: number;
  readonly silent: readonly PlayerId[];
}

function withMore(votes: WrittenVotes, { ayes, noes, silent }: More): WrittenVotes {
  if (votes.kind === 'tally')
    return { ...votes, for: votes.for.add(ayes), against: votes.against.add(noes) };
  return {
    ...votes,
    for: [...votes.for, ...silent.slice(0, ayes)],
    against: [...votes.against, ...silent.slice(ayes, ayes + noes)],
  };
}

interface Undecided {
  readonly mayBeSilent: boolean;
  /** How many votes are missing. */
  readonly missing: number;
  /** Whether it does not matter whose they are. */
  readonly isEqual: boolean;
  readonly carries: (ayes: number, noes: number) => boolean;
}

function prospectOf({ mayBeSilent, missing, isEqual, carries }: Undecided): Prospect {
  const now = carries(0, 0);
  if (missing === 0) return { is: now ? 'carried' : 'lost' };
  if (carries(0, missing) && (now || !mayBeSilent)) return { is: 'carried' };
  if (!carries(missing, 0) && !(now && mayBeSilent)) return { is: 'lost' };
  const isCarried = mayBeSilent && now && { unopposed: 0 };
  if (!isEqual) return { is: 'open', ...isCarried };
  return {
    is: 'open',
    needs: fewest(missing, (ayes) => carries(ayes, missing - ayes)),
    ...(mayBeSilent && { unopposed: fewest(missing, (ayes) => carries(ayes, 0)) }),
    ...(isCarried && { defeatedBy: fewest(missing, (noes) => !carries(0, noes)) }),
  };
}

/** Looked for by halves, since one vote more the same way does not undo what that way decides. */
function fewest(missing: number, isEnough: (votes: number) => boolean): number {
  if (isEnough(0)) return 0;
  let enough = missing;
  let tooFew = 0;
  while (enough - tooFew > 1) {
    const votes = Math.floor((enough + tooFew) / 2);
    if (isEnough(votes)) enough = votes;
    else tooFew = votes;
  }
  return enough;
}

/** Whether it does not matter which of some voters vote for a proposal. */
function weighTheSame(voters: readonly PlayerId[], electorate: Electorate): boolean {
  const [first, ...others] = voters.flatMap((id) => electorate.get(id)?.ballots ?? []);
  return others.every((ballots) => first?.equals(ballots));
}
