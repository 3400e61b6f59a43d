import { describe, expect, it } from 'vitest';
import { inSeries, numbersInSeries } from '../../src/helpers/words.ts';

describe('words in a row', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('%j', (words, said) => {
    expect(inSeries(words)).toBe(said);
  });

  it.each([
    [[301, 301], '301'],
    [[301, 302], '301 and 302'],
    [[301, 302, 303, 305], '301 to 303 and 305'],
  ])('%j', (numbers, said) => {
    expect(numbersInSeries(numbers)).toBe(said);
  });
});
