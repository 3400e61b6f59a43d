/**
 * Examples of findings, as the tool prints them. They are the files of the tests, so an example and the
 * tool agree.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Code } from '../../diagnostics/codes.ts';

const FIXTURES = fileURLToPath(new URL('../../../test/fixtures/', import.meta.url));
const MAX_EXAMPLES = 3;

export function findingExamples(code: Code) {
  const folder = join(FIXTURES, code);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'expected.txt')
    .sort()
    .slice(0, MAX_EXAMPLES)
    .map((path) => join(folder, path))
    .map((path) => {
      const fixture = readFileSync(join(dirname(path), 'fixture.yaml'), 'utf8');
      const [, title = ''] = /^title: *(.*)$/m.exec(fixture) ?? [];
      return {
        title: title.replace(/^(['"])(.*)\1$/, '$2'),
        printed: readFileSync(path, 'utf8').trim(),
      };
    });
}
