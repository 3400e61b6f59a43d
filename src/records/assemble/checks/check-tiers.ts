/** Checks that every tier on a card is in the ruleset, or that a card of the ruleset adds it. */
import { firstOf } from '../../../diagnostics/at-most.ts';
import { didYouMean } from '../../../diagnostics/did-you-mean.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import { withoutUndefined } from '../../../helpers/without-undefined.ts';
import { quote } from '../../../helpers/words.ts';
import { type NamedTier, tiersNamed } from '../../../law/mechanics/tiers-named.ts';
import { problemFinding } from '../../parse/shape-findings.ts';
import type { Tier, WrittenCard } from '../../types.ts';

export function checkCardTiers(
  cards: readonly WrittenCard[],
  tiers: readonly Tier[],
): readonly Finding[] {
  const added = cards.flatMap(({ mechanics }) => [...(mechanics?.tiers?.keys() ?? [])]);
  const ids = new Set([...tiers.map(({ id }) => id), ...added]);
  return cards.flatMap(({ file, tier, mechanics }) => {
    const named: readonly NamedTier[] = [
      { tier, path: ['tier'] },
      ...tiersNamed(mechanics, ['mechanics']),
    ];
    const unknown = named.filter((each) => !ids.has(each.tier));
    return firstOf(unknown, ({ tier, path, part }) => {
      const near = didYouMean(tier, ids);
      const message = `${quote(tier)} is not a tier of this ruleset.`;
      const help =
        near === undefined ? `Its tiers: ${[...ids].join(', ')}.` : `Did you mean \`${near}\`?`;
      const code = part === undefined ? 'format/type' : 'format/key';
      return problemFinding(file, path, { code, message, help, ...withoutUndefined({ part }) });
    });
  });
}
