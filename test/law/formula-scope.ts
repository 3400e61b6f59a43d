/** A scope and names to evaluate with, shared by the tests of formulas. */
import Fraction from 'fraction.js';
import type { Formula, Names, Value } from '../../src/law/formula/formula.ts';
import { type ParsedFormula, parseFormula } from '../../src/law/formula/parse-formula.ts';
import type { Scope } from '../../src/law/formula/scope.ts';

export const SCOPE: Scope = {
  id: 'test',
  names: new Map([
    ['proposal.number', 'number'],
    ['proposal.kind', 'string'],
    ['votes.for', 'number'],
    ['votes.eligible', 'number'],
    ['votes.unanimous', 'boolean'],
    ['game.medium', 'string'],
  ]),
  families: new Map([
    ['player', 'unknown'],
    ['rules', 'number'],
    ['proposal.facts', 'number'],
  ]),
};

const VALUES: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['proposal.number', new Fraction(305)],
  ['proposal.kind', 'amend'],
  ['votes.for', new Fraction(5)],
  ['votes.eligible', new Fraction(6)],
  ['votes.unanimous', false],
  ['game.medium', 'computer'],
  ['player.points', new Fraction(7)],
  ['player.robot', false],
  ['player.title', 'Speaker'],
  ['rules.immutable', new Fraction(16)],
  ['rules.class-a', new Fraction(3)],
  ['proposal.facts.index', 'three'],
]);

export interface CountingNames extends Names {
  asked: number;
}

/** Names that count how often they are asked; ties round up. */
export function countingNames(): CountingNames {
  return {
    asked: 0,
    name(dotted) {
      this.asked++;
      return VALUES.get(dotted);
    },
    round: (x) => x.add(1, 2).floor(),
  };
}

/** The formula of a source that must have one. */
export function compiled(source: string): Formula {
  const parsed = parseFormula(source, SCOPE);
  if (parsed.ok) return parsed.formula;
  throw new Error(`${source}: ${parsed.problems.map(({ message }) => message).join(' ')}`);
}

/** The value, or the message of the first problem and the source with ⟦marks⟧ round what it points at. */
export function outcome(source: string | number | boolean): Value | readonly [string, string] {
  const parsed = parseFormula(source, SCOPE);
  const evaluated = parsed.ok ? parsed.formula.evaluate(countingNames()) : undefined;
  if (evaluated?.ok) return evaluated.value;
  const [problem = NONE] = evaluated ? [evaluated.problem] : problemsOf(parsed);
  const text = String(source);
  const { message, start, end } = problem;
  return [message, `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`];
}

const NONE = { message: 'no problem', start: 0, end: 0 };

export function problemsOf(parsed: ParsedFormula) {
  return parsed.ok ? [] : parsed.problems;
}
