/** What came of a vote, and formulas with their figures, in words. */
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { reckoningWords } from '../../src/engine/words/reckoning-words.ts';
import { voteResultWords } from '../../src/engine/words/result-words.ts';
import { compiled } from '../law/formula-scope.ts';

test.each([
  [false, [], 'defeated'],
  [true, [1, 2, 3], 'adopted'],
  [true, [2], 'of its 3 changes only 2 is adopted'],
  [true, [1, 3], 'of its 3 changes only 1 and 3 are adopted'],
])('a vote on three changes, adopted: %j, of which %j are carried', (adopted, carried, words) => {
  expect(voteResultWords({ adopted, carried, of: 3 })).toBe(words);
});

test.each([
  ['votes.for * 2', 'votes.for'],
  ['rules["class-a"] * 2', 'rules.class-a'],
  ['proposal.facts["index"] * 2', 'proposal.facts.index'],
])('%s has the figure in the place of the name', (source, name) => {
  const figures = new Map([[name, new Fraction(3)]]);
  const reckoning = { formula: compiled(source), figures, result: new Fraction(6) };
  expect(reckoningWords(reckoning)).toBe('3 × 2 = 6');
});
