/** What is taken for a rule, for its title, for its end, and what is left over. */

import { describe, expect, test } from 'vitest';
import {
  type FoundRuleset,
  isWords,
  type Leftover,
  toLines,
} from '../../src/import/document/document.ts';
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

describe('numbered paragraphs', () => {
  test('steps of an enumeration are no rules', () => {
    const found = read('Mutable Rules\n\n201. In order:\n\n1. propose\n\n2. vote\n\n202. Next.');
    expect(found.rules.map(({ number }) => number)).toEqual([201, 202]);
    expect(found.rules[0]?.text).toBe('In order:\n\n1. propose\n\n2. vote');
    expect(found.doubts).toEqual([
      '“1. propose” was read as words of Rule 201, and not as the beginning of a rule.',
      '“2. vote” was read as words of Rule 201, and not as the beginning of a rule.',
    ]);
  });

  test('numbered paragraphs before the first heading of a tier are no rules', () => {
    const found = read('1. A foreword.\n\n2. More.\n\nMutable Rules\n\n201. One.\n\n202. Two.');
    expect(found.rules.map(({ number }) => number)).toEqual([201, 202]);
    expect(left(found)).toEqual([[undefined, ['1. A foreword.', '2. More.']]]);
  });

  test('a lower number after a heading begins the next tier', () => {
    const found = read('Cards Rules\n\n101. One.\n\nCore Rules\n\n1. Two.\n\n2. Three.');
    expect(found.rules.map(({ number, tier }) => [number, tier])).toEqual([
      [101, 'Cards Rules'],
      [1, 'Core Rules'],
      [2, 'Core Rules'],
    ]);
  });

  test('words after a separator, where separators end the rules, are left over', () => {
    const found = read('101. One.\n\n*\n\nAn aside.\n\n102. Two.\n\nStill two.\n\n*\n\nThe end.');
    expect(texts('101. One.\n\n*\n\n102. Two.\n\nStill two.\n\n*')).toEqual([
      [101, undefined, 'One.'],
      [102, undefined, 'Two.\n\nStill two.'],
    ]);
    expect(left(found)).toEqual([
      [101, ['An aside.']],
      [102, ['The end.']],
    ]);
  });

  test('a single separator within a rule is among its words', () => {
    const document = '101. One.\n\n***\n\nStill one.\n\n102. Two.\n\n103. Three.';
    expect(texts(document)[0]).toEqual([101, undefined, 'One.\n\n***\n\nStill one.']);
  });

  test('a gap wider than any before ends the last rule', () => {
    const found = read('101. One.\n\n102. Two.\n\nStill two.\n\n\nA postscript.\n\nP.P.S.');
    expect(found.rules[1]?.text).toBe('Two.\n\nStill two.');
    expect(left(found)).toEqual([[102, ['A postscript.', 'P.P.S.']]]);
  });

  test('a heading between rules that names no tier is left over', () => {
    const found = read('# Set\n\n101. One.\n\n## On voting\n\n102. Two.');
    expect(left(found)).toEqual([
      [undefined, ['# Set']],
      [101, ['## On voting']],
    ]);
    expect(found.rules.map(({ tier }) => tier)).toEqual([undefined, undefined]);
  });

  test('indentation that the lines share goes, and what is deeper stays', () => {
    const document = '    101. One:\n    (1) a\n      (2) b\n\n    Still.\n\n    102. Two.';
    expect(texts(document)[0]).toEqual([101, undefined, 'One:\n(1) a\n  (2) b\n\nStill.']);
  });

  test.each([
    ['101) One.\n\n102) Two.'],
    ['101\\. One.\n\n102\\. Two.'],
    ['**101.** One.\n\n**102.** Two.'],
    ['**101**. One.\n\n__102.__ Two.'],
    ['*101.* One.\n\n*102.* Two.'],
    ['**Rule 101.** One.\n\n**Rule 102.** Two.'],
    ['Rule 101. One.\n\nRule 102. Two.'],
    ['- 101. One.\n- 102. Two.'],
    ['101. One.\n102. Two.'],
    ['101.\nOne.\n\n102.\nTwo.'],
  ])('%j', (document) => {
    expect(texts(document)).toEqual([
      [101, undefined, 'One.'],
      [102, undefined, 'Two.'],
    ]);
  });

  test.each([
    ['**101** One.\n\n**102** Two.'],
    ['- **101** One.\n- **102** Two.'],
    ['* 101 One.\n* 102 Two.'],
    ['"101" One.\n\n"102" Two.'],
    ['“101.” One.\n\n“102.” Two.'],
    ['"101. One."\n\n"102. Two."'],
    ['`101` One.\n\n`102` Two.'],
    ['(101) One.\n\n[102] Two.'],
    ['> 101. One.\n>\n> 102. Two.'],
    ['##101. One.\n\n##102. Two.'],
  ])('with other signs around the number: %j', (document) => {
    expect(texts(document)).toEqual([
      [101, undefined, 'One.'],
      [102, undefined, 'Two.'],
    ]);
  });

  test.each([
    ['101. A\n102. B\n201. C\n202. D', [101, 102, 201, 202]],
    ['- 101: A\n- 102: B\n  - b\n- 201: C', [101, 102, 201]],
    ['* **101** A\n* **102** B\nand b\n* **201** C', [101, 102, 201]],
    ['[101] A\n[102] B\n(go on)\n[201] C', [101, 102, 201]],
    ['1. A\n2. B:\n1. a\n2. b\n3. c\n3. C\n4. D', [1, 2, 3, 4]],
    ['101. A, by Rule\n105. and so on\n\n102. B', [101, 102]],
    ['- 101: A, by\n105. and so on\n- 102: B', [101, 102]],
  ])('right below each other, with numbers left out: %j', (document, numbers) => {
    expect(read(document).rules.map(({ number }) => number)).toEqual(numbers);
  });

  test('a title in bold before the words', () => {
    expect(texts('**101. Turns.** One by one.\n\n**102. Votes:** All of us.')).toEqual([
      [101, 'Turns', 'One by one.'],
      [102, 'Votes', 'All of us.'],
    ]);
  });

  test.each([
    ['deeper', '1. One\n\n2. In order:\n\n   1. a\n   2. b\n   3. c\n\n3. Three.\n\n4. Four.'],
    ['right below', '1. One\n\n2. In order:\n1. a\n2. b\n3. c\n\n3. Three.\n\n4. Four.'],
    ['as far left', '1. One\n\n2. In order:\n\n1. a\n\n2. b\n\n3. c\n\n3. Three.\n\n4. Four.'],
    [
      'in a bold one',
      '**1.** One\n\n**2.** In order:\n\n1. a\n2. b\n3. c\n\n**3.** Three.\n\n**4.** Four.',
    ],
  ])('a list that counts higher than its rule is no rules: %s', (_, document) => {
    const { rules } = read(document);
    expect(rules.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(rules[1]?.text).toMatch(/^In order:\n[\s\S]*3\. c$/);
    expect(rules[2]?.text).toBe('Three.');
  });

  test('emphasis and hard breaks in the words stay', () => {
    const document = '101. *One* and **two**\\\nthree  \nfour\n\n102. _All of it._';
    expect(texts(document).map(([, , text]) => text)).toEqual([
      '*One* and **two**\\\nthree  \nfour',
      '_All of it._',
    ]);
  });

  test('what would be a block of Markdown without its number is kept from being one', () => {
    const document = '101. # One\n\n102. > Two\n\n103. 3) Three\n\n104. - Four\n\n105. #5';
    expect(texts(document).map(([, , text]) => text)).toEqual([
      '\\# One',
      '\\> Two',
      '3\\) Three',
      '\\- Four',
      '#5',
    ]);
  });

  test('a number without words is left over', () => {
    const found = read('101. One.\n\n102.\n\n103. Three.');
    expect(found.rules.map(({ number }) => number)).toEqual([101, 103]);
    expect(left(found)).toEqual([[102, ['102.']]]);
  });

  test('one numbered paragraph is no ruleset', () => {
    expect(recognise(toLines('Dear all,\n\n1. I resign.\n\nYours'))).toBeUndefined();
  });
});

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
