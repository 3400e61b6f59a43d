/** The player whom a word means. */

import type { Player, Replay } from '../../engine/results/types.ts';
import { capital } from '../../helpers/words.ts';
import { playerNamed, suggestPlayer } from '../../records/lookup/suggest-player.ts';
import { lacking, type Refusal, refuse } from './draft.ts';
import { nameOfNew, newId } from './new-id.ts';

export type PlayerFound = { readonly ok: true; readonly player: Player } | Refusal;

/** By id only, since names may change. */
export function findPlayer({ players }: Replay, id: string): PlayerFound {
  const player = players.find((each) => each.id === id);
  if (player) return { ok: true, player };
  const named = playerNamed(id, players);
  if (named)
    return { ...refuse(`The id of ${named.name} is ${named.id}:`), instead: [id, named.id] };
  const near = suggestPlayer(id, players);
  const whom = `There is no player “${id}”.`;
  if (near === undefined) {
    const name = nameOfNew(capital(id), players).replaceAll("'", "''");
    const joining = `join: { id: ${newId(id, 'player', [])}, name: '${name}' }`;
    const refusal = lacking('player', `${whom} ${playersListed(players)}`);
    return { ...refusal, mendings: [{ move: 'event', of: joining }] };
  }
  return { ...refuse(`${whom} Did you mean ${near}?`), instead: [id, near.replaceAll(', ', ',')] };
}

/** `The players are anna (Anna Berg), ben (Ben Cole).` */
export function playersListed(players: readonly Pick<Player, 'id' | 'name'>[]): string {
  const known = players.map(({ id, name }) => `${id} (${name})`).join(', ');
  return `The players are ${known || 'none yet'}.`;
}
