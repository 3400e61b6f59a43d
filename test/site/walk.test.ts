/**
 * A game is walked through on its page, from any step to any other.
 * @module-tag slow
 */
import { expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { open } from './watched-page.ts';

test('goes to each step by keys, and shows the game as it then was', async () => {
  const { page, go, text } = await open();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url().split('/').at(-1) ?? ''));
  await go('games/worked-example/');
  expect(loaded).not.toContain('walk.json');
  const says = () => text('[data-walk-says]');
  await page.locator('[data-walk-range]').focus();
  await page.keyboard.press('Home');
  await expect.poll(says).toContain('The game begins.');
  expect(await text('[data-walk-held]')).toMatch(/^(.*\t0\n?){5}$/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(says).toMatch(/^1 of \d+.*makes Proposal 301/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(says).toMatch(/^2 of .*Proposal 301 is adopted/);
  expect(page.url()).toMatch(/#step-2$/);
  expect(await page.locator('[data-walk-changed] .compared-rule').count()).toBe(1);
  await page.locator('[data-walk-version]').press('Enter');
  const changed = page.locator('[data-walk-rules] details[data-changed]');
  expect(await changed.count()).toBe(1);
  await changed.locator('summary').press('Enter');
  expect(await changed.locator('p').count()).toBe(2);
  for (const said of await changed.locator('p').all()) expect(await said.isVisible()).toBe(true);
  await page.locator('[data-walk-on]').press('Enter');
  await expect.poll(says).toMatch(/^3 of /);
  // Anywhere within it.
  await page.keyboard.press('ArrowLeft');
  await expect.poll(says).toMatch(/^2 of /);
  await page.keyboard.press('End');
  await expect.poll(says).toMatch(/Play stops/);
  const last = (await text('[data-walk-held]')).replaceAll(/\s+/g, ' ');
  const now = await text('.overview .standings');
  for (const [, points = ''] of last.matchAll(/ (−?\d+)/g)) expect(now).toContain(points);
  await page.goto('about:blank');
  await go('games/worked-example/#step-999999');
  await expect.poll(says).toMatch(/^(\d+) of \1/);
});

test('is played on from a step, as another game', async () => {
  const { page, go, text, faults } = await open();
  await go('games/worked-example/#step-4');
  await page.locator('[data-walk-shown]').waitFor();
  await page.getByRole('button', { name: 'What if' }).click();
  await page.locator('[data-turn] form').waitFor();
  const title = () => text('[data-title]');
  expect(await title()).toContain('(what if, from step 4)');
  expect(await page.locator('[data-past] li').allInnerTexts()).toEqual([
    expect.stringMatching(/^Proposal 301, by Agnes Pell\. .* Adopted 5 : 0/),
    'Agnes Pell becomes teapot, as granted by Rule 301.',
    'Agnes Pell throws 4 for Proposal 301.',
  ]);
  await page.locator('[data-walk-back]').click();
  await page.getByRole('button', { name: 'What if' }).click();
  await expect.poll(title).toMatch(/^[^(]* \(what if, from step 3\)$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(2);
  await page.goto('about:blank');
  await go('play/#from=no-such-game.3');
  await expect
    .poll(() => text('[data-said]'))
    .toBe('The game cannot go on from that step. The records of the game cannot be loaded here.');
  const missing = faults.splice(0).filter((fault) => !fault.includes('404'));
  expect(missing).toEqual([]);
});

test.for(['light', 'dark'] as const)(
  'is in order in a narrow window, in the %s scheme',
  { tags: ['night'] },
  async (colorScheme) => {
    const { page, go } = await open({
      viewport: { width: 390, height: 800 },
      colorScheme,
      bypassCSP: true,
    });
    await go('games/worked-example/#step-2');
    await page.locator('[data-walk-shown]').waitFor();
    await page.locator('[data-walk-version]').press('Enter');
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(whole).toBeLessThanOrEqual(390);
    expect(await axeFindings(page)).toEqual([]);
  },
);
