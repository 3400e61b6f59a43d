/** Splits a formula into tokens. No other module reads its characters. */
import { quote } from '../../helpers/words.ts';
import { countDigits, MAX_DIGITS } from '../../values/number.ts';
import { LANGUAGE_HELP } from './operators.ts';
import { Failure, type FormulaProblem, type Span } from './problem.ts';

export interface Token extends Span {
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  /** The text of the token, empty at the end of the formula. */
  readonly text: string;
}

/** Quoted texts keep their quotation marks, and numbers and names are as long as possible. */
const KINDS = [
  ['number', /\.?\d[\w.]*/y],
  ['text', /"(?:[^"\\\r\n]|\\.)*"|'(?:[^'\\\r\n]|\\.)*'/y],
  ['name', /[\p{ID_Start}$_\\][\p{ID_Continue}$\\]*/uy],
  ['sign', /[=!]==?|[<>]=?|&&|\|\||[-+*/!?:,.()[\]]/y],
] as const;

const BLANK = /\s*/y;
const COMMENT = /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)/y;

/** Operators of programming languages that formulas lack. Some begin like an operator of formulas. */
const FOREIGN =
  /\+\+|--|\*\*|<<|>>|[-+*/%&|^]=|=>|\.\.\.|\?\?|\?\.(?!\d)|&(?!&)|\|(?!\|)|=(?!=)|[%^~;{}`]/y;

/** The tokens and an end mark. Throws a `Failure` at the first forbidden character. */
export function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let start = at(BLANK, source, 0).length; start < source.length; ) {
    const token = tokenAt(source, start);
    tokens.push(token);
    start = token.end + at(BLANK, source, token.end).length;
  }
  return [...tokens, { kind: 'end', text: '', start: source.length, end: source.length }];
}

/** The match of a pattern at this position, or an empty text. */
function at(pattern: RegExp, source: string, start: number): string {
  pattern.lastIndex = start;
  return pattern.exec(source)?.[0] ?? '';
}

function tokenAt(source: string, start: number): Token {
  const foreign = at(COMMENT, source, start) || at(FOREIGN, source, start);
  if (foreign) {
    const isComment = /^\/[/*]/.test(foreign);
    const help = foreign === '=' ? 'To compare, write ==. Nothing is assigned.' : LANGUAGE_HELP;
    throw new Failure({
      message: isComment
        ? 'A formula has no comments.'
        : `${quote(foreign)} is not part of a formula.`,
      help: isComment ? COMMENT_HELP : help,
      ...{ start, end: start + foreign.length },
    });
  }
  for (const [kind, pattern] of KINDS) {
    const text = at(pattern, source, start);
    const token = { kind, text, start, end: start + text.length };
    const problem = text ? problemOf(token) : undefined;
    if (problem) throw new Failure(problem);
    if (text) return token;
  }
  const character = String.fromCodePoint(source.codePointAt(start) ?? 0);
  if (!/["']/.test(character)) {
    throw new Failure(unexpected({ text: character, start, end: start + character.length }));
  }
  const message = 'The text is not closed by a quote.';
  throw new Failure({ message, start, end: source.trimEnd().length });
}

const COMMENT_HELP = 'Explain it in the body of the record, or in a comment of the front matter.';

/** The problem of a token that does not fit here, or of a foreign character. */
export function unexpected({ text, start, end }: Span & { readonly text: string }): FormulaProblem {
  return { message: `${quote(text)} cannot stand here.`, help: LANGUAGE_HELP, start, end };
}

const DECIMAL = /^(0|[1-9]\d*)(\.\d+)?$/;
const NUMBER_HELP = 'Numbers are written 18, 0.25 or 2/3.';

function problemOf({ kind, text, start, end }: Token): FormulaProblem | undefined {
  if (kind !== 'number') {
    if (!text.includes('\\')) return undefined;
    // An escape could stand for a character that nobody sees.
    const help = 'Names and texts are written plainly, without escapes.';
    return { message: `${quote(text)} is not part of a formula.`, help, start, end };
  }
  if (!DECIMAL.test(text)) {
    return { message: `${quote(text)} is not a plain number.`, help: NUMBER_HELP, start, end };
  }
  if (countDigits(text) <= MAX_DIGITS) return undefined;
  return { message: `A number has at most ${MAX_DIGITS} digits.`, start, end };
}
