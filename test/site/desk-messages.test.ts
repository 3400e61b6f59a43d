/**
 * Messages that are pasted at the desk, or handed in as a file.
 * @module-tag slow
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nomic } from '../cli/context.ts';
import { axeFindings } from './axe-findings.ts';
import { recordsCopy } from './desk-page.ts';
import { site } from './the-site.ts';
import { open } from './watched-page.ts';

const GAME = 'in-a-chat';

const PASTED = `Ann — 02/03/2026 10:15
FOR 301
Ben — 02/03/2026 10:16
FOR 301 if Ann does
Zoe — 02/03/2026 10:17
AGAINST 301 <img src=x onerror="window.harmed = 1">
Eve — 02/03/2026 10:18
AGAINST 301
`;

async function handIn(page: Page, words: string): Promise<void> {
  await page.getByText('Messages from a chat').click();
  await page.getByLabel('Messages', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Read them' }).click();
}

function heard(page: Page): Promise<string | null> {
  return page.locator('[data-heard]').textContent();
}

test('the table is that of the command, and what is confirmed joins the records', async () => {
  const { page, go } = await open({ bypassCSP: true });
  await go(`games/${GAME}/desk/`);
  await handIn(page, PASTED);
  const counts = '0 records in order, 0 refused, 0 on record already, 4 to be asked about.';
  await expect.poll(() => heard(page)).toBe(counts);
  const rows = await page.locator('[data-taken] tbody tr').allInnerTexts();
  const folder = recordsCopy(site.content, GAME);
  writeFileSync(join(folder, 'chat.txt'), PASTED);
  const { out = '' } = await nomic(`take ${GAME} chat.txt --format json`, { cwd: folder });
  const { records } = JSON.parse(out);
  expect(records).toHaveLength(4);
  for (const { words, why, verdict, message } of records) {
    const row = rows.find((each) => each.includes(words) && each.includes(message));
    expect(row).toContain(why ?? verdict);
  }
  // A stranger’s vote is nobody’s to confirm.
  const asked = page.getByRole('button', { name: 'Take it' });
  await expect.poll(() => asked.count()).toBe(2);
  // A vote with a condition is what somebody says it is. No press waits for what the one before it shows.
  await asked.evaluateAll((presses) => {
    const isFor = ({ textContent }: Element) => textContent === 'FOR';
    const all = [...presses, [...document.querySelectorAll('button')].find(isFor)];
    for (const press of all) if (press instanceof HTMLElement) press.click();
  });
  await expect
    .poll(() => heard(page))
    .toBe('3 records in order, 0 refused, 0 on record already, 1 to be asked about.');
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all as a zip' }).click();
  const zip = unzipSync(readFileSync(await (await arrival).path()));
  expect(Object.keys(zip)).toEqual([`content/games/${GAME}/proposals/301.md`]);
  const [record] = Object.values(zip);
  const text = new TextDecoder().decode(record);
  for (const voter of ['ann', 'ben', 'eve'])
    expect(text).toMatch(new RegExp(`by: ${voter}, why: .*, source:`));
  writeFileSync(join(folder, `content/games/${GAME}/proposals/301.md`), text);
  expect((await nomic(`check ${GAME}`, { cwd: folder })).out).toContain('nothing wrong');
  rmSync(folder, { recursive: true });
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});

test('a change that somebody only tells of is written in the form', {
  tags: ['night'],
}, async () => {
  const { page, go } = await open();
  await go(`games/${GAME}/desk/`);
  const told = 'I propose that we amend Rule 207 so that all have two votes.';
  await handIn(page, `Ann — 02/03/2026 10:15\n${told}`);
  await page.getByRole('link', { name: 'Amend Rule 207 in the form' }).click();
  await expect.poll(() => page.locator('[data-draft] [name=rule]').inputValue()).toBe('207');
});

test('reads mails, and nothing that reads them is loaded before', { tags: ['night'] }, async () => {
  const { page, go } = await open();
  const scripts = new Set<string>();
  page.on('request', (request) => scripts.add(new URL(request.url()).pathname));
  await go(`games/${GAME}/desk/`);
  await page.locator('.draft').waitFor();
  const before = new Set(scripts);
  await page.getByText('Messages from a chat').click();
  await page.getByLabel('Or files').setInputFiles({
    name: 'vote.eml',
    mimeType: 'message/rfc822',
    buffer: Buffer.from(
      'From: Ben <ben@example.org>\nSubject: Vote\nMessage-ID: <7@example.org>\nDate: Mon, 02 Mar 2026 10:00:00 +0000\nContent-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: base64\n\n' +
        `${Buffer.from('<p>FOR 301</p><blockquote>AGAINST 301</blockquote>').toString('base64')}\n`,
    ),
  });
  await page.getByRole('button', { name: 'Read them' }).click();
  await expect
    .poll(() => heard(page))
    .toBe('1 record in order, 0 refused, 0 on record already, 0 to be asked about.');
  await page.locator('[data-taken] summary').click();
  await expect
    .poll(() => page.locator('[data-taken] pre').textContent())
    .toContain('{ by: ben, why: FOR 301, source: <7@example.org> }');
  const later = [...scripts].filter((name) => !before.has(name) && name.endsWith('.js'));
  expect(later.length).toBeGreaterThan(1);
});

test('says so where there is nothing, or too much', { tags: ['night'] }, async () => {
  const { page, go } = await open();
  await go(`games/${GAME}/desk/`);
  await handIn(page, '');
  await expect.poll(() => heard(page)).toBe('There is nothing to read yet.');
  await page.getByLabel('Messages', { exact: true }).fill('Ann: Has anybody seen my umbrella?');
  await page.getByRole('button', { name: 'Read them' }).click();
  await expect.poll(() => heard(page)).toBe('The text has no vote, proposal or call for Judgment.');
  await page.locator('[data-messages]').evaluate((place) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array((32 << 20) + 1)], 'all.txt'));
    place.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }));
  });
  await expect.poll(() => heard(page)).toContain('all.txt was not read: it has more than');
});

test('fits a narrow window, and is in order for those who cannot see it', {
  tags: ['night'],
}, async () => {
  const { page, go } = await open({
    viewport: { width: 390, height: 800 },
    bypassCSP: true,
  });
  await go(`games/${GAME}/desk/`);
  await handIn(page, PASTED.replace('FOR 301\n', `FOR 301 (${'x'.repeat(300)})\n`));
  await expect.poll(() => heard(page)).toMatch(/in order/);
  await page.getByRole('button', { name: 'Take it' }).first().click();
  await page.locator('[data-taken] summary').click();
  const [inner, whole] = await page.evaluate(() => [
    innerWidth,
    document.documentElement.scrollWidth,
  ]);
  expect(whole).toBeLessThanOrEqual(inner ?? 0);
  expect(await axeFindings(page)).toEqual([]);
});
