/** A build makes nothing only if all that it would be made of, and all that came of it, are as they were. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashOfAll, isAsBuilt, keepFinished } from '../../src/build/finished-build.ts';
import { readSettings } from '../../src/build/settings.ts';

const place = mkdtempSync(join(tmpdir(), 'nomotheca-finished-'));
const [site, cache] = [join(place, 'site'), join(place, 'cache')];
const page = join(site, 'games/index.html');

afterAll(() => rmSync(place, { recursive: true }));

function settings(values: Readonly<Record<string, string>> = {}) {
  const read = readSettings({ values: new Map(Object.entries(values)), env: {}, cwd: place });
  if (!read.ok) throw new Error(read.message);
  return read.settings;
}

const RECORDS = [{ file: 'games/a/game.md', text: 'One' }];
const NODE = ['24.0.0'];
const PACKAGES = '{ "unified": "11.0.5" }';

test('a record, an option, a package or a Node makes another site, and a port does not', () => {
  const usual = hashOfAll(RECORDS, settings(), NODE, PACKAGES);
  expect(hashOfAll(RECORDS, settings({ port: '8080' }), NODE, PACKAGES)).toBe(usual);
  const others = [
    hashOfAll([{ file: 'games/a/game.md', text: 'Two' }], settings(), NODE, PACKAGES),
    hashOfAll([{ file: 'games/b/game.md', text: 'One' }], settings(), NODE, PACKAGES),
    hashOfAll([], settings(), NODE, PACKAGES),
    hashOfAll(RECORDS, settings({ base: '/archive' }), NODE, PACKAGES),
    hashOfAll(RECORDS, settings({ site: 'https://example.org' }), NODE, PACKAGES),
    hashOfAll(
      RECORDS,
      settings({ repository: 'https://github.com/a/b/tree/main/c' }),
      NODE,
      PACKAGES,
    ),
    hashOfAll(RECORDS, settings(), NODE, '{ "unified": "11.0.6" }'),
    hashOfAll(RECORDS, settings(), ['25.0.0'], PACKAGES),
  ];
  expect(new Set([usual, ...others]).size).toBe(others.length + 1);
});

test('without a list of what is installed, every build is made', () => {
  const build = { site, cache, madeOf: undefined };
  fill();
  keepFinished(build);
  expect(isAsBuilt(build)).toBe(false);
});

test.each<[string, () => void]>([
  ['is edited', () => writeFileSync(page, readFileSync(page, 'utf8').replace('One', 'Two'))],
  ['is removed', () => rmSync(page)],
  ['becomes a link to the same', () => become(() => symlinkSync(join(site, 'copy.html'), page))],
  ['becomes a folder', () => become(() => mkdirSync(page))],
  ['has another beside it', () => writeFileSync(join(site, 'games/other.html'), '')],
  ['has an empty folder beside it', () => mkdirSync(join(site, 'games/empty'))],
  ['is of a build that broke off', () => writeFileSync(join(cache, 'unfinished'), '')],
  ['is all that was kept', () => rmSync(cache, { recursive: true })],
])('a page that %s', (_, change) => {
  fill();
  const build = { site, cache, madeOf: 'these' };
  expect(isAsBuilt(build)).toBe(false);
  keepFinished(build);
  expect(isAsBuilt(build)).toBe(true);
  expect(isAsBuilt({ ...build, madeOf: 'others' })).toBe(false);
  change();
  expect(isAsBuilt(build)).toBe(false);
});

test('the repository from which a site is published is no part of it', () => {
  fill();
  const build = { site, cache, madeOf: 'these' };
  keepFinished(build);
  mkdirSync(join(site, '.git'));
  expect(isAsBuilt(build)).toBe(true);
});

/** A site of two equal pages, of which nothing was kept. */
function fill(): void {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(join(site, 'games'), { recursive: true });
  mkdirSync(cache);
  for (const file of [page, join(site, 'copy.html')]) writeFileSync(file, 'One');
}

function become(make: () => void): void {
  rmSync(page);
  make();
}
