/** Ids for what people call by its name. */
import { isName } from '../../content/names.ts';
import type { Player } from '../../engine/results/types.ts';

const LONGEST_ID = 40;

/** From the letters of a name that an id may have. It has a number if others have it, or none is left. */
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

/** Where others have a surname, by which turns may go, a new player has one too. */
export function nameOfNew(name: string, players: readonly NamedPlayer[]): string {
  const isWhole = name.includes(' ') || players.every((each) => each.surname === each.name);
  return isWhole ? name : `${name || 'NAME'} SURNAME`;
}
