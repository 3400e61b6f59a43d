import type { Caller } from '../../../records/judgment-types.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import type { Name } from '../phrase.ts';

/** Who put something to a Judge: a player, or somebody who does not play. */
export function callerName(archive: GameArchive, caller: Caller): Name | string {
  return typeof caller === 'string' ? playerName(archive, caller) : caller.name;
}

/** A player's name with a link to the player's page. The replay has refused unknown ids. */
export function playerName(archive: GameArchive, id: PlayerId): Name {
  return {
    name: archive.players.get(id)?.name ?? id,
    href: archive.links.player(archive.id, id),
  };
}
