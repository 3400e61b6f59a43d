/** @module-tag slow */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { renderContributed } from '../../../src/site/render/markdown/contributed-markdown.ts';
import { proseTree } from '../../../src/site/render/markdown/plain-prose.ts';
import { recorded, recordedGames, rulesets } from '../../archive/replayed.ts';
import { callsIn } from '../../calls-in.ts';

vi.mock(import('../../../src/site/render/markdown/plain-prose.ts'), { spy: true });

function parsed(text: string): string {
  vi.mocked(proseTree).mockReturnValueOnce(undefined);
  return renderContributed(text);
}

const PIECES = [
  'Rule 101',
  'a',
  'B',
  'é',
  'vice versa',
  '100',
  '7.',
  '1)',
  ' ',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\n\n\n',
  '\t',
  ',',
  '.',
  ':',
  ';',
  '-',
  '--',
  '---',
  '–',
  '’',
  '"',
  "'",
  '(',
  ')',
  '%',
  '?',
  'www.',
  'WWW.a.example',
  'http:',
  'mailto:a',
  '//',
  '@',
  '*',
  '_',
  '#',
  '>',
  '<b>',
  '&amp;',
  '\\',
  '|',
  '~',
  '[x]',
  '`',
  '+',
  '=',
  '\u00a0',
  '\u200b',
];
const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((all) => all.join(''));
const plain = fc
  .array(fc.constantFrom(...PIECES.slice(0, 31)), { minLength: 2, maxLength: 12 })
  .map((all) => `A${all.join('')}z`);

test('whatever is taken for prose, the parser makes the same of it', () => {
  let taken = 0;
  const property = fc.property(fc.oneof(texts, plain), (text) => {
    if (proseTree(text)) taken++;
    expect(renderContributed(text)).toBe(parsed(text));
  });
  fc.assert(property, { numRuns: 1_500, seed: 1982 });
  expect(taken).toBeGreaterThan(150);
});

test('the rules that there are read the same, and most are prose', () => {
  const lives = recordedGames.flatMap((id) => [...recorded(id).replay.lives.values()]);
  const cards = [...rulesets.values()].flatMap((set) => set.cards.map(({ text }) => text));
  const changed = lives.flatMap(({ changes }) => changes.flatMap(({ rule }) => rule?.text ?? []));
  const all = [...new Set([...cards, ...changed])];
  for (const text of all) expect(renderContributed(text)).toBe(parsed(text));
  expect(all.filter(proseTree).length).toBeGreaterThan(all.length / 2);
});

test.each([
  ['of one line', `${'A word and another word '.repeat(5_000)}*`],
  ['of many lines', `${'A\n'.repeat(40_000)}A`],
])('a long text %s is told from prose sooner than a parser reads it', (_, text) => {
  const parsing = callsIn(() => parsed(text));
  expect(callsIn(() => expect(proseTree(text)).toBeUndefined())).toBeLessThan(parsing);
});
