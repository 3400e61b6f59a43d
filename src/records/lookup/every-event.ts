import { once } from '../../helpers/once.ts';
import type { WrittenEvent, WrittenGame, WrittenPlayer } from '../types.ts';

/** Lists the events of a game, and the acts of its proposals unless a vote defeated them. */
export const everyEvent = once((game: WrittenGame): readonly WrittenEvent[] => {
  const acts = game.proposals.flatMap(({ acts = [], outcome }) =>
    outcome === 'defeated' ? [] : acts,
  );
  return acts.length === 0 ? game.events : [...game.events, ...acts];
});

/** Lists the players from the start, and those who join later. */
export function everyPlayer(game: WrittenGame): readonly WrittenPlayer[] {
  const joined = everyEvent(game).flatMap(({ fact }) =>
    fact.kind === 'join' ? [fact.player] : [],
  );
  return [...game.players, ...joined];
}
