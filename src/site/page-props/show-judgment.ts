/** All that the page of a Judgment shows, its reasons as HTML. */
import type { GameArchive } from '../../archive/lookup/game-archive.ts';
import { picturedJudgments } from '../../archive/page-models/cards/text-card.ts';
import {
  describeJudgment,
  type JudgmentPage,
} from '../../archive/page-models/judgments/describe-judgment.ts';
import type { Judgment } from '../../engine/results/types.ts';
import { linkedText } from '../render/html/linked-text.ts';
import { type GameName, nameOf } from './game-name.ts';

export interface ShownJudgment extends Omit<JudgmentPage, 'reasons' | 'resolve' | 'arguments'> {
  readonly game: GameName;
  /** `undefined` where none are recorded. */
  readonly reasons: string | undefined;
  /** The picture for links to it; `undefined` where the game's stands for it. */
  readonly card: string | undefined;
  /** What was argued, as HTML. */
  readonly arguments: JudgmentPage['arguments'];
}

export function showJudgment(archive: GameArchive, judgment: Judgment): ShownJudgment {
  const { reasons, resolve, arguments: said, ...page } = describeJudgment(archive, judgment);
  const html = reasons.trim() === '' ? undefined : linkedText(reasons, resolve, archive.titles);
  const argued = said.map(({ by, text }) => ({
    by,
    text: linkedText(text, resolve, archive.titles),
  }));
  const card = picturedJudgments(archive).has(judgment)
    ? archive.links.file('games', archive.id, 'judgments', page.name, 'card.png')
    : undefined;
  return { ...page, card, game: nameOf(archive), reasons: html, arguments: argued };
}
