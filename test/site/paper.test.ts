/** Printing: rules to read, and sheets of cards to cut. */
import { describe, expect, it } from 'vitest';
import { browserForTests, siteUnder } from './opened.ts';
import { watchPage } from './watched-page.ts';

/** Whatever takes room on the sheet and is no card. */
function besidesCards(): readonly string[] {
  return [...document.querySelectorAll('main *')]
    .filter((element) => !element.closest('.rule, .tier-heading'))
    .filter((element) => element.getBoundingClientRect().width > 0)
    .map((element) => element.outerHTML.slice(0, 80));
}

const browser = await browserForTests();
const site = siteUnder('/');

describe('paper', () => {
  it('prints the rules without what surrounds them', async () => {
    const { page, go, close } = await watchPage(browser, site);
    await go('games/n-nomic/versions/5/');
    await page.emulateMedia({ media: 'print' });
    for (const away of ['.binding', '.drawer', '.steps', '.numbers', '.take', '.colophon']) {
      expect(await page.locator(away).first().isVisible(), away).toBe(false);
    }
    expect(await page.locator('#rule-101 > .text').isVisible()).toBe(true);
    expect(await page.locator('h1').isVisible()).toBe(true);
    await close();
  });

  it.each(['games/n-nomic/rules/112/', 'games/n-nomic/proposals/305/', 'games/n-nomic/'])(
    'says on paper what it is and where it stands: %s',
    async (path) => {
      const { page, go, close } = await watchPage(browser, site);
      await go(path);
      await page.emulateMedia({ media: 'print' });
      const words = await page.locator('.imprint').innerText();
      expect(words).toContain('N Nomic');
      expect(words).toContain(`https://archive.example${site.base.replace(/\/$/, '')}/${path}`);
      await close();
    },
  );

  it('says on each card to cut which game and version it is of, when, and where that stands', async () => {
    const { page, go, close } = await watchPage(browser, site);
    await go('games/n-nomic/versions/5/#cards-a4');
    const feet = await page
      .locator('.rule')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card, '::after').content));
    expect(feet.length).toBeGreaterThan(20);
    for (const foot of feet) {
      expect(foot).toContain('N Nomic, version 5. In force from 24 October 2009');
      expect(foot).toContain('/games/n-nomic/versions/5/');
    }
    await close();
  });

  it('prints dark words on light paper, whatever was chosen for the screen', async () => {
    const { page, go, close } = await watchPage(browser, site);
    await go('games/n-nomic/versions/5/');
    const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
    const light = await ink();
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await ink()).not.toBe(light);
    await page.emulateMedia({ media: 'print' });
    expect(await ink()).toBe(light);
    await close();
  });

  it.each([
    ['cards-a4', 210, 297],
    ['cards-letter', 215.9, 279.4],
  ] as const)('lays cards out for %s, each within its lines', async (sheet, width, height) => {
    const { page, go, close } = await watchPage(browser, site);
    for (const path of [
      'games/n-nomic/versions/7/',
      'rulesets/gnomic/',
      'rulesets/nomic-mit-tens/',
    ]) {
      await go(`${path}#${sheet}`);
      const cards = await page.locator('.rule').evaluateAll((all) =>
        all.map((card) => ({
          id: card.id,
          eighths: Number((card as HTMLElement).dataset.size ?? 1),
          isOver:
            card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1,
        })),
      );
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(besidesCards), path).toEqual([]);
      await page.emulateMedia({ media: null });
      expect(cards.length).toBeGreaterThan(20);
      expect(cards.filter(({ isOver }) => isOver)).toEqual([]);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const text = pdf.toString('latin1');
      const sheets = text.match(/\/Type \/Page\b/g)?.length ?? 0;
      const eighths = cards.reduce((sum, card) => sum + card.eighths, 0);
      expect(sheets).toBe(Math.ceil(eighths / 8));
      const [, right = 0, top = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
      expect(Math.abs(Number(right) - (width * 72) / 25.4)).toBeLessThan(1);
      expect(Math.abs(Number(top) - (height * 72) / 25.4)).toBeLessThan(1);
    }
    await close();
  });
});
