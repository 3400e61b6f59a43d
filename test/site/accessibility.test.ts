/**
 * No fault, no finding by an automated checker, and nothing wider than the window, on any kind of page.
 * @module-tag slow
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings, bringAxe } from './axe-findings.ts';
import { FURTHER, ONE_OF_EACH } from './page-kinds.ts';
import { open } from './watched-page.ts';

const [WIDE, NARROW] = [1280, 390];

test('one page of every kind is in order, wide in light', () =>
  expectInOrder(ONE_OF_EACH, WIDE, 'light'));

// The kind of page decides which parts lie side by side, and on which colour.
test('one page of every kind is in order, narrow in dark', { tags: ['night'] }, () =>
  expectInOrder(ONE_OF_EACH, NARROW, 'dark'),
);

test('pages with other things on them are in order', { tags: ['night'] }, () =>
  expectInOrder(FURTHER, WIDE, 'light'),
);

async function expectInOrder(
  paths: readonly string[],
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const { page, go } = await open({ colorScheme });
  await bringAxe(page);
  const found: string[] = [];
  for (const path of paths) {
    await go(path);
    for (const each of [WIDE, NARROW]) {
      await page.setViewportSize({ width: each, height: 900 });
      const whole = await widthOf(page);
      if (whole > each) found.push(`${path}: ${whole} wide in ${each}`);
      if (each === width) found.push(...(await axeFindings(page)).map((at) => `${path}: ${at}`));
    }
  }
  expect(found).toEqual([]);
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

test('the keyboard reaches everything that can be pressed, in order, and shows where it is', async () => {
  const { page, go } = await open();
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
});
