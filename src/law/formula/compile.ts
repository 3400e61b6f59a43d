/** From syntax tree to closures. Nothing of the source is ever executed as JavaScript. */
import Fraction from 'fraction.js';
import { quote } from '../../helpers/words.ts';
import {
  bounded,
  brokenPart,
  type Compilation,
  constantPart,
  expect,
  expectAlike,
  finish,
  mismatch,
  type Part,
  reject,
  runBoolean,
  runNumber,
  runSame,
  spanOf,
} from './compilation.ts';
import { MAX_NESTING, type Names, typeOf, type Value } from './formula.ts';
import {
  ARITHMETIC,
  type Arithmetic,
  EQUALITY,
  FUNCTIONS,
  noFunction,
  ORDERING,
  READING_FUNCTION,
} from './operators.ts';
import { Failure, type FormulaProblem, type Span } from './problem.ts';
import { suggestName, typeOfName } from './scope.ts';
import {
  type Call,
  type ChoiceExpression,
  type Expression,
  type NameExpression,
  type Operation,
  tooDeep,
  type Unary,
} from './syntax.ts';

/**
 * Compiles a node; a part whose compilation added problems must not be run. `depth` counts nesting;
 * a long sum is flat, whichever way its tree leans.
 */
export function compile(node: Expression, depth: number, into: Compilation): Part {
  if (depth > MAX_NESTING) return reject(into, tooDeep(node));
  switch (node.is) {
    case 'brackets':
      return compile(node.of, depth + 1, into);
    case 'name':
      return compileName(node, into);
    case 'unary':
      return compileUnary(node, depth, into);
    case 'joined':
      return compileJoined(node, depth, into);
    case 'choice':
      return compileChoice(node, depth, into);
    case 'call':
      return compileCall(node, depth, into);
    case 'number':
      // The digits as written, not the double closest to them.
      return constantPart(node, new Fraction(node.value));
    default:
      return constantPart(node, node.is === 'truth' ? node.value === 'true' : node.value);
  }
}

function compileUnary(node: Unary, depth: number, into: Compilation): Part {
  const operand = compile(node.of, depth + 1, into);
  const type = node.sign === '-' ? 'number' : 'boolean';
  if (!expect(type, [operand], into)) return brokenPart(node);
  const run = (names: Names) =>
    type === 'number' ? runNumber(operand, names).neg() : !runBoolean(operand, names);
  return finish(node, type, [operand], run, into);
}

function compileJoined(node: Operation, depth: number, into: Compilation): Part {
  const left = compile(node.left, depth, into);
  const right = compile(node.right, depth + 1, into);
  const same = EQUALITY.get(node.sign);
  if (same !== undefined) {
    if (!expectAlike(left, right, 'compares', into)) return brokenPart(node);
    const run = (names: Names) => runSame(left, right, names) === same;
    return finish(node, 'boolean', [left, right], run, into);
  }
  const operation = ARITHMETIC.get(node.sign);
  if (operation) return compileArithmetic(node, operation, left, right, into);
  const order = ORDERING.get(node.sign);
  if (!order) return compileLogical(node, left, right, into);
  if (!expect('number', [left, right], into)) return brokenPart(node);
  const run = (names: Names) => order(runNumber(left, names), runNumber(right, names));
  return finish(node, 'boolean', [left, right], run, into);
}

function compileArithmetic(
  node: Operation,
  operation: Arithmetic,
  left: Part,
  right: Part,
  into: Compilation,
): Part {
  if (!expect('number', [left, right], into)) return brokenPart(node);
  const divides = node.sign === '/';
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

function compileLogical(node: Operation, left: Part, right: Part, into: Compilation): Part {
  if (!expect('boolean', [left, right], into)) return brokenPart(node);
  const settled = node.sign === '||';
  const run = (names: Names) =>
    runBoolean(left, names) === settled ? settled : runBoolean(right, names);
  return finish(node, 'boolean', [left, right], run, into);
}

function compileChoice(node: ChoiceExpression, depth: number, into: Compilation): Part {
  const test = compile(node.test, depth + 1, into);
  const yes = compile(node.yes, depth + 1, into);
  const no = compile(node.no, depth + 1, into);
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

function compileCall(node: Call, depth: number, into: Compilation): Part {
  const name = into.source.slice(node.name.start, node.name.end);
  const called = FUNCTIONS.get(name);
  if (!called) return reject(into, noFunction(name, node.name));
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
function compileName(node: NameExpression, into: Compilation): Part {
  const dotted = node.parts.join('.');
  const type = typeOfName(into.scope, node);
  if (type === undefined) {
    const message = `${quote(into.source.slice(node.start, node.end))} is no name of this formula.`;
    return reject(into, { message, help: helpForName(node, dotted, into), ...spanOf(node) });
  }
  into.names.add(dotted);
  const run = (names: Names) => {
    const value = names.name(dotted);
    if (value === undefined) {
      throw new Failure({ message: `${quote(dotted)} has no value here.`, ...spanOf(node) });
    }
    if (type !== 'unknown' && typeOf(value) !== type) throw mismatch(node, type, value);
    return value;
  };
  return { ...spanOf(node), type, run };
}

/** `rules.class-a` reads as a subtraction, so an unknown name after a hyphen gets a hint. */
function helpForName({ start, end }: Span, dotted: string, { source, scope }: Compilation): string {
  const [, family, id] = /([a-z][\w.]*)\.(\w+)-$/.exec(source.slice(0, start)) ?? [];
  if (family === undefined || !scope.families.has(family)) return suggestName(scope, dotted);
  return `A name with a hyphen is written ${family}["${id}-${source.slice(start, end)}"].`;
}
