import type { Replay } from '../../engine/results/types.ts';
import type { PlayerId } from '../../values/ids.ts';

/** The name of a player; the id if the game has no such player. */
export function nameOfPlayer({ players }: Pick<Replay, 'players'>, id: PlayerId): string {
  return players.find((player) => player.id === id)?.name ?? id;
}
