/** A formula in plain words, for readers who do not read formulas. */
import type { CallExpression, Expression, MemberExpression, SpreadElement } from 'acorn';
import type { Formula } from '../../law/formula/formula.ts';
import { parseSyntax } from '../../law/formula/syntax.ts';
import type { FormulaName } from '../../law/scopes.ts';

/** Complete by its type: a name without words does not compile. */
const NAMES: Readonly<Record<FormulaName, string>> = {
  'proposal.number': "the proposal's number",
  'proposal.kind': 'the kind of change',
  'proposal.adopted': 'the proposal is adopted',
  'votes.for': 'the votes for',
  'votes.against': 'the votes against',
  'votes.abstain': 'the abstentions',
  'votes.cast': 'the votes cast',
  'votes.eligible': 'the votes that could be cast',
  'votes.unanimous': 'the vote is unanimous',
  'votes.majority': 'a majority is in favour',
  'votes.favourable': 'the fraction of votes in favour',
  'adoption.unanimous': 'adoption takes unanimity',
  'player.robot': 'the player is a robot',
  'players.count': 'the number of players',
  'roll.die': 'the number thrown',
  'judge.late': 'the Judge is late',
  'game.medium': 'the medium of the game',
  'game.turn': 'the number of the turn',
  'game.circuit': 'the number of circuits completed',
};

const MEDIA: ReadonlyMap<string, string> = new Map([
  ['table', 'played at a table'],
  ['mail', 'played by mail'],
  ['computer', 'played by computer'],
]);

const OPERATORS: ReadonlyMap<string, string> = new Map([
  ['+', '+'],
  ['-', '−'],
  ['*', '×'],
  ['/', '÷'],
  ['>=', 'is at least'],
  ['>', 'is more than'],
  ['<=', 'is at most'],
  ['<', 'is less than'],
  ['==', 'is'],
  ['===', 'is'],
  ['!=', 'is not'],
  ['!==', 'is not'],
  ['&&', 'and'],
  ['||', 'or'],
]);

/** The formula in words, or its source if no words are known for its form. */
export function formulaWords(formula: Pick<Formula, 'source'>): string {
  if (formula.source === 'true') return 'always';
  if (formula.source === 'false') return 'never';
  const syntax = parseSyntax(formula.source);
  return syntax.ok ? say(syntax.expression) : formula.source;
}

/** Words for a dotted name that a formula may use. */
export function nameWords(dotted: string): string {
  if (isWholeName(dotted)) return NAMES[dotted];
  const id = dotted.slice(dotted.lastIndexOf('.') + 1).replaceAll('_', ' ');
  if (dotted.startsWith('player.')) return `the player's ${id}`;
  if (dotted.startsWith('proposal.facts.')) return `the proposal's ${id}`;
  if (dotted.startsWith('rules.')) return `the number of ${id} rules`;
  return id;
}

function isWholeName(dotted: string): dotted is FormulaName {
  return Object.hasOwn(NAMES, dotted);
}

function say(node: Expression | SpreadElement): string {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? `“${node.value}”` : String(node.raw);
    case 'Identifier':
      return nameWords(node.name);
    case 'MemberExpression':
      return nameWords(dottedName(node));
    case 'ParenthesizedExpression':
      return `(${say(node.expression)})`;
    case 'UnaryExpression':
      return node.operator === '!' ? denied(node.argument) : `−${say(node.argument)}`;
    case 'ConditionalExpression':
      return `${say(node.consequent)} if ${say(node.test)}, otherwise ${say(node.alternate)}`;
    case 'BinaryExpression':
    case 'LogicalExpression':
      return node.left.type === 'PrivateIdentifier'
        ? ''
        : compared(node.operator, node.left, node.right);
    case 'CallExpression':
      return called(node);
    default:
      return '';
  }
}

function denied(argument: Expression): string {
  const words = say(argument).replace(/^\((.*)\)$/s, '$1');
  return / is /.test(words) && argument.type === 'MemberExpression'
    ? words.replace(' is ', ' is not ')
    : `it is not so that ${words}`;
}

function compared(operator: string, left: Expression, right: Expression): string {
  const isMedium = left.type === 'MemberExpression' && dottedName(left) === 'game.medium';
  const medium = right.type === 'Literal' ? MEDIA.get(String(right.value)) : undefined;
  if (isMedium && medium !== undefined) {
    return `the game is ${operator.startsWith('!') ? 'not ' : ''}${medium}`;
  }
  return `${say(left)} ${verb(operator, left)} ${say(right)}`;
}

/** "The votes for are at least 3": names in the plural take a plural verb. */
function verb(operator: string, left: Expression): string {
  const words = OPERATORS.get(operator) ?? operator;
  const isPlural =
    left.type === 'MemberExpression' && /^(the votes|the abst|the player's .*s$)/.test(say(left));
  return isPlural ? words.replace(/^is\b/, 'are') : words;
}

function called(node: CallExpression): string {
  const [first = '', ...rest] = node.arguments.map(say);
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
