/** An id for a new ruleset, from the words that somebody gave for one. */
import { isName, whyNoName } from '../content/names.ts';
import type { RulesetId } from '../values/ids.ts';
import { toRulesetId } from '../values/ids.ts';

export type RulesetIdGiven =
  | { readonly ok: true; readonly id: RulesetId }
  | { readonly ok: false; readonly message: string };

export function parseRulesetId(text: string): RulesetIdGiven {
  if (isName('id', text)) return { ok: true, id: toRulesetId(text) };
  const message = `“${text}” cannot be the id of a ruleset. ${whyNoName('id', text)}`;
  return { ok: false, message };
}
