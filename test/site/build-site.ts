/** Run by Vitest before the suites: unpacks the browser and builds the site, once for all of them. */
import type { TestProject } from 'vitest/node';
import { buildSite, type Site } from './built-site.ts';
import { unpackBrowser } from './open-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    site: Site;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await unpackBrowser();
  const { site, close } = await buildSite();
  provide('site', site);
  return close;
}
