/** The order of turns and their parts, as a card states them. */
import { word } from '../../values/scalar-schemas.ts';
import { list, mapping, oneOf, optional } from '../../values/schema.ts';
import { DIRECTIONS, TURN_ORDERS, TURN_PARTS } from '../mechanics/mechanics.ts';
import { SCOPES } from '../mechanics/scopes.ts';
import { choice, formula } from './formula-leaf.ts';

const order = choice(TURN_ORDERS, { scope: SCOPES.game, numbers: SCOPES.player });
const part = word(TURN_PARTS);

/** `{ order: seat, direction: backward }`, or `seat` for short. */
export const turns = oneOf([
  mapping('the order of turns', {
    order,
    direction: optional(choice(DIRECTIONS, { scope: SCOPES.game })),
  }),
  order.transform((only) => ({ order: only })),
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
