import type { Path } from '../../diagnostics/finding.ts';
import type { GameRecord } from '../../records/types.ts';

/** What a message calls a record; an event with an article. */
export function recordWords(record: GameRecord, article: 'the' | 'The' = 'the'): string {
  if ('changes' in record) return `Proposal ${record.number}`;
  if ('question' in record) return `Judgment ${record.number}`;
  return record.id === undefined
    ? `${article} ${record.fact.kind} event`
    : `${article} event “${record.id}”`;
}

/** What tells a record apart from every other of its game. */
export function recordKey({ file, path = [] }: { readonly file: string; readonly path?: Path }) {
  return `${file} ${path.join(' ')}`;
}
