/** All that a page shows of a version, texts as HTML. */
import { describeVersion, type VersionPage } from '../../archive/rule-history/describe-version.ts';
import type { CardTier } from '../../archive/rule-history/rule-card.ts';
import type { Effect } from '../../archive/words/effect.ts';
import type { Version } from '../../engine/results/types.ts';
import type { RuleNumber } from '../../values/ids.ts';
import type { ShownGame } from '../data/games-and-rulesets.ts';
import { numberIndexHtml } from '../render/html/number-index-html.ts';
import { ruleCardHtml } from '../render/html/rule-card-html.ts';
import { type GameName, isInPlay, nameOf } from './game-name.ts';

export interface ShownVersion
  extends Pick<VersionPage, 'heading' | 'inForce' | 'madeBy' | 'number' | 'age' | 'steps'> {
  readonly game: GameName;
  readonly changes: readonly ShownChange[];
  /** Something can be proposed in the game. */
  readonly inPlay: boolean;
  readonly index: string;
  readonly tiers: readonly { readonly tier: CardTier; readonly cards: readonly string[] }[];
}

export interface ShownChange {
  /** On the page itself; a rule that is gone from it has its life elsewhere. */
  readonly href: string;
  readonly number: RuleNumber;
  readonly title: string | undefined;
  readonly says: string;
  readonly does: Effect | undefined;
}

export function showVersion({ archive, cursor }: ShownGame, version: Version): ShownVersion {
  const page = describeVersion(archive, cursor, version);
  const { heading, inForce, madeBy, number, age, steps, resolve } = page;
  return {
    game: nameOf(archive),
    heading,
    inForce,
    madeBy,
    inPlay: isInPlay(archive),
    number,
    age,
    steps,
    changes: showChanges(page),
    index: numberIndexHtml(page.index),
    tiers: page.tiers.map(({ tier, rules }) => ({
      tier,
      cards: rules.map((rule) => ruleCardHtml(rule, resolve, archive.titles)),
    })),
  };
}

function showChanges({ differences, index }: VersionPage): readonly ShownChange[] {
  const shown = new Set(index.flatMap((row) => row.numbers.map(({ number }) => number)));
  return differences.map(({ number, says, kind, href, title, does }) => {
    const isGone = kind === 'repeal' && !shown.has(number);
    return { number, title, says, does, href: isGone ? href : `#rule-${number}` };
  });
}
