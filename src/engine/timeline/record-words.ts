import type { GameRecord } from '../../records/types.ts';

/** What a message calls a record; an event with an article. */
export function recordWords(record: GameRecord, article: 'the' | 'The' = 'the'): string {
  if ('changes' in record) return `Proposal ${record.number}`;
  if ('question' in record) return `Judgment ${record.number}`;
  return record.id === undefined
    ? `${article} ${record.fact.kind} event`
    : `${article} event “${record.id}”`;
}
