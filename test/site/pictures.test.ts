/**
 * Pictures, as a browser lays them out; what they draw is a matter of their files.
 * @module-tag slow
 */
import { expect, test } from 'vitest';
import { README_PICTURES } from './readme-pictures.ts';
import { open } from './watched-page.ts';

const NAMES = ['Agnes Pell', 'Bruno Caldeira', 'Cosima Wray', 'Dov Amsel', 'Edith Oyelaran'];

test.for([
  [1280, '.scores .picture .line text'],
  [390, '.scores .key .line'],
] as const)(
  'name the lines of points within a window %i wide, beside them or in a key',
  async ([width, labels]) => {
    const { page, go } = await open({ viewport: { width, height: 900 } });
    await go('games/worked-example/');
    const shown = await page.locator(`${labels}:visible`).all();
    const told = await Promise.all(shown.map((label) => label.textContent()));
    expect(told.map((words) => words?.replace(/\s*−?\d+\s*$/, '').trim())).toEqual(NAMES);
    for (const label of shown) {
      const { x = 0, width: long = 0 } = (await label.boundingBox()) ?? {};
      expect(x).toBeGreaterThan(0);
      expect(x + long).toBeLessThanOrEqual(width);
    }
    const picture = await page.locator('.scores .picture').evaluate((box) => box.scrollLeft);
    expect(picture).toBe(0);
  },
);

test('go through the versions with the arrow keys, and swap the marked text', async () => {
  const { page, go, text } = await open();
  await go('games/n-nomic/versions/');
  const range = page.getByRole('slider', { name: 'Go through the versions' });
  const rules = () => page.locator('[data-scrub-text] h3').allTextContents();
  const said = () => text('.scrub [role="status"]');
  // It rests on the latest change, which is there before anything is fetched.
  expect(await said()).toMatch(/^Version 7/);
  expect(await rules()).toEqual(['Rule 308']);
  await range.press('Home');
  await expect.poll(said).toMatch(/^Version 0/);
  expect(await text('[data-scrub-text]')).toBe('');
  for (let version = 0; version < 5; version++) await range.press('ArrowRight');
  await expect.poll(rules).toEqual(['Rule 305']);
  expect(await page.locator('[data-scrub-text] ins').first().textContent()).toBe('points');
});

test.for(README_PICTURES)('of the README show what $page shows', async (picture) => {
  const { page, go } = await open({ viewport: { width: picture.width, height: 1600 } });
  await go(picture.page);
  await picture.prepare(page);
  const seen = (await page.locator(picture.of).innerText()).replace(/\s+/g, ' ');
  expect(picture.shows.filter((words) => !seen.includes(words))).toEqual([]);
});
