/**
 * The games that the board keeps and opens again.
 *
 * @module-tag slow
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { nomic } from '../cli/context.ts';
import { sit } from './at-the-board.ts';
import {
  ballotOf,
  begin,
  fill,
  GAME,
  kept,
  keyOf,
  make,
  saidOn,
  takeAway,
  unpack,
  vote,
} from './board-page.ts';
import { site } from './the-site.ts';
import { open } from './watched-page.ts';

test('keeps the game, and takes moves back one after the other', async () => {
  const { page } = await sit(['Ada', 'Ben']);
  const before = await kept(page);
  expect(before).toContain('Ada');
  await fill(page, { text: 'Tea is served at five.' });
  await make(page);
  await vote(page, { ada: 'for' });
  await page.reload();
  await ballotOf(page, 'ben', 'for').waitFor();
  expect(await page.locator('[data-voter]').count()).toBe(1);
  const back = page.locator('[data-undo]');
  await back.click();
  await expect.poll(() => page.locator('[data-voter]').count()).toBe(2);
  await back.click();
  await expect.poll(() => kept(page)).toBe(before);
  await expect.poll(() => back.isDisabled()).toBe(true);
});

test('opens no zip that is no game, and says why', async () => {
  const { page } = await open();
  await page.goto(`${site.address}play/`);
  const handIn = async (files: Zippable) => {
    const buffer = Buffer.from(zipSync(files));
    const zip = { name: 'game.zip', mimeType: 'application/zip', buffer };
    await page.locator('[data-said]').evaluate((status) => status.replaceChildren());
    await page.getByLabel('Open a game from its zip').setInputFiles(zip);
    await expect.poll(() => saidOn(page)).toContain('game.zip cannot be opened.');
    return saidOn(page);
  };
  const head = strToU8('---\ntitle: Tea\nruleset: nowhere\nmedium: table\nplayers: {}\n---\n');
  expect(await handIn({ '../evil.md': head })).toContain('outside its folder');
  expect(await handIn({ 'games/tea/game.md': head })).toContain('nowhere');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('shows what is damaged or of another version, hands it out, and leaves it as it is', async () => {
  const { page, go } = await open();
  await go('play/');
  const damaged = { torn: '{"version":1,"id":"torn","rec', old: '{"version":0}', odd: '[1]' };
  await page.evaluate((all) => {
    for (const [id, bytes] of Object.entries(all)) {
      localStorage.setItem(`nomotheca/table/${id}`, bytes);
    }
  }, damaged);
  await page.reload();
  const games = page.locator('[data-games]');
  await expect.poll(() => games.innerText()).toContain('torn: The stored game is damaged.');
  const said = await games.innerText();
  expect(said).toContain('old: A different version of this page stored it.');
  expect(said).toContain('odd: The stored game is damaged.');
  const arrival = page.waitForEvent('download');
  await games.getByRole('button', { name: 'Download what is kept of torn' }).click();
  expect(readFileSync(await (await arrival).path(), 'utf8')).toBe(damaged.torn);
  await page.locator('[data-other] summary').click();
  await page.locator('#title').fill('Torn');
  await begin(page, ['Ada', 'Ben']);
  expect(await kept(page, 'torn')).toBe(damaged.torn);
  expect(await kept(page, 'torn-2')).toContain('"id":"torn-2"');
  await page.getByRole('link', { name: 'Leave the board' }).click();
  page.on('dialog', (dialog) => dialog.accept());
  await games.getByRole('button', { name: 'Remove torn', exact: true }).click();
  await expect.poll(() => kept(page, 'torn')).toBe(null);
});

test('goes on where the storage is full, says that nothing is kept, and hands the game out', {
  tags: ['night'],
}, async () => {
  const { page } = await sit(['Ada', 'Ben']);
  const before = await kept(page);
  await page.evaluate(() => {
    let size = 4_000_000;
    for (let i = 0; size > 0; i += 1) {
      try {
        localStorage.setItem(`filler-${i}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await fill(page, { text: 'Tea is served at five.' });
  expect(await make(page)).toContain(
    'This was not saved. The browser’s storage for this site is full.',
  );
  expect(await kept(page)).toBe(before);
  expect(await page.locator('[data-problems]').innerText()).toContain('Save the game as a zip.');
  const folder = mkdtempSync(join(tmpdir(), 'nomotheca-table-'));
  unpack(await takeAway(page, folder), folder);
  expect((await nomic('check', { cwd: folder })).out).toContain('nothing wrong');
  rmSync(folder, { recursive: true });
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('filler-')) localStorage.removeItem(key);
    }
  });
  expect(await vote(page, { ada: 'for' })).not.toContain('not saved');
  expect(await kept(page)).toContain('ada');
  expect(await page.locator('[data-problems]').isVisible()).toBe(false);
});

test('is played where the browser keeps nothing at all', { tags: ['night'] }, async () => {
  const { page, go } = await open();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Kept out.', 'SecurityError');
      },
    });
  });
  await go('play/?set=gnomic');
  await begin(page, ['Ada', 'Ben']);
  const problems = page.locator('[data-problems]');
  expect(await problems.innerText()).toContain(
    'The browser does not store anything for this site.',
  );
  await page.getByRole('link', { name: 'Leave the board' }).click();
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Remove “A game at the board”' }).click();
  await expect.poll(() => page.locator('[data-shelf]').isVisible()).toBe(false);
});

test('follows another window, and never writes over what that one kept', {
  tags: ['night'],
}, async () => {
  const { page } = await sit(['Ada', 'Ben']);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('[data-turn] form').waitFor();
  await fill(page, { text: 'Tea is served at five.' });
  await make(page);
  await expect.poll(() => other.locator('[data-voter]').count()).toBe(2);
  await expect.poll(() => saidOn(other)).toBe('The game has gone on in another window.');
  // Changed without a word to this window, as by one that has been asleep.
  const strange = (await kept(page))?.replace('Tea', 'Coffee') ?? '';
  await page.evaluate(([key, bytes]) => localStorage.setItem(key, bytes), [
    keyOf(GAME),
    strange,
  ] as const);
  expect(await vote(page, { ada: 'for' })).toContain('changed in another window');
  expect(await kept(page)).toBe(strange);
});
