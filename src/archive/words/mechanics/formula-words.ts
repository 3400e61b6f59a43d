/** A formula in plain words, for readers who do not read formulas. */

import type { CallExpression, Expression, MemberExpression, SpreadElement } from 'acorn';
import Fraction from 'fraction.js';
import { once } from '../../../helpers/once.ts';
import type { Formula, Value } from '../../../law/formula/formula.ts';
import { parseSyntax } from '../../../law/formula/syntax.ts';
import { formatNumber } from '../../../values/number.ts';
import { grammarOf, nameWords } from './name-words.ts';

/** What is said in the place of parts of a formula. */
interface Instead {
  /** The values of names; what is true or false keeps its name. */
  readonly figures?: ReadonlyMap<string, Value>;
  /** Words for texts in quotes. */
  readonly texts?: Readonly<Record<string, string>>;
}

const MEDIA: ReadonlyMap<string, string> = new Map([
  ['table', 'played at a table'],
  ['mail', 'played by mail'],
  ['computer', 'played by computer'],
]);

/** What follows on the verb: "is at least". */
const COMPARISONS: ReadonlyMap<string, string> = new Map([
  ['>=', ' at least'],
  ['>', ' more than'],
  ['<=', ' at most'],
  ['<', ' less than'],
  ['==', ''],
  ['===', ''],
  ['!=', ' not'],
  ['!==', ' not'],
]);

const JOINTS: ReadonlyMap<string, string> = new Map([
  ['+', '+'],
  ['-', '−'],
  ['*', '×'],
  ['/', '÷'],
  ['&&', 'and'],
  ['||', 'or'],
]);

/** The formula in words, or its source if no words are known for its form. */
export function formulaWords(formula: Formula, instead: Instead = {}): string {
  if (formula.source === 'true') return 'always';
  if (formula.source === 'false') return 'never';
  const expression = expressionOf(formula);
  return expression ? say(expression, instead) : formula.source;
}

/** The texts in quotes that a formula may give. */
export function textsGiven(formula: Formula): readonly string[] {
  const expression = expressionOf(formula);
  return expression ? textsOf(expression) : [];
}

function textsOf(node: Expression): readonly string[] {
  if (node.type === 'ParenthesizedExpression') return textsOf(node.expression);
  if (node.type === 'ConditionalExpression') {
    return [node.consequent, node.alternate].flatMap(textsOf);
  }
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
}

/** The same formulas are said of every vote. */
const expressionOf = once(({ source }: Formula): Expression | undefined => {
  const syntax = parseSyntax(source);
  return syntax.ok ? syntax.expression : undefined;
});

function say(node: Expression | SpreadElement, instead: Instead): string {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? textWords(node.value, instead) : String(node.raw);
    case 'Identifier':
      return nameWords(node.name);
    case 'MemberExpression':
      return figureWords(figureOf(node, instead)) ?? nameWords(dottedName(node));
    case 'ParenthesizedExpression':
      return `(${say(node.expression, instead)})`;
    case 'UnaryExpression': {
      const { operator, argument } = node;
      return operator === '!' ? denied(argument, instead) : `−${say(argument, instead)}`;
    }
    case 'ConditionalExpression': {
      const test = say(node.test, instead);
      return `${say(node.consequent, instead)} if ${test}, otherwise ${say(node.alternate, instead)}`;
    }
    case 'BinaryExpression':
    case 'LogicalExpression':
      return node.left.type === 'PrivateIdentifier'
        ? ''
        : joined(node.operator, node.left, node.right, instead);
    case 'CallExpression':
      return called(node, instead);
    default:
      return '';
  }
}

function textWords(text: string, { texts = {} }: Instead): string {
  return Object.hasOwn(texts, text) ? (texts[text] ?? '') : `“${text}”`;
}

/** The figure that stands for a name. */
function figureOf(node: MemberExpression, { figures }: Instead): Fraction | string | undefined {
  const value = figures?.get(dottedName(node));
  return typeof value === 'boolean' ? undefined : value;
}

function figureWords(figure: Fraction | string | undefined): string | undefined {
  if (!(figure instanceof Fraction)) return figure;
  return formatNumber(figure).replace('-', '−').replace('/', ' ÷ ');
}

function denied(argument: Expression, instead: Instead): string {
  if (argument.type === 'MemberExpression') {
    const name = grammarOf(dottedName(argument));
    if ('subject' in name) return `${name.subject} is not ${name.is}`;
  }
  const bare = argument.type === 'ParenthesizedExpression' ? argument.expression : argument;
  return `it is not so that ${say(bare, instead)}`;
}

function joined(operator: string, left: Expression, right: Expression, instead: Instead): string {
  const joint = JOINTS.get(operator);
  if (joint !== undefined) return `${say(left, instead)} ${joint} ${say(right, instead)}`;
  const isNamed = left.type === 'MemberExpression' && figureOf(left, instead) === undefined;
  const name = isNamed ? dottedName(left) : undefined;
  const medium = right.type === 'Literal' ? MEDIA.get(String(right.value)) : undefined;
  if (name === 'game.medium' && medium !== undefined) {
    return `the game is ${operator.startsWith('!') ? 'not ' : ''}${medium}`;
  }
  const verb = `${verbOf(name)}${COMPARISONS.get(operator) ?? ''}`;
  return `${say(left, instead)} ${verb} ${say(right, instead)}`;
}

/** "The votes for are at least 3". */
function verbOf(name: string | undefined): 'is' | 'are' {
  const words = name === undefined ? undefined : grammarOf(name);
  return words && 'verb' in words ? words.verb : 'is';
}

function called(node: CallExpression, instead: Instead): string {
  const [first = '', ...rest] = node.arguments.map((each) => say(each, instead));
  const name = node.callee.type === 'Identifier' ? node.callee.name : '';
  switch (name) {
    case 'round':
      return `${first}, rounded to the nearest integer`;
    case 'floor':
      return `${first}, rounded down`;
    case 'ceil':
      return `${first}, rounded up`;
    case 'min':
      return `the least of ${[first, ...rest].join(' and ')}`;
    case 'max':
      return `the greatest of ${[first, ...rest].join(' and ')}`;
    default:
      return `the size of ${first}`;
  }
}

function dottedName(node: MemberExpression): string {
  const parts: string[] = [];
  let at: MemberExpression['object'] = node;
  while (at.type === 'MemberExpression') {
    const { property } = at;
    parts.unshift(property.type === 'Identifier' ? property.name : literalName(property));
    at = at.object;
  }
  if (at.type === 'Identifier') parts.unshift(at.name);
  return parts.join('.');
}

function literalName(property: MemberExpression['property']): string {
  return property.type === 'Literal' ? String(property.value) : '';
}
