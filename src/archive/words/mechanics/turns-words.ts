/** The order of turns in plain words. */
import type { Formula } from '../../../law/formula/formula.ts';
import type { Turns } from '../../../law/mechanics/mechanics.ts';
import { choiceWords } from './choice-words.ts';
import { formulaWords } from './formula-words.ts';

const ORDERS = {
  seat: 'turns go round in seat order',
  surname: 'turns go by surname, in alphabetical order',
  none: 'there are no turns: anyone may propose at any time',
} as const;

const DIRECTIONS = {
  forward: 'the order is followed forward',
  backward: 'the order is followed backward',
} as const;

export function turnsWords({ order, direction }: Turns): readonly string[] {
  if (typeof order !== 'string' && order.type !== 'string')
    return numberWords({ order, direction });
  const words = choiceWords(order, ORDERS, 'the order of turns');
  return [words, ...(direction ? [choiceWords(direction, DIRECTIONS)] : [])];
}

/** The highest is first where the order is always followed backward. */
function numberWords({
  order,
  direction,
}: {
  readonly order: Formula;
  readonly direction?: Turns['direction'];
}) {
  const first = direction === 'backward' ? 'highest' : 'lowest';
  const words = `turns go by this number, the ${first} first: ${formulaWords(order)}`;
  const isChosen = direction !== undefined && typeof direction !== 'string';
  return isChosen ? [words, choiceWords(direction, DIRECTIONS)] : [words];
}
