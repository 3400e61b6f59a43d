/** The name of a tier in a sentence. */
import type { Tier } from '../../records/types.ts';

/** `mutable`; if the tier's title makes no adjective, the title: `“Bylaws”`. */
export function tierWord(tiers: readonly Tier[], id: string): string {
  return tierAdjective(tiers, id) ?? `“${titleOf(tiers, id)}”`;
}

/** The quality of every rule of “Mutable Rules”; `undefined` for titles such as “Bylaws”. */
export function tierAdjective(tiers: readonly Tier[], id: string): string | undefined {
  const [, adjective] = /^(.+) rules$/i.exec(titleOf(tiers, id)) ?? [];
  return adjective?.toLowerCase();
}

function titleOf(tiers: readonly Tier[], id: string): string {
  return tiers.find((tier) => tier.id === id)?.title ?? id;
}
