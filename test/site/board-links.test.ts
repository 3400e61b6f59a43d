/**
 * A game is played by links, between browsers that share nothing else.
 * @module-tag slow
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  digestOf,
  type LinkedGame,
  packGame,
  readGame,
} from '../../src/try-out/links/game-link.ts';
import { resume } from './at-the-board.ts';
import { GAME, kept, press, saidOn, vote } from './board-page.ts';
import * as made from './made-game.ts';
import { site } from './the-site.ts';
import { open, type WatchedPage } from './watched-page.ts';

const FIVE = {
  kind: 'amend',
  rule: '208',
  text: 'The winner is the first player to achieve 5 (positive) points.',
  mechanics: 'win: [{ when: player.points >= 5 }]',
} as const;

const OPEN = made.played(made.begun(['Ada', 'Ben']), made.propose('ada', FIVE));

test('is played to its win by links alone, of which an older one changes nothing', async () => {
  const ada = await resume(made.played(OPEN, ...made.vote(301, ['ada'])));
  const ben = await open();
  const toBen = await linkFrom(ada.page);
  expect(toBen.length).toBeLessThan(2000);
  expect(await follow(ben, toBen)).toContain('The link has “A game at the board”, 2 moves.');
  expect(await ben.page.locator('[data-voter]').count()).toBe(1);
  await vote(ben.page, { ben: 'for' });
  const toAda = await linkFrom(ben.page);
  expect(await follow(ada, toAda)).toContain('4 moves: 2 more than were here.');
  await ada.page.getByLabel('Your own die shows').fill('6');
  expect(await press(ada.page, 'Enter')).toContain('Ada');
  const won = await ada.text('[data-outcome]');
  expect(won).toContain('Ada won by points');
  expect(await follow(ben, await linkFrom(ada.page))).toContain('5 moves: 1 more than were here.');
  expect(await ben.text('[data-outcome]')).toBe(won);
  expect(await recordsOf(ben.page)).toEqual(await recordsOf(ada.page));
  const before = await kept(ada.page);
  expect(await follow(ada, toBen)).toContain('Here it has gone on by 3 moves, and stays so.');
  expect(await kept(ada.page)).toBe(before);
});

test('a link that is no game or has an illegal move is refused, and why is said', async () => {
  const ada = await resume(OPEN);
  const link = await linkFrom(ada.page);
  const ben = await open();
  expect(await follow(ben, `${link.slice(0, -60)}z`)).toContain(
    'cannot be opened. The link is damaged.',
  );
  expect(await follow(ben, link.replace('=1.', '=9.'))).toContain('has form 9');
  const read = await readGame(link);
  if (!read.ok) throw new Error(read.why);
  const address = async (game: LinkedGame) => `${site.address}play/#${await packGame(game)}`;
  const [move = { file: '', text: '' }] = read.game.moves;
  const forged = { ...move, text: move.text.replace('by: ada', 'by: ben') };
  const illegal = await follow(ben, await address({ ...read.game, moves: [forged] }));
  expect(illegal).toContain('Its game is not in order. ');
  expect(illegal).toContain('it is the turn of Ada');
  const otherSet = await follow(ben, await address({ ...read.game, digest: '0' }));
  expect(otherSet).toContain('“suber”, which has different words here');
  await ben.go('play/#a-game-at-the-board');
  await expect.poll(() => saidOn(ben.page)).toContain('does not have the game');
  expect(await ben.page.evaluate(() => localStorage.length)).toBe(0);
});

test('a link that does not go on from the game here begins as a copy with a name', {
  tags: ['night'],
}, async () => {
  const ada = await resume(made.played(OPEN, ...made.vote(301, ['ada'])));
  const ben = await resume(made.played(OPEN, ...made.vote(301, ['ben'], ['ben'])));
  const before = await kept(ada.page);
  expect(await follow(ada, await linkFrom(ben.page))).toContain('a copy with a name of its own');
  expect(await ada.text('[data-title]')).toBe('A game at the board (from a link)');
  expect(await kept(ada.page, `${GAME}-2`)).toContain('(from a link)');
  expect(await kept(ada.page)).toBe(before);
  const read = await readGame(await linkFrom(ada.page));
  if (!read.ok) throw new Error(read.why);
  const { moves } = read.game;
  const [{ file, text } = { file: '', text: '' }] = moves.slice(-1);
  const forged = { file, text: text.replace('player.points >= 5', 'player.points >= 0') };
  const link = await packGame({ ...read.game, moves: [...moves, forged] });
  expect(await follow(ada, `${site.address}play/#${link}`)).toContain(
    'a copy with a name of its own',
  );
  const more = { file: '214.md', text: '---\nrule: 214\ntier: mutable\n---\nBen wins.\n' };
  const set = [...toSet(OPEN.records), more];
  const other = await packGame({ ...read.game, set, digest: digestOf(set) });
  const said = await follow(ada, `${site.address}play/#${other}`);
  expect(said).toContain('2 moves, with its own Initial Set. It does not go on from the game here');
});

function toSet(records: typeof OPEN.records) {
  return records.flatMap(({ file, text }) => {
    const [, name] = file.split('rulesets/suber/');
    return name === undefined ? [] : [{ file: name, text }];
  });
}

async function recordsOf(page: Page): Promise<unknown> {
  return JSON.parse((await kept(page)) ?? '').records;
}

async function linkFrom(page: Page): Promise<string> {
  await page.locator('[data-link]').click();
  const address = page.locator('[data-address]');
  await address.waitFor();
  return address.inputValue();
}

/** Returns what is said of it. */
async function follow({ page }: WatchedPage, link: string): Promise<string> {
  await page.goto('about:blank');
  await page.goto(link);
  await expect.poll(() => saidOn(page)).toMatch(/^The link (has|cannot)/);
  return saidOn(page);
}
