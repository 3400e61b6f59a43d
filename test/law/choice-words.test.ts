/** A word in a card that is none of those that a slot knows. */
import { expect, test } from 'vitest';
import { findIn, record } from '../records/marked-records.ts';

const helpFor = (word: string) =>
  findIn({
    'rulesets/s/101.md': record(
      `rule: 101\ntier: mutable\nmechanics: { participation: ${word} }`,
      'Words.\n',
    ),
  }).map(({ code, help }) => [code, help]);

test.each([
  ['requird', 'Did you mean `required`?'],
  ['sometimes', undefined],
])('%s', (word, help) => {
  expect(helpFor(word)).toEqual([['format/type', help]]);
});
