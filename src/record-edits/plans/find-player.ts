/** The player whom a word means. */
import type { Player, Replay } from '../../engine/results/types.ts';
import { playerNamed, suggestPlayer } from '../../records/lookup/suggest-player.ts';
import { lacking, type Refusal, refuse } from './draft.ts';

export type PlayerFound = { readonly ok: true; readonly player: Player } | Refusal;

/** By the id alone: a name may become another's. */
export function findPlayer({ players }: Replay, id: string): PlayerFound {
  const player = players.find((each) => each.id === id);
  if (player) return { ok: true, player };
  const named = playerNamed(id, players);
  if (named)
    return { ...refuse(`The id of ${named.name} is ${named.id}:`), instead: [id, named.id] };
  const near = suggestPlayer(id, players);
  const known = players.map((each) => `${each.id} (${each.name})`).join(', ');
  const whom = `There is no player “${id}”.`;
  if (near === undefined)
    return lacking('player', `${whom} The players are ${known || 'none yet'}.`);
  return { ...refuse(`${whom} Did you mean ${near}?`), instead: [id, near] };
}
