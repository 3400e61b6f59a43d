/** Records that mean harm are published, and do none. */
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MOST_LINES } from '../../src/values/markdown-limits.ts';
import { browserForTests, siteUnder } from './opened.ts';
import { watchPage } from './watched-page.ts';

const PAGES = [
  '',
  'games/hostile/',
  'games/hostile/versions/1/',
  'games/hostile/rules/301/',
  'games/hostile/proposals/',
  'games/hostile/proposals/301/',
  'games/hostile/judgments/',
  'games/hostile/judgments/1/',
  'games/hostile/players/',
  'games/hostile/players/a/',
  'games/hostile/readings/',
  'games/hostile/readings/?unanimity=none-against',
  'games/hostile/desk/',
  'games/hostile/timeline/',
  'games/hostile/compare/?from=0&to=1',
  'search/?Game=%3C/title%3E%3Cscript%3Ewindow.harmed%20=%20%22title%22%3C/script%3E%20%26%20%22Sons%22',
];
const MONSTROUS = [
  '',
  'games/constructor/',
  'games/constructor/versions/',
  'games/constructor/versions/3/',
  'games/constructor/rules/302/',
  'games/constructor/rules/303/',
  'games/constructor/proposals/',
  'games/constructor/proposals/302/',
  'games/constructor/proposals/303/',
  'games/constructor/players/',
  'games/constructor/players/prototype/',
  'games/constructor/timeline/',
  'games/constructor/compare/?from=1&to=3',
  'search/?q=Rindfleisch',
];
const INTRUDERS =
  'main :is(iframe, object, embed, style, base, meta, link), [onclick], [onload], [onerror], [onmouseover], [onfocus], main [style]';

const browser = await browserForTests();
const site = siteUnder('/');

it('makes a site by the settings of the project, and none from where the build is called', () => {
  const settings = ['astro.config.mjs', 'pagefind.toml', 'postcss.config.mjs', 'vite.config.mjs'];
  const around = readdirSync(dirname(site.content)).sort();
  expect(around).toEqual([...settings, 'content', 'site'].sort());
});

describe('hostile records', () => {
  // Without the policy: it is the second line of defence, and must not be needed.
  it.each([true, false])('are inert (policy bypassed: %s)', async (bypassCSP) => {
    const { page, faults, go, close } = await watchPage(browser, site, { bypassCSP });
    for (const path of PAGES) {
      await go(path);
      expect(await page.evaluate(() => 'harmed' in window), path).toBe(false);
      expect(await page.locator(INTRUDERS).count(), path).toBe(0);
      expect(await page.locator('main img').count(), path).toBe(0);
      const links = await page
        .locator('a')
        .evaluateAll((all) =>
          all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).protocol),
        );
      expect(
        links.filter((protocol) => !/^https?:$/.test(protocol)),
        path,
      ).toEqual([]);
    }
    expect(faults).toEqual([]);
    await close();
  });

  it('are shown word for word', async () => {
    const { page, go, close } = await watchPage(browser, site);
    await go('games/hostile/versions/1/');
    const rule = page.locator('#rule-301');
    expect(await rule.locator('.rule-title').textContent()).toBe(
      '"><script>window.harmed = "rule title"</script>',
    );
    expect(await rule.locator('.clean').textContent()).toContain(
      '<style>* { display: none }</style>',
    );
    expect(await rule.locator('.clean input').count()).toBe(0);
    expect(await page.title()).toContain('</title><script>');
    await close();
  });

  it('keeps a name that turns writing round to itself', async () => {
    const { page, go, close } = await watchPage(browser, site);
    await go('games/constructor/');
    // The name leaves two directions open; the words after it still run from left to right.
    const [to, make] = await page.locator('.banner').evaluate((banner) => {
      const words = [...banner.childNodes].find((node) => /to make/.test(node.textContent ?? ''));
      const text = words?.textContent ?? '';
      return ['to', 'make'].map((word) => {
        const range = document.createRange();
        range.setStart(words ?? banner, text.indexOf(word));
        range.setEnd(words ?? banner, text.indexOf(word) + word.length);
        return range.getBoundingClientRect().left;
      });
    });
    expect(to).toBeLessThan(make ?? 0);
    await close();
  });
});

describe('records beyond all measure', () => {
  it('are never wider than their window', async () => {
    const { page, faults, go, close } = await watchPage(browser, site);
    const wide: string[] = [];
    for (const path of MONSTROUS) {
      await go(path);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(() => document.documentElement.scrollWidth);
        if (found > width) wide.push(`${path}: ${found} in ${width}`);
      }
    }
    expect(wide).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('leave the columns of a table wide enough to read', async () => {
    const viewport = { width: 390, height: 900 };
    const { page, go, close } = await watchPage(browser, site, { viewport });
    for (const path of ['games/constructor/proposals/', 'games/worked-example/proposals/']) {
      await go(path);
      const name = await page.locator('tbody td bdi').first().boundingBox();
      expect(name?.width, path).toBeGreaterThan(40);
    }
    await close();
  });

  it('are there to the last line', async () => {
    const { page, go, close } = await watchPage(browser, site);
    await go('games/constructor/proposals/301/');
    expect(await page.locator('.asked .text li').count()).toBe(MOST_LINES / 2);
    await close();
  });
});
