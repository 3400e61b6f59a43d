/** How a player voted. */
import type { WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';

export const WAYS = ['for', 'against', 'abstain'] as const;
export type Way = (typeof WAYS)[number];

/** `undefined` if the record has no vote of the player. */
export function proposalWay({ votes }: WrittenProposal, player: PlayerId): Way | undefined {
  return votes?.kind === 'named' ? WAYS.find((way) => votes[way].includes(player)) : undefined;
}
