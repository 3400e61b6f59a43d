/** What the engine writes down, and what its functions are handed. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeFiles, nodesOf } from './source-files.ts';

const MOST_PARAMETERS = 4;
/** Collections of `immutable`, of which every change is another one; `Shared` is its Map. */
const PERSISTENT = /^(Stack|OrderedMap|Shared)</;

test(`no function of the engine takes more than ${MOST_PARAMETERS} parameters`, () => {
  expect(codeFiles('src/engine').flatMap(withManyParameters)).toEqual([]);
});

// What such a test is to find.
void ((a: number, b: number, c: number, d: number, e: number) => a + b + c + d + e);

test('a function with more parameters would be found', () => {
  const found = withManyParameters('test/architecture/log.test.ts');
  expect(found).toEqual([expect.stringMatching(/log\.test\.ts:\d+$/)]);
});

function withManyParameters(path: string): readonly string[] {
  return [...nodesOf(path)]
    .filter(({ node }) => ts.isFunctionLike(node) && node.parameters.length > MOST_PARAMETERS)
    .map(({ where }) => where);
}

test('nothing in the log of a replay can be changed', () => {
  const parts = [...partsOf('src/engine/state/log.ts', 'ReplayLog')];
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((part) => !isPersistent(part)).map((part) => part.getText())).toEqual([]);
});

// What such a test is to find.
interface Changeable {
  readonly list: string[];
  map: Shared<string>;
}
type Shared<Value> = ReadonlyMap<string, Value>;
const changeable: Changeable = { list: [], map: new Map() };

test('a part that can be changed would be found', () => {
  const parts = [...partsOf('test/architecture/log.test.ts', 'Changeable')];
  expect(parts.filter(isPersistent)).toEqual([]);
  expect(parts).toHaveLength(Object.keys(changeable).length);
});

function* partsOf(path: string, name: string): Generator<ts.PropertySignature> {
  for (const { node } of nodesOf(path)) {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== name) continue;
    yield* node.members.filter(ts.isPropertySignature);
  }
}

function isPersistent({ modifiers, type }: ts.PropertySignature): boolean {
  const isFixed = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword);
  return isFixed === true && type !== undefined && PERSISTENT.test(type.getText());
}

/** What writes an objection into the log. */
const WRITES = new Set(['reportAll', 'reportIllegal', 'reporting']);

test('what checks or resolves something returns its findings and writes none', () => {
  expect(codeFiles('src/engine').flatMap(checksThatWrite)).toEqual([]);
});

// What such a test is to find.
function checkNothing(reportAll: () => void): void {
  reportAll();
}
void checkNothing;

test('a check that writes would be found', () => {
  const found = checksThatWrite('test/architecture/log.test.ts');
  expect(found).toEqual([expect.stringMatching(/log\.test\.ts:\d+ checkNothing$/)]);
});

function checksThatWrite(path: string): readonly string[] {
  return [...nodesOf(path)].flatMap(({ node, where }) => {
    if (!ts.isFunctionDeclaration(node) || !/^(check|resolve)[A-Z]/.test(node.name?.text ?? ''))
      return [];
    return writesIn(node) ? [`${where} ${node.name?.text}`] : [];
  });
}

function writesIn(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && WRITES.has(node.expression.getText())) return true;
  return node.getChildren().some(writesIn);
}
