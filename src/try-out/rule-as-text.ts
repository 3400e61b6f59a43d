/** A rule as somebody takes it up to amend it. */
import { stringify } from 'yaml';
import { latestRules } from '../engine/results/rules-at.ts';
import type { Replay, Rule } from '../engine/results/types.ts';

export interface RuleAsText {
  /** Its number as a word, which names it in a draft. */
  readonly number: string;
  readonly title: string;
  readonly tier: string;
  readonly text: string;
  /** In YAML; empty where it has none. */
  readonly mechanics: string;
}

export function ruleAsText({ number, title, tier, text, mechanics }: Rule): RuleAsText {
  return {
    number: String(number),
    title: title ?? '',
    tier,
    text,
    mechanics: mechanics
      ? stringify(mechanics.sentences ?? mechanics.raw, { lineWidth: 0 }).trim()
      : '',
  };
}

export function latestAsText(replay: Replay, number: string): RuleAsText | undefined {
  const rule = latestRules(replay).find((each) => String(each.number) === number);
  return rule && ruleAsText(rule);
}
