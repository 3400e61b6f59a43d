import type { PlayerId } from '../../values/ids.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import type { Name } from './phrase.ts';

/** A player's name, leading to the player's page. Nobody unknown ever gets this far. */
export function playerName(archive: GameArchive, id: PlayerId): Name {
  return {
    name: archive.players.get(id)?.name ?? id,
    href: archive.links.player(archive.id, id),
  };
}
