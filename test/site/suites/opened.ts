import type { Browser } from 'playwright-core';
import type { BuiltSite } from '../built-site.ts';

/** What a suite works with; there only once its tests run. */
export interface Opened {
  readonly browser: Browser;
  readonly site: BuiltSite;
}
