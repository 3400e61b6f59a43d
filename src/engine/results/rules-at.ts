import { compareNumbers } from '../../helpers/numbers.ts';
import type { Replay, Rule, RuleChange, RuleLife } from './types.ts';

/** The rules in force at a version, in number order, from the rules' lives. */
export function rulesAt(lives: ReadonlyMap<string, RuleLife>, version: number): readonly Rule[] {
  const rules: Rule[] = [];
  for (const life of lives.values()) {
    const rule = changeAt(life, version)?.rule;
    if (rule) rules.push(rule);
  }
  return rules.sort((a, b) => compareNumbers(a.number, b.number));
}

/** A rule's last change up to a version; `undefined` before its enactment. */
export function changeAt(life: RuleLife, version: number): RuleChange | undefined {
  // A binary search, since pages ask for every version of long lives.
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
