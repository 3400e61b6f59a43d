/** From source text to syntax tree. */
import { MAX_NESTING } from './formula.ts';
import { noFunction, TIGHTNESS } from './operators.ts';
import { Failure, type FormulaProblem, type Span } from './problem.ts';
import { type Token, tokensOf, unexpected } from './tokens.ts';

export type Expression =
  | Constant
  | NameExpression
  | Brackets
  | Unary
  | Operation
  | ChoiceExpression
  | Call;

export interface Constant extends Span {
  readonly is: 'number' | 'text' | 'truth';
  /** The digits, the text without quotation marks, or the word. */
  readonly value: string;
}

/** `votes.for`, `rules["class-a"]`. */
export interface NameExpression extends Span {
  readonly is: 'name';
  readonly parts: readonly string[];
  /** Whether its last part is in brackets: `rules["class-a"]`. */
  readonly bracketed: boolean;
}

/** Brackets that group. Brackets of calls and names are parts of these nodes. */
interface Brackets extends Span {
  readonly is: 'brackets';
  readonly of: Expression;
}

export interface Unary extends Span {
  readonly is: 'unary';
  readonly sign: string;
  readonly of: Expression;
}

export interface Operation extends Span {
  readonly is: 'joined';
  readonly sign: string;
  readonly left: Expression;
  readonly right: Expression;
}

export interface ChoiceExpression extends Span {
  readonly is: 'choice';
  readonly test: Expression;
  readonly yes: Expression;
  readonly no: Expression;
}

export interface Call extends Span {
  readonly is: 'call';
  readonly name: NameExpression;
  readonly arguments: readonly Expression[];
}

/** The single expression that makes up the source. */
export function parseSyntax(source: string) {
  try {
    return { ok: true, expression: new Parser(source).whole() } as const;
  } catch (failure) {
    if (failure instanceof Failure) return { ok: false, problem: failure.problem } as const;
    throw failure;
  }
}

export function tooDeep({ start, end }: Span): FormulaProblem {
  const message = `The formula is nested more than ${MAX_NESTING} deep.`;
  return { message, help: 'Say it in several rules, or with fewer brackets.', start, end };
}

const UNARY: ReadonlySet<string> = new Set(['-', '!']);
const TRUTHS: ReadonlySet<string> = new Set(['true', 'false']);

/** Each method reads one construct and moves past it, or throws a `Failure`. */
class Parser {
  readonly #source: string;
  readonly #tokens: readonly Token[];
  #at = 0;
  #open = 0;

  constructor(source: string) {
    this.#source = source;
    this.#tokens = tokensOf(source);
  }

  whole(): Expression {
    const { kind, end } = this.#peek();
    if (kind === 'end') throw new Failure({ message: 'The formula is empty.', start: 0, end });
    const expression = this.#expression();
    if (this.#peek().kind !== 'end') this.#refuse();
    return expression;
  }

  /** The next token. */
  #peek(): Token {
    const token = this.#tokens[this.#at];
    if (!token) throw new Error('Nothing stands behind the end of a formula.');
    return token;
  }

  #refuse(): never {
    const token = this.#peek();
    if (token.kind !== 'end') throw new Failure(unexpected(token));
    const message = 'The formula ends too soon.';
    const help = 'A number, a name or a closing bracket is missing.';
    const end = this.#source.trimEnd().length;
    throw new Failure({ message, help, start: end - 1, end });
  }

  #take(kind: Token['kind']): Token {
    const token = this.#peek();
    if (token.kind !== kind) this.#refuse();
    this.#at++;
    return token;
  }

  /** Reads the sign if it is next. */
  #takesSign(sign: string): boolean {
    const isNext = this.#peek().kind === 'sign' && this.#peek().text === sign;
    if (isNext) this.#at++;
    return isNext;
  }

  /** Moves past the sign and returns its position. */
  #sign(sign: string): number {
    const { end } = this.#peek();
    if (!this.#takesSign(sign)) this.#refuse();
    return end;
  }

  #expression(): Expression {
    const test = this.#joined(0);
    if (!this.#takesSign('?')) return test;
    const yes = this.#expression();
    this.#sign(':');
    const no = this.#expression();
    return { is: 'choice', test, yes, no, start: test.start, end: no.end };
  }

  /** Reads operands joined by operators of at least this binding strength. */
  #joined(least: number): Expression {
    let left = this.#single();
    for (;;) {
      const sign = this.#peek().text;
      const tightness = TIGHTNESS.get(sign) ?? -1;
      if (tightness < least) return left;
      this.#at++;
      const right = this.#joined(tightness + 1);
      left = { is: 'joined', sign, left, right, start: left.start, end: right.end };
    }
  }

  #single(): Expression {
    const { start } = this.#peek();
    const single = this.#part();
    if (this.#peek().text !== '(') return single;
    throw new Failure(noFunction(this.#source.slice(start, single.end), single));
  }

  #part(): Expression {
    const { kind, text, start, end } = this.#peek();
    if (kind === 'name' && !TRUTHS.has(text)) return this.#nameOrCall();
    if (kind === 'sign' && text === '(') return this.#brackets();
    if (kind === 'sign' && !UNARY.has(text)) this.#refuse();
    if (kind === 'end') this.#refuse();
    this.#at++;
    if (kind === 'sign') {
      const of = this.#single();
      return { is: 'unary', sign: text, of, start, end: of.end };
    }
    if (kind === 'text') return { is: 'text', value: text.slice(1, -1), start, end };
    return { is: kind === 'number' ? 'number' : 'truth', value: text, start, end };
  }

  #brackets(): Expression {
    const { start } = this.#peek();
    this.#opens();
    const of = this.#expression();
    return { is: 'brackets', of, start, end: this.#closes() };
  }

  /** Limits recursion while parsing; exact nesting is counted later. */
  #opens(): void {
    this.#open++;
    if (this.#open > MAX_NESTING) throw new Failure(tooDeep(this.#peek()));
    this.#sign('(');
  }

  #closes(): number {
    this.#open--;
    return this.#sign(')');
  }

  #nameOrCall(): Expression {
    const name = this.#name();
    if (this.#peek().text !== '(') return name;
    this.#opens();
    const given: Expression[] = [];
    while (this.#peek().text !== ')') {
      if (given.length > 0) this.#sign(',');
      given.push(this.#expression());
    }
    return { is: 'call', name, arguments: given, start: name.start, end: this.#closes() };
  }

  #name(): NameExpression {
    const first = this.#take('name');
    const parts = [first.text];
    let { end } = first;
    while (this.#takesSign('.')) {
      const part = this.#take('name');
      parts.push(part.text);
      end = part.end;
    }
    const bracketed = this.#takesSign('[');
    if (bracketed) {
      parts.push(this.#take('text').text.slice(1, -1));
      end = this.#sign(']');
    }
    return { is: 'name', parts, bracketed, start: first.start, end };
  }
}
