/** Brackets that are left open, and what stands before them. */
import { expect, it } from 'vitest';
import { findUnbalanced } from '../../src/records/yaml/yaml-syntax.ts';

it.each([
  ['# a comment, which is over with its line\n[1, 2', 41],
  ['a: 1 # (it’s\n[1, 2', 13],
  ['a: [b ["["]', 3],
])('%j', (text, at) => {
  expect(findUnbalanced(text)).toMatchObject({ kind: 'open', sign: '[', at });
});

it('takes no bracket between quotation marks for one', () => {
  expect(findUnbalanced('a: [b ["["]]')).toBeUndefined();
  expect(findUnbalanced('a: [b, "["]')).toBeUndefined();
  expect(findUnbalanced('a: {\n b: "{" }')).toBeUndefined();
});
