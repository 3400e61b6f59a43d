/** Every tier that a record names must be one of its ruleset's. */

import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Finding, Path } from '../../diagnostics/finding.ts';
import type { Claim, Mechanics } from '../../law/mechanics.ts';
import { quote } from '../../values/quote.ts';
import { MAX_REPORTED, problemFinding } from '../parse/shape-findings.ts';
import type { Tier, WrittenCard, WrittenChange } from '../types.ts';

interface NamedTier {
  readonly tier: string;
  readonly path: Path;
  readonly part?: 'key';
}

export function checkCardTiers(card: WrittenCard, tiers: readonly Tier[]): readonly Finding[] {
  const named = [
    { tier: card.tier, path: ['tier'] },
    ...inMechanics(card.mechanics, ['mechanics']),
  ];
  return unknownTiers(card.file, named, tiers);
}

export function checkChangeTiers(
  file: string,
  changes: readonly WrittenChange[],
  tiers: readonly Tier[],
): readonly Finding[] {
  return unknownTiers(file, changes.flatMap(inChange), tiers);
}

function unknownTiers(
  file: string,
  named: readonly NamedTier[],
  tiers: readonly Tier[],
): readonly Finding[] {
  const ids = new Set(tiers.map(({ id }) => id));
  const unknown = named.filter(({ tier }) => !ids.has(tier)).slice(0, MAX_REPORTED);
  return unknown.map(({ tier, path, part }) => {
    const near = didYouMean(tier, ids);
    const message = `${quote(tier)} is not a tier of this ruleset.`;
    const help =
      near === undefined ? `Its tiers: ${[...ids].join(', ')}.` : `Did you mean \`${near}\`?`;
    const code = part === undefined ? 'format/type' : 'format/key';
    return problemFinding(file, path, { code, message, help, ...(part && { part }) });
  });
}

function inChange(change: WrittenChange): readonly NamedTier[] {
  const { path } = change;
  switch (change.kind) {
    case 'enact': {
      const { tier } = change;
      const own = tier === undefined ? [] : [{ tier, path: [...path, 'enact', 'tier'] }];
      return [...own, ...inMechanics(change.mechanics, [...path, 'enact', 'mechanics'])];
    }
    case 'amend': {
      const { mechanics } = change;
      return typeof mechanics === 'object' ? inMechanics(mechanics, [...path, 'mechanics']) : [];
    }
    case 'transmute':
      return [{ tier: change.to, path: [...path, 'transmute', 'to'] }];
    case 'repeal':
      return [];
  }
}

function inMechanics(mechanics: Mechanics | undefined, path: Path): readonly NamedTier[] {
  if (!mechanics) return [];
  const { changes, adoption = [], limits = [], fiat, becomes } = mechanics;
  return [
    ...[...(changes?.keys() ?? [])].map((tier): NamedTier => {
      return { tier, path: [...path, 'changes', tier], part: 'key' };
    }),
    ...adoption.flatMap(({ of: { tier } }, i) =>
      tier === undefined ? [] : [{ tier, path: [...path, 'adoption', i, 'of', 'tier'] }],
    ),
    ...limits.map(({ of }, i) => ({ tier: of, path: [...path, 'limits', i, 'of'] })),
    ...(fiat?.tiers ?? []).map((tier, i) => ({ tier, path: [...path, 'fiat', 'tiers', i] })),
    ...inClaims(mechanics.overrides, [...path, 'overrides']),
    ...inClaims(mechanics['defers-to'], [...path, 'defers-to']),
    ...inMechanics(becomes?.mechanics, [...path, 'becomes', 'mechanics']),
  ];
}

function inClaims(claims: readonly Claim[] | undefined, path: Path): readonly NamedTier[] {
  return (claims ?? []).flatMap((claim, i) =>
    'tier' in claim ? [{ tier: claim.tier, path: [...path, i, 'tier'] }] : [],
  );
}
