import { expect, it } from 'vitest';
import { didYouMean } from '../../src/diagnostics/did-you-mean.ts';

const KEYS = ['proposal', 'proposed', 'closed', 'votes', 'amend', 'enact', 'by'];

it.each([
  ['propsal', 'proposal'],
  ['proposla', 'proposal'],
  ['vote', 'votes'],
  ['Votes', 'votes'],
  ['clsoed', 'closed'],
  ['ammend', 'amend'],
  ['yb', 'by'],
  ['zebra', undefined],
  ['b', undefined],
  ['', undefined],
])('%s: %s', (word, expected) => {
  expect(didYouMean(word, KEYS)).toBe(expected);
});

it('takes the closest, and the earliest of equals', () => {
  expect(didYouMean('abcdef', ['abcdxy', 'abcdex', 'abcdey'])).toBe('abcdex');
});

it('does not look at endless words or lists', () => {
  expect(didYouMean('a'.repeat(65), ['a'.repeat(65)])).toBeUndefined();
  let asked = 0;
  const endless = {
    *[Symbol.iterator]() {
      for (;;) yield `word${asked++}`;
    },
  };
  expect(didYouMean('other', endless)).toBeUndefined();
  expect(asked).toBe(1001);
});
