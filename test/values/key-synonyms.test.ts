/** The words that people use for a key or a value: each stands for one that a record may have. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OTHER_WORDS } from '../../src/values/key-synonyms.ts';

const DOCUMENTED = new Set(
  readFileSync('src/site/pages/docs/every-key.mdx', 'utf8').match(/[a-z][a-z-]*/g),
);

test.each([...OTHER_WORDS])('%s', (word, meant) => {
  expect(meant).not.toContain(word);
  expect(meant.filter((key) => !DOCUMENTED.has(key))).toEqual([]);
});
