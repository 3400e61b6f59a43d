/** Whatever passes the check is shown at a cost that its size warrants. */

import { diffArrays } from 'diff';
import { describe, expect, test, vi } from 'vitest';
import { createTitleFinder } from '../../../src/archive/lookup/references.ts';
import { redline } from '../../../src/archive/redline/redline.ts';
import { redlineHtml } from '../../../src/site/render/html/redline-html.ts';
import { renderContributed } from '../../../src/site/render/markdown/contributed-markdown.ts';
import { findExcess } from '../../../src/values/markdown-limits.ts';
import { cpuTime } from '../../cpu-time.ts';

vi.mock(import('diff'), { spy: true });

const PROSE = `${'Every player shall always abide by all the rules then in effect. '.repeat(15)}And *so* on.\n\n`;

describe('Markdown', () => {
  test.each([
    ['comments', 'a<!--'],
    ['declarations', 'a<!A'],
    ['programs', 'a<?'],
  ])(
    'that begins %s and does not end them takes no longer than ten times as long as prose',
    (_, part) => {
      const text = part.repeat(100_000 / part.length);
      expect(findExcess(text)).toBeUndefined();
      renderContributed(PROSE);
      const floor = cpuTime(() => renderContributed(PROSE.repeat(text.length / PROSE.length)));
      expect(cpuTime(() => renderContributed(text))).toBeLessThan(10 * floor);
    },
  );

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
    of(5_000);
    expect(cpuTime(() => of(40_000))).toBeLessThan(30 * cpuTime(() => of(10_000)));
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
