import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/diagnostics/nearest.ts';

const KEYS = ['proposal', 'proposed', 'closed', 'votes', 'amend', 'enact', 'by'];

describe('nearest', () => {
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
    expect(nearest(word, KEYS)).toBe(expected);
  });

  it('takes the nearest, and the earliest of equals', () => {
    expect(nearest('abcdef', ['abcdxy', 'abcdex', 'abcdey'])).toBe('abcdex');
  });

  it('does not look at endless words or lists', () => {
    expect(nearest('a'.repeat(65), ['a'.repeat(65)])).toBeUndefined();
    let asked = 0;
    const endless = {
      *[Symbol.iterator]() {
        for (;;) yield `word${asked++}`;
      },
    };
    expect(nearest('other', endless)).toBeUndefined();
    expect(asked).toBe(1001);
  });
});
