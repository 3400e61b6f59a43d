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

  it('replaces a rule that was written anew as a whole', () => {
    const before =
      'Every eligible voter must participate in every vote on rule-changes. The vote is open.';
    const after = 'An eligible voter who would rather not vote says so, or says nothing at all.';
    expect(marked(before, after)).toBe(`[${before}]{${after}}`);
  });

  it('replaces the sentences that were written anew, and keeps the others', () => {
    const kept = 'Every player is an eligible voter.';
    const end = 'The Judge decides.';
    const old = 'Every eligible voter must participate in every vote on rule-changes.';
    const anew = 'An eligible voter who would rather not vote says so, or says nothing.';
    expect(marked(`${kept} ${old}\n\n${end}`, `${kept} ${anew}\n\n${end}`)).toBe(
      `${kept} [${old}]{${anew}}\n\n${end}`,
    );
  });

  it('keeps no word or two between changes that are greater', () => {
    expect(
      marked('It votes for it on 4, 5 or 6 of a die.', 'It votes for it on 3 or more of a die.'),
    ).toBe('It votes for it on [4, 5 or 6 ]{3 or more }of a die.');
    expect(
      marked(
        'The rule with the lowest ordinal number takes precedence.',
        'The rule with the greater number of words takes precedence.',
      ),
    ).toBe('The rule with the [lowest ordinal number ]{greater number of words }takes precedence.');
  });

  it('keeps words between changes that are smaller than they', () => {
    expect(
      marked('Each player has 10 points at first.', 'Every player has 20 points at first.'),
    ).toBe('[Each ]{Every }player has [10 ]{20 }points at first.');
  });

  it('puts in a sentence with the space that sets it apart', () => {
    expect(marked('There is tea.', 'There is tea. There are biscuits, too.')).toBe(
      'There is tea.{ There are biscuits, too.}',
    );
    expect(
      marked('There is tea.\n\nNobody wins here.', 'There is tea. Now.\n\nNobody wins here.'),
    ).toBe('There is tea.{ Now.}\n\nNobody wins here.');
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
