/** Formulas by their grammar: most can be parsed, many have the wrong types, some mean nothing. */
import { SCOPES } from '../../src/law/mechanics/scopes.ts';
import type { Random } from '../games/random.ts';

const NAMES = [
  ...new Set(
    Object.values(SCOPES).flatMap(({ names, families }) => [
      ...names.keys(),
      ...[...families.keys()].flatMap((family) => [`${family}.points`, `${family}.gold`, family]),
    ]),
  ),
  ...['player.judge', 'rules.mutable', 'player', 'votes', 'x', 'constructor', 'game.medium.length'],
];
const LITERALS = [
  ...['0', '1', '2', '0.5', '1e3', '10', '99999999', '1e999', '0x10', '1n', '"mail"', "'table'"],
  ...['true', 'false', 'null', '`a`', '/x/', '[1]', '{}', '1_000', '08', '"\\u202e"', '-0'],
];
const BINARY = [
  ...['+', '-', '*', '/', '==', '!=', '<', '<=', '>', '>=', '&&', '||', '===', '%', '**', ',', '='],
];
const CALLS = ['round', 'floor', 'ceil', 'abs', 'min', 'max', 'eval', 'votes.for', 'Math.max'];
const MOST_DEEP = 5;

export function makeFormula(random: Random, depth = 0): string {
  if (depth >= MOST_DEEP || random.chance(0.3)) {
    return random.pick(random.chance(0.6) ? NAMES : LITERALS);
  }
  const part = () => makeFormula(random, depth + 1);
  switch (random.below(6)) {
    case 0:
      return `(${part()} ? ${part()} : ${part()})`;
    case 1:
      return `${random.pick(CALLS)}(${Array.from({ length: random.below(4) }, part).join(', ')})`;
    case 2:
      return `${random.pick(['!', '-', '+', 'typeof ', 'new '])}${part()}`;
    case 3:
      return `(${part()})`;
    default:
      return `${part()} ${random.pick(BINARY)} ${part()}`;
  }
}
