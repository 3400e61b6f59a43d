/** Meanings that a rule's new words seem to have, without mechanics. */
import { latestRules } from '../../engine/results/rules-at.ts';
import type { Replay, Rule } from '../../engine/results/types.ts';
import { toSentences } from '../../law/sentences/sentences.ts';
import { namesKnownTo, offersFor } from '../../law/sentences/understand.ts';
import { otherTier, ruleCalled, type WantedChange } from './plan-proposal.ts';

/**
 * Advice for a rule with words and no mechanics. Uses the rule's tier if the change names none. `give` is how
 * a user gives mechanics.
 */
export function unsaid(
  replay: Replay,
  change: WantedChange,
  give: (mechanics: string) => string,
): readonly string[] {
  if (change.kind === 'transmute') {
    const rule = ruleCalled(replay, change.rule);
    const tier = rule && change.to === undefined ? otherTier(replay, rule) : undefined;
    if (tier === undefined) return [];
    return [`Rule ${rule?.number} is ${rule?.tier}. It would become ${tier}.`];
  }
  if ((change.kind !== 'amend' && change.kind !== 'enact') || change.mechanics !== undefined)
    return [];
  const rule = ruleAmended(replay, change);
  if (rule && change.text === undefined) {
    return [
      `The record has the words that Rule ${rule.number} has now: edit them before the vote.`,
    ];
  }
  if (change.text === undefined || change.text === rule?.text) return [];
  const news = seemsToSay(replay, change).join(' ');
  const words =
    news === '' ? [] : [`The words seem to say: ${news}`, `To make the rule do so: ${give(news)}`];
  if (!rule?.mechanics) return words;
  const keeps = `Rule ${rule.number} keeps its effect, since you chose no other.`;
  return [keeps, ...words, ...(news === '' ? [`For another effect, or none: ${give('…')}`] : [])];
}

/** Sentences that the new words seem to say, and the mechanics do not. */
export function seemsToSay(replay: Replay, change: WantedChange): readonly string[] {
  if ((change.kind !== 'amend' && change.kind !== 'enact') || change.text === undefined) return [];
  const mechanics = ruleAmended(replay, change)?.mechanics;
  const kept = mechanics ? toSentences(mechanics) : [];
  const offers = offersFor(change.text, namesKnownTo(latestRules(replay)));
  const seem = new Set(offers.map(({ sentence }) => sentence));
  return [...seem].filter((sentence) => !kept.includes(sentence));
}

function ruleAmended(replay: Replay, change: WantedChange): Rule | undefined {
  return change.kind === 'amend' ? ruleCalled(replay, change.rule) : undefined;
}
