/** Tests that put other modules in place of some are kept from all others. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MOCKING } from '../mocking.ts';

test('every file that mocks a module is in the list of those that have a worker of their own', () => {
  const files = globSync('test/**/*.test.ts').map((file) => file.replaceAll('\\', '/'));
  const mocking = files.filter((file) => /\bvi\.(do)?[mM]ock\(/.test(readFileSync(file, 'utf8')));
  expect(mocking.sort()).toEqual(MOCKING.toSorted());
});
