/** Every tier that a change names is one that the rules have then (Suber's 101 has two). */
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { defined } from '../../helpers/defined.ts';
import { inSeries } from '../../helpers/in-series.ts';
import { type NamedTier, tiersNamed } from '../../law/mechanics/tiers-named.ts';
import type { WrittenChange } from '../../records/types.ts';
import type { Context } from '../state/context.ts';
import { illegal } from '../state/make-finding.ts';

export function checkTiersKnown(
  context: Context,
  file: string,
  change: WrittenChange,
): readonly Finding[] {
  const named = namedIn(change);
  const { tiers } = context.state.law;
  const ids = new Set(tiers.all.map(({ id }) => id));
  for (const id of tiersAdded(change)) ids.add(id);
  return named.flatMap(({ tier, path, part }) => {
    if (ids.has(tier)) return [];
    const near = didYouMean(tier, ids);
    return [
      illegal(context, {
        code: 'unknown/tier',
        at: { file, path, ...defined({ part }) },
        message: `No tier “${tier}” is in the rules as they are.`,
        help:
          near === undefined ? `The tiers are ${inSeries([...ids])}.` : `Did you mean “${near}”?`,
      }),
    ];
  });
}

/** The tiers that the change itself adds: its own rule may be in one of them. */
function tiersAdded(change: WrittenChange): readonly string[] {
  const mechanics = 'mechanics' in change ? change.mechanics : undefined;
  return typeof mechanics === 'object' ? [...(mechanics.tiers?.keys() ?? [])] : [];
}

function namedIn(change: WrittenChange): readonly NamedTier[] {
  const { path } = change;
  switch (change.kind) {
    case 'enact': {
      const { tier } = change;
      const own = tier === undefined ? [] : [{ tier, path: [...path, 'enact', 'tier'] }];
      return [...own, ...tiersNamed(change.mechanics, [...path, 'enact', 'mechanics'])];
    }
    case 'amend': {
      const { mechanics } = change;
      return typeof mechanics === 'object' ? tiersNamed(mechanics, [...path, 'mechanics']) : [];
    }
    case 'transmute':
      return [{ tier: change.to, path: [...path, 'transmute', 'to'] }];
    case 'repeal':
      return [];
  }
}
