/** What an editor of sentences has to ask of the language. The engine answers it. */
import type { Following, SentencesEdited } from '../../../try-out/edit-sentences.ts';

export interface Language {
  readonly edit: (sentences: readonly string[]) => Promise<SentencesEdited>;
  readonly following: (beginning: string) => Promise<Following>;
}
