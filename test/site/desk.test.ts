/** The engine in the reader's browser, and the pages that ask it: one site, in a real browser. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { type BuiltSite, buildSite } from './built-site.ts';
import { openBrowser } from './open-browser.ts';
import { drafts } from './suites/drafts.ts';
import type { Opened } from './suites/opened.ts';
import { sameEngine } from './suites/same-engine.ts';
import { suppositions } from './suites/suppositions.ts';
import { table } from './suites/table.ts';

let browser: Browser;
let site: BuiltSite;

beforeAll(async () => {
  browser = await openBrowser();
  site = await buildSite('/archive', 'test/site/at-the-desk');
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const at: Opened = {
  get browser() {
    return browser;
  },
  get site() {
    return site;
  },
};

describe('in the reader’s browser', () => {
  sameEngine(at);
  suppositions(at);
  drafts(at);
  table(at);
});
