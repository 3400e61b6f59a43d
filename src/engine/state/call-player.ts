/** Players as readers know them. */
import type { PlayerId } from '../../values/ids.ts';
import { type State, seatOf } from './state.ts';

/** A player's name; with the id where two share a name, so that different people never read alike. */
export function callPlayer(state: State, id: PlayerId): string {
  const name = seatOf(state, id)?.name;
  if (name === undefined) return id;
  const isShared = state.seats.some((seat) => seat.name === name && seat.id !== id);
  return isShared ? `${name} (${id})` : name;
}

/** For whoever keeps the record: the name, and the id that the record writes. */
export function citePlayer(state: State, id: PlayerId): string {
  const name = seatOf(state, id)?.name;
  return name === undefined ? id : `${name} (${id})`;
}
