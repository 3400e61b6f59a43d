/** A player in the record of a game, or in an event of joining. */
import type * as z from 'zod/mini';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { PlayerId } from '../../values/ids.ts';
import * as v from '../../values/scalar-schemas.ts';
import * as s from '../../values/schema.ts';

export const PLAYER_SHAPE = {
  name: v.line('the name of the player'),
  surname: s.optional(v.line('the surname of the player')),
  robot: s.optional(v.flag),
  account: s.optional(s.oneOf([v.account, s.list('of accounts', v.account)])),
};

/** Documents the keys. */
export const PLAYER_SAYS = {
  name: 'the name in full',
  surname: 'the surname, if it is not the last word of the name',
  robot: '`true` for a robot, which votes and never proposes',
  account:
    'the accounts with which the player writes: `github:ada-b`, `mail:ada@example.org`, `discord:8100`, `chat:Ada`; a list if there are several',
};

export const playerFields = s.mapping('a player', PLAYER_SHAPE);
/* @__PURE__ */ s.document('a player', playerFields, () => PLAYER_SAYS);

export type PlayerFields = z.output<typeof playerFields>;

export interface WrittenPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly surname: string;
  readonly robot: boolean;
  /** The player writes with these: `github:ada-b`, `mail:ada@example.org`. */
  readonly accounts?: readonly string[];
}

export function toPlayer(id: PlayerId, fields: PlayerFields): WrittenPlayer {
  const { name, surname = surnameOf(name), robot = false, account: hand } = fields;
  const accounts = hand === undefined ? undefined : [hand].flat();
  return { id, name, surname, robot, ...withoutUndefined({ accounts }) };
}

/** The inverse of `toPlayer`, without the id. */
export function fromPlayer({ name, surname, robot, accounts }: WrittenPlayer): PlayerFields {
  const [first, second] = accounts ?? [];
  const hand = second === undefined ? first : [...(accounts ?? [])];
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
