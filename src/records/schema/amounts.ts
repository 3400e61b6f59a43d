/** Who gets how much of each quantity. */
import type Fraction from 'fraction.js';
import { NAMES, PLAYERS } from '../../values/ids.ts';
import { amount } from '../../values/scalar-schemas.ts';
import { keyed, oneOf } from '../../values/schema.ts';

/** The quantity that a bare number counts. */
export const POINTS = 'points';

/** `{ a: { strength: 2 } }`. */
export const quantities = keyed(
  'of players to quantities',
  PLAYERS,
  keyed('of quantities to amounts', NAMES, amount),
);

const inPoints = amount.transform((sum): ReadonlyMap<string, Fraction> => new Map([[POINTS, sum]]));

/** `{ a: 10 }`: points. */
export const points = keyed('of players to points', PLAYERS, inPoints);

/** `{ a: 10 }`, where a bare number is points, or `{ a: { strength: 2 } }`. */
export const gains = keyed(
  'of players to amounts',
  PLAYERS,
  oneOf([inPoints, keyed('of quantities to amounts', NAMES, amount)]),
);
