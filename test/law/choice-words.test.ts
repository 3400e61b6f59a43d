/** A word in a card that is none of those that a slot knows. */
import { expect, test } from 'vitest';
import { findIn, record } from '../records/marked-records.ts';

const found = (word: string) =>
  findIn({
    'rulesets/s/101.md': record(
      `rule: 101\ntier: mutable\nmechanics: { participation: ${word} }`,
      'Words.\n',
    ),
  });

test.each([
  ['requird', 'Did you mean `required`?'],
  ['sometimes', undefined],
])('%s', (word, help) => {
  expect(found(word).map((each) => [each.code, each.help])).toEqual([['format/type', help]]);
});

test('what is there for a choice of words says that a formula may give one', () => {
  expect(found('sometimes')).toMatchObject([
    { message: expect.stringMatching(/, or a formula that gives such a word\.$/) },
  ]);
});
