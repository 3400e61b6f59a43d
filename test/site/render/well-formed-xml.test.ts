/** By the rules of XML 1.0: no `]]>` in a text (2.4), and only its characters (2.2). */
import { expect, test } from 'vitest';
import { x } from 'xastscript';
import { wellFormedXml } from '../../../src/site/render/files/epub.ts';

test.each([
  ['a]]>b', 'a]]&gt;b'],
  ['a]]]>>b', 'a]]]&gt;>b'],
  ['a\u0000\u0008\u000b\u001f\uffff\ud800b', 'a\ufffd\ufffdb'],
  ['a\t\n\u{1f600}é', 'a\t\n\u{1f600}é'],
  ['<&', '&#x3C;&#x26;'],
])('%j', (text, written) => {
  expect(wellFormedXml(x('p', text))).toBe(`<p>${written}</p>`);
  expect(wellFormedXml(x('p', { title: 'a]]>\u0001' }))).toBe('<p title="a]]&gt;" />');
});
