import { describe, expect, it } from 'vitest';
import { codeFrame } from '../../src/diagnostics/reporters/code-frame.ts';

const same = (text: string): string => text;
const frame = (
  source: string,
  [line, column, endLine, endColumn]: readonly [number, number, number, number],
  columns = 60,
) =>
  codeFrame(
    source.split('\n'),
    { line, column, endLine, endColumn },
    { columns, gutter: same, mark: same },
  );

describe('codeFrame', () => {
  it('underlines the words at fault between the lines round them', () => {
    expect(frame('a\nb\nc\nvotes: [x]\nd\ne', [4, 8, 4, 10])).toEqual([
      '2 │ b',
      '3 │ c',
      '4 │ votes: [x]',
      '  │        ^^^',
      '5 │ d',
    ]);
  });

  it('marks a place where something is missing', () => {
    expect(frame('abc', [1, 4, 1, 3])).toEqual(['1 │ abc', '  │    ^']);
    expect(frame('', [1, 1, 1, 1])).toEqual(['1 │', '  │ ^']);
  });

  it('underlines several lines without their indent', () => {
    expect(frame('for:\n  - a\n\n  - b\nx', [1, 1, 4, 5])).toEqual([
      '1 │ for:',
      '  │ ^^^^',
      '2 │   - a',
      '  │   ^^^',
      '3 │',
      '4 │   - b',
      '  │   ^^^',
      '5 │ x',
    ]);
  });

  it('leaves out the middle of a long fault', () => {
    const source = Array.from({ length: 30 }, (_, i) => `line ${i + 1}`).join('\n');
    const shown = frame(source, [1, 1, 30, 4]).filter((line) => /^\s*[\d⋮]/.test(line));
    expect(shown).toEqual([' 1 │ line 1', ' 2 │ line 2', ' ⋮ │', '30 │ line 30']);
  });

  it('keeps the fault in sight on a long line', () => {
    const source = `${'word '.repeat(100)}FAULT${' word'.repeat(100)}`;
    const [text = '', marks = ''] = frame(source, [1, 501, 1, 505], 60);
    expect(text.length).toBeLessThanOrEqual(60);
    expect(text.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('FAULT');
    expect(text.startsWith('1 │ …')).toBe(true);
    expect(text.endsWith('…')).toBe(true);
  });

  it('stands the marks under wide letters and shown controls', () => {
    expect(frame('日本: x', [1, 5, 1, 5])).toEqual(['1 │ 日本: x', '  │       ^']);
    expect(frame('a\u009bb: x', [1, 3, 1, 3])).toEqual(['1 │ a<U+009B>b: x', '  │          ^']);
  });

  it('has nothing to show of a line that is not there', () => {
    expect(frame('a', [7, 1, 7, 1])).toEqual([]);
  });
});
