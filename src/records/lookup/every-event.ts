/** All that a game records as happening: its events, and what its proposals do when they are adopted. */
import { once } from '../../helpers/once.ts';
import type { WrittenEvent, WrittenGame } from '../types.ts';

export const everyEvent = once((game: WrittenGame): readonly WrittenEvent[] => {
  const acts = game.proposals.flatMap(({ acts = [], outcome }) =>
    outcome === 'defeated' ? [] : acts,
  );
  return acts.length === 0 ? game.events : [...game.events, ...acts];
});
