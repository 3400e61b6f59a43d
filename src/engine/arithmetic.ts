/** Formulas with their figures, as a clerk would write them out. */
import Fraction from 'fraction.js';
import type { Formula, Names } from '../law/formula/formula.ts';
import { formatNumber } from '../law/formula/number.ts';
import type { Value } from '../law/formula/value.ts';

/** `round((303 − 291) × 5/6) = 10`, `votes.unanimous is false`; a constant is only itself. */
export function explain(formula: Formula, names: Names, result: Value): string {
  const outcome = show(result);
  if (formula.names.length === 0 && formula.source === outcome) return outcome;
  const words = withFigures(formula, names);
  return typeof result === 'boolean' ? `${words} is ${outcome}` : `${words} = ${outcome}`;
}

const NAME = /"[^"]*"|'[^']*'|[a-z][\w]*(?:\.[a-z]\w*|\["[^"]*"\])+/gi;

/** Names of numbers are written as their figures; what is true or false keeps its name. */
function withFigures(formula: Formula, names: Names): string {
  const words = formula.source.replace(NAME, (word) => {
    if (word.startsWith('"') || word.startsWith("'")) return word;
    const value = names.name(word.replace(/\["([^"]*)"\]/g, '.$1'));
    return value === undefined || typeof value === 'boolean' ? word : show(value);
  });
  return words.replaceAll('*', '×').replaceAll(' - ', ' − ');
}

function show(value: Value): string {
  return value instanceof Fraction ? formatNumber(value) : String(value);
}
