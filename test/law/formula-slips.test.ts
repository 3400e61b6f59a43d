/** Formulas with a slip in each place, and what is said of it; kept in `__snapshots__/slips/`. */
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { LANGUAGE_HELP } from '../../src/law/formula/operators.ts';
import { parseFormula } from '../../src/law/formula/parse-formula.ts';
import { tellSlips } from '../slips.ts';
import { outcome, SCOPE } from './formula-scope.ts';

const SIGNS = ['(', ')', '"', '.', '&', '1', 'x', ',', '-', '!', '=', '?', '\\', '//', ' '];

test.each([
  ['a choice', '!votes.unanimous && votes.for >= 2/3 ? round(-votes.for) + 0.5 : max(1, 2)'],
  ['names', 'rules["class-a"] + player.points * 10 != proposal.number'],
  ['a text', "game.medium == 'table' || (1 < 2) == true"],
])('%s', async (name, formula) => {
  const told = tellSlips(formula, SIGNS, (slipped) => {
    const parsed = parseFormula(slipped, SCOPE);
    if (parsed.ok) {
      const { type, names } = parsed.formula;
      const value = tell(outcome(slipped));
      return [{ message: `fine: ${type} of ${names.length} names, ${value}`, at: [0, 0] }];
    }
    return parsed.problems.map(({ message, help = '', start, end }) => {
      const said = message.replace(`\`${slipped.slice(start, end)}\``, 'this');
      return {
        message: `${said} | ${help.replace(LANGUAGE_HELP, '(what it has)')}`,
        at: [start, end],
      };
    });
  });
  await expect(`${formula}\n${told}`).toMatchFileSnapshot(
    `__snapshots__/slips/${name.replace(' ', '-')}.txt`,
  );
});

/** A value, or what is said instead of one. */
function tell(value: ReturnType<typeof outcome>): string {
  if (typeof value !== 'object') return String(value);
  return value instanceof Fraction ? value.toFraction() : `${value[0]}`.replace(/`.*`/, 'this');
}
