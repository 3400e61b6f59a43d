/** How much of a quantity a condition demands: `player.points >= 100` says a hundred. */
import type Fraction from 'fraction.js';
import { demandsOf } from '../formula/demands.ts';
import { parseFormula } from '../formula/parse-formula.ts';
import { SCOPES } from './scopes.ts';

/** `undefined` if the condition demands no number that is the same for all players. */
export function markIn(
  condition: string,
  { quantity, medium }: Readonly<Record<'quantity' | 'medium', string>>,
): Fraction | undefined {
  for (const { sides, words } of demandsOf(condition, SCOPES.player)) {
    const own = sides.findIndex((names) => names.length === 1 && names[0] === `player.${quantity}`);
    const other = own < 0 ? undefined : words[1 - own];
    if (other !== undefined) return evaluate(other, medium);
  }
  return undefined;
}

/** A side of a comparison that asks for nothing but the medium of the game. */
function evaluate(source: string, medium: string): Fraction | undefined {
  const parsed = parseFormula(source, SCOPES.player);
  if (!parsed.ok) return undefined;
  const result = parsed.formula.evaluate({
    name: (dotted) => (dotted === 'game.medium' ? medium : undefined),
    round: (x) => x,
  });
  return result.ok && typeof result.value === 'object' ? result.value : undefined;
}
