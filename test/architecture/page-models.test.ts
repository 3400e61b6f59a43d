/** Whatever the archive says for a page is shown on one. */
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

const fields = codeFiles('src/archive/page-models').flatMap((path) =>
  [...nodesOf(path)].flatMap(({ node, where }) => {
    const isField = ts.isPropertySignature(node) && isExported(node);
    return isField ? [{ name: node.name.getText(), where }] : [];
  }),
);

test('every field of a page’s model is read by a page', () => {
  expect(fields.length).toBeGreaterThan(100);
  const left = fields.filter(({ name }) => !shown.has(name));
  expect(left.map(({ name, where }) => `${where}: no page shows ${name}`)).toEqual([]);
});

function isExported(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
    return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  }
  return node.parent !== undefined && isExported(node.parent);
}
