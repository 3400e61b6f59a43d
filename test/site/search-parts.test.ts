/**
 * Searching the indexes of all games finds the very pages that one index of the whole archive finds.
 * @module-tag slow
 */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { close, createIndex } from 'pagefind';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { loadPagefind, type SearchFilters } from '../../src/site/client/pagefind.ts';
import { EVERY_PAGE } from '../../src/site/filter-value.ts';
import { site } from './the-site.ts';

const place = mkdtempSync(join(tmpdir(), 'nomotheca-one-index-'));

beforeAll(async () => {
  const { index } = await createIndex({ forceLanguage: 'en' });
  const files = globSync('**/index.html', { cwd: site.folder }).filter((file) =>
    readFileSync(join(site.folder, file), 'utf8').includes('data-pagefind-body'),
  );
  for (const glob of files) await index?.addDirectory({ path: site.folder, glob });
  // Pagefind could write them itself, but returns before it has written them all.
  for (const { path, content } of (await index?.getFiles())?.files ?? []) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), content);
  }
  await close();
});

afterAll(() => rmSync(place, { recursive: true }));

const QUERIES: readonly (readonly [words: string, filters?: SearchFilters])[] = [
  // In few games, in many, and in all.
  ...['infinitely', 'saucer', 'teapot', 'cosima', 'points', 'the', 'judge'].map(
    (word) => [word] as const,
  ),
  // Other forms of a word, its beginning, and another spelling.
  ...['winning', 'won', 'infin', 'judgement', 'judgment', "player's"].map(
    (word) => [word] as const,
  ),
  // No page has them, and some pages have a word that they begin with.
  ...['wine', 'pointe', 'zebra', 'xylophones', '☃'].map((word) => [word] as const),
  ['unanimous consent'],
  ['rule 203'],
  ['repeal 312'],
  ['two-thirds'],
  ['saucer clockwise'],
  ['points ☃'],
  ['saucer wine'],
  ['"points"'],
  ['"mutable rules"'],
  ['"wine"'],
  ['points', { Kind: 'Proposal' }],
  ['points', { Kind: { any: ['Guide', 'Finding'] } }],
  ['clockwise', { Game: 'N Nomic' }],
  ['saucer', { Game: 'N Nomic' }],
  [EVERY_PAGE, { Kind: 'Judgment' }],
  [EVERY_PAGE, { Kind: 'Rule', Game: 'The Teapot' }],
  [EVERY_PAGE, { Author: 'Cosima Wray' }],
  [EVERY_PAGE, { Year: '2009' }],
  [EVERY_PAGE],
];

test('words, phrases and filters find the same pages', async () => {
  vi.stubGlobal('fetch', fetchFile);
  onTestFinished(() => void vi.unstubAllGlobals());
  const addresses = (folder: string) => `${pathToFileURL(folder)}/`;
  const parts = await loadPagefind(addresses(site.folder));
  parts.reach = Number.POSITIVE_INFINITY;
  const one = await import(/* @vite-ignore */ `${addresses(place)}pagefind.js`);
  await one.options({ baseUrl: addresses(site.folder), highlightParam: 'highlight' });
  // It fetches the whole index. So the ends of its files do not matter to the beginning of a word.
  for (const sign of 'abcdefghijklmnopqrstuvwxyz0123456789') await one.preload(sign);
  for (const [words, filters = {}] of QUERIES) {
    const found = await parts.search([words], filters);
    const expected = await one.search(words, { filters });
    expect(await pagesOf(found), words).toEqual(await pagesOf(expected));
    expect([found.left, found.lost]).toEqual([[], []]);
  }
});

async function pagesOf({ results }: Pick<Awaited<ReturnType<Parts['search']>>, 'results'>) {
  const found = await Promise.all(results.map((result) => result.data()));
  return found
    .map(({ url }) => new URL(url, site.address).pathname.split('/').slice(-4).join('/'))
    .sort();
}

type Parts = Awaited<ReturnType<typeof loadPagefind>>;

/** Node's own fetches no file. */
async function fetchFile(address: string): Promise<Response> {
  return new Response(readFileSync(fileURLToPath(address.replace(/\?.*/, ''))));
}
