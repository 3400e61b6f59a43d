/** The words that people use for a key or a value: each stands for one that a record may have. */
import { expect, test } from 'vitest';
import '../../src/records/parse-records.ts';
import { KEY_SYNONYMS } from '../../src/values/key-synonyms.ts';
import { documentedKeys } from '../../src/values/schema.ts';

/** The keys of records, and the words in what is said of them. */
const DOCUMENTED = new Set(
  [...documentedKeys().values()].flatMap((keys) =>
    keys.flatMap(({ key, says }) => [key, ...(says.match(/[a-z][a-z-]*/g) ?? [])]),
  ),
);

test.each([...KEY_SYNONYMS])('%s', (word, meant) => {
  expect(meant).not.toContain(word);
  expect(meant.filter((key) => !DOCUMENTED.has(key))).toEqual([]);
});
