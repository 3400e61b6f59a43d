/** Games of several rounds: each has its winner, and the game is in play until it ends. */
import type { WrittenGame } from '../../records/types.ts';
import { once } from '../../values/once.ts';
import type { Step } from './timeline.ts';

export const isInRounds = once((game: WrittenGame) =>
  game.events.some(({ fact }) => fact.kind === 'round'),
);

/** What was held when a round ended wins nothing in the next. */
export function beginsRound(step: Step): boolean {
  return step.kind === 'event' && step.event.fact.kind === 'round';
}
