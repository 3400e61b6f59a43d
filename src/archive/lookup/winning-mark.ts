/** How much of a quantity wins, by the rules in force: `player.points >= 100` says a hundred. */
import type Fraction from 'fraction.js';
import { latestRules } from '../../engine/results/rules-at.ts';
import { once } from '../../helpers/once.ts';
import { demandsOf } from '../../law/formula/demands.ts';
import { parseFormula } from '../../law/formula/parse-formula.ts';
import { SCOPES } from '../../law/mechanics/scopes.ts';
import type { GameArchive } from './game-archive.ts';

/** The quantity that ranks the players: points, or else one for which a rule sets a winning mark. */
export const leadingQuantity = once((archive: GameArchive): string => {
  const all = quantitiesHeld(archive);
  if (all.includes('points')) return 'points';
  return all.find((quantity) => winningMark(archive, quantity) !== undefined) ?? 'points';
});

export function quantitiesHeld({ replay }: GameArchive): readonly string[] {
  return [...new Set(replay.players.flatMap(({ holdings }) => [...holdings.keys()]))];
}

/** The least mark that a rule in force sets; `undefined` if none sets one that is the same for all. */
export function winningMark(archive: GameArchive, quantity: string): Fraction | undefined {
  return winningMarkAndRule(archive, quantity)?.mark;
}

/** How much wins, and the number of the rule that says so. */
export function winningMarkAndRule(archive: GameArchive, quantity: string) {
  const marks = latestRules(archive.replay).flatMap(({ number, mechanics }) =>
    (mechanics?.win ?? []).flatMap(({ when }) => {
      const mark = markIn(archive, when.source, quantity);
      return mark ? [{ mark, rule: number }] : [];
    }),
  );
  return marks.toSorted((a, b) => a.mark.compare(b.mark))[0];
}

function markIn(archive: GameArchive, condition: string, quantity: string): Fraction | undefined {
  for (const { sides, words } of demandsOf(condition, SCOPES.player)) {
    const own = sides.findIndex((names) => names.length === 1 && names[0] === `player.${quantity}`);
    const other = own < 0 ? undefined : words[1 - own];
    if (other !== undefined) return evaluate(archive, other);
  }
  return undefined;
}

/** A side of a comparison that asks for nothing but the medium of the game. */
function evaluate({ replay }: GameArchive, source: string): Fraction | undefined {
  const parsed = parseFormula(source, SCOPES.player);
  if (!parsed.ok) return undefined;
  const result = parsed.formula.evaluate({
    name: (dotted) => (dotted === 'game.medium' ? replay.game.medium : undefined),
    round: (x) => x,
  });
  return result.ok && typeof result.value === 'object' ? result.value : undefined;
}
