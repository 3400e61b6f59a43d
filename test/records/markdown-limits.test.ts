/** Texts that would hold up whoever shows them, and those that are only long. */
import { describe, expect, test } from 'vitest';
import {
  findExcess,
  MOST_LETTERS,
  MOST_LINES,
  MOST_SIGNS,
  MOST_SIGNS_IN_ALL,
} from '../../src/values/markdown-limits.ts';
import { enacting, expectFound, PROPOSAL, proposal } from './marked-records.ts';

const TANGLE = '*a_ '.repeat(MOST_SIGNS / 4);
/** Sixteen paragraphs may have a quarter of the signs of one. */
const QUARTER = `${'a)'.repeat(MOST_SIGNS / 4)}\n\n`;
/** So short that only their number counts. */
const SHORT = `${'a)'.repeat(100)}\n\n`;

describe('what takes longer than its length asks for is refused, from where it is too much', () => {
  test.each([
    ['letters', `${'a'.repeat(MOST_LETTERS)}⟦bc⟧`],
    ['lines', `${'a\n'.repeat(MOST_LINES)}⟦b⟧\nc`],
    ['lines of lists', `${'- a\n'.repeat(MOST_LINES / 2)}⟦- b⟧\n- c`],
    ['lines of quotations', `${'> a\n'.repeat(MOST_LINES / 2)}⟦> b⟧\n> c`],
    ['headings', `${'a\n=\n'.repeat(MOST_LINES / 2)}⟦a⟧\n=`],
    ['footnotes', `${'[^a]: b\n'.repeat(MOST_LINES / 2)}⟦[^a]: b⟧\n`],
    ['quotations in quotations', `a\n\n⟦${'>'.repeat(61)}⟧ a`],
    ['footnotes in footnotes', `⟦${'[^a]: '.repeat(60)}[^a]:⟧ a`],
    ['emphasis', `${'*a_ '.repeat(MOST_SIGNS / 2)}⟦*⟧a`],
    ['brackets', `${']'.repeat(MOST_SIGNS)}⟦]⟧]`],
    ['code', `${'`a'.repeat(MOST_SIGNS)}⟦\`⟧a`],
    ['entities', `${'&amp;&#x'.repeat(MOST_SIGNS / 4)}⟦&⟧amp;&#x`],
    ['addresses', `${'www._'.repeat(MOST_SIGNS / 2)}⟦.⟧a`.replace('⟦', 'www⟦')],
    ['cells', `|${'a|'.repeat(MOST_SIGNS - 1)}a⟦|⟧`],
    ['signs over several lines', `${'a)\n'.repeat(1000)}${')'.repeat(MOST_SIGNS - 1000)}⟦)⟧`],
    ['signs in several paragraphs', `${QUARTER.repeat(16)}a⟦)⟧`],
    ['signs in all', `${SHORT.repeat(MOST_SIGNS_IN_ALL / 100)}a⟦)⟧`],
  ])('%s', (_, body) => {
    expectFound({ [PROPOSAL]: proposal('enact: {}', body) }, ['format/markdown']);
  });

  test('and in the front matter too, and in the text of a rule', () => {
    const notes = `notes: "${'a '.repeat(40)}${'['.repeat(MOST_SIGNS)}⟦[⟧"`;
    expectFound({ [PROPOSAL]: enacting(notes) }, ['format/markdown']);
    const text = `changes: [{ enact: {}, text: "${'a'.repeat(MOST_LETTERS)}⟦bc⟧" }]`;
    expectFound({ [PROPOSAL]: proposal(text, '') }, ['format/markdown']);
  });
});

test.each([
  ['a line that looks blank and is not', `${TANGLE}\n\u00a0\n`],
  ['an item with nothing in it', `${TANGLE}\n* \n`],
  ['a number that begins no list', `${TANGLE}\n2. a\n`],
  ['a number within an item', `1. a\n   2. ${TANGLE}\n   3. `],
  ['a number in another manner', `1. a\n2) ${TANGLE}\n3) `],
  ['a number among bullets', `- a\n2. ${TANGLE}\n3. `],
  ['a mark of quotation that is set in too far to be one', `${TANGLE}\n    >\n`],
])('%s does not divide a paragraph', (_, part) => {
  // Divided into three, its signs would count a third of their square.
  expect(findExcess(part.repeat(3))).toBeDefined();
});

const SENTENCE = 'The *Judge* finds, for these reasons and for others, [so](a). ';

test.each([
  ['an opinion of a hundred thousand letters', `${SENTENCE.repeat(14)}\n\n`.repeat(120)],
  ['a list of a thousand items', '- *a*\n'.repeat(MOST_LINES / 2)],
  ['one with numbers', Array.from({ length: 999 }, (_, i) => `${i + 1}. *a*`).join('\n')],
  [
    'a mail that quotes mails',
    `${'>> > He *wrote*: [so](a), or so I read it.\n'.repeat(25)}>\n`.repeat(15),
  ],
  ['a ruled table', `a\n${`+${'-'.repeat(60)}+\n| *a* |\n`.repeat(300)}`],
  ['rules between parts', `a\n${'='.repeat(60)}\n${'-'.repeat(3000)}\n${'-'.repeat(3000)}\n`],
  ['a table of two hundred rows', `|a|b|\n|-|-|\n${'|*a*|[b](c)|\n'.repeat(200)}`],
])('%s may stand', (_, body) => {
  expectFound({ [PROPOSAL]: proposal('enact: {}', body) }, []);
});
