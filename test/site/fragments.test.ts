import { expect, test } from 'vitest';
import {
  findGaps,
  fragmentHtml,
  markFragments,
  recall,
  remember,
} from '../../src/site/fragments.ts';

const one = { text: '<p>Règle 1</p>' };
const other = { text: '<p>Other</p>' };

/** The page as a reader gets it, and the pieces that were put into it. */
function fill(page: string) {
  const bytes = Buffer.from(page);
  const parts: string[] = [];
  let at = 0;
  const gaps = findGaps(bytes);
  for (const { from, to, piece } of gaps) {
    parts.push(bytes.toString('utf8', at, from), piece.text);
    at = to;
  }
  return {
    page: parts.join('') + bytes.toString('utf8', at),
    pieces: gaps.map(({ piece }) => piece),
  };
}

// In this order: from the first mark on, there are marks.
test('a fragment stands in the page itself until a build asks for marks', () => {
  expect(fragmentHtml(one)).toBe(one.text);
  expect(findGaps(Buffer.from('<main><p>One</p></main>'))).toEqual([]);
  expect(remember('colophon', '<p>1982</p>')).toBe('<p>1982</p>');
  expect(recall('colophon')).toBeUndefined();
});

test('fragments are put in where their marks are, and are the same pieces', () => {
  markFragments();
  const page = `<main>«${[one, other, '<hr>', one].map(fragmentHtml).join('—')}»</main>`;
  expect(page).not.toContain('1</p>');
  const filled = fill(page);
  expect(filled.page).toBe('<main>«<p>Règle 1</p>—<p>Other</p>—<hr>—<p>Règle 1</p>»</main>');
  expect(filled.pieces).toEqual([one, other, one]);
  expect(filled.pieces[2]).toBe(filled.pieces[0]);
});

test('what was remembered by a name is recalled by it, as the same piece', () => {
  markFragments();
  expect(recall('colophon')).toBeUndefined();
  const page = `${remember('colophon', '<p>1982</p>')} ${recall('colophon')}`;
  expect(page).not.toContain('1982');
  const filled = fill(page);
  expect(filled.page).toBe('<p>1982</p> <p>1982</p>');
  expect(filled.pieces[1]).toBe(filled.pieces[0]);
});

test('a mark of one build is only a comment in another', () => {
  markFragments();
  const mark = fragmentHtml(one);
  markFragments();
  expect(fill(`<!-- --> ${mark}`)).toEqual({ page: `<!-- --> ${mark}`, pieces: [] });
});
