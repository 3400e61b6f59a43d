/** Pictures, for whoever would rather look than read; each with a table or words behind it. */
import { describe, expect, it } from 'vitest';
import { browserForTests, siteUnder } from './opened.ts';
import { watchPage } from './watched-page.ts';

const browser = await browserForTests();
const site = siteUnder('/');

const open = (width: number) => watchPage(browser, site, { viewport: { width, height: 900 } });

describe('pictures', () => {
  it('name the lines of points within the window, beside them or in a key', async () => {
    const names = ['Agnes Pell', 'Bruno Caldeira', 'Cosima Wray', 'Dov Amsel', 'Edith Oyelaran'];
    for (const [width, labels] of [
      [1280, '.scores .picture .line text'],
      [390, '.scores .key .line'],
    ] as const) {
      const { page, go, close } = await open(width);
      await go('games/worked-example/');
      const shown = await page.locator(`${labels}:visible`).all();
      const told = await Promise.all(shown.map((label) => label.textContent()));
      expect(told.map((words) => words?.replace(/\s*−?\d+\s*$/, '').trim())).toEqual(names);
      for (const label of shown) {
        const { x = 0, width: long = 0 } = (await label.boundingBox()) ?? {};
        expect(x).toBeGreaterThan(0);
        expect(x + long).toBeLessThanOrEqual(width);
      }
      const picture = await page.locator('.scores .picture').evaluate((box) => box.scrollLeft);
      expect(picture).toBe(0);
      await close();
    }
  });

  it('draw the same scores that the table gives', async () => {
    const { page, go, close } = await open(1280);
    await go('games/n-nomic/');
    const labels = await page.locator('.scores .picture .line text').allTextContents();
    await page.locator('.scores summary').click();
    const head = await page.locator('.scores thead th').allTextContents();
    const last = await page.locator('.scores tbody tr:last-child :is(th, td)').allTextContents();
    const pairs = head.slice(1).map((name, i) => `${name} ${last[i + 1]}`);
    expect(labels.map((label) => label.trim().replace(/\s+/g, ' '))).toEqual(pairs);
    await close();
  });

  it('draw the lives of all rules that moved, every mark a link, with a table', async () => {
    const { page, faults, go, close } = await open(1280);
    await go('games/worked-example/versions/');
    const lines = page.locator('.lifelines .lifeline:not(.axis-row)');
    await page.locator('.lifelines summary').click();
    const rows = page.locator('.lifelines tbody tr');
    expect(await lines.count()).toBe(await rows.count());
    const marks = lines.locator('a:has(.mark)');
    expect(await marks.count()).toBe(await rows.locator('td p').count());
    const said = await marks.first().getAttribute('aria-label');
    expect(said).toBe(await rows.locator('td p').first().textContent());
    await marks.first().click();
    await page.waitForURL('**/proposals/**');
    expect(faults).toEqual([]);
    await close();
  });

  it('go through the versions with the arrow keys, and swap the marked text', async () => {
    const { page, faults, go, close } = await open(1280);
    await go('games/n-nomic/versions/');
    const range = page.getByRole('slider', { name: 'Go through the versions' });
    const text = page.locator('[data-scrub-text]');
    // It rests on the latest change, which is there before anything is fetched.
    expect(await page.locator('.scrub [role="status"]').innerText()).toMatch(/^Version 7/);
    expect(await text.locator('h3').allTextContents()).toEqual(['Rule 308']);
    await range.press('Home');
    await expect
      .poll(() => page.locator('.scrub [role="status"]').innerText())
      .toMatch(/^Version 0/);
    expect(await text.innerText()).toBe('');
    for (let version = 0; version < 5; version++) await range.press('ArrowRight');
    await expect.poll(() => text.locator('h3').allTextContents()).toEqual(['Rule 305']);
    expect(await text.locator('ins').first().textContent()).toBe('points');
    expect(faults).toEqual([]);
    await close();
  });

  it('draw who voted how, and lead from each vote to its proposal', async () => {
    for (const width of [1280, 390]) {
      const { page, go, close } = await open(width);
      await go('games/worked-example/');
      const record = page.locator('.voting');
      expect(await record.locator('ol a').allTextContents()).toContain('Cosima Wray');
      expect(await record.locator('svg a').count()).toBe(29);
      const last = record.locator('svg a').last();
      expect(await last.getAttribute('aria-label')).toMatch(/^Proposal 329: undetermined, /);
      expect(await last.getAttribute('href')).toContain('/proposals/329');
      const across = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(across).toBeLessThanOrEqual(width);
      await close();
    }
  });
});
