/** A document without invisible characters, which no record may have. */
import { codePointOf, findUnseen, replaceUnseen } from '../../diagnostics/visible.ts';

export interface SeenWords {
  readonly text: string;
  /** What was left out, for people who know the document. */
  readonly doubts: readonly string[];
}

/** Pages, lines and paragraphs end with these, so they separate words. */
const PARTING: ReadonlySet<string> = new Set(['\v', '\f', '\u0085', '\u2028', '\u2029']);

export function seenWords(document: string): SeenWords {
  const unseen = findUnseen(document).map(({ character }) => codePointOf(character));
  if (unseen.length === 0) return { text: document, doubts: [] };
  const kinds = [...new Set(unseen)].sort().join(', ');
  const text = replaceUnseen(document, (character) => (PARTING.has(character) ? ' ' : ''));
  return { text, doubts: [`Left out, since nobody can see them: ${unseen.length} of ${kinds}.`] };
}
