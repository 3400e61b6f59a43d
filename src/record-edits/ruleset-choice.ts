/** The rulesets for a new game, and which of them are almost equal. */
import type { WrittenRuleset } from '../records/types.ts';

/** The original set of Nomic, as its author printed it. */
export const USUAL_RULESET = 'suber';

/** A line for each set, the usual one first. */
export function rulesetLines(rulesets: readonly WrittenRuleset[]): readonly string[] {
  const usual = rulesets.filter(({ id }) => id === USUAL_RULESET);
  const others = rulesets.filter(({ id }) => id !== USUAL_RULESET);
  return [...usual, ...others].map((ruleset, place, all) => {
    const twin = all.slice(0, place).find((other) => differingRules(ruleset, other) !== undefined);
    const { id, title, author } = ruleset;
    const by = author === undefined ? '' : ` (${author})`;
    return `${id}: ${title}${by}${twin ? `. ${likeness(ruleset, twin)}` : ''}`;
  });
}

/**
 * The difference between two almost equal sets, and which to choose. A user who chose that one gets no
 * advice.
 */
export function twinAdvice(
  chosen: WrittenRuleset,
  rulesets: readonly WrittenRuleset[],
): readonly string[] {
  if (chosen.id === USUAL_RULESET) return [];
  const twins = rulesets.filter(
    (other) => other.id !== chosen.id && differingRules(chosen, other) !== undefined,
  );
  return twins.map((twin) => {
    const take = twin.id === USUAL_RULESET ? ` Use ${twin.id}, unless you want that spelling.` : '';
    return `${likeness(chosen, twin)}${take}`;
  });
}

function likeness(ruleset: WrittenRuleset, twin: WrittenRuleset): string {
  const differing = differingRules(ruleset, twin) ?? [];
  const rules = `Rule${differing.length === 1 ? '' : 's'} ${differing.join(', ')}`;
  const but = differing.length === 0 ? '' : ` except for the layout of ${rules}`;
  return `${ruleset.id} has the same rules as ${twin.id}${but}.`;
}

/** At most so many rules differ in almost equal sets. */
const MOST_DIFFERING = 3;

/** The differing rules of two sets with the same numbers; nothing for other sets. */
function differingRules(a: WrittenRuleset, b: WrittenRuleset): readonly number[] | undefined {
  if (a.cards.length !== b.cards.length) return undefined;
  const words = new Map(b.cards.map(({ number, text }) => [number, text]));
  if (!a.cards.every(({ number }) => words.has(number))) return undefined;
  const differing = a.cards.filter(({ number, text }) => words.get(number) !== text);
  return differing.length > MOST_DIFFERING ? undefined : differing.map(({ number }) => number);
}
