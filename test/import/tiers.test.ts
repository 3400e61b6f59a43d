/** The tiers of a set: from headings, from the option, and never from numbers. */
import { describe, expect, test } from 'vitest';
import { formatTierChoice, parseTierChoice } from '../../src/import/decide-tiers.ts';
import { plan, readSource, refusal } from './library.ts';

const BARE = '0. Nought.\n\n101. One.\n\n102. Two.\n\n201. Three.';

function tierOf(text: string, tiers?: string) {
  const { cards } = plan(text, tiers === undefined ? {} : { tiers });
  return cards.map(({ card }) => [card.number, card.tier]);
}

describe('without headings', () => {
  test('the option to add is named, with the numbers filled in', () => {
    expect(refusal(BARE)).toBe(
      [
        'no heading gives these rules a tier: 0, 101-102, 201.',
        'The import does not guess tiers. Name them with --tiers, the prevailing one first. If these are right:',
        'mutable:0,mutable:101-102,mutable:201',
      ].join('\n'),
    );
  });

  test('what a rule says of tiers is proposed to the letter, and not done', () => {
    expect(refusal(readSource('gnomic'))).toContain('sacred:0,immutable:101-119,mutable:201-213');
  });

  test('the option decides, in its order', () => {
    expect(tierOf(BARE, 'sacred:0, b:201 ,a:101-102')).toEqual([
      [0, 'sacred'],
      [101, 'a'],
      [102, 'a'],
      [201, 'b'],
    ]);
    expect(plan(BARE, { tiers: 'sacred:0,b:201,a:101-102,spare:' }).ruleset.tiers).toEqual([
      { id: 'sacred', title: 'Sacred Rules' },
      { id: 'b', title: 'B Rules' },
      { id: 'a', title: 'A Rules' },
      { id: 'spare', title: 'Spare Rules' },
    ]);
  });
});

describe('with headings', () => {
  const HEADED = '100. Before.\n\n# Class A\n\n101. One.\n\n## Mutable Rules\n\n201. Two.';

  test('ids come from their words', () => {
    const { ruleset } = plan(HEADED);
    expect(ruleset.tiers).toEqual([
      { id: 'class-a', title: 'Class A' },
      { id: 'mutable', title: 'Mutable Rules' },
    ]);
  });

  test('parts are tiers', () => {
    const { ruleset, cards } = plan('Part One: Charter\n\n1. One.\n\nPart Two\n\n2. Two.');
    expect(ruleset.tiers.map(({ title }) => title)).toEqual(['Part One: Charter', 'Part Two']);
    expect(cards.map(({ card }) => [card.text, card.tier])).toEqual([
      ['One.', 'part-one-charter'],
      ['Two.', 'part-two'],
    ]);
  });

  test('what looks like a heading and was taken for words is to be looked at', () => {
    const { found } = plan('Charter\n\n1. One.\n\nBylaws\n\n2. Two.\n\nStill two.', {
      tiers: 'charter:1,bylaws:2',
    });
    expect(found.doubts).toContain(
      '“Bylaws” was read as the last words of Rule 1, but may be a heading.',
    );
  });

  test('the option prevails over them', () => {
    expect(tierOf(HEADED, 'x:1-999')).toEqual([
      [101, 'x'],
      [201, 'x'],
    ]);
  });

  test('rules under none of them are asked for, the others proposed', () => {
    const document = `Rule 0. Zero\n\nNought.\n\n${HEADED.slice(HEADED.indexOf('#')).replace(/(\d+)\. (\w+)/g, 'Rule $1. T\n\n$2')}`;
    expect(refusal(document)).toContain('mutable:0,class-a:101,mutable:201');
  });

  test('headings of which no id can be made, or the same, get one of their own', () => {
    const found = plan(
      '# 規則 rules\n\n1. One.\n\n# Mutable\n\n2. Two.\n\n# Mutable Rules\n\n3. Three.',
    );
    expect(found.ruleset.tiers.map(({ id }) => id)).toEqual(['rules', 'mutable', 'tier-3']);
  });
});

const AN_ID =
  'An id has small letters, digits and hyphens, begins with a letter or digit, and has at most 100 characters.';

describe('the option', () => {
  test.each([
    ['mutable', '“mutable” in --tiers is not a tier with numbers, such as mutable:201-213.'],
    ['a:1:2', '“a:1:2” in --tiers is not a tier with numbers, such as mutable:201-213.'],
    ['Mutable:1', `“Mutable” in --tiers cannot be the id of a tier. ${AN_ID}`],
    ['../x:1', `“../x” in --tiers cannot be the id of a tier. ${AN_ID}`],
    ['a:x', '“x” in --tiers is neither a number nor a range such as 201-213.'],
    ['a:9-1', '“9-1” in --tiers is neither a number nor a range such as 201-213.'],
    ['a:0-500,b:101', '--tiers puts Rule 101 into a and b.'],
    ['a:0-500,b:900-999', '--tiers names 900-999, but no rule has such a number.'],
    ['a:0-102', 'no heading gives these rules a tier: 201.'],
  ])('%s', (tiers, message) => {
    expect(refusal(BARE, { tiers }).split('\n')[0]).toBe(message);
  });

  test('is the inverse of what is proposed', () => {
    const rules = [0, 1, 2, 150, 151, 250].map((number) => ({
      number,
      tier: number < 200 ? 'a' : 'b',
    }));
    const parsed = parseTierChoice(formatTierChoice(rules));
    expect(parsed).toEqual({
      ok: true,
      choice: {
        ids: ['a', 'b'],
        ranges: [
          { id: 'a', from: 0, to: 2 },
          { id: 'a', from: 150, to: 151 },
          { id: 'b', from: 250, to: 250 },
        ],
      },
    });
  });
});
