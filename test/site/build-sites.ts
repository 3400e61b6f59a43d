/** Run by Vitest before the suites: builds the site once at the root and once under a path. */
import type { TestProject } from 'vitest/node';
import { type Base, buildSite, type Site } from './built-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sites: Readonly<Record<Base, Site>>;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // At once, as two publishers with one clone might: neither is in the other's way.
  const [root, below] = await Promise.all([
    buildSite('/'),
    buildSite('/archive', 'test/site/at-the-desk'),
  ]);
  provide('sites', { '/': root.site, '/archive': below.site });
  return async () => {
    await root.close();
    await below.close();
  };
}
