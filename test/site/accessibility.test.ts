/** No fault, no finding by an automated checker, and nothing wider than the window, on any kind of page. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings, bringAxe } from './axe-findings.ts';
import { browserForTests, siteUnder } from './opened.ts';
import { ONE_OF_EACH, PAGE_KINDS } from './page-kinds.ts';
import { watchPage } from './watched-page.ts';

const browser = await browserForTests();
const site = siteUnder('/');

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 900 };

describe('every kind of page', () => {
  it('has no fault and no finding, wide in light, and narrow in dark', async () => {
    const { page, faults, go, close } = await watchPage(browser, site);
    await bringAxe(page);
    const found: string[] = [];
    for (const path of PAGE_KINDS) {
      await go(path);
      expect(await page.locator('h1').count(), path).toBe(1);
      const all = [...(await foundWide(page)), ...(await foundNarrow(page, path))];
      found.push(...all.map((each) => `${path}: ${each}`));
    }
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
  // So whatever does not look at colours is the same in both.
  it('has two schemes that differ in nothing but their colours', () => {
    const css = globSync('_astro/*.css', { cwd: site.folder })
      .map((file) => readFileSync(join(site.folder, file), 'utf8'))
      .join('\n');
    expect(css).not.toContain('prefers-color-scheme');
    const ofTheme = [...css.matchAll(/\[data-theme=[^{]*\{([^}]*)\}/g)].map(([, said]) => said);
    expect(ofTheme.length).toBeGreaterThan(1);
    expect(
      ofTheme.filter((said) => !/^\s*color-scheme:\s*(light|dark);?\s*$/.test(said ?? '')),
    ).toEqual([]);
  });
});

async function foundWide(page: Page): Promise<readonly string[]> {
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...(await tooWide(page)), ...(await axeFindings(page))];
}

/** What lies beside what is a matter of the kind of page, and so is the colour that it lies on. */
async function foundNarrow(page: Page, path: string): Promise<readonly string[]> {
  await page.setViewportSize(NARROW);
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = ONE_OF_EACH.includes(path) ? await axeFindings(page) : [];
  return [...(await tooWide(page)), ...found].map((each) => `narrow and dark: ${each}`);
}

async function tooWide(page: Page): Promise<readonly string[]> {
  const [whole = 0, inner = 0] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  return whole > inner ? [`${whole} wide`] : [];
}

describe('keyboard', () => {
  it('reaches everything that can be pressed, in order, and shows where it is', async () => {
    const { page, go, close } = await watchPage(browser, site);
    await go('games/n-nomic/versions/5/');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const { name, outline } = await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return {
          name: `${element.tagName} ${name.trim()}`,
          outline: getComputedStyle(element).outlineStyle,
        };
      });
      seen.add(name);
      expect(outline, name).not.toBe('none');
    }
    for (const name of ['A Initial', 'A Next', 'BUTTON Go', 'A 101'])
      expect([...seen]).toContain(name);
    await close();
  });
});
