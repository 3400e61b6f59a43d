/** The log of the engine, and the arguments of its functions. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeFiles, nodesOf } from './source-files.ts';

const MOST_PARAMETERS = 4;
/** Collections of `immutable`, of which every change is another one; `Shared` is its Map. */
const PERSISTENT = /^(Stack|OrderedMap|Shared)</;
/** Calls that write an objection into the log. */
const WRITES = new Set(['reportAll', 'reportIllegal']);

// Here stands what each of the three tests is to find.
const OWN = 'test/architecture/log.test.ts';
void ((a: number, b: number, c: number, d: number, e: number) => a + b + c + d + e);
interface ReplayLog {
  readonly list: string[];
  map: Shared<string>;
}
type Shared<Value> = ReadonlyMap<string, Value>;
const changeable: ReplayLog = { list: [], map: new Map() };
function checkNothing(reportAll: () => void): void {
  reportAll();
}
void checkNothing;

test(`no function of the engine takes more than ${MOST_PARAMETERS} parameters`, () => {
  expect(codeFiles('src/engine').flatMap(withManyParameters)).toEqual([]);
  expect(withManyParameters(OWN)).toEqual([expect.stringMatching(/log\.test\.ts:\d+$/)]);
});

function withManyParameters(path: string): readonly string[] {
  return [...nodesOf(path)]
    .filter(({ node }) => ts.isFunctionLike(node) && node.parameters.length > MOST_PARAMETERS)
    .map(({ where }) => where);
}

test('nothing in the log of a replay can be changed', () => {
  const parts = logParts('src/engine/state/log.ts');
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((part) => !isPersistent(part)).map((part) => part.getText())).toEqual([]);
  const own = logParts(OWN);
  expect(own.filter(isPersistent)).toEqual([]);
  expect(own).toHaveLength(Object.keys(changeable).length);
});

function logParts(path: string): readonly ts.PropertySignature[] {
  return [...nodesOf(path)].flatMap(({ node }) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'ReplayLog') return [];
    return node.members.filter(ts.isPropertySignature);
  });
}

function isPersistent({ modifiers, type }: ts.PropertySignature): boolean {
  const isFixed = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword);
  return isFixed === true && type !== undefined && PERSISTENT.test(type.getText());
}

test('what checks or resolves something returns its findings and writes none', () => {
  expect(codeFiles('src/engine').flatMap(checksThatWrite)).toEqual([]);
  expect(checksThatWrite(OWN)).toEqual([expect.stringMatching(/\.ts:\d+ checkNothing$/)]);
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

/* A log of its own makes a position that is only supposed, so nobody else gives one. */

const LOGS_BEGIN_IN = [
  ...['src/engine/state/suppose.ts', 'src/engine/state/context.ts'],
  ...['src/engine/replay.ts', OWN],
];
void { recorder: { log: [] } };

test('only what supposes a position gives it a log of its own', () => {
  const files = [...codeFiles('src/engine'), OWN].filter((path) => givesLog(path));
  expect(files.toSorted()).toEqual(LOGS_BEGIN_IN.toSorted());
});

function givesLog(path: string): boolean {
  return [...nodesOf(path)].some(
    ({ node }) =>
      ts.isObjectLiteralExpression(node) &&
      node.properties.some(
        (each) => ts.isPropertyAssignment(each) && each.name.getText() === 'log',
      ) &&
      /(^|[.\s])recorder( =|:) /.test(node.parent.getText().slice(0, 'const recorder = '.length)),
  );
}

/* Effects alone change the part of a position that effects may change. */

/** Only these modules make positions: by effects, or without some of them. The last makes logs alone. */
const EFFECTS_IN = ['src/engine/effects/', 'src/engine/state/held.ts', 'src/engine/state/log.ts'];
const HELD = [
  ...['seats', 'holdings', 'offices', 'pauses', 'round', 'over', 'firm'],
  ...['uses', 'turn', 'numbering', 'pending', 'deferred', 'judgments'],
  ...['law', 'book'],
];

// A position that is written by hand, which the test is to find.
const position = { holdings: 1, turn: { over: true } };
void { ...position, holdings: 2, law: 3 };
void { ...position.turn, over: false };

test('nobody writes by hand what effects change', () => {
  const files = codeFiles('src/engine').filter((path) =>
    EFFECTS_IN.every((place) => !path.startsWith(place)),
  );
  expect(files.flatMap(writtenByHand)).toEqual([]);
  const found = ['holdings', 'law'].map((part) =>
    expect.stringMatching(`log\\.test\\.ts:\\d+ ${part}$`),
  );
  expect(writtenByHand(OWN)).toEqual(found);
});

function writtenByHand(path: string): readonly string[] {
  return [...nodesOf(path)].flatMap(({ node, where }) => {
    if (!ts.isObjectLiteralExpression(node)) return [];
    const spread = node.properties.filter(ts.isSpreadAssignment).map((each) => each.expression);
    // A turn that is over is another matter. So are the Judgments of a game and the book of a vote.
    const isOfPosition = (each: ts.Expression) =>
      (ts.isIdentifier(each) || ts.isPropertyAccessExpression(each)) &&
      !/(turn|current|log|game|alike|pending)$/.test(each.getText());
    if (!spread.some(isOfPosition)) return [];
    const names = node.properties.flatMap(({ name }) => name?.getText() ?? []);
    return names.filter((name) => HELD.includes(name)).map((name) => `${where} ${name}`);
  });
}
