/** Which messages a game has on record already. */
import type { Offer } from '../../inbox/types.ts';
import type { WayToVote, WrittenVotes } from '../../records/kinds/votes.ts';
import { everyEvent } from '../../records/lookup/every-event.ts';
import type { WrittenGame, WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';

/** Whether a record of this kind says that it comes from this message. */
export function isRecorded(offer: Offer, game: WrittenGame): boolean {
  const isSource = ({ source }: { readonly source?: string }) => source === offer.message;
  switch (offer.kind) {
    case 'vote':
      return game.proposals.some((proposal) =>
        votesFrom(offer.message, proposal).some(
          ({ voter, way }) =>
            voter === offer.player && way === offer.value && isMeant(proposal, offer),
        ),
      );
    case 'proposal':
      return game.proposals.some(isSource);
    case 'ruling':
      return game.judgments.some(({ bench }) => bench.some(isSource));
    case 'call':
      return game.judgments.some(isSource);
    case 'act':
      return everyEvent(game).some(isSource);
    case 'closing':
    case 'withdraw':
      return game.proposals.some(({ endingSource }) => endingSource === offer.message);
  }
}

function isMeant({ number, source }: WrittenProposal, offer: Offer): boolean {
  return offer.number === undefined ? source === offer.of : number === offer.number;
}

export interface VoteFrom {
  readonly voter: PlayerId;
  readonly way: WayToVote;
}

/** The votes on a proposal that a message is the source of. */
function votesFrom(
  message: string,
  { votes }: Pick<WrittenProposal, 'votes'>,
): readonly VoteFrom[] {
  if (votes?.kind !== 'named') return [];
  return sourced(votes).flatMap(({ source, ...vote }) => (source === message ? [vote] : []));
}

/** Votes with the messages that they come from. */
export function sourced(votes: WrittenVotes & { readonly kind: 'named' }) {
  return votes.remarks.flatMap(({ way, index, source }) => {
    const voter = votes[way][index];
    return source === undefined || voter === undefined ? [] : [{ voter, way, source }];
  });
}
