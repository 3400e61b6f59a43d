/**
 * Pages do not move under the eyes of their readers.
 * @module-tag slow
 * @module-tag night
 */
import { expect, test } from 'vitest';
import { FURTHER, ONE_OF_EACH } from './page-kinds.ts';
import { open } from './watched-page.ts';

declare global {
  interface Window {
    shift: number;
  }
}

/** A place within the page just seen is no load. */
const PAGES = [...ONE_OF_EACH, ...FURTHER, 'games/n-nomic/versions/5/?on=2024-03-01'].filter(
  (path) => !path.includes('#'),
);

/** More than this is felt, by the measure of browsers: the share of the window, times the way. */
const FELT = 0.1;

test.each([
  ['wide', 1280, 900],
  ['on a phone', 390, 844],
] as const)('no kind of page shifts while it loads, %s', async (_, width, height) => {
  const { page, go } = await open({ viewport: { width, height } });
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) window.shift += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifts: Record<string, number> = {};
  for (const path of PAGES) {
    await go(path);
    // A page that is never idle is measured all the same.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
    shifts[path] = await page.evaluate(() => window.shift);
  }
  expect(Object.entries(shifts).filter(([, shift]) => shift >= FELT)).toEqual([]);
});
