/** The forms in which a reader can take a version away. */
export const TAKEN_FORMS = [
  { form: 'epub', words: 'Book (EPUB)', type: 'application/epub+zip' },
  { form: 'txt', words: 'Plain text', type: 'text/plain' },
  { form: 'md', words: 'Markdown', type: 'text/markdown' },
  { form: 'json', words: 'JSON', type: 'application/json' },
] as const;

export type TakenForm = (typeof TAKEN_FORMS)[number];
