/**
 * Downloads, citations, previews of references, tables on a phone, and the choice of light or dark.
 * @module-tag slow
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { versionForm } from '../../src/archive/exports/version-forms.ts';
import { versionEpub } from '../../src/site/render/files/epub.ts';
import { textOf } from './page-file.ts';
import { open } from './watched-page.ts';

const PHONE = { viewport: { width: 390, height: 900 } };

test('the forms of a past version are made in the browser, to the byte', async () => {
  const { page, go } = await open();
  await go('games/n-nomic/versions/4/');
  const lives = JSON.parse(textOf('games/n-nomic/lives.json'));
  const take = async (words: string, form: string) => {
    const arrival = page.waitForEvent('download');
    await page.locator('.take').getByRole('link', { name: words }).click();
    const download = await arrival;
    expect(download.suggestedFilename()).toBe(`n-nomic-4.${form}`);
    return readFileSync(await download.path());
  };
  for (const [words, form] of [
    ['Plain text', 'txt'],
    ['Markdown', 'md'],
    ['JSON', 'json'],
  ] as const) {
    expect((await take(words, form)).toString()).toBe(versionForm(lives, 4, form));
  }
  const book = await take('Book (EPUB)', 'epub');
  expect(book.equals(versionEpub(lives, 4, page.url()))).toBe(true);
});

test('citations are copied with the address at which these words stand for ever', async () => {
  const { page, go } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await go('games/n-nomic/rules/112/');
  await page.getByRole('button', { name: 'Copy citation' }).click();
  await expect
    .poll(copied)
    .toMatch(
      /^N Nomic, Rule 305 \(version 5\), https:\/\/archive\.example.*\/games\/n-nomic\/versions\/5\/#rule-305$/,
    );
  await go('games/n-nomic/versions/7/');
  await page.getByRole('link', { name: 'Permalink to Rule 305' }).click();
  await page.locator('#rule-305').getByRole('button', { name: 'Copy citation' }).click();
  await expect
    .poll(copied)
    .toMatch(/^N Nomic, Rule 305 \(version 7\), .*\/versions\/7\/#rule-305$/);
});

test('a preview shows the rule that a reference leads to, on hover and on focus', async () => {
  const { page, go } = await open();
  await go('games/n-nomic/versions/3/');
  const reference = page.locator('#rule-101 a.ref').first();
  await reference.hover();
  const preview = page.getByRole('tooltip');
  await expect.poll(() => preview.textContent()).toContain('All players must always abide');
  await preview.hover();
  expect(await preview.isVisible()).toBe(true);
  await page.mouse.move(5, 5);
  await expect.poll(() => preview.count()).toBe(0);
  await reference.focus();
  await expect.poll(() => preview.count()).toBe(1);
  expect(await reference.getAttribute('aria-describedby')).toBe('preview');
  await page.keyboard.press('Escape');
  expect(await preview.count()).toBe(0);
  // As it stood in that version, from another page.
  await go('games/worked-example/judgments/2/');
  await page.locator('a.ref', { hasText: 'Rule 205' }).focus();
  await expect.poll(() => preview.textContent()).toContain('takes full effect');
  expect(await preview.locator('a').count()).toBe(0);
});

test('light or dark follows the system until the reader chooses, and is remembered', async () => {
  const { page, go } = await open({ colorScheme: 'dark' });
  const ground = () =>
    page.evaluate(
      () => getComputedStyle(document.querySelector('main') ?? document.body).backgroundColor,
    );
  await go('');
  const dark = await ground();
  const toggle = page.getByRole('button', { name: 'Dark' });
  expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  await toggle.press('Enter');
  expect(await toggle.getAttribute('aria-pressed')).toBe('false');
  const light = await ground();
  expect(light).not.toBe(dark);
  await go('games/n-nomic/');
  expect(await ground()).toBe(light);
  await page.getByRole('button', { name: 'Dark' }).click();
  expect(await ground()).toBe(dark);
});

test('a phone shows proposals, players and sums whole, and still as rows of tables', async () => {
  const { page, go } = await open(PHONE);
  const expectWhole = async (path: string, name: string | RegExp) => {
    await go(path);
    const box = page.getByRole('group', { name });
    expect(await box.evaluate((each) => each.scrollWidth - each.clientWidth), path).toBe(0);
  };
  await expectWhole('games/n-nomic/players/a/', /of Player A$/);
  await expectWhole('games/n-nomic/players/', 'Players');
  await expectWhole('games/worked-example/proposals/', 'Proposals');
  expect(await page.getByRole('columnheader').count()).toBe(7);
  const number = page.getByRole('rowheader', { name: '301', exact: true });
  const row = page.getByRole('row').filter({ has: number });
  expect(await row.getByRole('rowheader').count()).toBe(1);
  expect(await row.getByRole('link', { name: 'Version 1' }).isVisible()).toBe(true);
  await page.getByLabel('Defeated').check();
  expect(await row.isVisible()).toBe(false);
});

test.each([
  ['', 200],
  ['games/n-nomic/versions/5/', 255],
])(
  'the page at “%s” weighs %d KB at most, with all that it fetches unasked',
  async (path, most) => {
    const { page, go } = await open();
    await go(path);
    await page.evaluate(() => document.fonts.ready);
    const sizes = await page.evaluate(() =>
      performance
        .getEntries()
        .map((each) => ('decodedBodySize' in each ? each.decodedBodySize : 0)),
    );
    expect(sizes.reduce<number>((sum, size) => sum + Number(size), 0) / 1024).toBeLessThan(most);
  },
);

test('a phone leaves room between the parts that stand side by side on a wide screen', async () => {
  const { page, go } = await open(PHONE);
  await go('games/worked-example/');
  const [scores, moves] = await page
    .locator('.overview > .card, .overview > div')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect((moves?.top ?? 0) - (scores?.bottom ?? 0)).toBeGreaterThan(10);
});

test('a phone shows the tab one is on, and the tabs in one order', {
  tags: ['night'],
}, async () => {
  const { page, go } = await open(PHONE);
  const orders = new Set<string>();
  for (const [path, name] of [
    ['games/n-nomic/', 'Game'],
    ['games/n-nomic/players/', 'Players 6'],
    ['games/n-nomic/readings/', 'Readings'],
  ] as const) {
    await go(path);
    const tab = page.locator('.tabs').getByRole('link', { name, exact: true });
    expect(await tab.getAttribute('aria-current')).toBe('true');
    const rightEdge = async () => {
      const { x = 999, width = 0 } = (await tab.boundingBox()) ?? {};
      return x + width;
    };
    await expect.poll(rightEdge).toBeLessThanOrEqual(390);
    expect((await tab.boundingBox())?.x).toBeGreaterThan(0);
    orders.add((await page.locator('.tabs a').allTextContents()).join());
  }
  expect(orders.size).toBe(1);
});

test('a page that a move leaves as it is counts the pages of its tabs too', async () => {
  const { page, go } = await open();
  await go('games/two-players-and-a-robot/versions/0/');
  const counts = await page
    .locator('.tabs a')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab, '::after').content));
  expect(counts.filter((count) => /^" \d+"$/.test(count)).length).toBeGreaterThan(0);
});

test('players are sorted by any column', async () => {
  const { page, go } = await open();
  await go('games/n-nomic/players/');
  const names = () => page.locator('tbody th a').allTextContents();
  const usual = await names();
  const head = page.getByRole('columnheader', { name: 'Player' });
  const button = head.getByRole('button');
  await button.press('Enter');
  expect(await head.getAttribute('aria-sort')).toBe('ascending');
  expect(await names()).toEqual(usual.toSorted());
  await button.press('Enter');
  expect(await head.getAttribute('aria-sort')).toBe('descending');
  expect(await names()).toEqual(usual.toSorted().reverse());
  await page.getByRole('columnheader', { name: 'Points' }).getByRole('button').click();
  expect(await page.locator('[aria-sort]').count()).toBe(1);
  const points = await page.locator('tbody td:nth-child(2)').allTextContents();
  expect(points).toEqual(['27', '18', '11', '11', '−1', '−2']);
});
