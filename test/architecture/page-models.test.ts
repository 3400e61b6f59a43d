/** Everything that the archive says for a page is shown on one. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeFiles, nodesOf } from './source-files.ts';

/** Every word of the pages: a field whose name is not among them cannot be shown there. */
const shown = new Set(
  globSync('src/site/**/*.{astro,ts}').flatMap(
    (path) => readFileSync(path, 'utf8').match(/\w+/g) ?? [],
  ),
);

/** Values that one function of a file returns to another of the same file. */
const OF_THE_FILE = new Set(['moments']);

const fields = codeFiles('src/archive/page-models').flatMap((path) =>
  [...nodesOf(path)].flatMap(({ node, where }) => {
    const isKey = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
    if (!isKey && !ts.isPropertySignature(node)) return [];
    const isField = isKey ? isReturned(node) : isExported(node);
    return isField ? [{ name: node.name.getText(), where }] : [];
  }),
);

test('every field of a page’s model is read by a page', () => {
  expect(fields.length).toBeGreaterThan(250);
  const left = fields.filter(({ name }) => !shown.has(name) && !OF_THE_FILE.has(name));
  expect(left.map(({ name, where }) => `${where}: no page shows ${name}`)).toEqual([]);
});

function isExported(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
    return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  }
  return node.parent !== undefined && isExported(node.parent);
}

/** Whether it is a part of a function's result. A model is one, mostly without a type of its own. */
function isReturned({ parent }: ts.Node): boolean {
  if (ts.isReturnStatement(parent)) return true;
  if (ts.isArrowFunction(parent)) return !ts.isVariableDeclaration(parent.parent);
  const isPart =
    ts.isObjectLiteralExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isParenthesizedExpression(parent);
  return isPart && isReturned(parent);
}
