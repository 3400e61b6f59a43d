/** A slot that nobody asks for regulates nothing, whatever a card writes into it. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { SLOT_NAMES } from '../../src/law/mechanics/slot-combination.ts';
import { codeFiles, nodesOf } from './source-files.ts';

/** Where slots are asked for: `rulingOn(law, 'quorum')`, `mechanics?.quorum`. */
const ASKING = [...codeFiles('src/engine'), ...codeFiles('src/law/in-force')];

const asked = new Set(
  ASKING.flatMap((path) => [...nodesOf(path)].flatMap(({ node }) => slotIn(node) ?? [])),
);

test('the engine or the law asks for every slot', () => {
  expect(SLOT_NAMES.filter((slot) => !asked.has(slot))).toEqual([]);
});

function slotIn(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node)) return isAskedFor(node) ? node.text : undefined;
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  return node.expression.getText().endsWith('mechanics') ? node.name.text : undefined;
}

/** Whether a word is asked of a law. It may also be a kind of step or a key of a record. */
function isAskedFor(word: ts.StringLiteral): boolean {
  const { parent } = word;
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'slot';
  return ts.isCallExpression(parent) && parent.arguments.some((each) => isLaw(each));
}

function isLaw(argument: ts.Expression): boolean {
  return /(^|\.)law$/i.test(argument.getText());
}
