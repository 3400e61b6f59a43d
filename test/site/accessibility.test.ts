/** No finding by an automated checker, and nothing wider than the window, on any kind of page. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { axeFindings, OF_COLOURS } from './axe-findings.ts';
import { browserForTests, siteUnder } from './opened.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { watchPage } from './watched-page.ts';

const browser = await browserForTests();
const site = siteUnder('/');

describe('accessibility', () => {
  it.each([1280, 390])('has no finding at a width of %d, in light or in dark', async (width) => {
    const viewport = { width, height: 900 };
    const { page, go, close } = await watchPage(browser, site, { viewport, bypassCSP: true });
    const findings: string[] = [];
    for (const path of PAGE_KINDS) {
      await page.emulateMedia({ colorScheme: 'light' });
      await go(path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) findings.push(`${path}: ${wide} wide`);
      const light = await axeFindings(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await axeFindings(page, OF_COLOURS);
      findings.push(...light.map((found) => `${path}: ${found}`));
      findings.push(...dark.map((found) => `${path}, in dark: ${found}`));
    }
    expect(findings).toEqual([]);
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
