/** Previews of references, and the choice of light or dark. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { versionForm } from '../../src/archive/exports/version-forms.ts';
import { BASES } from './built-site.ts';
import { browserForTests, siteUnder } from './opened.ts';
import { watchPage } from './watched-page.ts';

const browser = await browserForTests();

describe.each(BASES)('the site under %s', (base) => {
  const site = siteUnder(base);
  const open = (options = {}) => watchPage(browser, site, options);

  describe('the forms of a version', () => {
    const lives = () =>
      JSON.parse(readFileSync(join(site.folder, 'games/n-nomic/lives.json'), 'utf8'));

    it.each([
      ['Plain text', 'txt'],
      ['Markdown', 'md'],
      ['JSON', 'json'],
    ] as const)('of the past are made in the browser: %s', async (words, form) => {
      const { page, faults, go, close } = await open();
      await go('games/n-nomic/versions/4/');
      const arrival = page.waitForEvent('download');
      await page.locator('.take').getByRole('link', { name: words }).click();
      const download = await arrival;
      expect(download.suggestedFilename()).toBe(`n-nomic-4.${form}`);
      expect(readFileSync(await download.path(), 'utf8')).toBe(versionForm(lives(), 4, form));
      expect(faults).toEqual([]);
      await close();
    });

    it('of the past are to be had without a script too, and the page says where', async () => {
      const { page, go, close } = await open({ javaScriptEnabled: false });
      await go('games/n-nomic/versions/4/');
      const take = page.locator('.take');
      expect(await take.innerText()).toContain('nomic show n-nomic --version 4');
      expect(await take.getByRole('link', { name: 'lives of all rules' }).count()).toBe(1);
      expect(await take.getByRole('link', { name: 'Markdown' }).count()).toBe(0);
      await close();
    });
  });

  describe('citations', () => {
    it('are copied with the address at which these words stand for ever', async () => {
      const { page, faults, go, close } = await open({
        permissions: ['clipboard-read', 'clipboard-write'],
      });
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
      expect(faults).toEqual([]);
      await close();
    });
  });

  describe('previews', () => {
    it('shows the rule that a reference leads to, on hover and on focus', async () => {
      const { page, faults, go, close } = await open();
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
      expect(faults).toEqual([]);
      await close();
    });

    it('shows the rule as it stood in that version, from another page', async () => {
      const { page, faults, go, close } = await open();
      await go('games/n-nomic/readings/');
      await go('games/worked-example/judgments/2/');
      const reference = page.locator('a.ref', { hasText: 'Rule 205' });
      expect(await reference.getAttribute('href')).toMatch(/\/versions\/\d+\/#rule-205$/);
      await reference.focus();
      await expect
        .poll(() => page.getByRole('tooltip').textContent())
        .toContain('takes full effect');
      expect(await page.getByRole('tooltip').locator('a').count()).toBe(0);
      expect(faults).toEqual([]);
      await close();
    });
  });
});

// It is kept by the reader's browser, whatever path the site lies under.
describe('the choice of light or dark', () => {
  const site = siteUnder('/');
  const open = (options = {}) => watchPage(browser, site, options);

  it('follows the system until the reader chooses, and remembers', async () => {
    const { page, go, close } = await open({ colorScheme: 'dark' });
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
    await close();
  });

  it('shows a proposal whole on a phone, and still as a row of a table', async () => {
    const { page, go, close } = await watchPage(browser, site, {
      viewport: { width: 390, height: 900 },
    });
    await go('games/worked-example/proposals/');
    const box = page.getByRole('group', { name: 'Proposals' });
    expect(await box.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    expect(await page.getByRole('columnheader').count()).toBe(7);
    const number = page.getByRole('rowheader', { name: '301', exact: true });
    const row = page.getByRole('row').filter({ has: number });
    expect(await row.getByRole('rowheader').count()).toBe(1);
    expect(await row.getByRole('link', { name: 'Version 1' }).isVisible()).toBe(true);
    await page.getByLabel('Defeated').check();
    expect(await row.isVisible()).toBe(false);
    await close();
  });

  it('brings the tab one is on into sight on a phone, and keeps the order of the tabs', async () => {
    const { page, go, close } = await watchPage(browser, site, {
      viewport: { width: 390, height: 900 },
    });
    const orders = new Set<string>();
    for (const [path, name] of [
      ['games/n-nomic/', 'Game'],
      ['games/n-nomic/players/', 'Players'],
      ['games/n-nomic/readings/', 'Readings'],
    ] as const) {
      await go(path);
      const tab = page.locator('.tabs').getByRole('link', { name, exact: true });
      expect(await tab.getAttribute('aria-current')).toBe('true');
      await expect.poll(async () => (await tab.boundingBox())?.x ?? 999).toBeLessThan(300);
      expect((await tab.boundingBox())?.x).toBeGreaterThan(0);
      orders.add((await page.locator('.tabs a').allTextContents()).join());
    }
    expect(orders.size).toBe(1);
    await close();
  });

  it('sorts the players by any column, and on a phone shows every column', async () => {
    for (const width of [1280, 390]) {
      const { page, faults, go, close } = await watchPage(browser, site, {
        viewport: { width, height: 900 },
      });
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
      const box = page.getByRole('group', { name: 'Players' });
      expect(await box.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      expect(faults).toEqual([]);
      await close();
    }
  });

  it('lists the players without a script, and offers no sorting', async () => {
    const { page, go, close } = await open({ javaScriptEnabled: false });
    await go('games/n-nomic/players/');
    expect(await page.getByRole('row').count()).toBe(7);
    expect(await page.locator('thead button').count()).toBe(0);
    await close();
  });

  it('shows the sums of a player whole on a phone', async () => {
    const { page, go, close } = await watchPage(browser, site, {
      viewport: { width: 390, height: 900 },
    });
    await go('games/n-nomic/players/a/');
    const box = page.getByRole('group', { name: /of Player A$/ });
    expect(await box.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    const across = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(across).toBe(390);
    await close();
  });

  it('offers no choice that would not work', async () => {
    const { page, go, close } = await open({ javaScriptEnabled: false, colorScheme: 'dark' });
    await go('');
    expect(await page.locator('[data-theme-toggle]').isVisible()).toBe(false);
    await close();
  });
});
