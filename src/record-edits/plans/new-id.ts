/** Makes ids from names. */
import { isName } from '../../content/names.ts';
import type { Player } from '../../engine/results/types.ts';

const LONGEST_ID = 40;

/** Uses the letters of a name that an id may have. Adds a number if the id is taken or empty. */
export function newId(name: string, otherwise: string, taken: readonly string[]): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const made = letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_ID)
    .replace(/^-+|-+$/g, '');
  const stem = isName('id', made) ? made : otherwise;
  let id = stem;
  for (let count = 2; taken.includes(id); count += 1) id = `${stem}-${count}`;
  return id;
}

export type NamedPlayer = Pick<Player, 'id' | 'name' | 'surname'>;

/** Gives a new player a surname if the others have one, since turns may go by it. */
export function nameOfNew(name: string, players: readonly NamedPlayer[]): string {
  const isWhole = name.includes(' ') || players.every((each) => each.surname === each.name);
  return isWhole ? name : `${name || 'NAME'} SURNAME`;
}
