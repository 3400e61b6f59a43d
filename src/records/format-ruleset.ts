/** The inverse of `parse-ruleset.ts`. */
import { formatRecord } from './format-record.ts';
import type { RulesetHead } from './parse-ruleset.ts';

export function formatRuleset({
  title,
  author,
  source,
  published,
  tiers,
  body,
}: RulesetHead): string {
  return formatRecord({ title, author, source, published, tiers }, body);
}
