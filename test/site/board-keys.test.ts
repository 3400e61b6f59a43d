/**
 * A game at the board with the keyboard alone: each key leads on, and the focus is always somewhere.
 * @module-tag slow
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { begin, fill, make, saidOn } from './board-page.ts';
import { holdQuestions, release, waitForHeld } from './held-questions.ts';
import { open } from './watched-page.ts';

/** The most presses in one turn of three, besides the words. */
const MOST_PRESSES = 6;

test('plays a turn of three by keys, in few presses', async () => {
  const { page } = await beginByKeys();
  await countPresses(page);
  await tabTo(page, 'text');
  await page.keyboard.type('Tea is served at five.');
  await tabTo(page, 'title');
  await page.keyboard.type('Tea');
  // Enter in a title makes no move.
  await page.keyboard.press('Enter');
  await enter(page, 'Put Proposal 301 to the vote', 'Ada, Ben and Zoë, how do you vote?');
  await enter(page, 'For, Ada', 'Ben and Zoë, how do you vote?');
  await enter(page, 'For, Ben', 'Zoë, how do you vote?');
  await enter(page, 'For', 'Ada, throw the die.');
  await enter(page, 'Throw the die', 'Ben, what do you propose?');
  expect(await pressesOn(page)).toBeLessThanOrEqual(MOST_PRESSES);
  // The link that skips what stands above the board does not leave the game.
  const board = page.url();
  await page.locator('.skip').press('Enter');
  await expect.poll(() => page.url()).toBe(board);
  expect(await page.locator('[data-ask]').isVisible()).toBe(true);
});

test('comes from the words to the end of the vote in twenty keys', {
  tags: ['night'],
}, async () => {
  const { page } = await beginByKeys();
  await tabTo(page, 'text');
  await page.keyboard.type('Tea is served at five.');
  await page.evaluate(() => {
    addEventListener('keydown', () => {
      const { dataset } = document.body;
      dataset.keys = String(Number(dataset.keys ?? 0) + 1);
    });
  });
  await page.keyboard.press('Control+Enter');
  await asked(page, 'Ada, Ben and Zoë, how do you vote?');
  await enter(page, 'For, Ada', 'Ben and Zoë, how do you vote?');
  await enter(page, 'For, Ben', 'Zoë, how do you vote?');
  await enter(page, 'For', 'Ada, throw the die.');
  expect(Number(await page.locator('body').getAttribute('data-keys'))).toBeLessThanOrEqual(20);
});

test('closes a vote, throws a die of its own, and settles what a move is, by keys', {
  tags: ['night'],
}, async () => {
  const { page } = await beginByKeys();
  await tabTo(page, 'text');
  await page.keyboard.type('Tea is served at five.');
  await enter(page, 'Put Proposal 301 to the vote', 'Ada, Ben and Zoë, how do you vote?');
  await enter(page, 'For, Ada', 'Ben and Zoë, how do you vote?');
  await enter(page, 'Abstain, Ben', 'Zoë, how do you vote?');
  await enter(page, 'Against', 'Ada, throw the die.');
  await enter(page, 'Undo the end of the vote', 'All have voted.', 'Shift+Tab');
  await enter(page, 'Close the vote', 'Ada, throw the die.');
  await tabTo(page, 'own-die');
  await page.keyboard.type('4');
  const submits = await countSubmits(page);
  await page.keyboard.press('Enter');
  await asked(page, 'Ben, what do you propose?');
  expect(await submits()).toBe(1);
  await enter(page, 'Ask for Judgment', '');
  await page.keyboard.type('Was Proposal 301 in order?');
  await tabTo(page, 'Ask for Judgment');
  await page.keyboard.press('Enter');
  await asked(page, 'Zoë, how do you judge?');
  await tabTo(page, 'ruling');
  await page.keyboard.type('It was');
  await tabTo(page, 'settled');
  await page.keyboard.press('ArrowDown');
  await enter(page, 'Judge', 'Ben, what do you propose?');
});

test('leaves the focus to whoever writes before the records of the game are checked', {
  tags: ['night'],
}, async () => {
  const { page, go } = await open();
  await holdQuestions(page, 'check');
  await go('play/');
  await begin(page, ['Ada', 'Ben']);
  await waitForHeld(page);
  await tabTo(page, 'title');
  await page.keyboard.type('Te');
  await release(page);
  // The message while the game was fetched goes when the check is done.
  await expect.poll(() => saidOn(page)).toBe('');
  await page.keyboard.type('a');
  expect(await page.locator('[data-turn] [name=title]').inputValue()).toBe('Tea');
});

test('looks at another of several open proposals by keys', { tags: ['night'] }, async () => {
  const { page } = await beginByKeys('play/?set=nomic-mit-tens');
  await fill(page, { text: 'Tea is served at five.' });
  await make(page);
  await page.getByRole('button', { name: 'Propose a change of the rules' }).click();
  await fill(page, { text: 'Cake is served at six.' });
  await make(page);
  const chosen = page.locator('[data-choose] [aria-pressed=true]');
  const other = page.locator('[data-choose] [aria-pressed=false]');
  const name = await other.innerText();
  await enter(page, name, 'how do you vote?');
  expect(await chosen.innerText()).toBe(name);
});

async function beginByKeys(path = 'play/') {
  const watched = await open();
  const { page, go } = watched;
  await go(path);
  await page.locator('#seat-1').focus();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ben');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Zoë');
  await page.keyboard.press('Enter');
  await page.locator('[data-turn] form').waitFor();
  await asked(page, 'propose');
  return watched;
}

/** Presses a button. Then the heading has these words and the focus, or else the focus is in a form. */
async function enter(page: Page, button: string, next: string, key = 'Tab'): Promise<void> {
  await tabTo(page, button, key);
  await page.locator('[data-said]').evaluate((status) => status.replaceChildren());
  await page.keyboard.press('Enter');
  if (next === '') await expect.poll(() => focused(page)).toBe('question');
  else await asked(page, next);
}

async function asked(page: Page, words: string): Promise<void> {
  await expect.poll(() => focused(page)).toContain(words);
}

/**
 * The element with the focus: the name of a field, or the words of another element; empty if nothing has
 * it.
 */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: it } = document;
    if (it === null || it === document.body) return '';
    const words = it.textContent.replace(/^\P{L}+/u, '');
    return it.getAttribute('name') || it.getAttribute('aria-label') || words || it.id;
  });
}

async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press(key);
    if ((await focused(page)).startsWith(name)) return;
  }
  throw new Error(`No key leads to ${name}.`);
}

const COUNT = 'data-presses';

/** Counts presses of buttons, by a key or by the mouse. */
function countPresses(page: Page): Promise<void> {
  return page.evaluate((attribute) => {
    addEventListener('click', ({ target }) => {
      if (!(target instanceof Element) || !target.closest('button')) return;
      const { documentElement: root } = document;
      root.setAttribute(attribute, String(Number(root.getAttribute(attribute)) + 1));
    });
  }, COUNT);
}

/** A form that is submitted twice makes its move twice, and the second takes the focus from whatever has it. */
async function countSubmits(page: Page): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle(() => {
    const counted = { submits: 0 };
    addEventListener('submit', () => {
      counted.submits += 1;
    });
    return counted;
  });
  return () => count.evaluate(({ submits }) => submits);
}

async function pressesOn(page: Page): Promise<number> {
  return Number(await page.locator('html').getAttribute(COUNT));
}
