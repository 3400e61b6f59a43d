import { describe, expect, it } from 'vitest';
import { wrapStyled } from '../../src/cli/show/rule-life.ts';

const plain = (text: string): string => text;
const added = (text: string): string => `{+${text}+}`;

describe('wrapStyled', () => {
  it('breaks lines by what is seen, and styles each line anew', () => {
    const runs = [
      { text: 'The limit is ', style: plain },
      { text: 'thirty-five mutable rules', style: added },
      { text: '.', style: plain },
    ];
    expect(wrapStyled(runs, 20)).toEqual(['The limit is', '{+thirty-five mutable+}', '{+rules+}.']);
    expect(wrapStyled(runs, Infinity)).toEqual(['The limit is {+thirty-five mutable rules+}.']);
  });

  it('keeps line feeds', () => {
    expect(wrapStyled([{ text: 'a\n\nb', style: plain }], 20)).toEqual(['a', '', 'b']);
  });
});
