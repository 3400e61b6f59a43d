/** The part of a page that a reader sees before scrolling. */
import type { Locator } from 'playwright-core';

/** Whether it begins where the window shows it, without scrolling further. */
export async function isInSight(element: Locator, height: number): Promise<boolean> {
  const box = await element.boundingBox();
  return box !== null && box.y >= 0 && box.y + Math.min(box.height, 40) <= height;
}
