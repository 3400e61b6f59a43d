/** All that the page of a Judgment shows, its reasons as HTML. */
import type { GameArchive } from '../../archive/lookup/game-archive.ts';
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
  return { ...page, game: nameOf(archive), reasons: html, arguments: argued };
}
