/**
 * Going to a date, and between two versions; what a version marks.
 * @module-tag slow
 */
import { expect, test } from 'vitest';
import { open } from './watched-page.ts';

test('goes to the version of a date', async () => {
  const { page, go } = await open();
  await go('games/n-nomic/versions/0/');
  const on = async (date: string) => {
    await page.getByLabel('On', { exact: true }).fill(date);
    await page.getByRole('button', { name: 'Go' }).click();
    await page.waitForURL(`**/versions/*/?on=${date}`);
    return page.locator('h1').textContent();
  };
  expect(await on('2009-10-23')).toBe('The rules in version 4');
  expect(await on('2009-10-24')).toBe('The rules in version 5');
  const said = await page.getByRole('status').textContent();
  expect(said).toContain('You asked for the rules on 24 October 2009');
  expect(await on('2020-01-01')).toBe('The rules at the end');
  expect(await on('2009-08-24')).toBe('The rules in version 0');
});

test('leads from a number that a rule once had to the rule', { tags: ['night'] }, async () => {
  const { page, go } = await open();
  await go('games/n-nomic/versions/5/#rule-112');
  expect(await page.locator('.rule:has(:target) h3').textContent()).toContain('305');
});

test('compares any two versions or dates, and says in the address which', async () => {
  const { page, go } = await open();
  await go('games/n-nomic/compare/?from=0&to=4');
  const said = () => page.locator('[data-status]').textContent();
  const atFirst = '3 added, 0 removed, 1 changed, 28 the same.';
  await expect.poll(said).toBe(atFirst);
  expect(await page.locator('.compared-rule .says').first().textContent()).toContain('Added.');
  expect([await page.title(), await page.locator('h1').textContent()]).toEqual([
    'Version 0 against 4 · N Nomic · Nomotheca',
    'Version 0 against 4',
  ]);
  const against = page.getByLabel('against', { exact: true });
  await against.fill('5');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.waitForURL('**/compare/?from=0&to=5');
  await expect.poll(() => page.locator('ins').allTextContents()).toContain('points');
  await page.getByRole('button', { name: 'Swap' }).click();
  await page.waitForURL('**/compare/?from=5&to=0');
  await expect.poll(said).toBe('0 added, 3 removed, 1 changed, 28 the same.');
  await page.goBack();
  await page.goBack();
  await expect.poll(said).toBe(atFirst);
  await against.fill('99');
  await against.press('Tab');
  await expect.poll(said).toBe('There are versions 0 to 7.');
  await go('games/n-nomic/compare/?from=0&to=7');
  await page.getByText('By date', { exact: true }).click();
  const on = async (side: string, date: string, leads: string) => {
    await page.locator(`[data-on="${side}"]`).fill(date);
    await page.waitForURL(`**/compare/?${leads}`);
  };
  await on('from', '2009-10-01', 'from=4&to=7');
  await on('to', '2009-10-24', 'from=4&to=5');
  await expect.poll(said).toBe('0 added, 0 removed, 1 changed, 31 the same.');
  // Before anything is dated there was the Initial Set.
  await on('from', '1990-01-01', 'from=0&to=5');
});

test.for([true, false])(
  'marks what changed, and unmarks it (with scripts: %s)',
  async (javaScriptEnabled) => {
    const { page, go } = await open({ javaScriptEnabled });
    await go('games/n-nomic/versions/5/');
    const [marked, plain] = ['.redline', '.clean'].map((each) =>
      page.locator(`#rule-305 ${each}`).first(),
    );
    expect([await marked?.isVisible(), await plain?.isVisible()]).toEqual([true, false]);
    await page.getByLabel('Mark changes').press('Space');
    expect([await marked?.isVisible(), await plain?.isVisible()]).toEqual([false, true]);
  },
);

test('narrows without a script, and lists the versions for a date', async () => {
  const { page, go } = await open({ javaScriptEnabled: false });
  await go('games/n-nomic/versions/3/');
  await page.getByLabel('On', { exact: true }).fill('2009-10-24');
  await page.getByRole('button', { name: 'Go' }).click();
  await expect.poll(() => page.locator('.versions tbody tr').count()).toBe(8);
  await go('games/n-nomic/proposals/');
  await page.getByLabel('Defeated').check();
  expect(await page.locator('tbody tr:visible').count()).toBe(1);
});

test.each([
  ['', 390],
  ['search/', 390],
  // A wide window, enlarged to twice its size.
  ['', 640],
])('shows each door in the head of a narrow window, at “%s” and %s pixels', async (path, width) => {
  const { page, go } = await open({ viewport: { width, height: 844 } });
  await go(path);
  const doors = page.getByRole('navigation', { name: 'Archive', exact: true });
  const [seen, all] = await doors.evaluate((nav) => [nav.clientWidth, nav.scrollWidth]);
  expect(seen).toBe(all);
});
