/** The parts of a condition that must all be true: those that it joins by `&&`. */
import { EQUALITY, ORDERING } from './operators.ts';
import { parseFormula } from './parse-formula.ts';
import type { Span } from './problem.ts';
import type { Scope } from './scope.ts';
import { type Expression, parseSyntax } from './syntax.ts';

export interface FormulaDemand {
  readonly names: readonly string[];
  /** Those that each side asks for, if it compares two values. */
  readonly sides: readonly (readonly string[])[];
  /** These sides as they are written. */
  readonly words: readonly string[];
}

/** Work linear in the source, apart from what is remembered of its parts. */
export function demandsOf(source: string, scope: Scope): readonly FormulaDemand[] {
  const syntax = parseSyntax(source);
  if (!syntax.ok) return [];
  const open: Expression[] = [syntax.expression];
  const demands: FormulaDemand[] = [];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.is === 'brackets') open.push(node.of);
    else if (node.is === 'joined' && node.sign === '&&') open.push(node.right, node.left);
    else {
      const compared = sidesOf(node);
      demands.push({
        names: namesIn(node, source, scope),
        sides: compared.map((side) => namesIn(side, source, scope)),
        words: compared.map(({ start, end }) => source.slice(start, end)),
      });
    }
  }
  return demands;
}

function sidesOf(node: Expression): readonly Expression[] {
  if (node.is !== 'joined') return [];
  return ORDERING.has(node.sign) || EQUALITY.has(node.sign) ? [node.left, node.right] : [];
}

function namesIn({ start, end }: Span, source: string, scope: Scope): readonly string[] {
  const parsed = parseFormula(source.slice(start, end), scope);
  return parsed.ok ? parsed.formula.names : [];
}
