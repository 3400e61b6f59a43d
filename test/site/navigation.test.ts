/** Going through the versions of a ruleset, to a date, and between two of them. */
import { describe, expect, it } from 'vitest';
import { BASES } from './built-site.ts';
import { browserForTests, siteUnder } from './opened.ts';
import { ONE_OF_EACH } from './page-kinds.ts';
import { watchPage } from './watched-page.ts';

const browser = await browserForTests();

describe.each(BASES)('the site under %s', (base) => {
  const site = siteUnder(base);
  const open = (options = {}) => watchPage(browser, site, options);

  describe('navigation', () => {
    it('goes from the initial version to the current one and back', async () => {
      const { page, faults, go, close } = await open();
      await go('games/n-nomic/versions/0/');
      for (let version = 1; version <= 7; version++) {
        await page.getByRole('link', { name: 'Next', exact: true }).click();
        await page.waitForURL(`**/versions/${version}/`);
        expect(await page.locator('h1').textContent()).toBe(
          version === 7 ? 'The rules in force' : `The rules in version ${version}`,
        );
      }
      expect(await page.getByRole('link', { name: 'Next', exact: true }).count()).toBe(0);
      await page.getByRole('link', { name: 'Previous', exact: true }).click();
      await page.waitForURL('**/versions/6/');
      await page.getByRole('link', { name: 'Current', exact: true }).click();
      await page.waitForURL('**/n-nomic/rules/');
      expect(await page.locator('h1').textContent()).toBe('The rules in force');
      await page.getByRole('link', { name: 'Initial', exact: true }).click();
      await page.waitForURL('**/versions/0/');
      expect(faults).toEqual([]);
      await close();
    });

    it('goes to the version of a date', async () => {
      const { page, go, close } = await open();
      await go('games/n-nomic/versions/0/');
      const on = async (date: string) => {
        await page.getByLabel('On', { exact: true }).fill(date);
        await page.getByRole('button', { name: 'Go' }).click();
        await page.waitForURL(`**/versions/*/?on=${date}`);
        return page.locator('h1').textContent();
      };
      expect(await on('2009-10-23')).toBe('The rules in version 4');
      expect(await on('2009-10-24')).toBe('The rules in version 5');
      const said = await page.getByRole('status').textContent();
      expect(said).toContain('You asked for the rules on 24 October 2009');
      expect(await on('2020-01-01')).toBe('The rules in force');
      expect(await on('2009-08-24')).toBe('The rules in version 0');
      await close();
    });

    it('leads from a number that a rule once had to the rule', async () => {
      const { page, go, close } = await open();
      // It leads on by itself, which may be before it has loaded.
      await page.goto(`${site.address}games/n-nomic/rules/304/`, { waitUntil: 'commit' });
      await page.waitForURL('**/rules/112/');
      await go('games/n-nomic/versions/5/#rule-112');
      expect(await page.locator('.rule:has(:target) h3').textContent()).toContain('305');
      await close();
    });

    it('compares any two versions, and says in the address which', async () => {
      const { page, faults, go, close } = await open();
      await go('games/n-nomic/compare/?from=0&to=4');
      const status = page.locator('[data-status]');
      await expect
        .poll(() => status.textContent())
        .toBe('3 added, 0 removed, 1 changed, 28 the same.');
      expect(await page.locator('.compared-rule .says').first().textContent()).toContain('Added.');
      await page.getByLabel('against version').fill('5');
      await page.getByRole('button', { name: 'Compare' }).click();
      await page.waitForURL('**/compare/?from=0&to=5');
      await expect.poll(() => page.locator('ins').allTextContents()).toContain('points');
      await page.getByRole('button', { name: 'Swap' }).click();
      await page.waitForURL('**/compare/?from=5&to=0');
      await expect
        .poll(() => status.textContent())
        .toBe('0 added, 3 removed, 1 changed, 28 the same.');
      await page.goBack();
      await page.goBack();
      await expect
        .poll(() => status.textContent())
        .toBe('3 added, 0 removed, 1 changed, 28 the same.');
      await page.getByLabel('against version').fill('99');
      await page.getByLabel('against version').press('Tab');
      await expect.poll(() => status.textContent()).toBe('There are versions 0 to 7.');
      expect(faults).toEqual([]);
      await close();
    });

    it('leads from a rule as it once stood to what became of it', async () => {
      const { page, go, close } = await open();
      await go('games/n-nomic/versions/3/');
      const note = page.locator('#rule-112 .later');
      expect(await note.textContent()).toBe(
        'Until version 4: transmuted from immutable to mutable by Proposal 304 (Player E), 27 September 2009.',
      );
      await note.getByRole('link').click();
      await page.waitForURL('**/versions/4/#rule-304');
      await go('games/n-nomic/rules/');
      expect(await page.locator('.later').count()).toBe(0);
      await close();
    });

    it('is read without a script', async () => {
      const { page, go, close } = await open({ javaScriptEnabled: false });
      await go('games/n-nomic/versions/3/');
      expect(await page.locator('.rule').count()).toBe(32);
      expect(await page.locator('#rule-303 .redline').isVisible()).toBe(true);
      await page.getByLabel('Mark the changed words').uncheck();
      expect(await page.locator('#rule-303 .clean').isVisible()).toBe(true);
      await page.getByLabel('On', { exact: true }).fill('2009-10-24');
      await page.getByRole('button', { name: 'Go' }).click();
      await expect.poll(() => page.locator('.version-list li').count()).toBe(8);
      await go('games/n-nomic/compare/');
      expect(await page.locator('[data-without-script]').isVisible()).toBe(true);
      await go('search/');
      expect(await page.locator('.findable').first().isVisible()).toBe(true);
      await go('games/n-nomic/proposals/');
      await page.getByLabel('Defeated').check();
      expect(await page.locator('tbody tr:visible').count()).toBe(1);
      await close();
    });
  });
});

// Under the root, where more is asked of these pages: accessibility.test.ts.
describe('the site under a path', () => {
  const open = () => watchPage(browser, siteUnder('/archive'));

  it('shows every kind of page without a fault and asks nobody else for anything', async () => {
    const { page, faults, go, close } = await open();
    for (const path of ONE_OF_EACH) {
      await go(path);
      expect(await page.locator('h1').count(), path).toBe(1);
    }
    expect(faults).toEqual([]);
    await close();
  });
});

// What no address is in is the same under every path.
describe('navigation, wherever the site lies', () => {
  const open = () => watchPage(browser, siteUnder('/'));

  it('marks what changed, and unmarks it', async () => {
    const { page, go, close } = await open();
    await go('games/n-nomic/versions/5/');
    const rule = page.locator('#rule-305');
    await rule.locator('ins').first().waitFor({ state: 'visible' });
    expect(await rule.locator('.clean').isVisible()).toBe(false);
    await page.getByLabel('Mark the changed words').press('Space');
    expect(await rule.locator('ins').first().isVisible()).toBe(false);
    expect(await rule.locator('.clean').isVisible()).toBe(true);
    await close();
  });

  it('compares any two dates', async () => {
    const { page, faults, go, close } = await open();
    await go('games/n-nomic/compare/?from=0&to=7');
    await page.locator('[data-on="from"]').fill('2009-10-01');
    await page.waitForURL('**/compare/?from=4&to=7');
    await page.locator('[data-on="to"]').fill('2009-10-24');
    await page.waitForURL('**/compare/?from=4&to=5');
    await expect
      .poll(() => page.locator('[data-status]').textContent())
      .toBe('0 added, 0 removed, 1 changed, 31 the same.');
    // Before anything is dated there was the Initial Set.
    await page.locator('[data-on="from"]').fill('1990-01-01');
    await page.waitForURL('**/compare/?from=0&to=5');
    expect(faults).toEqual([]);
    await close();
  });
});
