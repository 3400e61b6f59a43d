/** Values of mechanics that are formulas, or words that a formula may choose. */

import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { leaf, type Reject, shown } from '../../values/schema.ts';
import { type Formula, TYPE_NAMES } from '../formula/formula.ts';
import { parseFormula } from '../formula/parse-formula.ts';
import type { Scope } from '../formula/scope.ts';
import type { Choice } from '../mechanics/mechanics.ts';

type Gives = 'number' | 'boolean' | 'string';

const EXPECTED: Readonly<Record<Gives, string>> = {
  number: 'a number, or a formula that gives one',
  boolean: 'true, false, or a formula that gives one of them',
  string: 'a word, or a formula that gives one',
};

/** A formula over the names of a scope. */
export function formula(scope: Scope, gives: Gives) {
  const expected = EXPECTED[gives];
  return leaf<Formula>(expected, (value, refuse) =>
    readFormula(value, { scope, gives, expected, refuse }),
  );
}

/** A word of a vocabulary, or a formula that gives one; `gives` differs for one slot. */
export function choice<const Word extends string>(
  words: readonly Word[],
  { scope, gives = 'string', numbers }: ChoiceNames,
) {
  const named = words.map((word) => `\`${word}\``).join(', ');
  const given = gives === 'string' ? 'such a word' : TYPE_NAMES[gives];
  const expected = `${named}, or a formula that gives ${given}${numbers ? ' or a number' : ''}`;
  return leaf<Choice<Word>>(expected, (value, refuse) => {
    // A formula that is only a quoted word chooses nothing.
    const quoted = typeof value === 'string' ? /^(["'])(.*)\1$/.exec(value.trim())?.[2] : undefined;
    const found = words.find((word) => word === value || word === quoted);
    if (found !== undefined) return found;
    if (typeof value === 'string' && BARE_WORD.test(value) && !BOOLEANS.has(value)) {
      const near =
        didYouMean(value, words) ?? words.find((word) => word.split('-').includes(value));
      const help = near === undefined ? undefined : `Did you mean \`${near}\`?`;
      return refuse({ code: 'format/type', got: shown(value), expected, help });
    }
    if (numbers && isNumber(value, numbers)) {
      return readFormula(value, { scope: numbers, gives: 'number', expected, refuse });
    }
    return readFormula(value, { scope, gives, expected, refuse });
  });
}

/** The names for formulas that choose a word, and for formulas that give a number, if any may. */
interface ChoiceNames {
  readonly scope: Scope;
  readonly gives?: Gives;
  readonly numbers?: Scope;
}

/** Whether a formula gives a number. A faulty formula without a quoted word counts as one. */
function isNumber(value: unknown, scope: Scope): boolean {
  if (typeof value !== 'string' || !/["']/.test(value)) return true;
  const parsed = parseFormula(value, scope);
  return parsed.ok && parsed.formula.type !== 'string';
}

const BARE_WORD = /^[a-z]+(-[a-z]+)*$/i;
const BOOLEANS: ReadonlySet<string> = new Set(['true', 'false']);

interface ExpectedFormula {
  readonly scope: Scope;
  readonly gives: Gives;
  readonly expected: string;
  readonly refuse: Reject;
}

export function readFormula(value: unknown, wanted: ExpectedFormula): Formula | undefined {
  const { scope, gives, expected, refuse } = wanted;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    return undefined;
  }
  const parsed = parseFormula(value, scope);
  if (!parsed.ok) {
    for (const { message, help, start, end } of parsed.problems) {
      const span = typeof value === 'string' ? { span: [start, end] as const } : {};
      refuse({ code: 'format/formula', message, help, ...span });
    }
    return undefined;
  }
  const { type } = parsed.formula;
  if (type === gives || type === 'unknown') return parsed.formula;
  const got = `${shown(value)}, which is ${TYPE_NAMES[type]},`;
  return refuse({ code: 'format/type', got, expected });
}
