/** How much of a quantity wins, by the rules in force. */
import type Fraction from 'fraction.js';
import { latestRules } from '../../engine/results/rules-at.ts';
import { once } from '../../helpers/once.ts';
import { markIn } from '../../law/mechanics/marks.ts';
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
  const { medium } = archive.replay.game;
  const marks = latestRules(archive.replay).flatMap(({ number, mechanics }) =>
    (mechanics?.win ?? []).flatMap(({ when }) => {
      const mark = markIn(when.source, { quantity, medium });
      return mark ? [{ mark, rule: number }] : [];
    }),
  );
  return marks.toSorted((a, b) => a.mark.compare(b.mark))[0];
}
