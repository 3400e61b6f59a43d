/** The quantity by which players are ranked: points, or else one of which a rule sets a mark that wins. */
import { once } from '../../helpers/once.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { winningMark } from './winning-mark.ts';

export const leadingQuantity = once((archive: GameArchive): string => {
  const all = quantitiesHeld(archive);
  if (all.includes('points')) return 'points';
  return all.find((quantity) => winningMark(archive, quantity) !== undefined) ?? 'points';
});

/** All that any player holds. */
export function quantitiesHeld({ replay }: GameArchive): readonly string[] {
  return [...new Set(replay.players.flatMap(({ holdings }) => [...holdings.keys()]))];
}
