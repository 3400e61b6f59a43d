/** Formulas with their figures, as one would write them out by hand. */
import Fraction from 'fraction.js';
import { once } from '../../helpers/once.ts';
import type { Formula, Value } from '../../law/formula/formula.ts';
import { formatNumber } from '../../values/number.ts';
import type { Basis, Reckoning } from '../results/reckoning.ts';

/** How signs are written: in a finding as a record has them, on a page as in print. */
export interface Notation {
  readonly number: (x: Fraction) => string;
  /** Part of a formula without names. */
  readonly signs: (source: string) => string;
  /** Whether `4 = 4` is said as `4`. */
  readonly isBrief: boolean;
}

const PLAIN: Notation = {
  number: formatNumber,
  signs: (source) => source.replaceAll('*', '×').replaceAll(' - ', ' − '),
  isBrief: false,
};

/** `round((303 − 291) × 5/6) = 10`, `votes.unanimous is false`; a constant is only itself. */
export function reckoningWords(reckoning: Reckoning, notation = PLAIN): string {
  const { formula, result } = reckoning;
  const outcome = show(result, notation);
  if (isConstant(reckoning)) return outcome;
  if (notation.isBrief && isNumberItself(reckoning)) return outcome;
  const words = withFigures(formula, reckoning.figures, notation);
  return typeof result === 'boolean' ? `${words} is ${outcome}` : `${words} = ${outcome}`;
}

/** Whether a formula is only the value that it gives. */
export function isConstant({ formula, result }: Reckoning): boolean {
  return formula.names.length === 0 && formula.source === show(result, PLAIN);
}

/** Whether a formula is only the name of the number that it gives. */
function isNumberItself({ formula, result }: Reckoning): boolean {
  const [first, second] = piecesOf(formula).filter(({ written }) => written !== '');
  return second === undefined && first?.name !== undefined && result instanceof Fraction;
}

export function basisWords(basis: Basis, notation = PLAIN): string {
  switch (basis.by) {
    case 'formula':
      return reckoningWords(basis.reckoning, notation);
    case 'bound': {
      const words = `${basis.bound.which} ${notation.number(basis.bound.bound)} under Rule ${basis.bound.rule}`;
      return basis.of ? `${basisWords(basis.of, notation)}; ${words}` : words;
    }
    case 'lapse':
      return 'no rule in force declares or awards it any more';
    case 'awards':
      return 'as the record attests';
    case 'event':
      return basis.why ?? 'as the record says';
    case 'judgment':
      return `as Judgment ${basis.judgment} settles it`;
  }
}

/** Names of numbers are written as their figures; what is true or false keeps its name. */
function withFigures(formula: Formula, figures: Reckoning['figures'], notation: Notation): string {
  let words = '';
  for (const { name, written } of piecesOf(formula)) {
    const value = name === undefined ? undefined : figures.get(name);
    if (value !== undefined && typeof value !== 'boolean') words += show(value, notation);
    else words += name === undefined ? notation.signs(written) : written;
  }
  return words;
}

/** A stretch of a formula; `name` if it is one. */
interface Piece {
  readonly written: string;
  readonly name?: string;
}

/** Texts in quotes and names; what is captured is a name. */
const NAME = /"[^"]*"|'[^']*'|([a-z][\w]*(?:\.[a-z]\w*|\["[^"]*"\])+)/gi;
/** The same few formulas are written out for every vote. */
const piecesOf = once((formula: Formula): readonly Piece[] => cut(formula.source));

function cut(source: string): readonly Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const { 0: whole, 1: word, index } of source.matchAll(NAME)) {
    if (word === undefined) continue;
    found.push({ written: source.slice(end, index) });
    found.push({ written: word, name: word.replace(/\["([^"]*)"\]/g, '.$1') });
    end = index + whole.length;
  }
  found.push({ written: source.slice(end) });
  return found;
}

function show(value: Value, { number }: Notation): string {
  return value instanceof Fraction ? number(value) : String(value);
}
