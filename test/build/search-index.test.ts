/**
 * The search index of the same pages has the same bytes, whenever and wherever it is made.
 * @module-tag slow
 */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decode } from 'cborg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexPages } from '../../src/build/search-index.ts';

const NUMBERS = Array.from({ length: 12 }, (_, at) => String(at + 101));
const folders = ['one', 'another'].map((name) =>
  mkdtempSync(join(tmpdir(), `nomotheca-index-${name}-`)),
);
const [one = '', another = ''] = folders;

beforeAll(async () => {
  await makeSite(one, NUMBERS);
  await makeSite(another, NUMBERS.toReversed());
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('it has the same bytes each time', () => {
  const files = indexFiles(one);
  expect(files).toContainEqual(expect.stringContaining('.pf_meta'));
  // A filter of each page's own values, and one that they share.
  expect(files.filter((path) => path.endsWith('.pf_filter'))).toHaveLength(2);
  expect(indexFiles(another)).toEqual(files);
  for (const path of files) {
    expect(readFileSync(join(another, path)).equals(readFileSync(join(one, path))), path).toBe(
      true,
    );
  }
});

test('its pages are numbered by their names, however the folder is kept', () => {
  const [meta = ''] = indexFiles(one).filter((path) => path.endsWith('.pf_meta'));
  const numbered = decode(unpack(join(one, meta)))[1] as readonly (readonly [string, number])[];
  const pages = numbered.map(([name]) => {
    const fragment = unpack(join(one, 'games/a/pagefind/fragment', `${name}.pf_fragment`));
    return JSON.parse(fragment.toString()).url;
  });
  expect(pages).toEqual(NUMBERS.map((number) => `/games/a/rules/${number}/`));
});

async function makeSite(site: string, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    const folder = join(site, 'games/a/rules', number);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), pageOf(number));
  }
  const pages = numbers.map((number) => `/games/a/rules/${number}/`);
  expect((await indexPages(site, pages)).count).toBe(numbers.length);
}

function pageOf(number: string): string {
  const filters = `<i data-pagefind-filter="Rule">${number}</i><i data-pagefind-filter="Kind">Rule</i>`;
  return `<!doctype html><html lang="en"><body data-pagefind-body>${filters} Rule ${number}</body></html>`;
}

function indexFiles(site: string): readonly string[] {
  return globSync('games/a/pagefind/**/*.*', { cwd: site }).sort();
}

/** The bytes after Pagefind's mark. */
function unpack(path: string): Buffer {
  return gunzipSync(readFileSync(path)).subarray('pagefind_dcd'.length);
}
