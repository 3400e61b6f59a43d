import type { Entry } from './turns-recorded.ts';

/** What a message calls a record; an event with an article. */
export function recordWords(record: Entry, article: 'the' | 'The' = 'the'): string {
  if ('changes' in record) return `Proposal ${record.number}`;
  if ('question' in record) return `Judgment ${record.number}`;
  return record.id === undefined
    ? `${article} ${record.fact.kind} event`
    : `${article} event “${record.id}”`;
}
