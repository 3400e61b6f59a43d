/** A page that remembers everything it should not have done, which then fails its test. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { site } from './the-site.ts';

/** Milliseconds until what a page was to do is taken to have failed: long, for a busy machine. */
const MISSING = 120_000;

/** Pages that go on by themselves once they are loaded, and what stands there when they have done so. */
const DONE: readonly (readonly [path: RegExp, shown: string])[] = [
  [/^games\/[^/]*\/desk\//, '.draft'],
  [/^search\/$/, '[data-search]'],
  [/^search\/\?/, '[data-found]:not(:empty), .results > li'],
  [/\/compare\//, '[data-status]:not(:empty)'],
  [/\?unanimity=all-for/, '[data-what-if] [data-choices] li'],
];

export interface WatchedPage {
  readonly page: Page;
  /** Console errors, page errors, failed requests, and requests to anybody else. */
  readonly faults: string[];
  /** To a path of the site. */
  go(path: string): Promise<void>;
  text(selector: string): Promise<string>;
}

/** The browser of this worker, for all its files. It ends with the worker. */
let browser: Promise<Browser> | undefined;

/**
 * By their options, contexts that no test uses and in which none has left anything. A page that is
 * opened in one of them takes half as much of the processor: typefaces and scripts are there.
 */
const free = new Map<string, BrowserContext[]>();

/** Whether a later page would find nothing; where that cannot be read, it might. */
async function leavesNothing(page: Page): Promise<boolean> {
  if (page.context().pages().length > 1) return false;
  return page.evaluate(() => localStorage.length === 0).catch(() => false);
}

/** Opened for one test, with nothing that an earlier one has left. It is closed when the test ends. */
export async function open(given: BrowserContextOptions = {}): Promise<WatchedPage> {
  const options = { viewport: { width: 1280, height: 900 }, ...given };
  const key = JSON.stringify(options);
  browser ??= openBrowser();
  const context = free.get(key)?.pop() ?? (await (await browser).newContext(options));
  const page = await context.newPage();
  page.setDefaultTimeout(MISSING);
  const faults = faultsOf(page);
  onTestFinished(async ({ task }) => {
    const isClean = await leavesNothing(page);
    await (isClean ? page.close() : context.close());
    if (isClean) free.set(key, [...(free.get(key) ?? []), context]);
    if (task.result?.state !== 'fail') expect(faults).toEqual([]);
  });
  return {
    page,
    faults,
    text: (selector) => page.locator(selector).first().innerText(),
    go: async (path) => {
      await page.goto(site.address + path);
      if (options.javaScriptEnabled === false) return;
      const [, shown] = DONE.find(([each]) => each.test(path)) ?? [];
      if (shown !== undefined) await page.locator(shown).first().waitFor();
      // A typeface is fetched once something is laid out in it, which may be after the page has loaded.
      await page.evaluate(async () => {
        document.body.getBoundingClientRect();
        await document.fonts.ready;
      });
    },
  };
}

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left stops what it was loading.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(site.address)) faults.push(`elsewhere: ${request.url()}`);
  });
  return faults;
}
