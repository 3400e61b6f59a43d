/** Writes formulas with their figures. */
import Fraction from 'fraction.js';
import { once } from '../../helpers/once.ts';
import type { Formula, Value } from '../../law/formula/formula.ts';
import { formatNumber } from '../../values/number.ts';
import type { Basis, Reckoning } from '../results/types.ts';

/** The signs: in findings as in records, on pages as in print. */
export interface Notation {
  readonly number: (x: Fraction) => string;
  /** A part of a formula without names. */
  readonly signs: (source: string) => string;
  /** Whether to shorten `4 = 4` to `4`. */
  readonly isBrief: boolean;
}

const PLAIN: Notation = {
  number: formatNumber,
  signs: (source) => source.replaceAll('*', '×').replaceAll(' - ', ' − '),
  isBrief: false,
};

/** Each truth and its denial in words. Other truths are named as in formulas. */
const TRUTHS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'votes.unanimous': { true: 'the vote was unanimous', false: 'not everybody voted for it' },
  'votes.majority': { true: 'a majority was in favour', false: 'no majority was in favour' },
};

/** `round((303 − 291) × 5/6) = 10`, `not everybody voted for it`; a constant alone. */
export function reckoningWords(reckoning: Reckoning, notation = PLAIN): string {
  const { formula, result } = reckoning;
  const outcome = show(result, notation);
  if (isConstant(reckoning)) return outcome;
  const truth = TRUTHS[formula.source]?.[outcome];
  if (truth !== undefined) return truth;
  // A formula may be one name of a number.
  const [first, second] = piecesOf(formula).filter(({ written }) => written !== '');
  const isName = second === undefined && first?.name !== undefined;
  if (notation.isBrief && isName && result instanceof Fraction) return outcome;
  const words = withFigures(formula, reckoning.figures, notation);
  return typeof result === 'boolean' ? `${words} is ${outcome}` : `${words} = ${outcome}`;
}

/** Whether a formula is its own value. */
export function isConstant({ formula, result }: Reckoning): boolean {
  return formula.names.length === 0 && formula.source === show(result, PLAIN);
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

/** Replaces names of numbers by figures. Names of truths stay. */
function withFigures(formula: Formula, figures: Reckoning['figures'], notation: Notation): string {
  let words = '';
  for (const { name, written } of piecesOf(formula)) {
    const value = name === undefined ? undefined : figures.get(name);
    if (value !== undefined && typeof value !== 'boolean') words += show(value, notation);
    else words += name === undefined ? notation.signs(written) : written;
  }
  return words;
}

/** A part of a formula, perhaps a name. */
interface Piece {
  readonly written: string;
  readonly name?: string;
}

/** Quoted texts and names; the group captures names. */
const NAME = /"[^"]*"|'[^']*'|([a-z][\w]*(?:\.[a-z]\w*|\["[^"]*"\])+)/gi;
/** Remembered, since every vote writes the same formulas. */
const piecesOf = once(({ source }: Formula): readonly Piece[] => {
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
});

function show(value: Value, { number }: Notation): string {
  return value instanceof Fraction ? number(value) : String(value);
}
