import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { WrittenPlayer } from '../types.ts';

type Person = Pick<WrittenPlayer, 'id' | 'name' | 'surname'>;

/** The only player with that id, name, first name or surname, in any case. */
export function playerNamed(written: string, players: readonly Person[]): Person | undefined {
  const wanted = written.trim().toLowerCase();
  const called = players.filter(({ id, name, surname }) =>
    [id, name, surname, name.split(' ')[0]].some((each) => each?.toLowerCase() === wanted),
  );
  return called.length === 1 ? called[0] : undefined;
}

/**
 * The id of the player with that name, or the ids of several players without a comma between them. If there
 * are no such players, an id that is probably mistyped: one that is near, or the only one that begins so.
 */
export function suggestPlayer(written: string, players: readonly Person[]): string | undefined {
  const named = playerNamed(written, players);
  if (named) return named.id;
  const words = written.split(BETWEEN_PLAYERS).filter((word) => !/^(and)?$/i.test(word));
  if (words.length > 1) {
    const near = didYouMean(
      written,
      players.map(({ name }) => name),
    );
    const isSeveral = words.every((word) => playerNamed(word, players));
    if (near !== undefined && !isSeveral) return playerNamed(near, players)?.id;
    // A longer text names no players, and is not compared word by word.
    if (words.length > players.length) return undefined;
    const several = new Set(words.map((word) => suggestPlayer(word, players)));
    return several.has(undefined) ? undefined : [...several].join(', ');
  }
  const ids = players.map(({ id }) => id);
  const [word = written] = words;
  const begun = ids.filter((id) => id.slice(0, 2) === word.slice(0, 2).toLowerCase());
  const [only, other] = begun;
  return didYouMean(word, ids) ?? (other === undefined ? only : undefined);
}

/** People write these in the place of a comma. */
const BETWEEN_PLAYERS = /[\s;,+&/]+/;
