/** The lines that become rules, titles and ends, and those that are left over. */
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

/** `101 One.`, `101 “Title” One.`, and after each rule what was left over behind it: `[An aside.]`. */
function shown(document: string): readonly string[] {
  const { rules, leftovers } = read(document);
  const words = ({ lines }: Leftover) => lines.filter(isWords).map(({ text }) => text);
  const left = (number?: number) =>
    leftovers.flatMap((each) => (each.after === number ? [`[${words(each).join(' ')}]`] : []));
  const told = rules.flatMap(({ number, title, text }) => [
    `${number}${title === undefined ? '' : ` “${title}”`} ${text}`,
    ...left(number),
  ]);
  const beside = leftovers.filter(({ after }) => !rules.some(({ number }) => number === after));
  return [...left(), ...told, ...beside.flatMap(({ after }) => (after ? left(after) : []))];
}

const LIST = ['a', 'b', 'c', 'd', 'e', 'f'].map((word, i) => `${i + 1}. ${word}`).join('\n\n');

test.each<[document: string, ...rules: readonly string[]]>([
  // Steps of an enumeration, and what stands before the first heading of a tier, are no rules
  [
    'Mutable Rules\n\n201. In order:\n\n1. propose\n\n2. vote\n\n202. Next.',
    '201 In order:\n\n1. propose\n\n2. vote',
    '202 Next.',
  ],
  [
    '1. A foreword.\n\n2. More.\n\nMutable Rules\n\n201. One.\n\n202. Two.',
    '[1. A foreword. 2. More.]',
    '201 One.',
    '202 Two.',
  ],
  // Separators end rules where all have them, and are words where one has
  [
    '101. One.\n\n*\n\nAn aside.\n\n102. Two.\n\nStill two.\n\n*\n\nThe end.',
    '101 One.',
    '[An aside.]',
    '102 Two.\n\nStill two.',
    '[The end.]',
  ],
  [
    '101. One.\n\n***\n\nStill one.\n\n102. Two.\n\n103. Three.',
    '101 One.\n\n***\n\nStill one.',
    '102 Two.',
    '103 Three.',
  ],
  // A gap wider than any before, and a heading that names no tier, end a rule
  [
    '101. One.\n\n102. Two.\n\nStill two.\n\n\nA postscript.\n\nP.P.S.',
    '101 One.',
    '102 Two.\n\nStill two.',
    '[A postscript. P.P.S.]',
  ],
  [
    '# Set\n\n101. One.\n\n## On voting\n\n102. Two.',
    '[# Set]',
    '101 One.',
    '[## On voting]',
    '102 Two.',
  ],
  // Indentation that the lines share goes, and what is deeper stays
  [
    '    101. One:\n    (1) a\n      (2) b\n\n    Still.\n\n    102. Two.',
    '101 One:\n(1) a\n  (2) b\n\nStill.',
    '102 Two.',
  ],
  // A title in bold
  [
    '**101. Turns.** One by one.\n\n**102. Votes:** All of us.',
    '101 “Turns” One by one.',
    '102 “Votes” All of us.',
  ],
  // Emphasis and hard breaks stay, and what would be a block without its number is kept from being one
  [
    '101. *One* and **two**\\\nthree  \nfour\n\n102. _All of it._',
    '101 *One* and **two**\\\nthree  \nfour',
    '102 _All of it._',
  ],
  [
    '101. # One\n\n102. > Two\n\n103. 3) Three\n\n104. - Four\n\n105. #5',
    ...['101 \\# One', '102 \\> Two', '103 3\\) Three', '104 \\- Four', '105 #5'],
  ],
  // A number without words is left over
  ['101. One.\n\n102.\n\n103. Three.', '101 One.', '103 Three.', '[102.]'],
  // A heading and a history within the words of a rule stay there, as does a lower rule that is quoted
  [
    'Rule 5. Quotation\n\nRemember:\n\nHistory: none.\n\nAnd that was it.\n\nHistory: Initial rule.\n\nRule 6. Next\n\nWords.\n\nHistory: Initial rule.',
    '5 “Quotation” Remember:\n\nHistory: none.\n\nAnd that was it.',
    '6 “Next” Words.',
  ],
  [
    'Rule 5. A\n\nSee:\n\nRule 4. Old\n\nThere.\n\nHistory: x\n\nRule 6. B\n\nWords.\n\nHistory: x',
    '5 “A” See:\n\nRule 4. Old\n\nThere.',
    '6 “B” Words.',
  ],
  // A rule that lacks its history does not swallow the next
  [
    'Rule 5. A\n\nOne.\n\nRule 6. B\n\nTwo.\n\nHistory: x\n\nRule 7. C\n\nThree.\n\nHistory: x',
    ...['5 “A” One.', '6 “B” Two.', '7 “C” Three.'],
  ],
  // Lines after a history, or after a heading without one, are left over
  [
    'Rule 5. A\n\nOne.\n\nHistory: x\nand y\n\nAn aside.\n\nRule 6. B\n\nTwo.\n\nHistory: x\n\nBye.',
    ...['5 “A” One.', '[An aside.]', '6 “B” Two.', '[Bye.]'],
  ],
  [
    'Rule 1. A\n\nOne.\n\nRule 2. B\n\nTwo.\n\n## Minutes\n\nWe met.',
    ...['1 “A” One.', '2 “B” Two.', '[## Minutes We met.]'],
  ],
  // A last paragraph in italics is no history where other rules have none
  [
    '### Rule 1. A\n\nOne.\n\n*Beware.*\n\n### Rule 2. B\n\nTwo.',
    '1 “A” One.\n\n*Beware.*',
    '2 “B” Two.',
  ],
  // A list under a heading is no rules
  [
    `### 1 Players\n\n${LIST}\n\n### 2 Players\n\nWords.`,
    `1 “Players” ${LIST}`,
    '2 “Players” Words.',
  ],
  [
    `Rule 1. Players\n\n${LIST}\n\nRule 2. Players\n\nWords.`,
    `1 “Players” ${LIST}`,
    '2 “Players” Words.',
  ],
  [`Rule 1\n\n${LIST}\n\nRule 2\n\nWords.`, `1 ${LIST}`, '2 Words.'],
  // On the Gnomic page a paragraph where the title should be is one, unless its line was left empty
  [
    [
      'Rule 1\n\nA title.\n\nOne.\n\ninitial rule.',
      'Rule 2\n\n\nTwo.\n\nStill two.\n\ninitial rule.',
      'Rule 3\n\nOnly words.\n\ninitial rule.',
      'Rule 4\n\nAnother.\n\nFour.\n\ninitial rule.',
      'Rule 5\n\nLast.\n\nFive.\n\nenacted by proposal 305.',
    ].join('\n\n'),
    ...['1 “A title.” One.', '2 Two.\n\nStill two.', '3 Only words.', '4 “Another.” Four.'],
    '5 “Last.” Five.',
  ],
])('%j', (document, ...rules) => {
  expect(shown(document)).toEqual(rules);
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
  // With other signs around the number
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
])('two rules in numbered paragraphs: %j', (document) => {
  expect(shown(document)).toEqual(['101 One.', '102 Two.']);
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

test.each([
  ['deeper', '1. One\n\n2. In order:\n\n   1. a\n   2. b\n   3. c\n\n3. Three.\n\n4. Four.'],
  ['right below', '1. One\n\n2. In order:\n1. a\n2. b\n3. c\n\n3. Three.\n\n4. Four.'],
  ['as far left', '1. One\n\n2. In order:\n\n1. a\n\n2. b\n\n3. c\n\n3. Three.\n\n4. Four.'],
  [
    'in a bold one',
    '**1.** One\n\n**2.** In order:\n\n1. a\n2. b\n3. c\n\n**3.** Three.\n\n**4.** Four.',
  ],
])('a list that counts higher than its rule is no rules: %s', (_, document) => {
  const [one, two, ...others] = shown(document);
  expect([one, ...others]).toEqual(['1 One', '3 Three.', '4 Four.']);
  expect(two).toMatch(/^2 In order:\n[\s\S]*3\. c$/);
});

test('what was read as words, and may be the beginning of a rule, is told', () => {
  expect(read('Mutable Rules\n\n201. In order:\n\n1. propose\n\n202. Next.').doubts).toEqual([
    '“1. propose” was read as words of Rule 201, not as the beginning of a rule.',
  ]);
});

test('one numbered paragraph is no ruleset', () => {
  expect(recognise(toLines('Dear all,\n\n1. I resign.\n\nYours'))).toBeUndefined();
});

test.each([
  'Rule 5. Title\nWords.\n\nHistory: Initial rule.',
  'Rule 5: Title\n\nWords.\n\nHistory: Initial rule.',
  'Rule 5 – Title\n\nWords.\n\n*History: Initial rule.*',
  '**Rule 5. Title**\nWords.\n\n**History:** Initial rule.',
  '**Rule 5.** Title\n\nWords.\n\nHistory: Initial rule.',
  '### 5. Title\n\nWords.\n\nHistory: Initial rule.',
  '### Rule 5. Title (formerly 3, 4)\n\nWords.\n\n*Initial rule.*',
  'Rule 5. Title\n-------------\n\nWords.\n\nHistory: Initial rule.',
])('a heading with a title: %j', (document) => {
  expect(shown(document)).toEqual(['5 “Title” Words.']);
  expect(read(document).rules[0]?.history).toMatch(/^Initial rule\./);
});

test.each([
  ['Rule 5. A\n\nOne.\n\nHistory: x\nand y\n\nRule 6. B\n\nTwo.\n\nHistory: x', 'x and y'],
  ['Rule 1\n\nA title.\n\nOne.\n\nenacted by proposal 305.', 'enacted by proposal 305.'],
])('the history of the first rule: %j', (document, history) => {
  expect(read(document).rules[0]?.history).toBe(history);
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

  test('a lower number after one begins the next tier', () => {
    const found = read('Cards Rules\n\n101. One.\n\nCore Rules\n\n1. Two.\n\n2. Three.');
    expect(found.rules.map(({ number, tier }) => [number, tier])).toEqual([
      [101, 'Cards Rules'],
      [1, 'Core Rules'],
      [2, 'Core Rules'],
    ]);
  });

  test('without a blank after their signs, over headings of rules that have none either', () => {
    const house =
      '#House\n\n##Immutable Rules\n\n###101. Obey\nWe #1 obey.\n\n##Mutable Rules\n\n###201. Turns\nIn turn.';
    expect(read(house).rules).toMatchObject([
      { number: 101, title: 'Obey', text: 'We #1 obey.', tier: 'Immutable Rules' },
      { number: 201, title: 'Turns', text: 'In turn.', tier: 'Mutable Rules' },
    ]);
  });

  test('keep short paragraphs that begin the rules from being titles', () => {
    const rule = (n: number) => `### Rule ${n}\n\nShort.\n\nLonger words.\n\n*Initial rule.*`;
    const document = `# Set\n\n## Upper\n\n${rule(1)}\n\n${rule(2)}\n\n## Lower\n\n${rule(3)}`;
    expect(shown(document)).toContain('1 Short.\n\nLonger words.');
    expect(read(document).tiers).toEqual(['Upper', 'Lower']);
  });

  test('in the archive’s own form, those without rules too', () => {
    const document =
      'Set\n===\n\nCards\n-----\n\nCore\n----\n\nRule 1. A\n\nOne.\n\nHistory: Initial rule.\n';
    const { tiers, rules } = read(document);
    expect(tiers).toEqual(['Cards', 'Core']);
    expect(rules[0]?.tier).toBe('Core');
  });
});
