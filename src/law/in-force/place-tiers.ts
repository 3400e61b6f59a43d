/** The tiers of the law: those of the ruleset, and those that rules in force add. */
import type { AddedTier } from '../mechanics/mechanics.ts';

export interface PlacedTier {
  readonly id: string;
  readonly title: string;
}

/**
 * From the tier that prevails to the one that yields. A tier that is to prevail over one that is not
 * there yields to all; one of the ruleset that a rule speaks of moves to where the rule has it.
 */
export function placeTiers(
  ofRuleset: readonly PlacedTier[],
  added: ReadonlyMap<string, AddedTier>,
): readonly PlacedTier[] {
  const placed = ofRuleset.filter(({ id }) => !added.has(id));
  const visiting = new Set<string>();
  for (const id of added.keys()) place(id);
  return placed;

  function place(id: string): void {
    const tier = added.get(id);
    if (!tier || visiting.has(id)) return;
    visiting.add(id);
    const { title, above } = tier;
    if (above !== undefined) place(above);
    const below = placed.findIndex((each) => each.id === above);
    placed.splice(below < 0 ? placed.length : below, 0, { id, title });
  }
}
