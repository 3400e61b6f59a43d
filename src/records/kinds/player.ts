/** A player, as a game's record or an event of joining introduces one. */
import type * as z from 'zod';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { PlayerId } from '../../values/ids.ts';
import { account, flag, line } from '../../values/scalar-schemas.ts';
import { mapping, optional } from '../../values/schema.ts';

export const PLAYER_SHAPE = {
  name: line('the name of the player'),
  surname: optional(line('the surname of the player')),
  robot: optional(flag),
  account: optional(account),
};

/** What the keys say, for the documentation. */
export const PLAYER_SAYS = {
  name: 'the name in full',
  surname: 'the surname, if it is not the last word of the name',
  robot: '`true` for one who votes and never proposes',
  account: 'the account from which the player sends changes: `github:ada-b`',
};

export const playerFields = mapping('a player', PLAYER_SHAPE, PLAYER_SAYS);
export type PlayerFields = z.output<typeof playerFields>;

export interface WrittenPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly surname: string;
  readonly robot: boolean;
  /** On a forge: `github:ada-b`. */
  readonly account?: string;
}

export function toPlayer(id: PlayerId, fields: PlayerFields): WrittenPlayer {
  const { name, surname = surnameOf(name), robot = false, account: hand } = fields;
  return { id, name, surname, robot, ...withoutUndefined({ account: hand }) };
}

/** The inverse of `toPlayer`; the id stands elsewhere. */
export function fromPlayer({ name, surname, robot, account: hand }: WrittenPlayer): PlayerFields {
  const other = surname === surnameOf(name) ? undefined : surname;
  return {
    name,
    ...withoutUndefined({ surname: other, robot: robot || undefined, account: hand }),
  };
}

/** The last word of a name, which is the surname unless the record gives one. */
export function surnameOf(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? name;
}
