import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { WrittenPlayer } from '../types.ts';

/**
 * The id of the only player with that name, first name or surname, in any case. If there is no such
 * player, an id that is probably mistyped.
 */
export function suggestPlayer(
  written: string,
  players: readonly Pick<WrittenPlayer, 'id' | 'name' | 'surname'>[],
): string | undefined {
  const wanted = written.trim().toLowerCase();
  const called = players.filter(({ id, name, surname }) =>
    [id, name, surname, name.split(' ')[0]].some((each) => each?.toLowerCase() === wanted),
  );
  if (called.length === 1) return called[0]?.id;
  return didYouMean(
    written,
    players.map(({ id }) => id),
  );
}
