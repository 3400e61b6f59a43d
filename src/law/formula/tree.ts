/**
 * A formula as a tree, without brackets, blanks and alternative spellings of operators. Two formulas have
 * equal trees exactly if they compute the same steps.
 */
import { once } from '../../helpers/once.ts';
import { parseNumber } from '../../values/number.ts';
import { type Formula, MAX_SOURCE } from './formula.ts';
import { TIGHTNESS } from './operators.ts';
import { type Expression, parseSyntax } from './syntax.ts';

/**
 * A node: an operator or function with its arguments. Leaves are a `name`, `number`, `text` or `truth`,
 * whose value is `is`.
 */
export class Tree {
  readonly op: string;
  readonly of: readonly Tree[];
  readonly is: string;
  constructor(op: string, of: readonly Tree[], is = '') {
    this.op = op;
    this.of = of;
    this.is = is;
  }
}

/** Remembered, since the same formulas are said often. */
export const treeOfFormula = once(({ source }: Formula) => treeOf(source));

/** The tree of a valid formula. Any other text becomes a `text` leaf. */
export function treeOf(source: string): Tree {
  const syntax = parseSyntax(source);
  return syntax.ok ? treeAt(syntax.expression, source) : new Tree('text', [], source);
}

const SAME_SIGN: ReadonlyMap<string, string> = new Map([
  ['===', '=='],
  ['!==', '!='],
]);

function treeAt(node: Expression, source: string): Tree {
  const inner = (each: Expression) => treeAt(each, source);
  switch (node.is) {
    case 'brackets':
      return inner(node.of);
    case 'number':
      return new Tree('number', [], plainDecimal(node.value));
    case 'unary':
      return new Tree(node.sign === '-' ? 'minus' : node.sign, [inner(node.of)]);
    case 'joined':
      return new Tree(SAME_SIGN.get(node.sign) ?? node.sign, [node.left, node.right].map(inner));
    case 'choice':
      return new Tree('?', [node.test, node.yes, node.no].map(inner));
    case 'call':
      return new Tree(source.slice(node.name.start, node.name.end), node.arguments.map(inner));
    case 'name':
      return new Tree('name', [], node.parts.join('.'));
    default:
      return new Tree(node.is, [], node.value);
  }
}

/** `0.50` and `0.5` are one number. */
export function plainDecimal(digits: string): string {
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
}

/** From tree to source, with as few brackets as possible. */

const CONDITIONAL = -1;
const OF_ONE = 6;
/** The binding strength of leaves and calls, which never need brackets. */
const BY_ITSELF = 7;

const TIGHT: ReadonlyMap<string, number> = new Map([
  ...TIGHTNESS,
  ['?', CONDITIONAL],
  ['minus', OF_ONE],
  ['!', OF_ONE],
]);

/** A range of the source, with its part of the formula. */
export interface SourceRange {
  readonly tree: Tree;
  readonly start: number;
  readonly end: number;
}

/**
 * The source, with blanks around operators if its length allows, and the range of each part, inner parts
 * first.
 */
export function written(tree: Tree): {
  readonly source: string;
  readonly parts: readonly SourceRange[];
} {
  const wide = new Printer(' ').print(tree);
  return wide.source.length > MAX_SOURCE ? new Printer('').print(tree) : wide;
}

class Printer {
  readonly #blank: string;
  readonly #parts: SourceRange[] = [];
  #source = '';

  constructor(blank: string) {
    this.#blank = blank;
  }

  print(tree: Tree) {
    this.#write(tree, CONDITIONAL);
    return { source: this.#source, parts: this.#parts };
  }

  /** Adds brackets if the part binds more loosely than its position allows. */
  #write(tree: Tree, least: number): void {
    const tightness = TIGHT.get(tree.op) ?? BY_ITSELF;
    const needsBrackets = tightness < least;
    if (needsBrackets) this.#source += '(';
    const start = this.#source.length;
    this.#writeBare(tree, tightness);
    this.#parts.push({ tree, start, end: this.#source.length });
    if (needsBrackets) this.#source += ')';
  }

  #writeBare({ op, of, is }: Tree, tightness: number): void {
    const [first, second, third] = of;
    if (op === 'name') this.#source += nameSource(is);
    else if (op === 'text') this.#source += is.includes('"') ? `'${is}'` : `"${is}"`;
    else if (!first) this.#source += is;
    else if (tightness === BY_ITSELF) this.#writeCall(op, of);
    else if (!second) this.#writeUnary(op, first, tightness);
    else if (third) this.#writeChoice(first, second, third);
    else this.#writeJoined(op, first, second, tightness);
  }

  #writeCall(name: string, of: readonly Tree[]): void {
    this.#source += `${name}(`;
    for (const [i, each] of of.entries()) {
      if (i > 0) this.#source += `,${this.#blank}`;
      this.#write(each, CONDITIONAL);
    }
    this.#source += ')';
  }

  #writeUnary(op: string, of: Tree, tightness: number): void {
    this.#source += op === 'minus' ? '-' : op;
    // Two minus signs in a row would read as another operator.
    this.#write(of, op === 'minus' && of.op === 'minus' ? BY_ITSELF : tightness);
  }

  #writeChoice(test: Tree, yes: Tree, no: Tree): void {
    this.#write(test, CONDITIONAL + 1);
    this.#source += `${this.#blank}?${this.#blank}`;
    this.#write(yes, CONDITIONAL);
    this.#source += `${this.#blank}:${this.#blank}`;
    this.#write(no, CONDITIONAL);
  }

  #writeJoined(op: string, left: Tree, right: Tree, tightness: number): void {
    this.#write(left, tightness);
    const after = op === '-' && right.op === 'minus' ? ' ' : this.#blank;
    this.#source += `${this.#blank}${op}${after}`;
    this.#write(right, tightness + 1);
  }
}

const DOTTED = /^[a-z][a-z0-9_]*$/;

function nameSource(name: string): string {
  const dot = name.lastIndexOf('.');
  const id = name.slice(dot + 1);
  return dot < 0 || DOTTED.test(id) ? name : `${name.slice(0, dot)}["${id}"]`;
}

/** The value for YAML: numbers and booleans as such, other formulas as source. */
export function recorded(tree: Tree): string | number | boolean {
  if (tree.op === 'truth') return tree.is === 'true';
  const { source } = written(tree);
  const number = Number(source);
  return String(number) === source && parseNumber(number) ? number : source;
}
