/**
 * A part of a site is taken if its hashes are those of its content and of the site. Nothing in it is
 * believed.
 */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { summariseGame } from '../../src/archive/page-models/library/summarise-game.ts';
import {
  type MadeOf,
  type PartHead,
  readPartHead,
  readWhole,
  unpackPart,
  writePart,
} from '../../src/build/part-file.ts';
import { divide, findParts, madeOfGames, partIn, whyNotWhole } from '../../src/build/parts.ts';
import { readSettings } from '../../src/build/settings.ts';
import { recorded } from '../archive/replayed.ts';

const place = mkdtempSync(join(tmpdir(), 'nomotheca-parts-'));
const [parts, pages, site] = ['parts', 'pages', 'site'].map((name) => join(place, name)) as [
  string,
  string,
  string,
];
const MADE: MadeOf = { records: 'r', software: 's', address: 'a' };
const summary = summariseGame(recorded('two-players-and-a-robot'));
const vocabulary = { words: 'A page', filters: { Kind: ['Rule'] } };
const HEAD = { game: 'a', madeOf: MADE, notes: 2, summary, vocabulary };
const FILES = { 'index.html': 'A page', 'rules/101/index.html': '', 'card.png': '\0\x01' };

beforeEach(() => {
  rmSync(place, { recursive: true, force: true });
  for (const folder of [parts, site]) mkdirSync(folder, { recursive: true });
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(pages, path)), { recursive: true });
    writeFileSync(join(pages, path), text);
  }
});

afterAll(() => rmSync(place, { recursive: true }));

test('a part gives back its files and what it says of them', async () => {
  const part = partIn(parts, 'a');
  await writePart(part, HEAD, pages);
  expect(readdirSync(parts)).toEqual(['a.part']);
  const read = readPartHead(part);
  expect(read.files).toEqual([
    ['card.png', 2],
    ['index.html', 6],
    ['rules/101/index.html', 0],
  ]);
  expect({ ...read, files: [] }).toEqual(JSON.parse(JSON.stringify({ ...HEAD, files: [] })));
  unpackPart(part, join(site, 'games/a'));
  for (const [path, text] of Object.entries(FILES)) {
    expect(readFileSync(join(site, 'games/a', path), 'utf8')).toBe(text);
  }
});

test('the same pages give the same part, to the byte', async () => {
  const files = ['one', 'other'].map((name) => join(parts, name));
  for (const file of files) await writePart(file, HEAD, pages);
  const [one, other] = files.map((file) => readFileSync(file));
  expect(one?.equals(other ?? Buffer.of())).toBe(true);
});

const DAMAGED = 'is damaged, or is no part';
const HEADLESS = 'has no such head as a part has, at ';
const named = (path: unknown) => packed({ files: [[path, 1]] }, 'x');

test.each<[what: string, bytes: Buffer, why: string]>([
  ['leads up', named('../index.html'), `${HEADLESS}files.0.0`],
  ['leads up within', named('rules/../../../index.html'), `${HEADLESS}files.0.0`],
  ['begins at the root', named('/etc/passwd'), `${HEADLESS}files.0.0`],
  ['leads up on Windows', named('..\\index.html'), `${HEADLESS}files.0.0`],
  ['names a disk', named('C:index.html'), `${HEADLESS}files.0.0`],
  ['is hidden', named('.git/config'), `${HEADLESS}files.0.0`],
  ['has no name', named(''), `${HEADLESS}files.0.0`],
  ['is the folder', named('rules/'), `${HEADLESS}files.0.0`],
  ['has an invisible sign', named('rules\n'), `${HEADLESS}files.0.0`],
  ['has a very long name', named('x'.repeat(201)), `${HEADLESS}files.0.0`],
  ['is no text', named({}), `${HEADLESS}files.0.0`],
  [
    'stands twice',
    packed(
      {
        files: [
          ['a', 1],
          ['a', 1],
        ],
      },
      'xx',
    ),
    `${HEADLESS}files`,
  ],
  ['has less than no bytes', packed({ files: [['a', -1]] }, ''), `${HEADLESS}files.0.1`],
  ['has more bytes than any', packed({ files: [['a', 4e9 + 1]] }, ''), `${HEADLESS}files`],
  ['ends early', packed({ files: [['a', 9]] }, 'x'), 'ends before its last file'],
  ['goes on', packed({ files: [['a', 1]] }, 'xx'), 'has more in it than its head says'],
  ['has no summary', packed({ summary: {} }, ''), `${HEADLESS}summary`],
  ['is not compressed', Buffer.from('{}\n'), DAMAGED],
  ['is empty', Buffer.of(), DAMAGED],
  ['is cut off', packed({ files: [['a', 99_999]] }, 'x'.repeat(99_999)).subarray(0, 60), DAMAGED],
  ['has too long a head', blocks(Buffer.alloc(65e6, ' '), ''), 'has too long a head'],
  ['has no end of its head', Buffer.from([255, 255, 255, 255]), DAMAGED],
])('a part in which a file %s is refused, and nothing is written elsewhere', (_, bytes, why) => {
  writeFileSync(partIn(parts, 'a'), bytes);
  expect(() => readWhole(partIn(parts, 'a'))).toThrow(why);
  expect(() => unpackPart(partIn(parts, 'a'), join(site, 'games/a'))).toThrow(why);
  expect(readdirSync(place).sort()).toEqual(['pages', 'parts', 'site']);
  expect(readdirSync(site).filter((name) => name !== 'games')).toEqual([]);
  const found = findParts(undefined, [parts], new Map([['a', MADE]]));
  expect(whyNotWhole(found, ['a'])).toBe(`${partIn(parts, 'a')} ${why}. No site was built.`);
});

test('a part that is larger than any is not read', () => {
  const part = partIn(parts, 'a');
  writeFileSync(part, packed({}, ''));
  truncateSync(part, 2e9 + 1);
  expect(() => readWhole(part)).toThrow('is larger than any part');
});

test.each<[what: string, head: Partial<PartHead>, why: string]>([
  [
    'of another version',
    { madeOf: { ...MADE, software: 'x' } },
    'by another version of the software',
  ],
  ['for another address', { madeOf: { ...MADE, address: 'x' } }, 'was made for another address'],
  [
    'of another commit',
    { madeOf: { ...MADE, records: 'x' } },
    'of other records, as those of another commit',
  ],
  ['of another game', { game: 'b' }, 'is of another game'],
])('a part %s is named and not taken', (_, head, why) => {
  writeFileSync(partIn(parts, 'a'), packed(head, ''));
  const found = findParts(undefined, [parts], new Map([['a', MADE]]));
  expect(found.parts.size).toBe(0);
  expect(whyNotWhole(found, ['a'])).toContain(`${partIn(parts, 'a')} `);
  expect(whyNotWhole(found, ['a'])).toContain(why);
});

test('a part that is missing, that is a link, or of a game that is not recorded, is named', () => {
  const [elsewhere, games] = [
    join(place, 'elsewhere'),
    new Map([
      ['a', MADE],
      ['b', MADE],
    ]),
  ];
  writeFileSync(elsewhere, packed({}, ''));
  symlinkSync(elsewhere, partIn(parts, 'a'));
  writeFileSync(partIn(parts, 'c'), packed({ game: 'c' }, ''));
  const why = whyNotWhole(findParts(undefined, [parts], games), games.keys());
  expect(why).toBe(
    `${partIn(parts, 'a')} is no file; there is no part of b; ${partIn(parts, 'c')} is of a game that the records do not have. No site was built.`,
  );
});

test('a folder that has the part makes up for one that has a wrong one', () => {
  const others = join(place, 'others');
  mkdirSync(others);
  writeFileSync(partIn(parts, 'a'), 'Something else');
  writeFileSync(partIn(others, 'a'), packed({}, ''));
  for (const folders of [
    [parts, others],
    [others, parts],
  ]) {
    const found = findParts(undefined, folders, new Map([['a', MADE]]));
    expect(whyNotWhole(found, ['a'])).toBeUndefined();
    expect(found.parts.get('a')?.file).toBe(partIn(others, 'a'));
  }
});

test('a game is made of its records, its ruleset, the software and the address, and of no other game', () => {
  const usual = madeOf({});
  expect(madeOf({ 'games/b/game.md': 'title: Other' })).toEqual(usual);
  expect(madeOf({ 'rulesets/other/ruleset.md': 'Other' })).toEqual(usual);
  const others = [
    madeOf({ 'games/a/proposals/301.md': 'Other' }),
    madeOf({ 'games/a/votes/301.md': 'Added' }),
    madeOf({ 'rulesets/set/101.md': 'Other' }),
    madeOf({}, { base: '/x' }),
    madeOf({}, { site: 'https://example.org' }),
    madeOf({}, { repository: 'https://github.com/a/b/tree/main/c' }),
    madeOf({}, {}, 'Other'),
  ];
  expect(new Set([usual, ...others].map((each) => JSON.stringify(each))).size).toBe(8);
});

test('runners get about the same weight, every game once, and none gets nothing', () => {
  const weights = new Map([
    ['a', 9],
    ['b', 5],
    ['c', 4],
    ['d', 1],
    ['e', 1],
  ]);
  expect(divide(weights, 2)).toEqual([
    { games: ['a', 'd'], weight: 10 },
    { games: ['b', 'c', 'e'], weight: 10 },
  ]);
  expect(divide(weights, 1)[0]?.weight).toBe(20);
  expect(divide(weights, 9)).toHaveLength(5);
  expect(divide(new Map(), 3)).toEqual([]);
});

/** A part with another head. */
function packed(head: object, body: string): Buffer {
  return blocks(JSON.stringify({ ...HEAD, files: [], ...head }), body);
}

function blocks(head: string | Buffer, body: string): Buffer {
  const [packed, files] = [brotliCompressSync(head), brotliCompressSync(body)];
  const length = Buffer.alloc(4);
  length.writeUInt32LE(packed.length);
  return Buffer.concat([length, packed, files]);
}

function madeOf(
  files: Readonly<Record<string, string>>,
  options: Readonly<Record<string, string>> = {},
  software = 'Software',
) {
  const usual = {
    'games/a/game.md':
      '---\ntitle: A\nruleset: set\nmedium: mail\nplayers: { a: { name: A } }\n---\n',
    'games/a/proposals/301.md': 'One',
    'games/b/game.md': 'title: B',
    'rulesets/set/ruleset.md': 'Set',
    'rulesets/set/101.md': 'Rule',
    'rulesets/other/ruleset.md': 'Set',
  };
  const sources = Object.entries({ ...usual, ...files }).map(([file, text]) => ({ file, text }));
  const read = readSettings({ values: new Map(Object.entries(options)), env: {}, cwd: place });
  if (!read.ok) throw new Error(read.message);
  return madeOfGames(sources, read.settings, software).get('a');
}
