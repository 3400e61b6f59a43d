/**
 * One press at the board makes one move, however fast the presses come.
 * @module-tag slow
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { resume } from './at-the-board.ts';
import { ballotOf, kept, vote } from './board-page.ts';
import { holdQuestions, release, waitForHeld } from './held-questions.ts';
import { begun, played, propose } from './made-game.ts';

const OPEN = played(begun(['Ada', 'Ben', 'Cid']), propose('ada'));

test('two players vote one right after the other, and both votes are cast', async () => {
  const { page } = await resume(OPEN);
  await page.evaluate(() => {
    for (const voter of ['ada', 'ada', 'ben']) {
      const ballot = `[data-voter=${voter}] [data-way=for]`;
      document.querySelector<HTMLElement>(ballot)?.click();
    }
  });
  await expect.poll(() => movesOf(page)).toEqual(['Proposal 301', 'Ada’s vote', 'Ben’s vote']);
});

test('the second press of a double click makes no move and takes none back', {
  tags: ['night'],
}, async () => {
  const { page } = await resume(OPEN);
  await ballotOf(page, 'ben', 'against').dispatchEvent('click', { detail: 2 });
  await vote(page, { ada: 'for' });
  await vote(page, { cid: 'for' });
  expect(await movesOf(page)).toEqual(['Proposal 301', 'Ada’s vote', 'Cid’s vote']);
  await page.locator('[data-undo]').dblclick();
  await expect.poll(() => page.locator('[data-done]').innerText()).toBe('Undone: Cid’s vote.');
  await vote(page, { cid: 'against' });
  expect(await movesOf(page)).toEqual(['Proposal 301', 'Ada’s vote', 'Cid’s vote']);
});

test('whoever goes back while a move is laid out comes to the entrance, and the move is kept', {
  tags: ['night'],
}, async () => {
  const { page, go } = await resume(OPEN);
  // The game is taken up from the entrance, to which going back then leads.
  await page.goto('about:blank');
  await go('play/');
  await page.locator('[data-games] a').click();
  await ballotOf(page, 'ada', 'for').waitFor();
  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value);
      if (key.startsWith('nomotheca/table/')) history.back();
    };
    document.querySelector<HTMLElement>('[data-voter=ada] [data-way=for]')?.click();
  });
  const board = page.locator('[data-board]');
  await page.locator('[data-games] a').waitFor();
  await expect.poll(() => board.getAttribute('aria-busy')).toBe(null);
  expect(await board.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('shelf');
  expect(await movesOf(page)).toEqual(['Proposal 301', 'Ada’s vote']);
});

test('nothing can be taken back while a move is laid out, and the button shows it', {
  tags: ['night'],
}, async () => {
  const { page } = await resume(OPEN);
  await holdQuestions(page, 'board');
  await Promise.all([page.reload(), release(page)]);
  const undo = page.locator('[data-undo]');
  await expect.poll(() => undo.isEnabled()).toBe(true);
  await ballotOf(page, 'ada', 'for').click();
  await waitForHeld(page);
  expect(await undo.isDisabled()).toBe(true);
  await release(page);
  await expect.poll(() => undo.isEnabled()).toBe(true);
  expect(await undo.innerText()).toBe('Undo Ada’s vote');
});

async function movesOf(page: Page): Promise<readonly string[]> {
  const { moves } = JSON.parse((await kept(page)) ?? '{}');
  return moves.map(({ what }: { readonly what: string }) => what);
}
