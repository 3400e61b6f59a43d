import type { Formula, Names, Value } from '../../law/formula/formula.ts';
import type { Reckoning } from '../results/reckoning.ts';

/** A formula with the figures that it had, and what it came to. */
export function reckon(formula: Formula, names: Names, result: Value): Reckoning {
  const figures = new Map<string, Value>();
  for (const name of formula.names) {
    const value = names.name(name);
    if (value !== undefined) figures.set(name, value);
  }
  return { formula, figures, result };
}
