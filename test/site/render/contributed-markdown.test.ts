import { describe, expect, it } from 'vitest';
import { renderContributed } from '../../../src/site/render/markdown/contributed-markdown.ts';
import { invisibleIn } from '../../diagnostics/invisible.ts';

const MANY = 20_000;

describe('renderContributed', () => {
  // Any of these would take minutes, or the whole build down with it.
  it.each([
    ['quotations', '> '.repeat(MANY)],
    ['lists', '- '.repeat(MANY)],
    [
      'lists by their columns',
      Array.from({ length: 500 }, (_, i) => `${'  '.repeat(i)}- x`).join('\n'),
    ],
    ['emphasis', '*a '.repeat(MANY) + 'b* '.repeat(MANY)],
    ['emphasis of two kinds', '*a **b '.repeat(MANY) + 'c** d* '.repeat(MANY)],
    ['pictures', '!['.repeat(MANY) + '](x)'.repeat(MANY)],
    ['marks that never meet', '*a_ '.repeat(MANY)],
    ['marks behind numbers that begin no list', `a${'\n2. *a_ '.repeat(MANY)}`],
  ])('shows %s nested without end as they were written', (_, markdown) => {
    const html = renderContributed(`${markdown}deep`);
    expect(html.replace(/&gt;|&#x3E;/g, '>')).toBe(`<p>${markdown}deep</p>`);
  });

  it.each([
    [
      'a list in a list in a quotation',
      '> - a\n>   - *b*',
      /<blockquote>.*<ul>.*<ul>.*<em>b<\/em>/s,
    ],
    [
      'a long paragraph of emphasis',
      '*a* and **b**, [c](https://x.example) '.repeat(100),
      /<em>a<\/em>/,
    ],
    ['a long list', '- *a*\n'.repeat(990), /<ul>/],
    [
      'a long list of numbers',
      Array.from({ length: 990 }, (_, i) => `${i + 1}. *a*`).join('\n'),
      /<ol>/,
    ],
    ['a wide table', `|${'a|'.repeat(80)}\n|${'-|'.repeat(80)}`, /<table/],
  ])('still renders %s', (_, markdown, expected) => {
    expect(renderContributed(markdown)).toMatch(expected);
  });

  it.each([
    ['a&#x202e;b &shy; &#27;', '<p>a&#x3C;U+202E>b &#x3C;U+00AD> \ufffd</p>'],
    [
      '`&#x202e;` **&ZeroWidthSpace;**',
      '<p><code>&#x26;#x202e;</code> <strong>&#x3C;U+200B></strong></p>',
    ],
    ['![p&#x202e;](https://x.example/&#x202e;)', '<p>p&#x3C;U+202E></p>'],
    ['a\u202eb _c_', '<p>a&#x3C;U+202E>b <em>c</em></p>'],
    ['م&zwnj;خ 👩&zwj;💻', '<p>م\u200cخ 👩\u200d💻</p>'],
  ])('shows by a sign what nobody sees, in %j', (markdown, html) => {
    expect(renderContributed(markdown)).toBe(html);
    expect(invisibleIn(html)).toEqual([]);
  });

  it.each(['<img src="https://tracker.example">', '[words](https://%zz)', '[words](javascript:x)'])(
    'makes no link of an address that is none, in %j',
    (markdown) => {
      expect(renderContributed(markdown)).not.toContain('<a');
    },
  );
});
