/** What a suite works with: the sites, which are built once for all suites, and a browser of its own. */
import type { Browser } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import type { Base, Site } from './built-site.ts';
import { openBrowser } from './open-browser.ts';

export function siteUnder(base: Base): Site {
  return inject('sites')[base];
}

/** Closed when the tests of the file that asks for it have ended. */
export async function browserForTests(): Promise<Browser> {
  const browser = await openBrowser();
  afterAll(() => browser.close());
  return browser;
}
