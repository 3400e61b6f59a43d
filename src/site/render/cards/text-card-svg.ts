/** A catalogue card with words on it: of a rule its text, of a Judgment its question. */
import type { TextCard } from '../../../archive/page-models/cards/text-card.ts';
import { CARD, draw, frameCard, INK, linesOf, STAMP, type Style } from './card-frame.ts';

const STAMPED: Style = { face: 'sans', size: 28, fill: STAMP, bold: 1.3 };
const WORDS: Style = { face: 'serif', size: 36, fill: INK };
const LINE = 48;
const LINES = 4;

export function textCardSvg({ title, stamp, words, foot }: TextCard): string {
  const lines = linesOf(words, WORDS, LINES);
  const within = `${draw(stamp, STAMPED, CARD.left, 292)}
${lines.map((line, i) => draw(line, WORDS, CARD.left, 346 + i * LINE)).join('\n')}`;
  return frameCard(title, foot, within);
}
