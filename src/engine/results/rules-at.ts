import { compareNumbers } from '../../helpers/numbers.ts';
import type { Replay, Rule, RuleChange, RuleLife } from './types.ts';

/** The rules in force at a version, in number order: the ruleset put together from its rules' lives. */
export function rulesAt(lives: ReadonlyMap<string, RuleLife>, version: number): readonly Rule[] {
  const rules: Rule[] = [];
  for (const life of lives.values()) {
    const rule = changeAt(life, version)?.rule;
    if (rule) rules.push(rule);
  }
  return rules.sort((a, b) => compareNumbers(a.number, b.number));
}

/** A rule's latest change at or before a version; `undefined` before it was enacted. */
export function changeAt(life: RuleLife, version: number): RuleChange | undefined {
  // A search by halves: versions are asked for one after another, and a life may have as many changes.
  let low = 0;
  let high = life.changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((life.changes[middle]?.version ?? Infinity) <= version) low = middle + 1;
    else high = middle;
  }
  return life.changes[low - 1];
}

/** The rules that are in force now, in number order. */
export function latestRules({ lives, versions }: Replay): readonly Rule[] {
  return rulesAt(lives, versions.at(-1)?.number ?? 0);
}
