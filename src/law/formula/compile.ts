/**
 * From syntax tree to closures. Each kind of node in the language is compiled here by name; any
 * other is a problem. Nothing of the source is ever executed as JavaScript.
 */
import type {
  AnyNode,
  BinaryExpression,
  CallExpression,
  ConditionalExpression,
  Literal,
  LogicalExpression,
  UnaryExpression,
} from 'acorn';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { parseNumber } from '../../values/number.ts';
import {
  brokenPart,
  type Compilation,
  constantPart,
  expect,
  expectAlike,
  finish,
  foreign,
  reject,
  spanOf,
} from './compilation.ts';
import { MAX_NESTING, type Names, typeOf, type Value, type ValueType } from './formula.ts';
import {
  ARITHMETIC,
  EQUALITY,
  FUNCTIONS,
  FUNCTIONS_HELP,
  ORDERING,
  READING_FUNCTION,
} from './operators.ts';
import { bounded, mismatch, type Part, runBoolean, runNumber, runSame } from './part.ts';
import { Failure, type FormulaProblem, quote, type Span } from './problem.ts';
import { tooDeep } from './scan.ts';
import { suggestName, typeOfName, type WrittenName } from './scope.ts';

/**
 * Compiles a node; a part whose compilation added problems must not be run. `depth` counts nesting;
 * a long sum is flat, whichever way its tree leans.
 */
export function compile(node: AnyNode, depth: number, into: Compilation): Part {
  if (depth > MAX_NESTING) return reject(into, tooDeep(node));
  switch (node.type) {
    case 'ParenthesizedExpression':
      return compile(node.expression, depth + 1, into);
    case 'Literal':
      return compileLiteral(node, into);
    case 'Identifier':
    case 'MemberExpression':
      return compileName(node, into);
    case 'UnaryExpression':
      return compileUnary(node, depth, into);
    case 'BinaryExpression':
      return compileBinary(node, depth, into);
    case 'LogicalExpression':
      return compileLogical(node, depth, into);
    case 'ConditionalExpression':
      return compileConditional(node, depth, into);
    case 'CallExpression':
      return compileCall(node, depth, into);
    default:
      return foreign(node, into);
  }
}

function compileLiteral(node: Literal, into: Compilation): Part {
  const { value } = node;
  if (typeof value === 'string' || typeof value === 'boolean') return constantPart(node, value);
  // The digits as written, not the double closest to them.
  const exact = parseNumber(into.source.slice(node.start, node.end));
  return exact === undefined ? foreign(node, into) : constantPart(node, exact);
}

function compileUnary(node: UnaryExpression, depth: number, into: Compilation): Part {
  const operand = compile(node.argument, depth + 1, into);
  if (node.operator === '-') {
    if (!expect('number', [operand], into)) return brokenPart(node);
    return finish(node, 'number', [operand], (names) => runNumber(operand, names).neg(), into);
  }
  if (node.operator === '!') {
    if (!expect('boolean', [operand], into)) return brokenPart(node);
    return finish(node, 'boolean', [operand], (names) => !runBoolean(operand, names), into);
  }
  return foreign({ start: node.start, end: node.start + node.operator.length }, into);
}

function compileBinary(node: BinaryExpression, depth: number, into: Compilation): Part {
  const left = compile(node.left, depth, into);
  const right = compile(node.right, depth + 1, into);
  const same = EQUALITY.get(node.operator);
  if (same !== undefined) {
    if (!expectAlike(left, right, 'compares', into)) return brokenPart(node);
    const run = (names: Names) => runSame(left, right, names) === same;
    return finish(node, 'boolean', [left, right], run, into);
  }
  if (!expect('number', [left, right], into)) return brokenPart(node);
  const order = ORDERING.get(node.operator);
  if (order) {
    const run = (names: Names) => order(runNumber(left, names), runNumber(right, names));
    return finish(node, 'boolean', [left, right], run, into);
  }
  return compileArithmetic(node, left, right, into);
}

function compileArithmetic(node: BinaryExpression, left: Part, right: Part, into: Compilation) {
  const operation = ARITHMETIC.get(node.operator);
  if (!operation) return foreign(node, into);
  const divides = node.operator === '/';
  if (divides && isZero(right.constant)) return reject(into, divisionByZero(right));
  const run = (names: Names) => {
    const a = runNumber(left, names);
    const b = runNumber(right, names);
    if (divides && isZero(b)) throw new Failure(divisionByZero(right));
    return bounded(operation(a, b), node);
  };
  return finish(node, 'number', [left, right], run, into);
}

function isZero(value: Value | undefined): boolean {
  return typeof value === 'object' && value.n === 0n;
}

function divisionByZero(divisor: Span): FormulaProblem {
  return { message: 'Division by zero.', help: 'This divisor is zero.', ...spanOf(divisor) };
}

function compileLogical(node: LogicalExpression, depth: number, into: Compilation): Part {
  const left = compile(node.left, depth, into);
  const right = compile(node.right, depth + 1, into);
  if (node.operator === '??') return foreign(node, into);
  if (!expect('boolean', [left, right], into)) return brokenPart(node);
  const settled = node.operator === '||';
  const run = (names: Names) =>
    runBoolean(left, names) === settled ? settled : runBoolean(right, names);
  return finish(node, 'boolean', [left, right], run, into);
}

function compileConditional(node: ConditionalExpression, depth: number, into: Compilation): Part {
  const test = compile(node.test, depth + 1, into);
  const yes = compile(node.consequent, depth + 1, into);
  const no = compile(node.alternate, depth + 1, into);
  const sound = expect('boolean', [test], into);
  if (!expectAlike(yes, no, 'chooses between', into) || !sound) {
    return brokenPart(node);
  }
  const type = yes.type === 'unknown' ? no.type : yes.type;
  const run = (names: Names) => {
    const chosen = runBoolean(test, names) ? yes : no;
    const value = chosen.run(names);
    if (type !== 'unknown' && typeOf(value) !== type) throw mismatch(chosen, type, value);
    return value;
  };
  return finish(node, type, [test, yes, no], run, into);
}

function compileCall(node: CallExpression, depth: number, into: Compilation): Part {
  const { callee } = node;
  const name = into.source.slice(callee.start, callee.end);
  const called = FUNCTIONS.get(name);
  if (!called) {
    const message = `${quote(name)} is not a function.`;
    const near = didYouMean(name, FUNCTIONS.keys());
    const help = near === undefined ? FUNCTIONS_HELP : `Did you mean \`${near}\`?`;
    return reject(into, { message, help, ...spanOf(callee) });
  }
  const parts = node.arguments.map((argument) => compile(argument, depth + 1, into));
  const [first, ...rest] = parts;
  if (first === undefined || (called.takes === 'one' && rest.length > 0)) {
    const many = called.takes === 'one' ? 'one number' : 'one number or more';
    return reject(into, { message: `${quote(name)} takes ${many}.`, ...spanOf(node) });
  }
  if (!expect('number', parts, into)) return brokenPart(node);
  const run = (names: Names) => {
    const others = rest.map((part) => runNumber(part, names));
    return called.apply(runNumber(first, names), others, names);
  };
  if (name === READING_FUNCTION) return { ...spanOf(node), type: 'number', run };
  return finish(node, 'number', parts, run, into);
}

/* Names with dots, and the one form of brackets that names have. */

/** A name, if the scope admits it. */
function compileName(node: AnyNode, into: Compilation): Part {
  const written = writtenName(node);
  if (!written) return foreign(node, into);
  const dotted = written.parts.join('.');
  const type = typeOfName(into.scope, written);
  if (type === undefined) {
    const message = `${quote(into.source.slice(node.start, node.end))} is no name of this formula.`;
    return reject(into, { message, help: helpForName(node, dotted, into), ...spanOf(node) });
  }
  into.names.add(dotted);
  return { ...spanOf(node), type, run: (names) => lookUp(dotted, type, node, names) };
}

function lookUp(dotted: string, type: ValueType, span: Span, names: Names): Value {
  const value = names.name(dotted);
  if (value === undefined) {
    throw new Failure({ message: `${quote(dotted)} has no value here.`, ...spanOf(span) });
  }
  if (type !== 'unknown' && typeOf(value) !== type) throw mismatch(span, type, value);
  return value;
}

/** The parts of `a.b.c` or `a.b["c"]`; `undefined` for any other access. */
function writtenName(node: AnyNode): WrittenName | undefined {
  const parts: string[] = [];
  let rest = node;
  let bracketed = false;
  for (; rest.type === 'MemberExpression'; rest = rest.object) {
    const { property } = rest;
    if (!rest.computed && property.type === 'Identifier') parts.push(property.name);
    else if (rest === node && property.type === 'Literal' && typeof property.value === 'string') {
      bracketed = true;
      parts.push(property.value);
    } else return undefined;
  }
  if (rest.type !== 'Identifier') return undefined;
  parts.push(rest.name);
  return { parts: parts.reverse(), bracketed };
}

/** `rules.class-a` reads as a subtraction, so an unknown name after a hyphen gets a hint. */
function helpForName({ start, end }: Span, dotted: string, { source, scope }: Compilation): string {
  const [, family, id] = /([a-z][\w.]*)\.(\w+)-$/.exec(source.slice(0, start)) ?? [];
  if (family === undefined || !scope.families.has(family)) return suggestName(scope, dotted);
  return `A name with a hyphen is written ${family}["${id}-${source.slice(start, end)}"].`;
}
