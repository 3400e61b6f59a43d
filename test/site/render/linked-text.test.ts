import { describe, expect, it } from 'vitest';
import type { Resolve } from '../../../src/archive/lookup/describe-reference.ts';
import { createTitleFinder } from '../../../src/archive/lookup/references.ts';
import { linkedText } from '../../../src/site/render/html/linked-text.ts';
import { redlineHtml } from '../../../src/site/render/html/redline-html.ts';

const toRule: Resolve = ({ to }) => (to.kind === 'rule' ? `#rule-${to.number}` : undefined);
const ref = (number: number, words: string) => `<a class="ref" href="#rule-${number}">${words}</a>`;

describe('linkedText', () => {
  it('links references and leaves the words as they are', () => {
    expect(linkedText('See Rule 203 and *Rules 101-116*.', toRule)).toBe(
      `<p>See ${ref(203, 'Rule 203')} and <em>${ref(101, 'Rules 101')}-${ref(116, '116')}</em>.</p>`,
    );
  });

  it('links nothing within links and code', () => {
    const html = linkedText('[Rule 1](https://a.example) `Rule 2`', toRule);
    expect(html).not.toContain('class="ref"');
  });

  it('leads elsewhere when the text is read elsewhere', () => {
    const text = 'Under Rule 9.';
    const at = (version: number) => linkedText(text, () => `/versions/${version}/#rule-9`);
    expect(at(1)).toContain('/versions/1/');
    expect(at(2)).toContain('/versions/2/');
    expect(linkedText(text, () => undefined)).toBe('<p>Under Rule 9.</p>');
  });

  it('links titles where rules have them', () => {
    const titles = createTitleFinder(['Adopting Proposals']);
    const html = linkedText('As Adopting Proposals & co. say.', () => '#x"y', titles);
    expect(html).toBe(
      '<p>As <a class="ref" href="#x&quot;y">Adopting Proposals</a> &#x26; co. say.</p>',
    );
  });

  it('shows HTML as words', () => {
    expect(linkedText('<b onclick="x()">bold</b> <script>alert(1)</script>')).toBe(
      '<p>&#x3C;b onclick="x()">bold&#x3C;/b> &#x3C;script>alert(1)&#x3C;/script></p>',
    );
    expect(linkedText('<style>* {}</style>')).toBe('<p>&#x3C;style>* {}&#x3C;/style></p>');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>)',
    '[x](vbscript:x)',
    '[x](file:///etc/passwd)',
    '[x](../up)',
    '[x](//elsewhere.example)',
    '[x][y]\n\n[y]: javascript:alert(1)',
  ])('makes no link of %j', (text) => {
    expect(linkedText(text)).toBe('<p>x</p>');
  });

  it('makes pictures links, so that nothing is fetched', () => {
    const html = linkedText('![a cat](https://pictures.example/cat.png)');
    expect(html).toContain('>a cat</a>');
    expect(html).not.toContain('<img');
  });

  it('gives no element an id, a class or a style of its own', () => {
    const html = linkedText(
      '# Head\n\nText[^1] <p id="main" style="x">\n\n[^1]: Note.\n\n- [x] done',
    );
    expect(html.replace(/>[^<]*</g, '><')).not.toMatch(/ (id|class|style|name|on\w+)=/);
    expect(html).not.toContain('<input');
    expect(html).toContain('<strong>Head</strong>');
  });

  it('is not misled by the characters that mark a place', () => {
    const html = linkedText('Rule 1 \uFDD00\uFDD1 Rule 2', toRule);
    expect(html.replace(/<[^>]*>/g, '')).toBe('Rule 1 &#x3C;U+FDD0>0&#x3C;U+FDD1> Rule 2');
    expect(html.match(/class="ref"/g)).toHaveLength(2);
  });
});

describe('redlineHtml', () => {
  it('sets words apart that follow on one another without a space', () => {
    expect(
      redlineHtml([
        { kind: 'removed', words: '10' },
        { kind: 'added', words: '5 ' },
        { kind: 'removed', words: 'points ' },
        { kind: 'added', words: 'gold' },
      ]),
    ).toBe('<p><del>10</del><ins class="close">5</ins> <del>points</del> <ins>gold</ins></p>');
  });

  it('sets no blank before a full stop that replaces words', () => {
    expect(
      redlineHtml([
        { kind: 'same', words: 'One' },
        { kind: 'removed', words: ', and more' },
        { kind: 'added', words: '. The end' },
      ]),
    ).toBe('<p>One<del>, and more</del><ins>. The end</ins></p>');
  });

  it('marks words, paragraph by paragraph, and escapes them', () => {
    expect(
      redlineHtml([
        { kind: 'same', words: 'One ' },
        { kind: 'removed', words: 'two\n\nthree ' },
        { kind: 'added', words: '<b> ' },
        { kind: 'same', words: 'four\n- five' },
      ]),
    ).toBe('<p>One <del>two</del></p><p><del>three</del> <ins>&lt;b&gt;</ins> four<br>- five</p>');
  });

  it('sets new paragraphs under those that they replace', () => {
    expect(
      redlineHtml([
        { kind: 'same', words: 'One.\n\n' },
        { kind: 'removed', words: 'Two.' },
        { kind: 'added', words: 'Three.\n\nFour.' },
        { kind: 'same', words: '\n\nFive.' },
      ]),
    ).toBe(
      '<p>One.</p><p><del>Two.</del></p><p><ins>Three.</ins></p><p><ins>Four.</ins></p><p>Five.</p>',
    );
  });

  it('shows as one paragraph what is one now', () => {
    expect(
      redlineHtml([
        { kind: 'same', words: 'One.' },
        { kind: 'removed', words: '\n\n' },
        { kind: 'added', words: ' ' },
        { kind: 'same', words: 'Two.' },
      ]),
    ).toBe('<p>One.  Two.</p>');
  });
});
