/**
 * Every text that passes the check is shown at a cost that its size warrants.
 *
 * @module-tag slow
 */

import { diffArrays } from 'diff';
import { describe, expect, test, vi } from 'vitest';
import { createTitleFinder } from '../../../src/archive/lookup/references.ts';
import { redline } from '../../../src/archive/redline/redline.ts';
import { redlineHtml } from '../../../src/site/render/html/redline-html.ts';
import { renderContributed } from '../../../src/site/render/markdown/contributed-markdown.ts';
import { findExcess, MOST_LETTERS } from '../../../src/values/markdown-limits.ts';
import { callsIn } from '../../calls-in.ts';

vi.mock(import('diff'), { spy: true });

const PROSE = `${'Every player shall always abide by all the rules then in effect. '.repeat(15)}And *so* on.\n\n`;

/** A text that goes on for so many letters. */
type Goes = (letters: number) => string;

const repeated = (part: string): Goes => {
  return (letters) => part.repeat(Math.ceil(letters / part.length)).slice(0, letters);
};
const runs: Goes = (letters) => {
  let text = '';
  for (let i = 1; text.length < letters; i++) text += `${'`'.repeat(i)}a`;
  return text;
};
const table: Goes = (letters) => {
  const cells = letters / 6;
  return `|${'a|'.repeat(cells)}\n|${'-|'.repeat(cells)}\n|${'b|'.repeat(cells)}`;
};

/** As much of it as the check lets pass. */
function atBound(goes: Goes): string {
  let [passes, fails] = [0, MOST_LETTERS + 1];
  while (fails - passes > 1) {
    const middle = (passes + fails) >> 1;
    if (findExcess(goes(middle))) fails = middle;
    else passes = middle;
  }
  return goes(passes);
}

const PLAIN = PROSE.repeat(MOST_LETTERS / PROSE.length);
const floor = callsIn(() => renderContributed(PLAIN));

describe('Markdown', () => {
  test.each<[string, Goes]>([
    ['entities', repeated('&amp;&#x')],
    ['growing runs of backticks', runs],
    ['a wide table', table],
    ['addresses without an end', repeated('www._')],
    ['brackets', repeated(']')],
    ['emphasis that crosses', repeated('*a_ ')],
    ['emphasis in many paragraphs', repeated('*a* '.repeat(11).concat('\n\n'))],
    ['comments without an end', repeated('a<!--')],
    ['declarations without an end', repeated('a<!A')],
    ['programs without an end', repeated('a<?')],
    ['items in items', repeated('1) ')],
    ['quotations in quotations', repeated(`${'>'.repeat(50)} a\n`)],
  ])('of %s is refused where it is costly: no more than ten times a plain text', (_, goes) => {
    expect(findExcess(goes(500_000))).toBeDefined();
    const text = atBound(goes);
    expect(text.length).toBeGreaterThan(40);
    expect(callsIn(() => renderContributed(text))).toBeLessThan(10 * floor);
  });

  test('makes no cell that was not written', () => {
    const html = renderContributed(
      `|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n${'b\n'.repeat(900)}`,
    );
    expect(html.split('</td>').length - 1).toBe(900);
  });
});

describe('a redline', () => {
  test('looks for no more edits than its letters are worth', () => {
    const [before, after] = ['a b c '.repeat(500), 'x y z '.repeat(500)];
    vi.mocked(diffArrays).mockClear();
    expect(redline(before, after).map(({ kind }) => kind)).toEqual(['removed', 'added']);
    const steps = vi
      .mocked(diffArrays)
      .mock.calls.map(([, , options]) =>
        options && 'maxEditLength' in options ? Number(options.maxEditLength) ** 2 : Infinity,
      );
    expect(Math.max(...steps)).toBeLessThanOrEqual(110 * (before.length + after.length));
  });

  test('of four times the paragraphs takes about four times as long to write', () => {
    const of = (count: number) => redlineHtml([{ kind: 'added', words: 'a\n\n'.repeat(count) }]);
    expect(callsIn(() => of(40_000))).toBeLessThan(5 * callsIn(() => of(10_000)));
  });
});

test('titles that begin with the same word are not gone through one by one', () => {
  const titles = Array.from({ length: 20_000 }, (_, i) => `Rule of ${i + 10_000}`);
  const finder = createTitleFinder(titles);
  const text = `${'Rule of '.repeat(10_000)} Rule of 12345.`;
  const compared = vi.spyOn(String.prototype, 'startsWith');
  expect(finder?.find(text)).toMatchObject([{ to: { kind: 'title', title: 'Rule of 12345' } }]);
  expect(compared.mock.calls.length).toBeLessThan(100_000);
  compared.mockRestore();
});
