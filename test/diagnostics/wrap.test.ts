import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/diagnostics/reporters/display-width.ts';
import { wrap } from '../../src/diagnostics/reporters/wrap.ts';

describe('wrap', () => {
  it('breaks at spaces', () => {
    expect(wrap('The quick brown fox jumps over the dog.', 20)).toEqual([
      'The quick brown fox',
      'jumps over the dog.',
    ]);
  });

  it('keeps lines and their indents', () => {
    expect(wrap('One\n\n  (1) the enactment of a rule, and so on', 26)).toEqual([
      'One',
      '',
      '  (1) the enactment of a',
      '  rule, and so on',
    ]);
  });

  it('leaves room below a sign at the beginning of a line', () => {
    expect(wrap('  + The proposer receives ten points.', 26)).toEqual([
      '  + The proposer receives',
      '    ten points.',
    ]);
  });

  it('breaks a word that is longer than a line, and counts wide letters twice', () => {
    const lines = wrap(`${'日'.repeat(25)} x`, 20);
    expect(lines.map(displayWidth)).toEqual([20, 20, 12]);
    expect(lines.join('')).toBe(`${'日'.repeat(25)} x`);
  });
});
