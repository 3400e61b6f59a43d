/** The pictures that go with links to a rule and to a Judgment: what they say, without any drawing yet. */
import type { Judgment, RuleId } from '../../../engine/results/types.ts';
import { once } from '../../../helpers/once.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { describeJudgment } from '../judgments/describe-judgment.ts';
import type { RuleLifePage } from '../rules/describe-rule-life.ts';

export interface TextCard {
  readonly title: string;
  readonly stamp: string;
  readonly words: string;
  readonly foot: string;
}

/**
 * To draw a card takes as long as to make many pages. So the rules that changed last have one, and
 * the latest Judgments; all others are shown with the card of their game.
 */
const MOST = 100;

/** The rules with a card of their own; none of those that never changed. */
export const picturedRules = once((archive: GameArchive): ReadonlySet<RuleId> => {
  const moved = [...archive.replay.lives.values()].flatMap(({ id, changes }) => {
    const last = changes.at(-1);
    return last && last.kind !== 'initial' ? [{ id, version: last.version }] : [];
  });
  const latest = moved.sort((a, b) => b.version - a.version).slice(0, MOST);
  return new Set(latest.map(({ id }) => id));
});

export const picturedJudgments = once(
  (archive: GameArchive): ReadonlySet<Judgment> => new Set(archive.replay.judgments.slice(-MOST)),
);

export function ruleCardPicture(
  archive: GameArchive,
  { heading, title, tier, isRepealed, text }: RuleLifePage,
): TextCard {
  return {
    title: title ? `${heading}, ${title}` : heading,
    stamp: isRepealed ? 'Repealed' : tier.title.replace(/ rules$/i, ''),
    words: text,
    foot: archive.title,
  };
}

export function judgmentCardPicture(archive: GameArchive, judgment: Judgment): TextCard {
  const { heading, question, ruling, statusWords } = describeJudgment(archive, judgment);
  return {
    title: heading,
    stamp: ruling === undefined ? statusWords : `Ruling: ${ruling}`,
    words: question,
    foot: archive.title,
  };
}
