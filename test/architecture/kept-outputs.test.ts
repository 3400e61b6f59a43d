/** Kept outputs of tests can be read: none is longer than a screen, and there are few. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LINES = 100;
const BYTES = 300_000;

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'));

/** The command's output for a fixture, which the archive shows to its readers. */
const examples = read('test/fixtures/**/expected.txt');
const files = ['test/**/__snapshots__/**/*.{snap,txt}', 'test/samples/expected/*'].flatMap(read);
/** A file of Vitest's has an output for each test. */
const outputs = files.flatMap((text) => text.split(/^exports\[/m));
const HASH = /\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*[0-9])[0-9a-f]{12,}\b/;

test('no kept output is longer than a screen, or a hash', () => {
  expect(outputs.length).toBeGreaterThan(50);
  expect(outputs.filter((text) => text.split('\n').length > LINES || HASH.test(text))).toEqual([]);
});

test('all kept outputs together can be reviewed', () => {
  const bytes = [...files, ...examples].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  expect(bytes).toBeLessThan(BYTES);
});
