/** Formulas with their figures, as a clerk would write them out. */

import Fraction from 'fraction.js';
import type { Formula, Names } from '../../law/formula/formula.ts';
import type { Value } from '../../law/formula/value.ts';
import { formatNumber } from '../../values/number.ts';

/** `round((303 − 291) × 5/6) = 10`, `votes.unanimous is false`; a constant is only itself. */
export function explain(formula: Formula, names: Names, result: Value): string {
  const outcome = show(result);
  if (formula.names.length === 0 && formula.source === outcome) return outcome;
  const words = withFigures(formula, names);
  return typeof result === 'boolean' ? `${words} is ${outcome}` : `${words} = ${outcome}`;
}

/** Names of numbers are written as their figures; what is true or false keeps its name. */
function withFigures(formula: Formula, names: Names): string {
  let words = '';
  for (const { name, written } of piecesOf(formula)) {
    const value = name === undefined ? undefined : names.name(name);
    words += value === undefined || typeof value === 'boolean' ? written : show(value);
  }
  return words;
}

/** A stretch of a formula as a clerk writes it; `name` where it is one. */
interface Piece {
  readonly written: string;
  readonly name?: string;
}

/** Texts in quotes and names; what is captured is a name. */
const NAME = /"[^"]*"|'[^']*'|([a-z][\w]*(?:\.[a-z]\w*|\["[^"]*"\])+)/gi;
/** The same few formulas are written out for every vote. */
const pieces = new WeakMap<Formula, readonly Piece[]>();

function piecesOf(formula: Formula): readonly Piece[] {
  const known = pieces.get(formula);
  if (known) return known;
  const found = cut(formula.source);
  pieces.set(formula, found);
  return found;
}

function cut(source: string): readonly Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const { 0: whole, 1: word, index } of source.matchAll(NAME)) {
    if (word === undefined) continue;
    found.push({ written: typeset(source.slice(end, index)) });
    found.push({ written: typeset(word), name: word.replace(/\["([^"]*)"\]/g, '.$1') });
    end = index + whole.length;
  }
  found.push({ written: typeset(source.slice(end)) });
  return found;
}

function typeset(words: string): string {
  return words.replaceAll('*', '×').replaceAll(' - ', ' − ');
}

function show(value: Value): string {
  return value instanceof Fraction ? formatNumber(value) : String(value);
}
