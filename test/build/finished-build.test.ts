/** A build makes nothing only if all its sources and all its results are as they were. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  type FinishedBuild,
  hashOfAll,
  hashOfSoftware,
  keepFinished,
  laidIn,
} from '../../src/build/finished-build.ts';
import { readSettings } from '../../src/build/settings.ts';

const place = mkdtempSync(join(tmpdir(), 'nomotheca-finished-'));
const [site, cache] = [join(place, 'site'), join(place, 'cache')];
const page = join(site, 'games/index.html');
const ofGame = join(site, 'games/a/index.html');
const games = new Map([['a', { records: 'r', software: 's', address: '/' }]]);

afterAll(() => rmSync(place, { recursive: true }));

function settings(values: Readonly<Record<string, string>> = {}) {
  const read = readSettings({ values: new Map(Object.entries(values)), env: {}, cwd: place });
  if (!read.ok) throw new Error(read.message);
  return read.settings;
}

const RECORDS = [{ file: 'games/a/game.md', text: 'One' }];
const NODE = ['24.0.0'];
const PACKAGES = ['unified@11.0.5'];
const SOFTWARE = hashOfSoftware(NODE, PACKAGES);

test('a record, an option, a package or a Node makes another site, and a port does not', () => {
  const usual = hashOfAll(RECORDS, settings(), SOFTWARE);
  expect(hashOfAll(RECORDS, settings({ port: '8080' }), SOFTWARE)).toBe(usual);
  const others = [
    hashOfAll([{ file: 'games/a/game.md', text: 'Two' }], settings(), SOFTWARE),
    hashOfAll([{ file: 'games/b/game.md', text: 'One' }], settings(), SOFTWARE),
    hashOfAll([], settings(), SOFTWARE),
    hashOfAll(RECORDS, settings({ base: '/archive' }), SOFTWARE),
    hashOfAll(RECORDS, settings({ site: 'https://example.org' }), SOFTWARE),
    hashOfAll(RECORDS, settings({ repository: 'https://github.com/a/b/tree/main/c' }), SOFTWARE),
    hashOfAll(RECORDS, settings(), hashOfSoftware(NODE, ['unified@11.0.6'])),
    hashOfAll(RECORDS, settings(), hashOfSoftware(['25.0.0'], PACKAGES)),
  ];
  expect(new Set([usual, ...others]).size).toBe(others.length + 1);
});

test('if some of the records could not be read, every build is made', () => {
  const build = { site, cache, madeOf: undefined, games };
  fill();
  keepFinished(build, new Map());
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
  const build = { site, cache, madeOf: 'these', games };
  expect(isAsBuilt(build)).toBe(false);
  keepFinished(build, new Map());
  expect(isAsBuilt(build)).toBe(true);
  expect(isAsBuilt({ ...build, madeOf: 'others' })).toBe(false);
  change();
  expect(isAsBuilt(build)).toBe(false);
});

test.each<[string, () => void]>([
  ['is written again', () => writeFileSync(ofGame, 'One')],
  ['is removed', () => rmSync(ofGame)],
  ['has another beside it', () => writeFileSync(join(site, 'games/a/other.html'), '')],
  ['has a list that is damaged', () => writeFileSync(join(cache, 'finished.json'), '{"games":1}')],
])('a page of a game that %s', (_, change) => {
  fill();
  const build = { site, cache, madeOf: 'these', games };
  keepFinished(build, new Map());
  expect([isAsBuilt(build), laidIn(build).laid.has('a')]).toEqual([true, true]);
  const others = new Map([['a', { records: 'other', software: 's', address: '/' }]]);
  expect(laidIn({ ...build, games: others }).laid.has('a')).toBe(false);
  change();
  expect([isAsBuilt(build), laidIn(build).laid.has('a')]).toEqual([false, false]);
});

test('the repository from which a site is published is no part of it', () => {
  fill();
  const build = { site, cache, madeOf: 'these', games };
  keepFinished(build, new Map());
  mkdirSync(join(site, '.git'));
  expect(isAsBuilt(build)).toBe(true);
});

const isAsBuilt = (build: FinishedBuild) => laidIn(build).isWhole;

/** A site of equal pages, of which nothing was kept. */
function fill(): void {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(join(site, 'games/a'), { recursive: true });
  mkdirSync(cache);
  for (const file of [page, ofGame, join(site, 'copy.html')]) writeFileSync(file, 'One');
}

function become(make: () => void): void {
  rmSync(page);
  make();
}
