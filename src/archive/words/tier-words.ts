/** What a tier is called in a sentence. */
import type { Tier } from '../../records/types.ts';

/** `mutable`; where the tier's title makes no adjective, the title: `“Bylaws”`. */
export function tierWord(tiers: readonly Tier[], id: string): string {
  return tierAdjective(tiers, id) ?? `“${titleOf(tiers, id)}”`;
}

/** What every rule of “Mutable Rules” is; `undefined` for titles such as “Bylaws”. */
export function tierAdjective(tiers: readonly Tier[], id: string): string | undefined {
  const [, adjective] = /^(.+) rules$/i.exec(titleOf(tiers, id)) ?? [];
  return adjective?.toLowerCase();
}

function titleOf(tiers: readonly Tier[], id: string): string {
  return tiers.find((tier) => tier.id === id)?.title ?? id;
}
