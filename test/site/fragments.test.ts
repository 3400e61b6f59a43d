import { expect, test } from 'vitest';
import { joinPieces } from '../../src/archive/pieces.ts';
import { fragmentHtml, markFragments, piecesOfPage } from '../../src/site/fragments.ts';

const one = { text: '<p>One</p>' };
const other = { text: '<p>Other</p>' };

// In this order: from the first mark on, there are marks.
test('a fragment stands in the page itself until a build asks for marks', () => {
  expect(fragmentHtml(one)).toBe(one.text);
  expect(piecesOfPage('<main><p>One</p></main>')).toEqual(['<main><p>One</p></main>']);
});

test('fragments are put in where their marks are, and are the same pieces', () => {
  markFragments();
  const page = `<main>${[one, other, '<hr>', one].map(fragmentHtml).join('')}</main>`;
  expect(page).not.toContain('One');
  const pieces = piecesOfPage(page);
  expect(joinPieces(pieces)).toBe('<main><p>One</p><p>Other</p><hr><p>One</p></main>');
  expect(pieces.filter((piece) => piece === one)).toHaveLength(2);
});

test('a mark of one build is only a comment in another', () => {
  markFragments();
  const mark = fragmentHtml(one);
  markFragments();
  expect(piecesOfPage(`<!-- --> ${mark}`)).toEqual([`<!-- --> ${mark}`]);
});
