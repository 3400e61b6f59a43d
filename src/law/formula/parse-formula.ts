/** From text to formula; nothing else makes one. */

import { setBounded } from '../../helpers/once.ts';
import { parseNumber } from '../../values/number.ts';
import { type Compilation, runPart } from './compilation.ts';
import { compile } from './compile.ts';
import { type Formula, MAX_REMEMBERED, MAX_SOURCE, typeOf, type Value } from './formula.ts';
import type { FormulaProblem } from './problem.ts';
import type { Scope } from './scope.ts';
import { parseSyntax } from './syntax.ts';

export type ParsedFormula =
  | { readonly ok: true; readonly formula: Formula }
  | { readonly ok: false; readonly problems: readonly FormulaProblem[] };

/** Cards repeat the same few formulas. A remembered result depends on the key alone. */
const remembered = new Map<string, ParsedFormula>();

/**
 * Reads a formula, the arithmetic subset of JavaScript's expressions over exact fractions. Checks it
 * against the names of the scope. A YAML number or boolean is a constant. Never throws: what cannot be
 * evaluated safely, or is already known to be wrong, is a problem.
 */
export function parseFormula(source: string | number | boolean, scope: Scope): ParsedFormula {
  if (typeof source === 'boolean') return accept(constantFormula(String(source), source));
  if (typeof source === 'number') return parseConstant(source);
  if (source.length > MAX_SOURCE) {
    const message = `A formula has at most ${MAX_SOURCE} characters; this has ${source.length}.`;
    return refuse({ message, start: MAX_SOURCE, end: source.length });
  }
  const key = `${scope.id}\n${source}`;
  const known = remembered.get(key);
  if (known) return known;
  const parsed = compileFormula(source, scope);
  setBounded(remembered, MAX_REMEMBERED, key, parsed);
  return parsed;
}

function parseConstant(source: number): ParsedFormula {
  const text = String(source);
  const value = parseNumber(source);
  if (value) return accept(constantFormula(text, value));
  const message = `${text} is not a number that is known exactly.`;
  const help = 'Write the digits in quotes, or a fraction such as 1/3.';
  return refuse({ message, help, start: 0, end: text.length });
}

function constantFormula(source: string, value: Value): Formula {
  return { source, type: typeOf(value), names: [], evaluate: () => ({ ok: true, value }) };
}

function compileFormula(source: string, scope: Scope): ParsedFormula {
  const syntax = parseSyntax(source);
  if (!syntax.ok) return refuse(syntax.problem);
  const into: Compilation = { source, scope, names: new Set(), problems: [] };
  const part = compile(syntax.expression, 0, into);
  if (into.problems.length > 0) return { ok: false, problems: into.problems };
  const names = [...into.names];
  return accept({ source, type: part.type, names, evaluate: (asked) => runPart(part, asked) });
}

function accept(formula: Formula): ParsedFormula {
  return { ok: true, formula };
}

function refuse(problem: FormulaProblem): ParsedFormula {
  return { ok: false, problems: [problem] };
}
