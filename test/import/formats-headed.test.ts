/** Rulesets whose rules stand under headings, and tiers that headings name. */
import { describe, expect, test } from 'vitest';
import type { FoundRuleset, Leftover } from '../../src/import/document/document.ts';
import { isWords, toLines } from '../../src/import/document/line.ts';
import { recognise } from '../../src/import/document-formats/recognise.ts';

function read(document: string): FoundRuleset {
  const found = recognise(toLines(document));
  if (!found) throw new Error('Nothing was recognised.');
  return found;
}

function texts(document: string) {
  return read(document).rules.map(({ number, title, text }) => [number, title, text]);
}

function left({ leftovers }: FoundRuleset) {
  const words = ({ lines }: Leftover) => lines.filter(isWords).map(({ text }) => text);
  return leftovers.map((leftover) => [leftover.after, words(leftover)]);
}

describe('headings with titles', () => {
  test.each([
    ['Rule 5. Title\nWords.\n\nHistory: Initial rule.'],
    ['Rule 5: Title\n\nWords.\n\nHistory: Initial rule.'],
    ['Rule 5 – Title\n\nWords.\n\n*History: Initial rule.*'],
    ['**Rule 5. Title**\nWords.\n\n**History:** Initial rule.'],
    ['**Rule 5.** Title\n\nWords.\n\nHistory: Initial rule.'],
    ['### 5. Title\n\nWords.\n\nHistory: Initial rule.'],
    ['### Rule 5. Title (formerly 3, 4)\n\nWords.\n\n*Initial rule.*'],
    ['Rule 5. Title\n-------------\n\nWords.\n\nHistory: Initial rule.'],
  ])('%j', (document) => {
    expect(texts(document)).toEqual([[5, 'Title', 'Words.']]);
    expect(read(document).rules[0]?.history).toMatch(/^Initial rule\./);
  });

  test('headings without a blank after their signs', () => {
    const found = read(
      '#House\n\n##Immutable Rules\n\n###101. Obey\nWe #1 obey.\n\n##Mutable Rules\n\n###201. Turns\nIn turn.',
    );
    expect(found.rules).toMatchObject([
      { number: 101, title: 'Obey', text: 'We #1 obey.', tier: 'Immutable Rules' },
      { number: 201, title: 'Turns', text: 'In turn.', tier: 'Mutable Rules' },
    ]);
  });

  test.each(['### 1 Players', 'Rule 1. Players', 'Rule 1'])(
    'a list under %j is no rules',
    (head) => {
      const list = ['a', 'b', 'c', 'd', 'e', 'f']
        .map((word, i) => `${i + 1}. ${word}`)
        .join('\n\n');
      const found = read(`${head}\n\n${list}\n\n${head.replace('1', '2')}\n\nWords.`);
      expect(found.rules.map(({ number, text }) => [number, text])).toEqual([
        [1, list],
        [2, 'Words.'],
      ]);
    },
  );

  test('a heading and a history within the words of a rule stay there', () => {
    const document = [
      'Rule 5. Quotation',
      'Remember:\n\n# Rule 4. Old\n\nHistory: none.',
      'And that was it.',
      'History: Initial rule.',
      'Rule 6. Next',
      'Words.',
      'History: Initial rule.',
    ].join('\n\n');
    const [first, second] = texts(document.replace('# Rule 4. Old\n\n', ''));
    expect(first?.[2]).toBe('Remember:\n\nHistory: none.\n\nAnd that was it.');
    expect(second).toEqual([6, 'Next', 'Words.']);
  });

  test('a lower rule quoted in one that has not ended begins none', () => {
    const document =
      'Rule 5. A\n\nSee:\n\nRule 4. Old\n\nThere.\n\nHistory: x\n\nRule 6. B\n\nWords.\n\nHistory: x';
    expect(texts(document)[0]?.[2]).toBe('See:\n\nRule 4. Old\n\nThere.');
  });

  test('a rule that lacks its history does not swallow the next', () => {
    const found = read(
      'Rule 5. A\n\nOne.\n\nRule 6. B\n\nTwo.\n\nHistory: x\n\nRule 7. C\n\nThree.\n\nHistory: x',
    );
    expect(found.rules.map(({ number, text }) => [number, text])).toEqual([
      [5, 'One.'],
      [6, 'Two.'],
      [7, 'Three.'],
    ]);
  });

  test('what follows a history is left over', () => {
    const found = read(
      'Rule 5. A\n\nOne.\n\nHistory: x\nand y\n\nAn aside.\n\nRule 6. B\n\nTwo.\n\nHistory: x\n\nBye.',
    );
    expect(found.rules[0]?.history).toBe('x and y');
    expect(left(found)).toEqual([
      [5, ['An aside.']],
      [6, ['Bye.']],
    ]);
  });

  test('a last paragraph in italics is no history where other rules have none', () => {
    const document = '### Rule 1. A\n\nOne.\n\n*Beware.*\n\n### Rule 2. B\n\nTwo.';
    expect(texts(document)).toEqual([
      [1, 'A', 'One.\n\n*Beware.*'],
      [2, 'B', 'Two.'],
    ]);
  });

  test('without histories a text ends at a heading', () => {
    const found = read('Rule 1. A\n\nOne.\n\nRule 2. B\n\nTwo.\n\n## Minutes\n\nWe met.');
    expect(found.rules[1]?.text).toBe('Two.');
    expect(left(found)).toEqual([[2, ['## Minutes', 'We met.']]]);
  });
});

describe('the Gnomic page', () => {
  test('a paragraph where the title should be is one, unless its line was left empty', () => {
    const document = [
      'Rule 1\n\nA title.\n\nOne.\n\ninitial rule.',
      'Rule 2\n\n\nTwo.\n\nStill two.\n\ninitial rule.',
      'Rule 3\n\nOnly words.\n\ninitial rule.',
      'Rule 4\n\nAnother.\n\nFour.\n\ninitial rule.',
      'Rule 5\n\nLast.\n\nFive.\n\nenacted by proposal 305.',
    ].join('\n\n');
    expect(texts(document)).toEqual([
      [1, 'A title.', 'One.'],
      [2, undefined, 'Two.\n\nStill two.'],
      [3, undefined, 'Only words.'],
      [4, 'Another.', 'Four.'],
      [5, 'Last.', 'Five.'],
    ]);
    expect(read(document).rules.at(-1)?.history).toBe('enacted by proposal 305.');
  });

  test('is not seen where short paragraphs begin the rules of a set with tiers', () => {
    const rule = (n: number) => `### Rule ${n}\n\nShort.\n\nLonger words.\n\n*Initial rule.*`;
    const document = `# Set\n\n## Upper\n\n${rule(1)}\n\n${rule(2)}\n\n## Lower\n\n${rule(3)}`;
    expect(texts(document)[0]).toEqual([1, undefined, 'Short.\n\nLonger words.']);
    expect(read(document).tiers).toEqual(['Upper', 'Lower']);
  });
});

describe('headings of tiers', () => {
  test.each([
    ['Mutable Rules', 'Mutable Rules'],
    ['MUTABLE RULES:', 'MUTABLE RULES'],
    ['## *Core Rules*', 'Core Rules'],
    ['Sacred Rules\n------------', 'Sacred Rules'],
    ['# Class B', 'Class B'],
    ['The Initial Set of Rules', undefined],
    ['# The Rules', undefined],
    ['# Current Rules', undefined],
    ['# Voting', undefined],
    ['We all agreed upon these rules', undefined],
  ])('%j', (heading, tier) => {
    const { rules } = read(`${heading}\n\n101. One.\n\n102. Two.`);
    expect(rules.map((rule) => rule.tier)).toEqual([tier, tier]);
  });

  test('in the archive’s own form, those without rules too', () => {
    const document =
      'Set\n===\n\nCards\n-----\n\nCore\n----\n\nRule 1. A\n\nOne.\n\nHistory: Initial rule.\n';
    const { tiers, rules } = read(document);
    expect(tiers).toEqual(['Cards', 'Core']);
    expect(rules[0]?.tier).toBe('Core');
  });
});
