/** Formulas with their figures, in words. */
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { reckoningWords } from '../../src/engine/words/reckoning-words.ts';
import { compiled } from '../law/formula-scope.ts';

test.each([
  ['votes.for * 2', 'votes.for'],
  ['rules["class-a"] * 2', 'rules.class-a'],
  ['proposal.facts["index"] * 2', 'proposal.facts.index'],
])('%s has the figure in the place of the name', (source, name) => {
  const figures = new Map([[name, new Fraction(3)]]);
  const reckoning = { formula: compiled(source), figures, result: new Fraction(6) };
  expect(reckoningWords(reckoning)).toBe('3 × 2 = 6');
});
