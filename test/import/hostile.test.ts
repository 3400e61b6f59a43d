/** Documents meant to do harm do not run long, write HTML or land elsewhere. */

import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { beforeAll, describe, expect, test } from 'vitest';
import { dropNeedlessEscapes, escapeTags } from '../../src/import/markup/markdown-words.ts';
import { parseRulesetId, planImport } from '../../src/import/plan-import.ts';
import { toRulesetId } from '../../src/values/ids.ts';
import fc from '../by-chance.ts';
import { callsIn } from '../calls-in.ts';
import { plan, refusal } from './library.ts';

/** A sixteenth of the largest document there may be: what takes long by more than its size shows there too. */
const SIZE = 1 << 16;

function fill(pattern: string, size = SIZE): string {
  return pattern.repeat(Math.floor(size / pattern.length));
}

const TEXTS = {
  blanks: `101. a${fill(' ')}b\n\n102. c`,
  'blank lines': `101. a\n${fill('\n')}\n102. b`,
  numbers: fill('1. a\n\n'),
  heads: fill('Rule 5\n\n'),
  headings: `${fill('# Foo Rules\n\n')}101. a\n\n102. b`,
  hashes: `${fill('#')}\n\n101. a\n\n102. b`,
  asterisks: `101. ${fill('*')}\n\n102. b`,
  separators: fill('---\n'),
  underlines: fill('a\n=\n\n'),
  histories: fill('Rule 5. x\n\nHistory: a\n\n'),
  italics: fill('*a*\n\n'),
  emphasis: `101. <b>${fill('*a_ ')}\n\n102. b`,
  tags: `101. ${fill('<a ')}\n\n102. b`,
  quotations: `101. <b>\n${fill('>')}\n\n102. b`,
  statements: `101. ${fill('1-9 (a) ')}\n\n102. b`,
  'former numbers': `Rule 1. ${fill(' (formerly 1')}\n\nx`,
};

const PAGES = {
  'bold in bold': fill('<b>'),
  'many tags': fill('<b></b>'),
  'boxes in boxes': `${fill('<div>', 500 * 5)}<p>101. a<p>102. b`,
  'emphasis around everything': `${'<b>'.repeat(90)}${fill('<p>x', 2000)}<p>101. a<p>102. b`,
  misnested: fill('<b><p>', 15_000),
  cells: `<table>${fill('<td>x', 12_500)}`,
  lists: fill('<ol><li>x', 900),
  'one long comment': `<!--${fill('-')}`,
  'one long line': `<pre>${fill('101. a')}</pre>`,
  'many lines': `<pre>${fill('101. a\n')}</pre>`,
  ampersands: `<p>101. ${fill('&')}<p>102. b`,
};

const CASES = [
  ...Object.entries(TEXTS).map(([name, text]) => ({ name, text, isHtml: false })),
  ...Object.entries(PAGES).map(([name, text]) => ({ name, text, isHtml: true })),
];

/** A page of rules three quarters as long, with nothing odd in it. */
const HONEST = Array.from(
  { length: 307 },
  (_, i) => `<p>${i + 1}. ${'A vote is held. '.repeat(10)}`,
);

function planRules(text: string, isHtml: boolean) {
  return planImport({ text, isHtml, id: toRulesetId('new'), head: {}, tiers: 'a:0-999999999' }, []);
}

describe('a document made to take long', () => {
  let floor = 0;

  beforeAll(() => {
    const honest = HONEST.join('\n');
    expect(honest.length).toBeGreaterThan(0.75 * SIZE);
    // Once before: what is made only once is no part of the cost.
    planRules(honest, true);
    floor = callsIn(() => expect(planRules(honest, true).ok).toBe(true));
  });

  const bounded = ({ text, isHtml }: (typeof CASES)[number]) => {
    const cost = callsIn(() => {
      const planned = planRules(text, isHtml);
      expect(planned.ok || planned.lines.length > 0).toBe(true);
    });
    expect(cost).toBeLessThan(10 * floor);
  };
  test.each(CASES.filter((_, i) => i % 3 === 0))('$name', bounded);
  test.each(CASES.filter((_, i) => i % 3 !== 0))('$name', { tags: ['night'] }, bounded);
});

const TAGS = '<b> </b> <div> <script> </script> <pre> <!-- --> <? <!D <![CDATA[';
const PARTS = [
  ...`${TAGS} http://a.b <http://a.b> [a](<b>) \` \\ x`.split(' '),
  ...['\n', '\n\n', '    ', '> ', '- ', '```\n'],
];
const markdown = unified().use(remarkParse).use(remarkGfm);

function kindsIn(text: string): readonly string[] {
  const kindsOf = (node: Nodes): readonly string[] => {
    return [node.type, ...('children' in node ? node.children.flatMap(kindsOf) : [])];
  };
  return kindsOf(markdown.parse(text));
}

describe('HTML in text', () => {
  test.each([
    ['<b>x</b>', '\\<b>x\\</b>'],
    ['a <script>alert(1)</script> b', 'a \\<script>alert(1)\\</script> b'],
    ['<div>\n<p>x\n</div>', '\\<div>\n\\<p>x\n\\</div>'],
    ['a <!-- b --> c <?d?>', 'a \\<!-- b --> c \\<?d?>'],
    ['http://a.b<script>x</script>', 'http://a.b&lt;script>x&lt;/script>'],
    ['`<b>` and <https://example.org>', '`<b>` and <https://example.org>'],
    ['1 < 2, a<b and \\<i>', '1 < 2, a<b and \\<i>'],
  ])('%j', (text, escaped) => {
    expect(escapeTags(text)).toBe(escaped);
    expect(escapeTags(escaped)).toBe(escaped);
  });

  test('is gone, whatever it is made of', () => {
    const part = fc.constantFrom(...PARTS);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const escaped = escapeTags(parts.join(''));
        expect(escapeTags(escaped)).toBe(escaped);
        expect(kindsIn(escaped)).not.toContain('html');
      }),
    );
  });

  test('is words on a card, and that is told', () => {
    const { cards, found } = plan('Mutable Rules\n\n201. <img src=x onerror=y>\n\n202. b');
    expect(cards[0]?.card.text).toBe('\\<img src=x onerror=y>');
    expect(found.doubts).toEqual(['Rule 201 has HTML in it, which readers will see as words.']);
  });
});

test.each([
  ['\\[Note: a\\_b]', '[Note: a_b]'],
  ['2 \\* 3', '2 * 3'],
  ['\\*a\\* \\[b]', '\\*a\\* [b]'],
  ['1\\. a', '1\\. a'],
  ['\\# a\n\nb\\_c', '\\# a\n\nb_c'],
  ['\\<b> \\& \\\\', '\\<b> & \\'],
])('of %j no more is escaped than %j', (text, plain) => {
  expect(dropNeedlessEscapes(text)).toBe(plain);
});

const NO_IDS = [
  '',
  '..',
  '../x',
  'a/b',
  'A',
  'a b',
  '-a',
  'a.md',
  'x'.repeat(101),
  'con',
  '/etc',
  'ä',
  'a\0',
];
test.each(NO_IDS)('%j is no id', (id) => {
  const message = expect.stringContaining('cannot be the id');
  expect(parseRulesetId(id)).toMatchObject({ ok: false, message });
});

test('an element may have the name of something that every object has', () => {
  const text = '<p>101. A <constructor>vote</constructor> is held.<p>102. b';
  expect(planRules(text, true).ok).toBe(true);
});

test('files lie in the folder of the ruleset', () => {
  const { files } = plan('000000101. a\n\n102. b', { id: toRulesetId('x'), tiers: 'a:0-999' });
  expect(files.map(({ file }) => file)).toEqual([
    'rulesets/x/ruleset.md',
    'rulesets/x/101.md',
    'rulesets/x/102.md',
  ]);
});

test('a number that stands twice is refused', () => {
  const twice = 'Rule 5\n\na\n\nHistory: x\n\nRule 5\n\nb\n\nHistory: x';
  expect(refusal(twice)).toContain('The document has Rule 5 twice');
});

test('nothing but words is no ruleset', () => {
  expect(refusal('Dear all,\n\nno rules today.')).toContain('there is no ruleset in this document');
  expect(refusal('', { isHtml: true })).toContain('there is no ruleset in this document');
});
