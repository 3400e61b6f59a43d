import { describe, expect, it } from 'vitest';
import { type Chronicle, historyLine } from '../../src/archive/words/phrases/history-line.ts';
import type { Rule, RuleChange } from '../../src/engine/results/types.ts';
import { parseMoment } from '../../src/values/moment.ts';

const rule = (tier: string, number = 112): Rule => ({
  id: '112',
  number,
  numbers: [112],
  effectiveNumber: number,
  tier,
  layers: [],
  text: '',
  amended: false,
});
const on = parseMoment('2009-09-27');
const proposal = { by: 'proposal', proposal: '304', number: 304 } as const;
const CHRONICLE: Chronicle = {
  lives: new Map(),
  proposals: [],
  players: [],
  tiers: [
    { id: 'immutable', title: 'Immutable Rules' },
    { id: 'mutable', title: 'Mutable Rules' },
  ],
};
const initial: RuleChange = {
  version: 0,
  kind: 'initial',
  cause: { by: 'initial' },
  rule: rule('immutable'),
};
const line = (change: Partial<RuleChange>) => {
  const whole: RuleChange = {
    version: 1,
    kind: 'amend',
    cause: proposal,
    ...(on && { on }),
    ...change,
  };
  const old: RuleChange = { ...initial, rule: rule('mutable', 206) };
  const lives = new Map([
    ['112', { id: '112', changes: [initial, whole] }],
    ['206', { id: '206', changes: [old, { ...whole, kind: 'repeal' as const }] }],
  ]);
  return historyLine({ ...CHRONICLE, lives }, whole);
};

describe('historyLine', () => {
  it('says how a rule began', () => {
    expect(historyLine(CHRONICLE, initial)).toBe('Initial rule.');
    expect(line({ kind: 'enact' })).toBe('Enacted by Proposal 304, 27 September 2009.');
    expect(line({ kind: 'enact', reenacts: '206' })).toBe(
      'Re-enacted by Proposal 304, 27 September 2009; formerly Rule 206.',
    );
  });

  it('says what became of it', () => {
    expect(line({ kind: 'transmute', rule: rule('mutable') })).toBe(
      'Transmuted from immutable to mutable by Proposal 304, 27 September 2009.',
    );
    expect(line({ rule: rule('immutable') })).toBe(
      'Amended (1) by Proposal 304, 27 September 2009.',
    );
    expect(line({ kind: 'repeal' })).toBe('Repealed by Proposal 304, 27 September 2009.');
    expect(line({ kind: 'repeal', amendment: 305 })).toBe(
      'Amendment 305 repealed by Proposal 304, 27 September 2009.',
    );
  });

  it('says who else made it so', () => {
    expect(line({ kind: 'becomes', cause: { by: 'itself' } })).toBe(
      'Changed by its own terms, 27 September 2009.',
    );
    expect(line({ cause: { by: 'fiat', who: 'Magic Elf' } })).toBe(
      'Amended by fiat of Magic Elf, 27 September 2009.',
    );
  });

  it('leaves out a date that nobody knows', () => {
    const { on: _, ...undated } = { ...initial, kind: 'amend' as const, cause: proposal, on };
    expect(historyLine(CHRONICLE, undated)).toBe('Amended by Proposal 304.');
  });
});
