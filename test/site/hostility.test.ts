/**
 * Records that mean harm are published, and do none, in what a browser makes of them; their files are
 * asked in `pages.test.ts`.
 * @module-tag slow
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { open } from './watched-page.ts';

/** Pages of which a script makes a part. */
const MADE = [
  'games/hostile/versions/1/',
  'games/hostile/readings/?unanimity=none-against',
  'games/hostile/desk/',
  'games/hostile/compare/?from=0&to=1',
  'search/?Game=%3C/title%3E%3Cscript%3Ewindow.harmed%20=%20%22title%22%3C/script%3E%20%26%20%22Sons%22',
];
const OTHERS = [
  '',
  ...['', 'rules/301/', 'proposals/', 'proposals/301/', 'judgments/', 'judgments/1/'],
  ...['players/', 'players/a/', 'readings/', 'timeline/'],
].map((page, i) => (i === 0 ? page : `games/hostile/${page}`));
const MONSTROUS = [
  ...['', 'versions/', 'versions/3/', 'rules/302/', 'rules/303/', 'proposals/', 'proposals/302/'],
  ...['proposals/303/', 'players/', 'players/prototype/', 'timeline/', 'compare/?from=1&to=3'],
].map((page) => `games/constructor/${page}`);
/** The places on the track of a game are set by our own script. */
const INTRUDERS =
  'main :is(img, iframe, object, embed, style, base, meta, link), [onclick], [onload], [onerror], [onmouseover], [onfocus], main [style]:not(.rail *)';

/** Without the policy: it is the second line of defence, and must not be needed. */
async function expectInert(paths: readonly string[], bypassCSP: boolean): Promise<void> {
  const { page, go } = await open({ bypassCSP });
  for (const path of paths) {
    await go(path);
    await expectNoHarm(page);
    const protocols = await page
      .locator('a')
      .evaluateAll((all) =>
        all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).protocol),
      );
    expect(
      protocols.filter((protocol) => !/^https?:$/.test(protocol)),
      path,
    ).toEqual([]);
  }
}

async function expectNoHarm(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'harmed' in window), page.url()).toBe(false);
  expect(await page.locator(INTRUDERS).count(), page.url()).toBe(0);
}

test('what scripts make of hostile records is inert, without a policy', () =>
  expectInert(MADE, true));

test('a walk through hostile records is inert, without a policy', async () => {
  const { page, go } = await open({ bypassCSP: true });
  await go('games/hostile/#step-0');
  await page.locator('[data-walk-shown]').waitFor();
  await page.locator('[data-walk-version]').press('Enter');
  const steps = Number(await page.locator('[data-walk-range]').getAttribute('max'));
  for (let i = 0; i < steps; i += 1) await page.locator('[data-walk-on]').press('Enter');
  await expectNoHarm(page);
});

test('all else is, and with a policy', { tags: ['night'] }, async () => {
  await expectInert(OTHERS, true);
  await expectInert([...MADE, ...OTHERS], false);
});

test('a name that turns writing round keeps that to itself', async () => {
  const { page, go } = await open();
  await go('games/constructor/');
  // The name leaves two directions open; the words after it still run from left to right.
  const [to, make] = await page.locator('h1').evaluate((banner) => {
    const words = [...banner.childNodes].find((node) => /to make/i.test(node.textContent ?? ''));
    const text = words?.textContent ?? '';
    return ['to', 'make'].map((word) => {
      const range = document.createRange();
      range.setStart(words ?? banner, text.indexOf(word));
      range.setEnd(words ?? banner, text.indexOf(word) + word.length);
      return range.getBoundingClientRect().left;
    });
  });
  expect(to).toBeLessThan(make ?? 0);
});

describe('records beyond all measure', () => {
  const expectFits = async (paths: readonly string[]) => {
    const { page, go } = await open();
    const wide: string[] = [];
    for (const path of paths) {
      await go(path);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(() => document.documentElement.scrollWidth);
        if (found > width) wide.push(`${path}: ${found} in ${width}`);
      }
    }
    expect(wide).toEqual([]);
  };

  test('are no wider than their window: the first page, and the longest words', () =>
    expectFits(['', 'games/constructor/', 'games/constructor/proposals/302/']));

  test('nor are they anywhere else', { tags: ['night'] }, () =>
    expectFits([...MONSTROUS, 'search/?q=Rindfleisch']),
  );

  test('leave the columns of a table wide enough to read', async () => {
    const { page, go } = await open({ viewport: { width: 390, height: 900 } });
    for (const path of ['games/constructor/proposals/', 'games/worked-example/proposals/']) {
      await go(path);
      const name = await page.locator('tbody td bdi').first().boundingBox();
      expect(name?.width, path).toBeGreaterThan(40);
    }
  });
});
