/** A link may come from anybody: what is no game is refused with a sentence, before it grows. */
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  digestOf,
  isSameStart,
  type LinkedGame,
  packGame,
  readGame,
  sharedMoves,
} from '../../src/try-out/links/game-link.ts';
import { kindOfLink, MOST_UNPACKED, packLink } from '../../src/try-out/links/pack.ts';

const PROPOSED = { file: 'proposals/301.md', text: 'Zoë proposes “tea” 🫖.\n' };
const VOTED = { file: 'proposals/301.md', text: 'Zoë proposes “tea” 🫖, and Ben is for it.\n' };
const TEA: LinkedGame = {
  game: 'tea',
  title: 'Tea <b>',
  ruleset: 'suber',
  digest: digestOf([{ file: '101.md', text: 'Rules are rules.\n' }]),
  start: [{ file: 'game.md', text: '---\ntitle: Tea\n---\n' }],
  moves: [PROPOSED, VOTED],
};
const SITE = 'https://archive.example/play/#';

const whyNot = async (address: string) => {
  const read = await readGame(address);
  return read.ok ? 'It is read.' : read.why;
};
const packed = (value: unknown) => packLink('game', value);
const raw = (bytes: Uint8Array) => `game=1.${Buffer.from(bytes).toString('base64url')}z`;
const pairs = (value: object) => ({ ...TEA, start: [['game.md', 'x']], moves: [], ...value });

test('what was packed comes back, from a whole address', async () => {
  const address = SITE + (await packGame(TEA));
  expect(address).toMatch(/#game=1\.[A-Za-z0-9_-]+z$/);
  expect(kindOfLink(address)).toBe('game');
  expect(kindOfLink('#a-game-at-the-table')).toBe(undefined);
  expect(await readGame(address)).toEqual({ ok: true, game: { ...TEA, set: undefined } });
});

test('a link that is cut off, altered, of another form or kind is refused, and why is said', async () => {
  const link = await packGame(TEA);
  expect(await whyNot(link.slice(0, -40).replace(/z+$/, ''))).toContain('cut off on its way');
  expect(await whyNot(`${link.slice(0, -41)}z`)).toBe('The link is damaged.');
  expect(await whyNot(link.replace('=1.', '=2.'))).toContain(
    'has form 2, but this page reads form 1',
  );
  expect(await whyNot(link.replace('game=', 'draft='))).toContain('a link to a draft, not');
  expect(await whyNot('game=1.%%%z')).toBe('The link is damaged.');
  expect(await whyNot('game=1.z')).toBe('The link is damaged.');
  expect(await whyNot(raw(deflateRawSync('no JSON')))).toBe('The link is damaged.');
  expect(await whyNot(raw(deflateRawSync(Buffer.from([0x22, 0xff, 0x22]))))).toBe(
    'The link is damaged.',
  );
});

test('a bomb stops when too much has come out of it', async () => {
  const bomb = raw(deflateRawSync(Buffer.alloc(200 << 20)));
  expect(bomb.length).toBeLessThan(300_000);
  const before = process.memoryUsage().rss;
  expect(await whyNot(bomb)).toContain(`more than ${MOST_UNPACKED} bytes`);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 << 20);
  expect(await whyNot(`game=1.${'A'.repeat(500_000)}z`)).toContain('only 400000');
});

test.each([
  ['another value', null],
  ['a list', []],
  ['no records', pairs({ start: undefined })],
  ['records of another form', pairs({ start: ['game.md'] })],
  ['a number as a text', pairs({ moves: [['proposals/301.md', 5]] })],
  ['half a character', pairs({ moves: [['proposals/301.md', '\ud800']] })],
  ['a zero', pairs({ moves: [['proposals/301.md', 'a\0b']] })],
  ['no title', pairs({ title: undefined })],
])('%s is no game', async (_, value) => {
  expect(await whyNot(await packed(value))).toContain('it does not have a game');
});

test.each([
  ['a record outside of the game', pairs({ moves: [['../evil.md', 'x']] }), 'is refused'],
  ['a program', pairs({ moves: [['proposals/301.mdx', 'x']] }), 'is refused'],
  ['a game of a bad name', pairs({ game: '../x' }), 'is refused'],
  ['a ruleset of a bad name', pairs({ ruleset: 'a/b', set: [['101.md', 'x']] }), 'is refused'],
  ['no head', pairs({ start: [['proposals/301.md', 'x']] }), 'has no game'],
  [
    'a head twice',
    pairs({
      start: [
        ['game.md', 'x'],
        ['game.md', 'y'],
      ],
    }),
    'twice',
  ],
  ['a move that changes the head', pairs({ moves: [['game.md', 'x']] }), 'the beginning'],
])('%s is refused', async (_, value, why) => {
  expect(await whyNot(await packed(value))).toContain(why);
});

test('two courses are one game if they began alike, and are compared move by move', () => {
  const other = { ...VOTED, text: 'Zoë proposes “tea” 🫖, and Ben is against it.\n' };
  expect(sharedMoves(TEA, { ...TEA, moves: [PROPOSED] })).toBe(1);
  expect(sharedMoves({ ...TEA, moves: [PROPOSED] }, TEA)).toBe(1);
  expect(sharedMoves(TEA, { ...TEA, moves: [PROPOSED, other] })).toBe(1);
  expect(sharedMoves(TEA, { ...TEA, moves: [VOTED] })).toBe(0);
  expect(sharedMoves(TEA, TEA)).toBe(2);
  expect(isSameStart(TEA, { ...TEA, game: 'tea-2', title: 'Tea again' })).toBe(true);
  expect(isSameStart(TEA, { ...TEA, start: [{ file: 'game.md', text: 'Ada, Ben' }] })).toBe(false);
  expect(isSameStart(TEA, { ...TEA, digest: digestOf([]) })).toBe(false);
});
