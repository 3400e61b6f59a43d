/** No finding by an automated checker, and nothing wider than the window, on any kind of page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { PAGE_KINDS } from '../page-kinds.ts';
import { watchPage } from '../watched-page.ts';
import type { Opened } from './opened.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(
    root: Document,
    options: { resultTypes: string[] },
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

export function accessibility(at: Opened): void {
  describe.each([1280, 390])('accessibility at a width of %d', (width) => {
    it.each(['light', 'dark'] as const)('has no finding in the %s scheme', async (colorScheme) => {
      const viewport = { width, height: 900 };
      const options = { viewport, colorScheme, bypassCSP: true };
      const { page, go, close } = await watchPage(at.browser, at.site, options);
      const findings: string[] = [];
      for (const path of PAGE_KINDS) {
        await go(path);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) findings.push(`${path}: ${wide} wide`);
        await page.evaluate(axe);
        const violations = await page.evaluate(async () => {
          const { axe } = window as unknown as { axe: Axe };
          const result = await axe.run(document, { resultTypes: ['violations'] });
          return result.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`);
        });
        findings.push(...violations.map((violation) => `${path}: ${violation}`));
      }
      expect(findings).toEqual([]);
      await close();
    });
  });

  describe('keyboard', () => {
    it('reaches everything that can be pressed, in order, and shows where it is', async () => {
      const { page, go, close } = await watchPage(at.browser, at.site);
      await go('games/n-nomic/versions/5/');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
        'Skip to content',
      );
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
}
