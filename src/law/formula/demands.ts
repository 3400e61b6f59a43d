/** Splits a condition at `&&` into the parts that must all be true. */
import { EQUALITY, ORDERING } from './operators.ts';
import { parseFormula } from './parse-formula.ts';
import type { Span } from './problem.ts';
import type { Scope } from './scope.ts';
import { type Expression, parseSyntax } from './syntax.ts';

export interface FormulaDemand {
  readonly names: readonly string[];
  /** The names on each side of a comparison. */
  readonly sides: readonly (readonly string[])[];
  /** The two sides as written. */
  readonly words: readonly string[];
}

const COMPARING: ReadonlySet<string> = new Set([...ORDERING.keys(), ...EQUALITY.keys()]);

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
      const compared =
        node.is === 'joined' && COMPARING.has(node.sign) ? [node.left, node.right] : [];
      demands.push({
        names: namesIn(node, source, scope),
        sides: compared.map((side) => namesIn(side, source, scope)),
        words: compared.map(({ start, end }) => source.slice(start, end)),
      });
    }
  }
  return demands;
}

function namesIn({ start, end }: Span, source: string, scope: Scope): readonly string[] {
  const parsed = parseFormula(source.slice(start, end), scope);
  return parsed.ok ? parsed.formula.names : [];
}
