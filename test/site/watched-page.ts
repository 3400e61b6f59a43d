/** A page that remembers everything it should not have done. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Site } from './built-site.ts';

/** Milliseconds until what a page was to do is taken to have failed: long, for a busy machine. */
const MISSING = 120_000;

export interface WatchedPage {
  readonly page: Page;
  /** Console errors, page errors, failed requests, and requests to anybody else. */
  readonly faults: readonly string[];
  go(path: string): Promise<void>;
  close(): Promise<void>;
}

export async function watchPage(
  browser: Browser,
  site: Site,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(MISSING);
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
  return {
    page,
    faults,
    go: async (path) => {
      // Only these go on to load something by themselves.
      const waitUntil = /search|compare|desk|unanimity/.test(path) ? 'networkidle' : 'load';
      await page.goto(site.address + path, { waitUntil });
    },
    close: () => context.close(),
  };
}
