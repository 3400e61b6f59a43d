/** The choices that a list offers to narrow a search. */
import { expect, test } from 'vitest';
import { searchChoices } from '../../src/archive/page-models/search-choices.ts';

test('numbers stand in their order before all that is in words', () => {
  const values = ['10', '1 point', '9', undefined, 'A3', '9'];
  expect(searchChoices([['Rule', values]])).toEqual([
    { name: 'Rule', values: ['9', '10', '1 point', 'A3'] },
  ]);
});

test('what has one value alone narrows nothing', () => {
  expect(searchChoices([['Year', ['2026', undefined, '2026']]])).toEqual([]);
});
