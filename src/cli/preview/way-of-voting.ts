/** How a player voted. */
import type { WrittenProposal } from '../../records/types.ts';
import { WAYS, type WayToVote } from '../../records/vote-types.ts';
import type { PlayerId } from '../../values/ids.ts';

/** `undefined` if the record has no vote of the player. */
export function proposalWay({ votes }: WrittenProposal, player: PlayerId): WayToVote | undefined {
  return votes?.kind === 'named' ? WAYS.find((way) => votes[way].includes(player)) : undefined;
}
