/** The order of turns in plain words. */
import type { Turns } from '../../law/mechanics.ts';
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
  return [orderWords(order), ...(direction ? [choiceWords(direction, DIRECTIONS)] : [])];
}

function orderWords(order: Turns['order']): string {
  if (typeof order === 'string' || order.type === 'string') {
    return choiceWords(order, ORDERS, 'the order of turns');
  }
  return `turns go by this number, the lowest first: ${formulaWords(order)}`;
}
