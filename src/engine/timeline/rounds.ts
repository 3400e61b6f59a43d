/** Games of several rounds: each has its winner, and the game is in play until it ends. */
import { once } from '../../helpers/once.ts';
import { everyEvent } from '../../records/lookup/every-event.ts';
import type { WrittenGame } from '../../records/types.ts';

export const isInRounds = once((game: WrittenGame) =>
  everyEvent(game).some(({ fact }) => fact.kind === 'round'),
);
