/** A rule as text, for somebody who amends it. */
import { Document } from 'yaml';
import { latestRules } from '../engine/results/rules-at.ts';
import type { Replay, Rule } from '../engine/results/types.ts';
import type { Mechanics } from '../law/mechanics/mechanics.ts';
import { mechanics as schema } from '../law/schema/parse-mechanics.ts';
import { toSentences } from '../law/sentences/sentences.ts';
import { readData } from '../record-edits/read-data.ts';

export function ruleAsText({ number, title, tier, text, mechanics }: Rule) {
  return {
    /** The number as text, as drafts have it. */
    number: String(number),
    title: title ?? '',
    tier,
    text,
    /** As YAML; empty without mechanics. */
    mechanics: mechanics
      ? new Document(mechanics.sentences ?? mechanics.raw).toString({ lineWidth: 0 }).trim()
      : '',
  };
}

export type RuleAsText = ReturnType<typeof ruleAsText>;

export function latestAsText(replay: Replay, number: string): RuleAsText | undefined {
  const rule = latestRules(replay).find((each) => String(each.number) === number);
  return rule && ruleAsText(rule);
}

/** The sentences of mechanics; `undefined` if the text has no mechanics. */
export function sentencesOf(yaml: string): readonly string[] | undefined {
  const written = readData(yaml, '');
  if (!written.ok) return undefined;
  const data = written.data ?? [];
  if (Array.isArray(data) && data.every((each) => typeof each === 'string')) return data;
  const parsed = schema.safeParse(data);
  return parsed.success ? toSentences(parsed.data) : undefined;
}

/** Nothing if sentences are not understood, or contradict each other. */
export function mechanicsIn(sentences: readonly string[]): Mechanics | undefined {
  const parsed = schema.safeParse(sentences);
  return parsed.success ? parsed.data : undefined;
}

/** Whether the mechanics are sentences in the language's wording. */
export function isAsSaid(yaml: string): boolean {
  return (sentencesOf(yaml) ?? ['']).every((sentence) => {
    const mechanics = mechanicsIn([sentence]);
    return mechanics !== undefined && toSentences(mechanics).join(' ') === sentence;
  });
}
