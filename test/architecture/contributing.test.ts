/** The files and names in CONTRIBUTING.md and src/README.md exist. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('CONTRIBUTING.md', 'utf8');
const [, table = ''] = /## What to change[^\n]*\n(.*?)\n## /s.exec(text) ?? [];

test('every file and folder that it names is there', () => {
  const paths = [...text.matchAll(/`((?:src|test)\/[^`\s]*)`/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(40);
  // `<class>` stands for any name.
  const missing = paths.filter((path) => globSync(path.replace(/<[^>]+>/g, '*')).length === 0);
  expect(missing).toEqual([]);
});

test('every file in the tables of src/README.md is there', () => {
  const rows = readFileSync('src/README.md', 'utf8').split('\n');
  const paths = rows
    .filter((row) => row.startsWith('| '))
    .flatMap((row) => [...row.matchAll(/`([\w-]+(?:\/[\w-]+)*(?:\/|\.ts))`/g)])
    .map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(40);
  // A file without a folder is next to one that its row names before.
  const missing = paths.filter((path) => globSync(`src/{,**/}${path}`).length === 0);
  expect(missing).toEqual([]);
});

test('every name in the table is one of the file beside it', () => {
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  const named = rows.flatMap((row) => {
    const [file] = /src\/[\w/-]+\.ts|test\/[\w/-]+\.ts/.exec(row) ?? [];
    const names = [...row.matchAll(/`([A-Za-z_]+)`/g)].map(([, name = '']) => name);
    return file === undefined ? [] : names.map((name) => ({ file, name }));
  });
  expect(named.length).toBeGreaterThan(15);
  const wrong = named.filter(({ file, name }) => {
    return !new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'));
  });
  expect(wrong).toEqual([]);
});
