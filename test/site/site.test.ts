/** The whole site, as its readers meet it: built once at the root and once under a path. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { type BuiltSite, buildSite } from './built-site.ts';
import { openBrowser } from './open-browser.ts';
import { accessibility } from './suites/accessibility.ts';
import { books } from './suites/books.ts';
import { comforts } from './suites/comforts.ts';
import { files } from './suites/files.ts';
import { hostility } from './suites/hostility.ts';
import { navigation } from './suites/navigation.ts';
import type { Opened } from './suites/opened.ts';
import { paper } from './suites/paper.ts';
import { pictures } from './suites/pictures.ts';
import { search } from './suites/search.ts';

let browser: Browser;
const sites = new Map<string, BuiltSite>();

beforeAll(async () => {
  browser = await openBrowser();
  const build = async (base: string) => sites.set(base, await buildSite(base));
  // At once, as two publishers with one clone might: neither is in the other's way.
  await Promise.all(['/', '/archive'].map(build));
});

afterAll(async () => {
  await browser?.close();
  for (const site of sites.values()) await site.close();
});

const opened = (base: string): Opened => ({
  get browser() {
    return browser;
  },
  get site() {
    const site = sites.get(base);
    if (!site) throw new Error(`Nothing was built for ${base}.`);
    return site;
  },
});

describe.each(['/', '/archive'])('the site under %s', (base) => {
  files(opened(base));
  navigation(opened(base));
  search(opened(base));
  comforts(opened(base));
});

describe('the site', () => {
  books(opened('/'));
  hostility(opened('/'));
  pictures(opened('/'));
  paper(opened('/'));
  accessibility(opened('/'));
});
