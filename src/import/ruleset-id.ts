/** An id for a new ruleset, from the words that somebody gave for one. */
import { parsePlace, whyNoName } from '../content/place.ts';
import type { RulesetId } from '../values/ids.ts';
import { toRulesetId } from '../values/ids.ts';

export type RulesetIdGiven =
  | { readonly ok: true; readonly id: RulesetId }
  | { readonly ok: false; readonly message: string };

/** Not `ok` if the records have no place for a ruleset of this id. */
export function parseRulesetId(text: string): RulesetIdGiven {
  const placed = parsePlace(`rulesets/${text}/ruleset.md`);
  if (placed.ok && placed.place.kind === 'ruleset') return { ok: true, id: toRulesetId(text) };
  const why =
    whyNoName(text) ??
    'It has small letters, digits and hyphens, and does not begin with a hyphen.';
  const message = `“${text}” cannot be the id of a ruleset. ${why}`;
  return { ok: false, message };
}
