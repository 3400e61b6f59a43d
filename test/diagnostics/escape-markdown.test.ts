/** Words of a record in a Markdown document: nobody is called, and nothing is marked up or linked. */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { escapeMarkdown } from '../../src/diagnostics/escape-markdown.ts';

const HOSTILE = [
  'a\n\n# Heading',
  '*by* **all** ~~means~~ `code` <b>bold</b> <!-- gone -->',
  '[here](https://example.org) ![there](x)',
  'https://example.org and www.example.org',
  '- a list',
  '1. a list',
  '12) a list',
  '+ a list',
  '===',
  '> quoted | cell | cell',
  '&lt;b&gt; &#64; \\*',
  'a\u202eb',
];

test.each(HOSTILE)('%j is a paragraph of plain words', (words) => {
  const processor = unified().use(remarkParse).use(remarkGfm);
  const tree = processor.runSync(processor.parse(escapeMarkdown(words)));
  const children = [{ type: 'paragraph', children: [{ type: 'text' }] }];
  expect(tree).toMatchObject({ type: 'root', children });
});

describe('on GitHub', () => {
  test.each(['@octocat', 'you @octocat', '#12', 'a/b#12'])('%s calls nothing', (words) => {
    const shown = escapeMarkdown(words).replace(/&#(\d+);/g, (_, code) =>
      String.fromCodePoint(Number(code)),
    );
    expect(shown).not.toMatch(/@\w|#\d/);
    expect(shown.replaceAll('\u200b', '')).toBe(words);
  });
});

test('words without a sign stay as they are', () => {
  const words = 'Anna Berg: 10 points (Rule 206) – “so be it”, she said; 2 : 3.';
  expect(escapeMarkdown(words)).toBe(words);
});
