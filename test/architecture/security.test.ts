/** The limits in SECURITY.md are true, and its links lead somewhere. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_BYTES } from '../../src/content/decode-source.ts';
import { MAX_NESTING, MAX_SOURCE } from '../../src/law/formula/formula.ts';
import { MAX_BITS, MAX_DIGITS } from '../../src/values/number.ts';

const text = readFileSync('SECURITY.md', 'utf8');

test('every file that it points to is there', () => {
  const files = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('its figures are those of the code', () => {
  expect(text).toContain(`${MAX_BYTES / 2 ** 20} MiB a file`);
  expect(text).toContain(`a number of ${MAX_DIGITS} digits`);
  const source = MAX_SOURCE.toLocaleString('en');
  expect(text).toContain(`${source} characters, ${MAX_NESTING} levels, ${MAX_BITS} bits`);
});

test('its time for a job is that of the workflows', () => {
  const minutes = globSync('.github/workflows/*.yml').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/timeout-minutes: (\d+)/g)].map(([, each]) =>
      Number(each),
    ),
  );
  expect(text).toContain(`${Math.min(...minutes)} to ${Math.max(...minutes)} minutes a job`);
});
