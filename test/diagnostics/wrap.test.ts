import { expect, it } from 'vitest';
import { displayWidth, wrap } from '../../src/diagnostics/reporters/wrap.ts';

it.each<readonly [text: string, width: number, lines: readonly string[]]>([
  ['The quick brown fox jumps over it.', 20, ['The quick brown fox', 'jumps over it.']],
  // Lines and their indents are kept, with room below a sign at the beginning of one.
  ['One\n\n  (1) the enactment of a rule', 26, ['One', '', '  (1) the enactment of a', '  rule']],
  ['  + The proposer receives ten.', 26, ['  + The proposer receives', '    ten.']],
])('%j in %i columns', (text, width, lines) => {
  expect(wrap(text, width)).toEqual(lines);
});

it('breaks a word that is longer than a line, and counts wide letters twice', () => {
  const text = `${'日'.repeat(25)} x`;
  const lines = wrap(text, 20);
  expect(lines.map(displayWidth)).toEqual([20, 20, 12]);
  expect(lines.join('')).toBe(text);
});
