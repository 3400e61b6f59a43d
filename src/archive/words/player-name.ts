import type { PlayerId } from '../../values/ids.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import type { Name } from './phrase.ts';

/** A player's name with a link to the player's page. The replay has refused unknown ids. */
export function playerName(archive: GameArchive, id: PlayerId): Name {
  return {
    name: archive.players.get(id)?.name ?? id,
    href: archive.links.player(archive.id, id),
  };
}
