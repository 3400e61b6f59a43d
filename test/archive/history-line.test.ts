import { expect, test } from 'vitest';
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

const ON = '27 September 2009';

test.each<[Partial<RuleChange>, string]>([
  [{ kind: 'enact' }, `Enacted by Proposal 304, ${ON}.`],
  [{ kind: 'enact', reenacts: '206' }, `Re-enacted by Proposal 304, ${ON}; formerly Rule 206.`],
  [
    { kind: 'transmute', rule: rule('mutable') },
    `Transmuted from immutable to mutable by Proposal 304, ${ON}.`,
  ],
  [{ rule: rule('immutable') }, `Amended (1) by Proposal 304, ${ON}.`],
  [{ kind: 'repeal' }, `Repealed by Proposal 304, ${ON}.`],
  [{ kind: 'repeal', amendment: 305 }, `Amendment 305 repealed by Proposal 304, ${ON}.`],
  [{ kind: 'becomes', cause: { by: 'itself' } }, `Changed by its own terms, ${ON}.`],
  [{ cause: { by: 'fiat', who: 'Magic Elf' } }, `Amended by fiat of Magic Elf, ${ON}.`],
])('%j', (change, said) => {
  expect(line(change)).toBe(said);
});

test('says how a rule began, and leaves out a date that nobody knows', () => {
  expect(historyLine(CHRONICLE, initial)).toBe('Initial rule.');
  const undated = { ...initial, kind: 'amend' as const, cause: proposal };
  expect(historyLine(CHRONICLE, undated)).toBe('Amended by Proposal 304.');
});
