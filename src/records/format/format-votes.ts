/** Votes as YAML data. */

import { toJson } from '../../values/number.ts';
import type { WayToVote, WrittenVotes } from '../vote-types.ts';
import { toObject, unlessEmpty } from './format-record.ts';

interface Voters {
  readonly for: readonly unknown[];
  readonly against: readonly unknown[];
  readonly abstain: readonly unknown[];
}

export function formatVotes(votes: WrittenVotes): object {
  if (votes.kind === 'named') {
    const isWithin = votes.cast.size > 0 && !votes.castBeside;
    return { ...formatVoters(withSaid(votes)), cast: isWithin ? formatCast(votes) : undefined };
  }
  const { for: yes, against, abstain } = votes;
  return { tally: { for: toJson(yes), against: toJson(against), abstain: toJson(abstain) } };
}

/** The voters, each with what the record states beside the name. */
function withSaid(votes: WrittenVotes & { kind: 'named' }): Voters {
  const listed = (way: WayToVote) =>
    votes[way].map((by, index) => {
      const said = votes.said.find((each) => each.way === way && each.index === index);
      if (!said) return by;
      return { by, strength: said.strength && toJson(said.strength), why: said.why };
    });
  return { for: listed('for'), against: listed('against'), abstain: listed('abstain') };
}

/** The days of single votes. */
export function formatCast({ cast }: WrittenVotes & { kind: 'named' }): object {
  return toObject(cast, ({ text }) => text);
}

/** An empty list if nobody is named, since votes cannot be empty. */
export function formatVoters(voters: Voters): object {
  const against = unlessEmpty(voters.against);
  const abstain = unlessEmpty(voters.abstain);
  return {
    for: unlessEmpty(voters.for) ?? (against || abstain ? undefined : []),
    against,
    abstain,
  };
}
