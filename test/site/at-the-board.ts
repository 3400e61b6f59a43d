/** A page with a game at the board. */
import type { BrowserContextOptions } from 'playwright-core';
import type { KeptGame } from '../../src/site/client/board/keep-games.ts';
import { begin, keyOf } from './board-page.ts';
import { site } from './the-site.ts';
import { open, type WatchedPage } from './watched-page.ts';

/** A game begins, on a page of its own. */
export async function sit(
  players: readonly string[],
  options?: BrowserContextOptions,
): Promise<WatchedPage> {
  const watched = await open(options);
  await watched.go('play/');
  await begin(watched.page, players);
  return watched;
}

/** A game that was made from data is opened, as one that the browser has kept. */
export async function resume(
  game: KeptGame,
  options?: BrowserContextOptions,
): Promise<WatchedPage> {
  const watched = await open(options);
  // Where no script of a page is in the way.
  await watched.page.goto(`${site.address}favicon.svg`);
  const bytes = JSON.stringify({ version: 1, ...game });
  await watched.page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    keyOf(game.id),
    bytes,
  ] as const);
  await watched.go(`play/#${game.id}`);
  await watched.page.locator('[data-board] .seat').first().waitFor();
  return watched;
}
