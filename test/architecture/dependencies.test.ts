/** The project's foundations have licences that allow its use, and are the same on every machine. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type Dependency,
  findUnlocked,
  isAllowed,
  readDependencies,
} from '../../scripts/dependencies.ts';

const lock = readFileSync('package-lock.json', 'utf8');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const dependencies = readDependencies(lock);
const listed = (isRuntime: boolean) =>
  dependencies.filter((each) => each.isRuntime === isRuntime).map(({ name }) => name);

test('every licence is an allowed one', () => {
  const refused = dependencies.filter((dependency) => !isAllowed(dependency));
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test('every package that is named is listed, those of the archive apart', () => {
  const needed = { ...manifest.dependencies, ...manifest.optionalDependencies };
  expect(listed(true)).toEqual(expect.arrayContaining(Object.keys(needed)));
  const others = Object.keys(manifest.devDependencies);
  expect(dependencies.map(({ name }) => name)).toEqual(expect.arrayContaining(others));
  expect(listed(false)).toContain('vitest');
});

test('a checkout without the packages for work on it has a Node of its own', () => {
  expect(listed(true)).toContain('node');
});

test('every package is locked by the checksum of its bytes', () => {
  expect(findUnlocked(lock)).toEqual([]);
  expect(findUnlocked(lockOf({ version: '1.0.0' }))).toEqual(['some']);
});

test.each([
  ['MIT', true],
  ['(GPL-2.0-only OR MIT)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN terms.txt', false],
  [undefined, false],
])('a licence %s: %s', (license, allowed) => {
  const [read] = readDependencies(lockOf({ version: '1.0.0', license }));
  expect(read && isAllowed(read)).toBe(allowed);
});

test('a package within another is listed by its own name', () => {
  const inner = { version: '2.0.0', license: 'ISC', dev: true };
  const text = JSON.stringify({ packages: { 'node_modules/a/node_modules/@b/c': inner } });
  const expected: Dependency = { name: '@b/c', version: '2.0.0', licence: 'ISC', isRuntime: false };
  expect(readDependencies(text)).toEqual([expected]);
});

function lockOf(entry: object): string {
  return JSON.stringify({ packages: { '': {}, 'node_modules/some': entry } });
}
