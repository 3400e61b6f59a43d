/** The results of a long game are grouped, so that a page of them can be read. */
import { expect, test } from 'vitest';
import type { WhatIf } from '../../../src/archive/page-models/game/describe-what-if.ts';
import { whatIfHtml } from '../../../src/site/render/html/what-if-html.ts';

const NOTHING: WhatIf = {
  choices: [],
  isSame: false,
  refused: undefined,
  halted: undefined,
  proposals: [],
  neverWere: [],
  rules: [],
  scores: [],
  game: { was: 'It is won.', wouldBe: 'Play goes on.' },
};
const turned = (count: number, how?: string) =>
  Array.from({ length: count }, (_, i) => ({
    proposal: [`Proposal ${i + 301}`],
    turned: how,
    was: 'Adopted.',
    wouldBe: 'Defeated.',
  }));
/** The part of the page that stands before somebody asks for more. */
const shown = (html: string) => html.replaceAll(/<details>.*?<\/details>/g, '');
const rowsIn = (html: string) => html.split('<tr><th scope="row">').length - 1;

test('a dozen proposals stand in one table', () => {
  const html = whatIfHtml({ ...NOTHING, proposals: turned(12, 'Adopted → Defeated') });
  expect(rowsIn(shown(html))).toBe(1 + 12);
  expect(html).toContain('Proposal 301<br><b>Adopted → Defeated</b>');
  expect(html).not.toContain('<h4>');
});

test('of 679 a few of each kind are shown, with how many there are, and none is lost', () => {
  const proposals = [
    ...turned(500, 'Adopted → Defeated'),
    ...turned(2, 'A <b> → C'),
    ...turned(177),
  ];
  const neverWere = Array.from({ length: 400 }, (_, i) => [`Version ${i}`]);
  const html = whatIfHtml({ ...NOTHING, proposals, neverWere });
  expect(rowsIn(html)).toBe(1 + 679);
  expect(rowsIn(shown(html))).toBe(1 + 3 + 2 + 3);
  expect(html).toContain('<h4>Adopted → Defeated: 500</h4>');
  expect(html).toContain('<h4>A &lt;b&gt; → C: 2</h4>');
  expect(html).toContain('<h4>The same outcome, with other points or rules: 177</h4>');
  expect(html).toContain('<summary>497 more</summary>');
  expect(shown(html).split('<li>').length - 1).toBe(3);
  expect(html).toContain('<li>Version 399</li>');
});
