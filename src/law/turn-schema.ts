/** The order of turns and their parts, as a card states them. */
import { word } from '../values/scalar-schemas.ts';
import { list, mapping, oneOf, optional } from '../values/schema.ts';
import { choice, formula } from './formula-leaf.ts';
import { TURN_ORDERS, TURN_PARTS } from './mechanics.ts';
import { SCOPES } from './scopes.ts';

const order = choice(TURN_ORDERS, { scope: SCOPES.game });
const part = word(TURN_PARTS);

/** `{ order: seat }`, or `seat` for short. */
export const turns = oneOf([
  mapping('the order of turns', { order }).transform((written) => written.order),
  order,
]);

export const turn = list(
  'of the parts of a turn',
  oneOf([
    part.transform((only) => ({ part: only })),
    mapping('a part of a turn', {
      part,
      faces: optional(formula(SCOPES.player, 'number')),
      if: optional(formula(SCOPES.player, 'boolean')),
    }),
  ]),
);
