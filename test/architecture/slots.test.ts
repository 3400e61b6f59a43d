/** A slot that nobody asks for regulates nothing, whatever a card writes into it. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { SLOT_NAMES } from '../../src/law/mechanics/slot-combination.ts';
import { codeFiles, nodesOf } from './source-files.ts';

/** Where slots are asked for: `rulingOn(law, 'quorum')`, `mechanics?.quorum`. */
const ASKING = [
  ...codeFiles('src/engine'),
  'src/law/in-force/law.ts',
  'src/law/in-force/precedence.ts',
];

const asked = new Set(
  ASKING.flatMap((path) => [...nodesOf(path)].flatMap(({ node }) => slotIn(node) ?? [])),
);

test('the engine or the law asks for every slot', () => {
  expect(SLOT_NAMES.filter((slot) => !asked.has(slot))).toEqual([]);
});

function slotIn(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node)) return node.text;
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  return node.expression.getText().endsWith('mechanics') ? node.name.text : undefined;
}
