/** Votes as YAML data. */

import type { PlayerId } from '../../values/ids.ts';
import { toJson } from '../../values/number.ts';
import type { WrittenVotes } from '../types.ts';
import { toObject, unlessEmpty } from './format-record.ts';

interface Voters {
  readonly for: readonly PlayerId[];
  readonly against: readonly PlayerId[];
  readonly abstain: readonly PlayerId[];
}

export function formatVotes(votes: WrittenVotes): object {
  if (votes.kind === 'named') {
    const isWithin = votes.cast.size > 0 && !votes.castBeside;
    return { ...formatVoters(votes), cast: isWithin ? formatCast(votes) : undefined };
  }
  const { for: yes, against, abstain } = votes;
  return { tally: { for: toJson(yes), against: toJson(against), abstain: toJson(abstain) } };
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
