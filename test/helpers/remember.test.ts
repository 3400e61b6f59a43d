import { expect, test } from 'vitest';
import { setBounded } from '../../src/helpers/once.ts';

test('of more than may be remembered the oldest makes way', () => {
  const remembered = new Map<string, number>();
  ['a', 'b', 'c'].forEach((key, value) => {
    setBounded(remembered, 2, key, value);
  });
  expect([...remembered]).toEqual([
    ['b', 1],
    ['c', 2],
  ]);
});
