/** What lets a record stand that breaks a rule: a Judgment, or that nobody objected to it. */
import type { Code } from '../../diagnostics/codes.ts';
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import type { GameRecord, WrittenGame } from '../../records/types.ts';
import { recordWords } from './record-words.ts';

export type Excuse =
  | { readonly by: 'judgment'; readonly judgment: WrittenJudgment }
  /** Nobody objected, and play went on from it. */
  | { readonly by: 'nobody'; readonly why: string };

/** What a record says of itself, where the game lets what nobody objected to stand. */
export function unobjected(
  { unobjected: rule }: WrittenGame,
  { stands }: GameRecord,
): Excuse | undefined {
  return rule && stands && { by: 'nobody', why: stands.why };
}

/** The code of the note that a record stands, and what goes before the finding that it has. */
export function standingWords(
  warrant: Excuse,
  record: GameRecord,
): { readonly code: Code; readonly lets: string; readonly without: string } {
  if (warrant.by === 'judgment') {
    const lets = `Judgment ${warrant.judgment.number} lets ${recordWords(record)} stand`;
    return { code: 'by-judgment', lets, without: 'Without it:' };
  }
  const why = warrant.why.replace(/[.\s]+$/, '');
  const without = `Nobody objected: ${why}. By the rules:`;
  return { code: 'unobjected', lets: `${recordWords(record, 'The')} stands`, without };
}
