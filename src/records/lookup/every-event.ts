import { once } from '../../helpers/once.ts';
import type { WrittenEvent, WrittenGame } from '../types.ts';

/** Lists the events of a game, and the acts of its proposals unless a vote defeated them. */
export const everyEvent = once((game: WrittenGame): readonly WrittenEvent[] => {
  const acts = game.proposals.flatMap(({ acts = [], outcome }) =>
    outcome === 'defeated' ? [] : acts,
  );
  return acts.length === 0 ? game.events : [...game.events, ...acts];
});
