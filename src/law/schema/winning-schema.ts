/** The quantity by which alone one wins, as a card states it. */
import { NAME } from '../../values/ids.ts';
import { leaf, mapping, oneOf } from '../../values/schema.ts';
import type { Choice } from '../mechanics/mechanics.ts';
import { SCOPES } from '../mechanics/scopes.ts';
import { readFormula } from './formula-leaf.ts';

const SHORT = /^([a-z][a-z0-9_]*)-only$/;

const only = quantityBy('the name of a quantity', (word) => (NAME.test(word) ? word : undefined));
const short = quantityBy('`points-only`', (word) => quantityOf(word));

/** `{ only: points }`, or `points-only` for short. */
export const winningBy = oneOf([
  mapping('the quantity by which alone one wins', { only }),
  short.transform((quantity) => ({ only: quantity })),
]);

/** The quantity that a word names, which may be the short form. */
export function quantityOf(word: string): string | undefined {
  return SHORT.exec(word)?.[1] ?? (NAME.test(word) ? word : undefined);
}

function quantityBy(named: string, read: (word: string) => string | undefined) {
  const expected = `${named}, or a formula that gives one`;
  return leaf<Choice<string>>(expected, (value, refuse) => {
    const quantity = typeof value === 'string' ? read(value) : undefined;
    if (quantity !== undefined) return quantity;
    return readFormula(value, { scope: SCOPES.game, gives: 'string', expected, refuse });
  });
}
