import { describe, expect, it } from 'vitest';
import { CARD_SIZES, cardSetting } from '../../src/archive/rule-history/card-size.ts';

const text = (letters: number) => 'word '.repeat(Math.ceil(letters / 5));

describe('cardSetting', () => {
  it.each([
    [0, 1, 'usual'],
    [500, 1, 'usual'],
    [620, 1, 'small'],
    [900, 2, 'usual'],
    [1600, 2, 'small'],
    [2600, 4, 'usual'],
    [3600, 4, 'small'],
    [5500, 8, 'usual'],
    [50_000, 8, 'small'],
  ] as const)('sets %d letters on %d eighths of a sheet, in %s type', (letters, eighths, type) => {
    expect(cardSetting(text(letters))).toEqual({ eighths, type });
  });

  it('counts lines as well as letters', () => {
    expect(cardSetting('a\n'.repeat(20)).eighths).toBeGreaterThan(
      cardSetting('a'.repeat(20)).eighths,
    );
  });

  it('never needs a smaller card for more words', () => {
    const sizes = Array.from({ length: 80 }, (_, i) => cardSetting(text(i * 100)).eighths);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect([...new Set(sizes)]).toEqual(CARD_SIZES);
  });
});
