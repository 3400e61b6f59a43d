/** Questions to the engine that do not reach it before a test lets them. */
import type { Page } from 'playwright-core';
import type { EngineRequest } from '../../src/try-out/engine-for-pages.ts';

interface Held {
  readonly held: (() => void)[];
}

/** Holds all questions of one kind, on the pages that are opened from now on. */
export function holdQuestions(page: Page, ask: EngineRequest['ask']): Promise<unknown> {
  return page.addInitScript((kind) => {
    const held: (() => void)[] = [];
    Object.assign(window, { held });
    window.Worker = class extends Worker {
      override postMessage(message: { readonly asked: { readonly ask: string } }): void {
        if (message.asked.ask === kind) held.push(() => super.postMessage(message));
        else super.postMessage(message);
      }
    };
  }, ask);
}

export async function waitForHeld(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as Held).held.length > 0);
}

/** Waits for a question, and lets it go on. */
export async function release(page: Page): Promise<void> {
  await waitForHeld(page);
  await page.evaluate(() => (window as unknown as Held).held.shift()?.());
}
