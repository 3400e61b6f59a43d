/** Formulas with a slip in each place: each means something still, or is refused at a place within it. */
import { expect, test } from 'vitest';
import { parseFormula } from '../../src/law/formula/parse-formula.ts';
import { slipsIn } from '../slips.ts';
import { outcome, SCOPE } from './formula-scope.ts';

const SIGNS = ['(', ')', '"', '.', '&', '1', 'x', ',', '-', '!', '=', '?', '\\', '//', ' '];

test.each([
  '!votes.unanimous && votes.for >= 2/3 ? round(-votes.for) + 0.5 : max(1, 2)',
  'rules["class-a"] + player.points * 10 != proposal.number',
  "game.medium == 'table' || (1 < 2) == true",
])('%s', (formula) => {
  let refused = 0;
  for (const slipped of slipsIn(formula, SIGNS)) {
    const parsed = parseFormula(slipped, SCOPE);
    if (parsed.ok) {
      expect(outcome(slipped), slipped).toBeDefined();
      continue;
    }
    refused += 1;
    for (const { message, start, end } of parsed.problems) {
      expect(message, slipped).toMatch(/^[^a-z\s].*\.$/s);
      expect([start <= end, start >= 0, end <= slipped.length], slipped).toEqual([
        true,
        true,
        true,
      ]);
    }
  }
  expect(refused).toBeGreaterThan(formula.length);
});
