/** Games of several rounds: each has its winner, and the game is in play until it ends. */
import type { WrittenGame } from '../../records/types.ts';
import type { Step } from './timeline.ts';

const known = new WeakMap<WrittenGame, boolean>();

export function isInRounds(game: WrittenGame): boolean {
  const found = known.get(game) ?? game.events.some(({ fact }) => fact.kind === 'round');
  known.set(game, found);
  return found;
}

/** What was held when a round ended wins nothing in the next. */
export function beginsRound(step: Step): boolean {
  return step.kind === 'event' && step.event.fact.kind === 'round';
}
