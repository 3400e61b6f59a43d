/**
 * The rules in force at one version after another. Pages are made in the order of versions. So each
 * ruleset is the one before with a few cards exchanged. Asking for an earlier version starts again from
 * the first.
 */
import { changeAt } from '../../engine/results/rules-at.ts';
import type { RuleId } from '../../engine/results/types.ts';
import { compareNumbers } from '../../helpers/numbers.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { cardAfter, type RuleCard } from './rule-card.ts';

export function createRulesetCursor(archive: GameArchive) {
  let reached = -1;
  let cards: RuleCard[] = [];
  const byId = new Map<RuleId, RuleCard>();
  const advance = (version: number) => {
    for (const id of archive.changedIn.get(version) ?? []) {
      const life = archive.replay.lives.get(id);
      const change = life && changeAt(life, version);
      const card = life && change && cardAfter(change, archive, life);
      const before = byId.get(id);
      if (before) cards.splice(cards.indexOf(before), 1);
      if (card) insert(cards, card);
      if (card) byId.set(id, card);
      else byId.delete(id);
    }
  };
  return {
    /** Cards in force, the prevailing tier first, then in number order. */
    at(version: number): readonly RuleCard[] {
      if (version < reached) {
        reached = -1;
        cards = [];
        byId.clear();
      }
      while (reached < version) advance(++reached);
      return cards.slice();
    },
  };
}

export type RulesetCursor = ReturnType<typeof createRulesetCursor>;

function insert(cards: RuleCard[], card: RuleCard): void {
  let low = 0;
  let high = cards.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const { tier, number } = cards[middle] ?? card;
    const order = tier.rank - card.tier.rank || compareNumbers(number, card.number);
    if (order <= 0) low = middle + 1;
    else high = middle;
  }
  cards.splice(low, 0, card);
}
