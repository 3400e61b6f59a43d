/**
 * A zip may come from anybody: what is no game is refused, before it grows.
 *
 * @module-tag slow
 */
import { strToU8, Zip, ZipDeflate, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { MOST_ZIPPED, unzipGame, zipGame } from '../../../src/site/client/board/zip-game.ts';

const HEAD = 'games/tea/game.md';
const RECORDS = [
  { file: HEAD, text: '---\ntitle: Tea\n---\n' },
  { file: 'games/tea/proposals/301.md', text: 'Zoë proposes “tea”.\n' },
  { file: 'rulesets/suber/101.md', text: 'Rules are rules.\n' },
];

const opened = (files: Zippable) => unzipGame(zipSync(files));
const whyNot = (files: Zippable) => {
  const unzipped = opened(files);
  return unzipped.ok ? 'It is opened.' : unzipped.why;
};
const text = strToU8('text\n');

test('what was zipped comes back', () => {
  const zipped = zipGame({ records: RECORDS, moves: [] }, '# Tea');
  expect(unzipGame(zipped)).toEqual({ ok: true, game: 'tea', records: RECORDS });
});

test('the moves that can be taken back come back with it, the latest of many', () => {
  const file = 'games/tea/proposals/301.md';
  const moves = [{ file, before: null, what: 'Proposal 301' }];
  expect(unzipGame(zipGame({ records: RECORDS, moves }, undefined))).toMatchObject({ moves });
  const many = Array.from({ length: 40 }, (_, i) => {
    return { file, before: 'tea '.repeat(10_000), what: `move ${i}` };
  });
  const unzipped = unzipGame(zipGame({ records: RECORDS, moves: many }, undefined));
  const kept = unzipped.ok ? (unzipped.moves ?? []) : [];
  expect(kept.length).toBeGreaterThan(5);
  expect(kept).toEqual(many.slice(-kept.length));
});

test('moves of another game, or what is none, are refused', () => {
  const undo = (moves: unknown) =>
    whyNot({ [`content/${HEAD}`]: text, 'undo.json': strToU8(JSON.stringify(moves)) });
  expect(undo([])).toBe('It is opened.');
  for (const file of ['games/other/game.md', 'games/tea/../x.md', 'rulesets/suber/101.md'])
    expect(undo([{ file, before: null }])).toContain('undo.json is damaged.');
  expect(undo([{ file: HEAD }])).toContain('undo.json is damaged.');
  expect(undo({})).toContain('Without that file the game opens');
});

test('the folder of records may lie anywhere, among other files', () => {
  const files = {
    'repository-main/README.md': text,
    'repository-main/.github/workflows/check.yml': text,
    'repository-main/content/.DS_Store': text,
    'repository-main/content/games/.DS_Store': text,
    [`repository-main/content/${HEAD}`]: strToU8('one\r\ntwo\r'),
    '__MACOSX/repository-main/content/games/tea/._game.md': text,
  };
  const records = [{ file: HEAD, text: 'one\ntwo\n' }];
  expect(opened(files)).toEqual({ ok: true, game: 'tea', records });
});

test('sizes may follow the files, as some programs write them', () => {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_, piece) => pieces.push(piece));
  for (const { file, text } of RECORDS) {
    const entry = new ZipDeflate(file);
    zip.add(entry);
    entry.push(strToU8(text), true);
  }
  zip.end();
  const zipped = new Uint8Array(Buffer.concat(pieces));
  expect(unzipGame(zipped)).toEqual({ ok: true, game: 'tea', records: RECORDS });
});

test.each([
  ['../evil.md'],
  ['content/games/tea/../../../evil.md'],
  ['/etc/evil.md'],
  ['C:/evil.md'],
  ['content\\games\\tea\\evil.md'],
])('a name that leads out of the folder is refused: %s', (name) => {
  expect(whyNot({ [HEAD]: text, [name]: text })).toContain(`outside its folder: ${name}`);
});

test.each([
  ['no game', { 'README.md': text }, 'The zip has no game'],
  ['two games', { [HEAD]: text, 'games/cake/game.md': text }, 'The zip has 2 games'],
  [
    'a second game in another folder',
    { [`a/${HEAD}`]: text, 'b/content/games/cake/game.md': text },
    'The zip has 2 games, a/games/tea, b/content/games/cake, but only one can be opened at a time',
  ],
  [
    'two games of one name',
    { [`a/${HEAD}`]: text, [`b/${HEAD}`]: text },
    'The zip has 2 games, a/games/tea, b/games/tea, but',
  ],
  [
    'records of a second game, and not its head',
    { [HEAD]: text, 'games/cake/proposals/301.md': text },
    'The zip has 2 games, games/tea, games/cake, but',
  ],
  ['what is no record', { [HEAD]: text, 'games/tea/run.mdx': text }, 'a program'],
  ['an id that is none', { 'games/Tea Party/game.md': text }, 'cannot be the id'],
  ['bytes that are no text', { [HEAD]: new Uint8Array([0xff, 0xfe]) }, 'not text in UTF-8'],
  ['a NUL', { [HEAD]: new Uint8Array([65, 0]) }, 'not text in UTF-8'],
])('a zip with %s is refused', (_, files, why) => {
  expect(whyNot(files)).toContain(why);
});

test('a zip that is damaged, cut off or none is refused', () => {
  const zipped = zipGame({ records: RECORDS, moves: [] }, undefined);
  const damaged = { ok: false, why: 'The file is damaged, or is not a zip.' };
  expect(unzipGame(strToU8('PK, as it were'))).toEqual(damaged);
  expect(unzipGame(new Uint8Array())).toEqual(damaged);
  expect(unzipGame(zipped.subarray(0, 60))).toEqual(damaged);
  const torn = zipped.slice();
  torn.fill(0xff, 50, 70);
  expect(unzipGame(torn).ok).toBe(false);
});

test('what grows too large is not unpacked to its end, whatever it says of its size', () => {
  const zipped = zipSync({ [HEAD]: new Uint8Array(10_000_000) }, { level: 9 });
  expect(unzipGame(zipped)).toEqual({ ok: false, why: `${HEAD} is larger than 1048576 bytes.` });
  const view = new DataView(zipped.buffer, zipped.byteOffset);
  const [localSize, centralSize] = [22, zipped.length - 22 - 46 - HEAD.length + 24];
  expect(view.getUint32(centralSize, true)).toBe(10_000_000);
  for (const at of [localSize, centralSize]) view.setUint32(at, 5, true);
  expect(unzipGame(zipped)).toEqual({ ok: false, why: `${HEAD} is larger than 1048576 bytes.` });
});

test('many files are counted, and all their bytes', () => {
  const name = (i: number) => `games/tea/proposals/${i}.md`;
  const many = Object.fromEntries(Array.from({ length: 5001 }, (_, i) => [name(i), text]));
  expect(whyNot({ [HEAD]: text, ...many })).toContain('more than 5000 files');
  const large = new Uint8Array(1_000_000);
  const heavy = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [name(i), large]));
  expect(whyNot({ [HEAD]: text, ...heavy })).toContain('The content of the zip is larger');
  expect(unzipGame(new Uint8Array(MOST_ZIPPED + 1))).toMatchObject({ ok: false });
});

test('of two files with one name neither is believed', () => {
  const zipped = zipSync({ [HEAD]: text, 'games/tea/gamf.md': text });
  const twice = new TextDecoder('latin1').decode(zipped).replaceAll('gamf.md', 'game.md');
  expect(unzipGame(Uint8Array.from(twice, (letter) => letter.charCodeAt(0)))).toEqual({
    ok: false,
    why: `The zip has two files ${HEAD}.`,
  });
});
