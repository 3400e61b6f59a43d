/**
 * The whole life of a rule in Markdown: each of its texts in full, below the change that made it.
 */

import { ruleHeading } from '../../archive/exports/plain-text.ts';
import { historyLine } from '../../archive/words/phrases/history-line.ts';
import { escapeMarkdown } from '../../diagnostics/escape-markdown.ts';
import type { Replay, RuleChange, RuleLife } from '../../engine/results/types.ts';
import { saySame } from '../../law/mechanics/canonical.ts';
import { standingOf } from './rule-life.ts';

export function ruleLifeMarkdown(replay: Replay, { changes }: RuleLife): string {
  const last = changes.findLast((change) => change.rule)?.rule;
  if (!last) return '';
  return [
    `# ${escapeMarkdown(ruleHeading(last))}`,
    escapeMarkdown(standingOf(replay, last, changes.at(-1))),
    ...changes.map((change, i) => stage(replay, change, changes[i - 1])),
  ].join('\n\n');
}

function stage(replay: Replay, change: RuleChange, before: RuleChange | undefined): string {
  const { rule, version } = change;
  const number = rule ? `, Rule ${rule.number}` : '';
  const words =
    rule && rule.text === before?.rule?.text ? ['The words stayed the same.'] : [rule?.text.trim()];
  if (rule && before?.rule && !saySame(before.rule.mechanics, rule.mechanics))
    words.push('The mechanics changed.');
  const lines = [
    `## Version ${version}${number}`,
    `*${escapeMarkdown(historyLine(replay, change))}*`,
    ...words,
  ];
  return lines.filter((line) => line !== undefined).join('\n\n');
}
