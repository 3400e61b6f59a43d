/** The questions that an editor of sentences asks the language. The engine answers them. */
import type {
  Following,
  SentenceDoubted,
  SentenceOffered,
  SentencesEdited,
} from '../../../try-out/edit-sentences.ts';

export interface Language {
  readonly edit: (sentences: readonly string[]) => Promise<SentencesEdited>;
  readonly offers: (
    text: string,
    sentences: readonly string[],
  ) => Promise<readonly SentenceOffered[]>;
  readonly doubts: (
    text: string,
    sentences: readonly string[],
  ) => Promise<readonly SentenceDoubted[]>;
  readonly following: (beginning: string) => Promise<Following>;
}
