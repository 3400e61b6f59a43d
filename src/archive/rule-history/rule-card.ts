/**
 * A rule as a version shows it. A card depends only on the rule's latest change, so the thousands
 * of versions in which a rule is unchanged share one card.
 */
import type { Rule, RuleChange, RuleId, RuleLife } from '../../engine/results/types.ts';
import { once } from '../../helpers/once.ts';
import type { RuleNumber } from '../../values/ids.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { ruleAnchor } from '../lookup/links.ts';
import { shownText } from '../words/lost-words.ts';
import { type CardSetting, cardSetting } from './card-size.ts';
import {
  describeHistory,
  describeLater,
  type HistoryEntry,
  type Reread,
  rereadAt,
} from './describe-change.ts';

export interface RuleCard {
  readonly id: RuleId;
  readonly number: RuleNumber;
  /**
   * Numbers it had before, oldest first, each with an anchor unless another rule shares the number.
   */
  readonly former: readonly { readonly number: RuleNumber; readonly anchor: string | undefined }[];
  readonly anchor: string;
  readonly title: string | undefined;
  readonly tier: ReturnType<typeof describeTier>;
  readonly text: string;
  readonly reread: Reread | undefined;
  /** How it is set as an index card. */
  readonly setting: CardSetting;
  /** Its whole life. */
  readonly href: string;
  readonly history: readonly HistoryEntry[];
  /** Its next change, for readers of an earlier version. */
  readonly later: HistoryEntry | undefined;
  /** Entries left out of a long history. */
  readonly omitted: number;
}

/** Changes of a long history that a card shows, besides the first. */
const MAX_HISTORY = 5;

/** The card after a change; `undefined` when the change repealed the rule. */
export const cardAfter = once(
  ({ rule, version }: RuleChange, archive: GameArchive, life: RuleLife) =>
    rule ? createCard(archive, life, rule, version) : undefined,
);

function createCard(archive: GameArchive, life: RuleLife, rule: Rule, version: number): RuleCard {
  const history = describeHistory(archive, life, version);
  const omitted = Math.max(0, history.length - MAX_HISTORY - 1);
  const former = [...new Set(rule.numbers)].filter((number) => number !== rule.number);
  return {
    id: rule.id,
    number: rule.number,
    former: former.map((number) => ({
      number,
      anchor: archive.holders.get(number)?.length === 1 ? ruleAnchor(number) : undefined,
    })),
    anchor: ruleAnchor(rule.number),
    title: rule.title || undefined,
    tier: describeTier(archive, rule.tier),
    text: shownText(rule),
    reread: rereadAt(archive, life, version),
    setting: cardSetting(shownText(rule)),
    href: archive.links.rule(archive.id, rule.id),
    history: omitted === 0 ? history : [...history.slice(0, 1), ...history.slice(-MAX_HISTORY)],
    omitted,
    later: describeLater(archive, life, version),
  };
}

export function describeTier(archive: GameArchive, id: string) {
  const known = archive.tiers.get(id);
  return {
    id,
    title: known?.title ?? id,
    /** 0 prevails over all. */
    rank: known?.rank ?? archive.tiers.size,
    /** The rules have no other tier. */
    isOnly: archive.tiers.size === 1,
  };
}
