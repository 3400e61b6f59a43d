import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { WrittenPlayer } from '../types.ts';

type Called = Pick<WrittenPlayer, 'id' | 'name' | 'surname'>;

/** The only player with that id, name, first name or surname, in any case. */
export function playerNamed(written: string, players: readonly Called[]): Called | undefined {
  const wanted = written.trim().toLowerCase();
  const called = players.filter(({ id, name, surname }) =>
    [id, name, surname, name.split(' ')[0]].some((each) => each?.toLowerCase() === wanted),
  );
  return called.length === 1 ? called[0] : undefined;
}

/** The id of the player with that name. If there is no such player, an id that is probably mistyped: one that is near, or the only one that begins so. */
export function suggestPlayer(written: string, players: readonly Called[]): string | undefined {
  const ids = players.map(({ id }) => id);
  const begun = ids.filter((id) => id.slice(0, 2) === written.slice(0, 2).toLowerCase());
  const [only, other] = begun;
  const near = playerNamed(written, players)?.id ?? didYouMean(written, ids);
  return near ?? (other === undefined ? only : undefined);
}
