import { describe, expect, it } from 'vitest';
import { type Redline, redline } from '../../src/archive/redline/redline.ts';
import fc from '../by-chance.ts';

const without = (parts: Redline, kind: Redline[number]['kind']) =>
  parts
    .filter((part) => part.kind !== kind)
    .map((part) => part.words)
    .join('');
const words = fc
  .array(fc.constantFrom('rule', 'may', 'not', '25', '35', ',', '.', ' ', '  ', '\n\n', 'é', '—'))
  .map((parts) => parts.join(''));
/** Texts that have sentences and paragraphs in common, in any order. */
const texts = fc
  .array(
    fc.constantFrom(
      'A player may vote. ',
      'A player may not vote on “rules.” ',
      'Nobody wins.\n\n',
      '(a) The Judge decides; ',
      'The Judge has 25 points. ',
      'Paris ',
      'and ',
      ' ',
    ),
  )
  .map((parts) => parts.join(''));
/** As marked: `[struck]` and `{put in}`. */
const marked = (before: string, after: string) =>
  redline(before, after)
    .map(({ kind, words }) =>
      kind === 'same' ? words : kind === 'removed' ? `[${words}]` : `{${words}}`,
    )
    .join('');

describe('redline', () => {
  /** As marked; the two texts are what it says without one of the two. */
  it.each([
    ['whole words', 'There may be [25 ]{at most 35 }rules.'],
    ['a word with the space before it', 'It breaks[ what ]{, }it likes.'],
    ['nothing where nothing changed', 'The same.'],
    [
      'a rule that was written anew as a whole',
      '[Every eligible voter must participate in every vote on rule-changes. The vote is open.]{An eligible voter who would rather not vote says so, or says nothing at all.}',
    ],
    [
      'the sentences that were written anew, and no others',
      'Every player is an eligible voter. [Every eligible voter must participate in every vote on rule-changes.]{An eligible voter who would rather not vote says so, or says nothing.}\n\nThe Judge decides.',
    ],
    [
      'a word or two between changes that are greater',
      'It votes for it on [4, 5 or 6 ]{3 or more }of a die.',
    ],
    [
      'a word between changes that are greater',
      'The rule with the [lowest ordinal number ]{greater number of words }takes precedence.',
    ],
    [
      'no words between changes that are smaller',
      '[Each ]{Every }player has [10 ]{20 }points at first.',
    ],
    ['a sentence with the space before it', 'There is tea.{ There are biscuits, too.}'],
    ['a sentence that ends a paragraph', 'There is tea.{ Now.}\n\nNobody wins here.'],
  ])('marks %s', (_, whole) => {
    const before = whole.replaceAll(/\{.*?\}/g, '').replaceAll(/[[\]]/g, '');
    const after = whole.replaceAll(/\[.*?\]/g, '').replaceAll(/[{}]/g, '');
    expect(marked(before, after)).toBe(whole);
  });

  it('has one part for each run of words', () => {
    expect(redline('The same.', 'The same.')).toEqual([{ kind: 'same', words: 'The same.' }]);
  });

  it('keeps both texts to the letter', () => {
    fc.assert(
      fc.property(fc.oneof(words, texts), fc.oneof(words, texts), (before, after) => {
        const parts = redline(before, after);
        expect(without(parts, 'removed')).toBe(after);
        expect(without(parts, 'added')).toBe(before);
      }),
    );
  });

  it('has no empty part, and at each place one that is struck and one that is put in', () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        fc.pre(before !== after);
        const parts = redline(before, after);
        expect(parts.filter((part) => part.words === '')).toEqual([]);
        const order = parts.map(({ kind }) => kind.charAt(0)).join('');
        expect(order).toMatch(/^s?(?:(?:ra|r|a)s)*(?:ra|r|a)?$/);
      }),
    );
  });

  it('marks no word where only lines were broken in other places', () => {
    const parts = redline('A player\nmay vote. Nobody\nwins.', 'A player may\nvote. Nobody wins.');
    const changed = parts.filter(({ kind }) => kind !== 'same');
    expect(changed.map(({ words }) => words.trim())).toEqual(changed.map(() => ''));
  });

  it('takes the sentences of a long text one by one', () => {
    const sentences = Array.from({ length: 3000 }, (_, i) => `Rule ${i} says what it says.`);
    const before = sentences.join(' ');
    expect(redline(before, before.replace('Rule 1500 says', 'Rule 1500 told'))).toEqual([
      { kind: 'same', words: `${sentences.slice(0, 1500).join(' ')} Rule 1500 ` },
      { kind: 'removed', words: 'says ' },
      { kind: 'added', words: 'told ' },
      { kind: 'same', words: `what it says. ${sentences.slice(1501).join(' ')}` },
    ]);
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
