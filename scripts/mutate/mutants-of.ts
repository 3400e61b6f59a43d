/** Every fault that can be put into a source. */
import ts from 'typescript';
import { changesOf } from './changes.ts';
import type { Mutant } from './mutant.ts';

/** In the order of the source. Types, imports and the names of properties are left as they are. */
export function mutantsOf(file: string, text: string): readonly Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return;
    for (const becomes of changesOf(node)) mutants.push(mutant(source, node, becomes));
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return mutants;
}

function mutant(source: ts.SourceFile, node: ts.Node, becomes: string): Mutant {
  const [start, end] = [node.getStart(source), node.getEnd()];
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  return {
    file: source.fileName,
    start,
    end,
    line: line + 1,
    column: character + 1,
    was: node.getText(source),
    becomes,
    isStatement: ts.isStatement(node),
  };
}

function isLeftAlone(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return true;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  return isPropertyName(node) || isTarget(node);
}

function isPropertyName(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return ts.isPropertyAssignment(parent) && parent.name === node;
}

/** What is assigned to cannot be replaced by another expression. */
function isTarget(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isBinaryExpression(parent) || parent.left !== node) return false;
  return /^(?:[-+*/]|\?\?|&&|\|\|)?=$/.test(parent.operatorToken.getText());
}
