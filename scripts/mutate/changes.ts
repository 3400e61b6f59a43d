/** The faults that are tried on each kind of syntax. */
import ts from 'typescript';

/** The texts that a node is replaced by, each a fault of its own. */
export function changesOf(node: ts.Node): readonly string[] {
  if (ts.isExpressionStatement(node)) return isDirective(node) ? [] : ['{}'];
  if (!ts.isExpression(node) || isLink(node)) return [];
  return [...asCondition(node), ...asExpression(node)].map((text) => `(${text})`);
}

function isDirective({ expression }: ts.ExpressionStatement): boolean {
  return ts.isStringLiteral(expression);
}

/** A condition that always holds, and one that never does. */
function asCondition(node: ts.Expression): readonly string[] {
  const { parent } = node;
  if (ts.isWhileStatement(parent) && parent.expression === node) return ['false'];
  if (ts.isIfStatement(parent) && parent.expression === node) return ['true', 'false'];
  if (!ts.isConditionalExpression(parent) || parent.condition !== node) return [];
  return isWords(parent.whenTrue) && isWords(parent.whenFalse) ? [] : ['true', 'false'];
}

function asExpression(node: ts.Expression): readonly string[] {
  if (ts.isBinaryExpression(node)) return ofOperator(node);
  if (ts.isPrefixUnaryExpression(node)) return ofPrefix(node);
  if (ts.isCallExpression(node)) return [...ofCall(node), ...ofChain(node)];
  if (ts.isOptionalChain(node)) return ofChain(node);
  if (ts.isArrayLiteralExpression(node)) return ofArray(node);
  if (ts.isObjectLiteralExpression(node)) return ofObject(node);
  return ofLiteral(node);
}

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
};

function ofOperator({ left, right, operatorToken }: ts.BinaryExpression): readonly string[] {
  const operator = operatorToken.getText();
  const [a, b] = [left.getText(), right.getText()];
  if (operator === '??') return [a, b];
  if (operator === '+' && (isText(left) || isText(right))) return [];
  return (OPERATORS[operator] ?? []).map((other) => `${a} ${other} ${b}`);
}

function ofPrefix({ operator, operand }: ts.PrefixUnaryExpression): readonly string[] {
  const turned =
    operator === ts.SyntaxKind.ExclamationToken || operator === ts.SyntaxKind.MinusToken;
  return turned ? [operand.getText()] : [];
}

/** A map, because an object would have an answer for `toString` too. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['min', 'max'],
  ['max', 'min'],
]);

/** Methods whose result could be mistaken for what they were called on. */
const LEFT_OUT = new Set(
  ['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'trim', 'toLowerCase'].values(),
);

function ofCall(node: ts.CallExpression): readonly string[] {
  const callee = node.expression;
  if (!ts.isPropertyAccessExpression(callee)) return [];
  const object = callee.expression.getText();
  const method = callee.name.text;
  if (LEFT_OUT.has(method)) return [object];
  const other = METHODS.get(method);
  if (other === undefined) return [];
  const after = node.getText().slice(callee.getText().length);
  return [callee.getText().slice(0, -method.length) + other + after];
}

/**
 * Part of `a?.b.c` or `a?.b()`. In brackets it would lose what it is called on, and the rest would
 * be asked of nothing, so that faults are put into the whole of them.
 */
function isLink(node: ts.Node): boolean {
  const { parent } = node;
  return ts.isOptionalChain(node) && isLinked(parent) && parent.expression === node;
}

type Linked = Access | ts.CallExpression | ts.NonNullExpression;

function isLinked(node: ts.Node): node is Linked {
  return isAccess(node) || ts.isCallExpression(node) || ts.isNonNullExpression(node);
}

type Access = ts.PropertyAccessExpression | ts.ElementAccessExpression;

function isAccess(node: ts.Node): node is Access {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
}

/** `a?.b?.c` without one of its questions. */
function ofChain(node: ts.Expression): readonly string[] {
  const text = node.getText();
  return questionsOf(node).map(({ token, isDot }) => {
    const [start, end] = [token.getStart(), token.getEnd()].map((at) => at - node.getStart());
    return text.slice(0, start) + (isDot ? '.' : '') + text.slice(end);
  });
}

function questionsOf(node: ts.Node): readonly { token: ts.Node; isDot: boolean }[] {
  if (!isLinked(node)) return [];
  const own = ts.isNonNullExpression(node) ? undefined : node.questionDotToken;
  const isDot = ts.isPropertyAccessExpression(node);
  return [...questionsOf(node.expression), ...(own ? [{ token: own, isDot }] : [])];
}

/** Without its first element, and without its last. */
function ofArray({ elements }: ts.ArrayLiteralExpression): readonly string[] {
  const texts = elements.map((element) => element.getText());
  const without = [texts.slice(1), texts.slice(0, -1)].slice(0, texts.length);
  return without.map((rest) => `[${rest.join(', ')}]`);
}

/** Without what it takes over from another. */
function ofObject({ properties }: ts.ObjectLiteralExpression): readonly string[] {
  return properties.filter(ts.isSpreadAssignment).map((spread) => {
    const rest = properties.filter((property) => property !== spread);
    return `{ ${rest.map((property) => property.getText()).join(', ')} }`;
  });
}

function ofLiteral(node: ts.Expression): readonly string[] {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true'];
  if (ts.isNumericLiteral(node)) return [`${node.getText()} + 1`];
  if (!ts.isStringLiteral(node) || isWords(node)) return [];
  return [node.text === '' ? "'mutant'" : "''"];
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteral(node) || ts.isTemplateExpression(node);
}

/** Whether a text is for people to read: it has a space in it, or words around what it puts in. */
function isWords(node: ts.Node): boolean {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return /\s/.test(node.text);
  return ts.isTemplateExpression(node);
}
