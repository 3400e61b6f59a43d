/** The Initial Sets with which a game at the board may begin. */
import { bundledRulesets } from '../../bundled-rulesets.ts';
import type { Source } from '../../content/source.ts';
import { once } from '../../helpers/once.ts';
import { USUAL_RULESET } from '../../record-edits/ruleset-choice.ts';
import type { WrittenRuleset } from '../../records/types.ts';
import { type CheckedRecords, showRulesets } from './games-and-rulesets.ts';
import { shownRecords } from './shown-records.ts';

/**
 * Those of the archive, and those that come with the program and are not among them; the usual one
 * first.
 */
export function boardSets() {
  return setsBeside(shownRecords());
}

const setsBeside = once(({ library: shown }: CheckedRecords) => {
  const bundled = bundledRulesets(new Set(shown.records.rulesets.keys()));
  const sets = new Map<string, { ruleset: WrittenRuleset; sources: readonly Source[] }>();
  // The program lies in a repository from which its own records may have been taken out.
  for (const library of [shown, ...(bundled.ok ? [bundled] : [])]) {
    for (const ruleset of showRulesets({ library })) {
      const sources = library.sources.filter(({ file }) =>
        file.startsWith(`rulesets/${ruleset.id}/`),
      );
      sets.set(ruleset.id, { ruleset, sources });
    }
  }
  const usual = sets.get(USUAL_RULESET);
  const others = [...sets.values()].filter((set) => set !== usual);
  return usual ? [usual, ...others] : others;
});
