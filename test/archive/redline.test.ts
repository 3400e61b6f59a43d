import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Redline, redline } from '../../src/archive/redline.ts';

const without = (parts: Redline, kind: Redline[number]['kind']) =>
  parts
    .filter((part) => part.kind !== kind)
    .map((part) => part.words)
    .join('');
const words = fc
  .array(fc.constantFrom('rule', 'may', 'not', '25', '35', ',', '.', ' ', '  ', '\n\n', 'é', '—'))
  .map((parts) => parts.join(''));
const squeezed = (text: string) => text.replace(/\s+/g, '');

describe('redline', () => {
  it('strikes out and puts in whole words', () => {
    expect(redline('There may be 25 rules.', 'There may be at most 35 rules.')).toEqual([
      { kind: 'same', words: 'There may be ' },
      { kind: 'removed', words: '25 ' },
      { kind: 'added', words: 'at most 35 ' },
      { kind: 'same', words: 'rules.' },
    ]);
  });

  it('strikes out a word together with the space that stood before it', () => {
    expect(redline('It breaks what it likes.', 'It breaks, it likes.')).toEqual([
      { kind: 'same', words: 'It breaks' },
      { kind: 'removed', words: ' what ' },
      { kind: 'added', words: ', ' },
      { kind: 'same', words: 'it likes.' },
    ]);
  });

  it('is one part where nothing changed', () => {
    expect(redline('The same.', 'The same.')).toEqual([{ kind: 'same', words: 'The same.' }]);
  });

  it('keeps the new text to the letter, and the words of the old one', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const parts = redline(before, after);
        expect(without(parts, 'removed')).toBe(after);
        expect(squeezed(without(parts, 'added'))).toBe(squeezed(before));
      }),
    );
  });

  it('shows texts that have nothing in common as one replaced by the other', () => {
    const before = Array.from({ length: 5000 }, (_, i) => `a${i}`).join(' ');
    const after = Array.from({ length: 5000 }, (_, i) => `b${i}`).join(' ');
    expect(redline(before, after)).toEqual([
      { kind: 'removed', words: before },
      { kind: 'added', words: after },
    ]);
  });
});
