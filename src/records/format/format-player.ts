import { surnameOf } from '../schema/player-schema.ts';
import type { WrittenPlayer } from '../types.ts';

/** A player as YAML data, without the id. */
export function formatPlayer({ name, surname, robot, account }: WrittenPlayer): object {
  return {
    name,
    surname: surname === surnameOf(name) ? undefined : surname,
    robot: robot || undefined,
    account,
  };
}
