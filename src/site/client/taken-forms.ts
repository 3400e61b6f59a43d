/** In what forms a version can be taken away. */
import type { VersionForm } from '../../archive/exports/version-forms.ts';

export interface TakenForm {
  readonly form: VersionForm | 'epub';
  readonly words: string;
  readonly type: string;
}

export const TAKEN_FORMS: readonly TakenForm[] = [
  { form: 'epub', words: 'Book (EPUB)', type: 'application/epub+zip' },
  { form: 'txt', words: 'Plain text', type: 'text/plain' },
  { form: 'md', words: 'Markdown', type: 'text/markdown' },
  { form: 'json', words: 'JSON', type: 'application/json' },
];
