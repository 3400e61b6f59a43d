/** The parser's errors, in words for people who write rules. */
import { LANGUAGE_HELP } from './operators.ts';
import { type FormulaProblem, quote } from './problem.ts';

/** The problem of which an error of the parser speaks. Any other error is a bug, and is thrown on. */
export function describeSyntaxError(source: string, error: unknown): FormulaProblem {
  if (!(error instanceof SyntaxError && 'pos' in error && typeof error.pos === 'number')) {
    throw error;
  }
  const start = error.pos;
  const last = source.trimEnd().length;
  if (start >= last) {
    const help = 'A number, a name or a closing bracket is missing.';
    return { message: 'The formula ends too soon.', help, start: last - 1, end: last };
  }
  const opening = source[start];
  if (opening === '"' || opening === "'") {
    return { message: 'The text is not closed by a quote.', start, end: last };
  }
  const found = wordAt(source, start);
  return {
    message: `${quote(found)} cannot stand here.`,
    help: LANGUAGE_HELP,
    start,
    end: start + found.length,
  };
}

function wordAt(source: string, start: number): string {
  return source.slice(start).replace(/^(\w+|.).*$/su, '$1');
}
