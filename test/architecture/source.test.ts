/**
 * Words that the sources may not have.
 *
 * @module-tag slow
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeFiles, keptFiles, nodesOf } from './source-files.ts';

const PURE = [
  ...['diagnostics', 'helpers', 'values', 'law', 'records', 'engine', 'import', 'archive'],
  ...['record-edits', 'try-out'],
].map((part) => `src/${part}`);
const MOST_LINES = 700;
/** Parts that hold to plain words; the others join as they are rewritten. */
const PLAIN = /^(src\/|scripts\/|README\.md|CONTRIBUTING\.md)/;

/** Suber's immutable and mutable rules, the number his points begin from, and his first proposal. */
function isNumberOfSuber(n: number): boolean {
  return (n >= 101 && n <= 116) || (n >= 201 && n <= 213) || n === 291 || n === 301;
}

test('law and engine name no rule of any ruleset', () => {
  const named = findIn(['src/law', 'src/engine'], (node) => {
    const isLiteral = ts.isNumericLiteral(node) || ts.isStringLiteralLike(node);
    return isLiteral && isNumberOfSuber(Number(node.text));
  });
  expect(named).toEqual([]);
});

test('pure parts ask neither a clock, nor chance, nor the locale of the machine', () => {
  const asked = findIn(PURE, (node) => isImpureName(node) || isClock(node));
  expect(asked).toEqual([]);
});

function isImpureName(node: ts.Node): boolean {
  if (!ts.isIdentifier(node)) return false;
  const { text } = node;
  if (/^(toLocale\w*|localeCompare)$/.test(text)) return true;
  return (
    /^(Intl|performance|crypto|process|globalThis|fetch|setTimeout)$/.test(text) && isFree(node)
  );
}

/** A name by itself, and not a key or property that happens to be called the same. */
function isFree(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !(ts.isPropertyAssignment(parent) && parent.name === node);
}

/** `Date.now()`, `new Date()` and `Math.random()`; a date made of numbers is arithmetic. */
function isClock(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) {
    return /^(Date\.(now|parse)|Math\.random)$/.test(node.getText());
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  const isDate = ts.isIdentifier(node.expression) && node.expression.text === 'Date';
  return isDate && (ts.isCallExpression(node) || !node.arguments?.length);
}

test('only the command itself touches the process; the site asks it for its settings, a build for its folder and its Node', () => {
  const touching = new Set(
    findIn(['src'], (node) => ts.isIdentifier(node) && node.text === 'process' && isFree(node)).map(
      (where) => where.split(':')[0],
    ),
  );
  expect([...touching].sort()).toEqual([
    'src/build/build-archive.ts',
    'src/build/finished-build.ts',
    'src/cli/main.ts',
    'src/cli/with-own-node.js',
    'src/site/data/shown-records.ts',
  ]);
});

/** By Node's own names of them, with or without a promise. */
const WRITES =
  /^(appendFile|copyFile|cp|link|mkdir|mkdtemp|rename|rm|rmdir|symlink|truncate|unlink|writeFile)(Sync)?$/;

test('records have one writer; a build writes its site, and the command a summary for its server', () => {
  const writing = findIn(['src'], (node) => {
    if (!ts.isImportSpecifier(node) || !WRITES.test((node.propertyName ?? node.name).text))
      return false;
    return /node:fs/.test(node.parent.parent.parent.getText());
  });
  const files = new Set(writing.map((where) => where.split(':')[0] ?? ''));
  expect([...files].filter((file) => !file.startsWith('src/build/')).sort()).toEqual([
    'src/cli/main.ts',
    'src/cli/record-edits/write-files.ts',
  ]);
});

test(`no source file has more than ${MOST_LINES} lines`, () => {
  const long = keptFiles()
    .filter((path) => /^(src|scripts)\/.*\.(ts|astro)$/.test(path))
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > MOST_LINES);
  expect(long).toEqual([]);
});

test('comments and messages have no phrase that readers must take in twice', () => {
  const phrase = /\b(hangs? on|none of them|(is|are) told|as it were)\b/i;
  expect(linesMatching(phrase).filter((where) => PLAIN.test(where))).toEqual([]);
});

test('no file names a folder of the machine it was written on', () => {
  const folder = /(?<![\w./~-])\/(home|Users|root|work|tmp|mnt)\/[\w.-]+/;
  expect(linesMatching(folder)).toEqual([]);
});

test('nothing is left to be done later', () => {
  const later = /\b(TODO|FIXME|XXX|HACK)\b/;
  expect(linesMatching(later).filter((line) => !line.startsWith('test/architecture/'))).toEqual([]);
});

function findIn(
  folders: readonly string[],
  isFound: (node: ts.Node) => boolean,
): readonly string[] {
  return codeFiles(...folders).flatMap((path) =>
    [...nodesOf(path)]
      .filter(({ node }) => isFound(node))
      .map(({ node, where }) => `${where}: ${node.getText()}`),
  );
}

function linesMatching(pattern: RegExp): readonly string[] {
  return keptFiles()
    .filter((path) => /\.(ts|mjs|astro|css|md|mdx|json|ya?ml|txt)$|^\.ci\//.test(path))
    .filter((path) => path !== 'package-lock.json')
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .map((line, i) => ({ line, where: `${path}:${i + 1}` }))
        .filter(({ line }) => pattern.test(line))
        .map(({ line, where }) => `${where}: ${line.trim()}`),
    );
}
