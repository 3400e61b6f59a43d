import { line, player } from '../../values/scalar-schemas.ts';
import { mapping, oneOf } from '../../values/schema.ts';

/** A player, or `{ name: … }` of somebody who does not play. */
export const caller = oneOf([
  player,
  mapping('somebody who does not play', { name: line('the name') }),
]);
