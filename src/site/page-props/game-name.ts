/** What every page of a game says of it. */
import type { GameArchive } from '../../archive/lookup/game-archive.ts';

export interface GameName {
  readonly id: string;
  readonly title: string;
}

/** A game in which something can be proposed. */
export function isInPlay({ replay }: GameArchive): boolean {
  return replay.status === 'playing' && replay.players.some(({ status }) => status === 'playing');
}

export function nameOf({ id, title }: GameName): GameName {
  return { id, title };
}
