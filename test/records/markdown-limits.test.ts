/** Texts that would hold up whoever shows them, and those that are only long. */
import { describe, expect, test } from 'vitest';
import {
  findExcess,
  MOST_LINES,
  MOST_MARKS,
  MOST_MARKS_IN_ALL,
} from '../../src/values/markdown-limits.ts';
import { expectFound, PROPOSAL, proposal } from './marked-records.ts';

const TANGLE = '*a_ '.repeat(MOST_MARKS / 4);

describe('what takes longer than its length asks for is refused, from where it is too much', () => {
  test.each([
    ['lines', `${'a\n'.repeat(MOST_LINES)}⟦b⟧\nc`],
    ['lines of lists', `${'- a\n'.repeat(MOST_LINES / 2)}⟦- b⟧\n- c`],
    ['lines of quotations', `${'> a\n'.repeat(MOST_LINES / 2)}⟦> b⟧\n> c`],
    ['headings', `${'a\n=\n'.repeat(MOST_LINES / 2)}⟦a⟧\n=`],
    ['footnotes', `${'[^a]: b\n'.repeat(MOST_LINES / 2)}⟦[^a]: b⟧\n`],
    ['emphasis', `${'*a_ '.repeat(MOST_MARKS / 2)}⟦*⟧a`],
    ['emphasis in one run', `⟦${'*'.repeat(MOST_MARKS + 1)}⟧a${'*'.repeat(MOST_MARKS + 1)}`],
    ['brackets', `${']'.repeat(MOST_MARKS)}⟦]⟧]`],
    ['code', `${'`a'.repeat(MOST_MARKS)}⟦\`⟧a`],
    [
      'marks in all paragraphs',
      `${`${TANGLE}\n\n`.repeat(MOST_MARKS_IN_ALL / (MOST_MARKS / 2))}⟦*⟧a_`,
    ],
    ['quotations in quotations', `a\n\n⟦${'>'.repeat(61)}⟧ a`],
    ['footnotes in footnotes', `⟦${'[^a]: '.repeat(60)}[^a]:⟧ a`],
    ['emphasis in emphasis', `${'*a '.repeat(60)}⟦*⟧a`],
    ['links in links', `${'['.repeat(60)}⟦[⟧${']'.repeat(60)}`],
  ])('%s', (_, body) => {
    expectFound({ [PROPOSAL]: proposal('enact: {}', body) }, ['format/markdown']);
  });

  test('and in the front matter too', () => {
    const notes = `${'a '.repeat(40)}${'['.repeat(60)}⟦[⟧`;
    expectFound({ [PROPOSAL]: proposal(`enact: {}\nnotes: "${notes}"`) }, ['format/markdown']);
  });
});

test.each([
  ['a line that looks blank and is not', `${TANGLE}\n\u00a0\n`],
  ['an item with nothing in it', `${TANGLE}\n* \n`],
  ['a number that begins no list', `${TANGLE}\n2. a\n`],
  ['a number within an item', `1. a\n   2. ${TANGLE}\n   3. `],
  ['a number in another manner', `1. a\n2) ${TANGLE}\n3) `],
  ['a number among bullets', `- a\n2. ${TANGLE}\n3. `],
])('%s does not divide a paragraph', (_, part) => {
  expect(findExcess(part.repeat(5))).toBeDefined();
});

test.each([
  [
    'an opinion of a hundred thousand letters',
    `${'The *Judge* finds [so](a). '.repeat(30)}\n\n`.repeat(125),
  ],
  ['a list of a thousand items', '- *a*\n'.repeat(MOST_LINES / 2)],
  [
    'a list of a thousand numbers',
    Array.from({ length: 999 }, (_, i) => `${i + 1}. *a*`).join('\n'),
  ],
  ['a table of two hundred rows', `|a|b|\n|-|-|\n${'|*a*|[b](c)|\n'.repeat(200)}`],
])('%s may stand', (_, body) => {
  expectFound({ [PROPOSAL]: proposal('enact: {}', body) }, []);
});
