/**
 * The first check of a formula: token by token, without recursion. Only tokens of the language and
 * bounded nesting reach the recursive parser.
 */
import { type Token, tokTypes as t, tokenizer } from 'acorn';
import { countDigits, MAX_DIGITS } from '../../values/number.ts';
import { MAX_NESTING } from './formula.ts';
import { LANGUAGE_HELP } from './operators.ts';
import { type FormulaProblem, quote } from './problem.ts';
import { describeSyntaxError } from './syntax-error.ts';

/**
 * Fixes the meaning of source text, whatever later versions of the language add. Scripts may have
 * HTML comments, which are refused like other comments.
 */
export const ACORN_OPTIONS = { ecmaVersion: 2024, sourceType: 'script' } as const;

const ALLOWED = new Set([
  t.num,
  t.string,
  t.name,
  t._true,
  t._false,
  t.parenL,
  t.parenR,
  t.bracketL,
  t.bracketR,
  t.comma,
  t.dot,
  t.question,
  t.colon,
  t.plusMin,
  t.star,
  t.slash,
  t.relational,
  t.equality,
  t.logicalAND,
  t.logicalOR,
  t.prefix,
]);

const DECIMAL = /^(0|[1-9]\d*)(\.\d+)?$/;

/** The first token that no formula may contain; `undefined` if there is none. */
export function findForbiddenToken(source: string): FormulaProblem | undefined {
  let comment: FormulaProblem | undefined;
  const onComment = (_block: boolean, _text: string, start: number, end: number) => {
    comment ??= { message: 'A formula has no comments.', help: COMMENT_HELP, start, end };
  };
  let depth = 0;
  let afterDot = false;
  try {
    for (const token of tokenizer(source, { ...ACORN_OPTIONS, onComment })) {
      if (comment) return comment;
      const text = source.slice(token.start, token.end);
      if (token.type === t.parenL || token.type === t.bracketL) depth++;
      if (token.type === t.parenR || token.type === t.bracketR) depth--;
      if (depth > MAX_NESTING) return tooDeep(token);
      // After a dot any word is a name: `votes.for`.
      const problem = afterDot && token.type.keyword ? undefined : judgeToken(token, text);
      if (problem) return problem;
      afterDot = token.type === t.dot;
    }
  } catch (error) {
    return comment ?? describeSyntaxError(source, error);
  }
  return comment;
}

const COMMENT_HELP = 'Explain it in the body of the record, or in a comment of the front matter.';

export function tooDeep({ start, end }: { start: number; end: number }): FormulaProblem {
  const message = `The formula is nested more than ${MAX_NESTING} deep.`;
  return { message, help: 'Say it in several rules, or with fewer brackets.', start, end };
}

function judgeToken(token: Token, text: string): FormulaProblem | undefined {
  const { start, end, type } = token;
  const foreign = { message: `${quote(text)} is not part of a formula.`, start, end };
  if (text === '=') return { ...foreign, help: 'To compare, write ==. Nothing is assigned.' };
  if (!ALLOWED.has(type) || text === '~') return { ...foreign, help: LANGUAGE_HELP };
  if (PLAIN.has(type) && text.includes('\\')) return { ...foreign, help: PLAIN_HELP };
  if (type === t.num) return judgeNumber(text, { start, end });
  return undefined;
}

/** An escape could stand for a character that nobody sees. */
const PLAIN = new Set([t.name, t.string]);
const PLAIN_HELP = 'Names and texts are written plainly, without escapes.';
const NUMBER_HELP = 'Numbers are written 18, 0.25 or 2/3.';

function judgeNumber(text: string, span: { start: number; end: number }) {
  if (!DECIMAL.test(text)) {
    return { message: `${quote(text)} is not a plain number.`, help: NUMBER_HELP, ...span };
  }
  if (countDigits(text) <= MAX_DIGITS) return undefined;
  return { message: `A number has at most ${MAX_DIGITS} digits.`, ...span };
}
