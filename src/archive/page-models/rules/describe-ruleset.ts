/** An Initial Set: its cards, and beside each how the engine reads it. */
import type { WrittenCard, WrittenRuleset } from '../../../records/types.ts';
import type { RuleNumber } from '../../../values/ids.ts';
import type { Resolve } from '../../lookup/describe-reference.ts';
import { type Links, ruleAnchor } from '../../lookup/links.ts';
import { createTitleFinder } from '../../lookup/references.ts';
import { cardSetting } from '../../rule-history/card-size.ts';
import { indexNumbers } from '../../rule-history/describe-version.ts';
import type { RuleCard } from '../../rule-history/rule-card.ts';
import { mechanicsLines } from '../../words/mechanics-lines.ts';
import type { Link } from '../../words/phrase.ts';
import { correctionWords } from '../../words/record-words.ts';

export function describeRuleset(ruleset: WrittenRuleset, links: Links, games: readonly Link[]) {
  const cards = ruleset.cards.map((card): RuleCard => {
    const rank = ruleset.tiers.findIndex(({ id }) => id === card.tier);
    return {
      id: String(card.number),
      number: card.number,
      former: [],
      anchor: ruleAnchor(card.number),
      title: card.title || undefined,
      tier: {
        id: card.tier,
        title: ruleset.tiers[rank]?.title ?? card.tier,
        rank,
        isOnly: ruleset.tiers.length === 1,
      },
      text: card.text,
      setting: cardSetting(card.text),
      href: links.ruleset(ruleset.id, card.number),
      history: [],
      omitted: 0,
      later: undefined,
      reread: undefined,
    };
  });
  const written: ReadonlyMap<RuleNumber, WrittenCard> = new Map(
    ruleset.cards.map((card) => [card.number, card]),
  );
  return {
    id: ruleset.id,
    title: ruleset.title,
    description: `${ruleset.title}: ${cards.length} rules, each with its reading.`,
    author: ruleset.author,
    source: ruleset.source,
    published: ruleset.published,
    body: ruleset.body,
    corrected: correctionWords(ruleset.corrected),
    games,
    index: indexNumbers(cards.map((card) => ({ card, difference: undefined }))),
    tiers: ruleset.tiers
      .map(({ id, title }, rank, { length }) => ({
        tier: { id, title, rank, isOnly: length === 1 },
        rules: cards
          .filter((card) => card.tier.id === id)
          .map((card) => ({
            card,
            mechanics: mechanicsLines(written.get(card.number)?.mechanics),
            corrected: correctionWords(written.get(card.number)?.corrected),
          })),
      }))
      .filter(({ rules }) => rules.length > 0),
    titles: createTitleFinder(ruleset.cards.flatMap((card) => card.title ?? [])),
    resolve: (({ to }) => {
      const card =
        to.kind === 'title'
          ? cards.find(({ title }) => title === to.title)
          : to.kind === 'rule' && cards.find(({ number }) => number === to.number);
      return card ? `#${card.anchor}` : undefined;
    }) satisfies Resolve,
  };
}
