/** The inverse of `parse-ruleset.ts`. */

import type { RulesetHead } from '../parse/parse-ruleset.ts';
import { formatCorrection } from './format-correction.ts';
import { formatRecord } from './format-record.ts';

export function formatRuleset(ruleset: RulesetHead): string {
  const { title, author, source, published, tiers, body } = ruleset;
  const sample = ruleset.sample || undefined;
  const corrected = formatCorrection(ruleset.corrected);
  return formatRecord({ title, author, source, published, tiers, sample, corrected }, body);
}
