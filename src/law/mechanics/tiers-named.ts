/** Every tier that mechanics name, with its path. */
import type { Path } from '../../diagnostics/finding.ts';
import type { Claim, Demand, Mechanics } from './mechanics.ts';

export interface NamedTier {
  readonly tier: string;
  readonly path: Path;
  readonly part?: 'key';
}

/** Tiers that the same mechanics add are left out. */
export function tiersNamed(mechanics: Mechanics | undefined, path: Path): readonly NamedTier[] {
  if (!mechanics) return [];
  const { changes, limits = [], grants = [], fiat, becomes, tiers } = mechanics;
  const named: readonly NamedTier[] = [
    ...[...(changes?.keys() ?? [])].map((tier): NamedTier => {
      return { tier, path: [...path, 'changes', tier], part: 'key' };
    }),
    ...inDemands(mechanics.quorum, [...path, 'quorum']),
    ...inDemands(mechanics.adoption, [...path, 'adoption']),
    ...limits.map(({ of }, i) => ({ tier: of, path: [...path, 'limits', i, 'of'] })),
    ...[...(tiers?.values() ?? [])].flatMap(({ above }, i) =>
      above === undefined ? [] : [{ tier: above, path: [...path, 'tiers', i, 'above'] }],
    ),
    ...grants.flatMap(({ what, of = [] }, i) =>
      what === 'rules'
        ? of.map((tier, k) => ({ tier, path: [...path, 'grants', i, 'of', k] }))
        : [],
    ),
    ...(fiat?.tiers ?? []).map((tier, i) => ({ tier, path: [...path, 'fiat', 'tiers', i] })),
    ...inClaims(mechanics.overrides, [...path, 'overrides']),
    ...inClaims(mechanics['defers-to'], [...path, 'defers-to']),
    ...tiersNamed(becomes?.mechanics, [...path, 'becomes', 'mechanics']),
  ];
  return tiers ? named.filter(({ tier }) => !tiers.has(tier)) : named;
}

function inDemands(demands: readonly Demand[] | undefined, path: Path): readonly NamedTier[] {
  return (demands ?? []).flatMap(({ of: { tier } }, i) =>
    tier === undefined ? [] : [{ tier, path: [...path, i, 'of', 'tier'] }],
  );
}

function inClaims(claims: readonly Claim[] | undefined, path: Path): readonly NamedTier[] {
  return (claims ?? []).flatMap((claim, i) =>
    'tier' in claim ? [{ tier: claim.tier, path: [...path, i, 'tier'] }] : [],
  );
}
