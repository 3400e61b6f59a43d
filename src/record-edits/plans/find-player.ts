/** The player whom a word means. */
import type { Player, Replay } from '../../engine/results/types.ts';
import { suggestPlayer } from '../../records/lookup/suggest-player.ts';
import { type Refusal, refuse } from './draft.ts';

export type PlayerFound = { readonly ok: true; readonly player: Player } | Refusal;

/** By the id alone: a name may become another's. */
export function findPlayer({ players }: Replay, id: string): PlayerFound {
  const player = players.find((each) => each.id === id);
  if (player) return { ok: true, player };
  const near = suggestPlayer(id, players);
  const known = players.map((each) => `${each.id} (${each.name})`).join(', ');
  const whom = `There is no player “${id}”.`;
  if (near === undefined) return refuse(`${whom} The players are ${known || 'none yet'}.`);
  return { ...refuse(`${whom} Did you mean ${near}?`), instead: [id, near] };
}
