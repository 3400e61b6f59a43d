import { expect, test } from 'vitest';
import { remember } from '../../src/helpers/remember.ts';

test('of more than may be remembered the oldest makes way', () => {
  const remembered = new Map<string, number>();
  ['a', 'b', 'c'].forEach((key, value) => {
    remember(remembered, 2, key, value);
  });
  expect([...remembered]).toEqual([
    ['b', 1],
    ['c', 2],
  ]);
});
