/** A game is walked through on its page, from any step to any other. */
import { expect, test } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { browserForTests, siteUnder } from './opened.ts';
import { watchPage } from './watched-page.ts';

const browser = await browserForTests();
const site = siteUnder('/archive');

test('goes to each step by keys, and shows the game as it then was', async () => {
  const { page, faults, go, close } = await watchPage(browser, site);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url().split('/').at(-1) ?? ''));
  await go('games/worked-example/');
  expect(loaded).not.toContain('walk.json');
  const says = page.locator('[data-walk-says]');
  const held = page.locator('[data-walk-held]');
  await page.locator('[data-walk-range]').focus();
  await page.keyboard.press('Home');
  await expect.poll(() => says.innerText()).toContain('The game begins.');
  expect(await held.innerText()).toMatch(/^(.*\t0\n?){5}$/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => says.innerText()).toMatch(/^1 of \d+.*makes Proposal 301/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => says.innerText()).toMatch(/^2 of .*Proposal 301 is adopted/);
  expect(page.url()).toMatch(/#step-2$/);
  expect(await page.locator('[data-walk-changed] .compared-rule').count()).toBe(1);
  await page.locator('[data-walk-version]').press('Enter');
  const changed = page.locator('[data-walk-rules] details[data-changed]');
  expect(await changed.count()).toBe(1);
  await changed.locator('summary').press('Enter');
  expect(await changed.locator('p').isVisible()).toBe(true);
  await page.locator('[data-walk-on]').press('Enter');
  await expect.poll(() => says.innerText()).toMatch(/^3 of /);
  // Anywhere within it.
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => says.innerText()).toMatch(/^2 of /);
  await page.keyboard.press('End');
  await expect.poll(() => says.innerText()).toMatch(/Play stops/);
  const last = (await held.innerText()).replaceAll(/\s+/g, ' ');
  const now = await page.locator('.overview .standings').first().innerText();
  for (const [, points = ''] of last.matchAll(/ (−?\d+)/g)) expect(now).toContain(points);
  expect(faults).toEqual([]);
  await close();
});

test('is played on from a step, as another game', async () => {
  const { page, faults, go, close } = await watchPage(browser, site);
  await go('games/worked-example/#step-4');
  await page.locator('[data-walk-shown]').waitFor();
  await page.getByRole('button', { name: 'What if' }).click();
  await page.locator('[data-turn] form').waitFor();
  expect(await page.locator('[data-title]').innerText()).toContain('(what if, from step 4)');
  expect(await page.locator('[data-past] li').allInnerTexts()).toEqual([
    expect.stringMatching(/^Proposal 301 by Agnes Pell\. .* Adopted 5 : 0/),
    'Agnes Pell threw 4 for Proposal 301.',
  ]);
  await page.locator('[data-walk-back]').click();
  await page.getByRole('button', { name: 'What if' }).click();
  const title = page.locator('[data-title]');
  await expect.poll(() => title.innerText()).toMatch(/^[^(]* \(what if, from step 3\)$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(2);
  await page.goto('about:blank');
  await go('play/#from=no-such-game.3');
  await expect
    .poll(() => page.locator('[data-said]').innerText())
    .toBe(
      'The game cannot be taken up at that step. The records of the game cannot be loaded here.',
    );
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  await close();
});

test('opens at the step in the address', async () => {
  const { page, go, close } = await watchPage(browser, site);
  await go('games/worked-example/#step-2');
  const says = page.locator('[data-walk-says]');
  await expect.poll(() => says.innerText()).toMatch(/^2 of /);
  await page.goto('about:blank');
  await go('games/worked-example/#step-999999');
  await expect.poll(() => says.innerText()).toMatch(/^(\d+) of \1/);
  await close();
});

test.each(['light', 'dark'] as const)(
  'fits a narrow window in the %s scheme, and is in order for those who cannot see it',
  async (colorScheme) => {
    const options = { viewport: { width: 390, height: 800 }, colorScheme, bypassCSP: true };
    const { page, go, close } = await watchPage(browser, site, options);
    await go('games/worked-example/#step-2');
    await page.locator('[data-walk-shown]').waitFor();
    await page.locator('[data-walk-version]').press('Enter');
    const [inner, whole] = await page.evaluate(() => [
      innerWidth,
      document.documentElement.scrollWidth,
    ]);
    expect(whole).toBeLessThanOrEqual(inner ?? 0);
    expect(await axeFindings(page)).toEqual([]);
    await close();
  },
);

test('never runs what players wrote', async () => {
  const { page, faults, go, close } = await watchPage(browser, site, { bypassCSP: true });
  await go('games/hostile/#step-0');
  await page.locator('[data-walk-shown]').waitFor();
  await page.locator('[data-walk-version]').press('Enter');
  const steps = Number(await page.locator('[data-walk-range]').getAttribute('max'));
  for (let i = 0; i < Math.min(steps, 40); i += 1)
    await page.locator('[data-walk-on]').press('Enter');
  expect(await page.locator('[data-walk] :is(img, script, iframe)').count()).toBe(0);
  expect(faults).toEqual([]);
  await close();
});
