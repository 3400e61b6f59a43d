/** From source text to syntax tree. */
import { type Expression, parse } from 'acorn';
import { type FormulaProblem, quote } from './problem.ts';
import { ACORN_OPTIONS, findForbiddenToken } from './scan.ts';
import { describeSyntaxError } from './syntax-error.ts';

export type Syntax =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly problem: FormulaProblem };

/** The single expression that makes up the source. */
export function parseSyntax(source: string): Syntax {
  const forbidden = findForbiddenToken(source);
  if (forbidden) return fail(forbidden);
  try {
    return expectExpression(source);
  } catch (error) {
    return fail(describeSyntaxError(source, error));
  }
}

function expectExpression(source: string): Syntax {
  const { body } = parse(source, { ...ACORN_OPTIONS, preserveParens: true });
  const [first, second] = body;
  if (!first) return fail({ message: 'The formula is empty.', start: 0, end: source.length });
  if (first.type === 'ExpressionStatement' && !second) {
    return { ok: true, expression: first.expression };
  }
  const { start, end } = second ?? first;
  const found = quote(source.slice(start, end));
  const message = `A formula is a single expression; ${found} does not fit in one.`;
  return fail({ message, start, end });
}

function fail(problem: FormulaProblem): Syntax {
  return { ok: false, problem };
}
