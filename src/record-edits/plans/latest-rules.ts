import { rulesAt } from '../../engine/results/rules-at.ts';
import type { Replay, Rule } from '../../engine/results/types.ts';

/** The rules that are in force now, in number order. */
export function latestRules({ lives, versions }: Replay): readonly Rule[] {
  return rulesAt(lives, versions.at(-1)?.number ?? 0);
}
