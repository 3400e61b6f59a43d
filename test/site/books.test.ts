/** Rulesets as books (EPUB): of every game and Initial Set, the hostile ones included. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { LivesJson } from '../../src/archive/rule-history/lives-json.ts';
import { versionEpub } from '../../src/site/render/files/epub.ts';
import { browserForTests, siteUnder } from './opened.ts';
import { watchPage } from './watched-page.ts';

const browser = await browserForTests();
const site = siteUnder('/');

const unpack = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)] as const);

describe('books', () => {
  it('consist of well-formed parts, each listed, with their kind before all of them', async () => {
    const { page, close } = await watchPage(browser, site);
    const files = globSync('**/*.epub', { cwd: site.folder });
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const bytes = readFileSync(join(site.folder, file));
      // The first file's name and bytes stand unpacked at these places.
      expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
      const parts = unpack(bytes);
      const marked = parts.filter(([name]) => /\.(xml|opf|xhtml)$/.test(name));
      expect(await page.evaluate(malformed, marked), file).toEqual([]);
      const listed = parts.find(([name]) => name === 'book.opf')?.[1] ?? '';
      const hrefs = [...listed.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href);
      const inside = parts.map(([name]) => name).filter((name) => !UNLISTED.has(name));
      expect(hrefs.sort()).toEqual(inside.sort());
    }
    await close();
  });

  it('hold the words and the history of each rule, and nothing that harms', async () => {
    const bytes = readFileSync(join(site.folder, 'games/n-nomic/versions/7/rules.epub'));
    const parts = Object.fromEntries(unpack(bytes));
    expect(parts['title.xhtml']).toContain('https://archive.example');
    expect(parts['tier-2.xhtml']).toContain('Rule 305 (formerly 112, 304)');
    expect(parts['tier-1.xhtml']).toContain('All players must always abide by all the rules');
    const hostile = globSync('games/hostile/**/*.epub', { cwd: site.folder });
    expect(hostile).not.toEqual([]);
    const { page, close } = await watchPage(browser, site);
    for (const file of hostile) {
      const pages = unpack(readFileSync(join(site.folder, file))).filter(([name]) =>
        name.endsWith('.xhtml'),
      );
      const texts = pages.map(([, text]) => text);
      const found = await page.evaluate(elementsOf, texts);
      expect(found).toEqual(expect.arrayContaining(['body', 'h2', 'p', '@class']));
      expect(found.filter((each) => !HARMLESS.test(each))).toEqual([]);
    }
    await close();
  });

  it('of other versions are made in the browser, to the byte', async () => {
    const { page, faults, go, close } = await watchPage(browser, site);
    await go('games/n-nomic/versions/4/');
    const arrival = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Book (EPUB)' }).click();
    const download = await arrival;
    expect(download.suggestedFilename()).toBe('n-nomic-4.epub');
    const lives = readFileSync(join(site.folder, 'games/n-nomic/lives.json'), 'utf8');
    const made = versionEpub(JSON.parse(lives) as LivesJson, 4, page.url());
    expect(readFileSync(await download.path()).equals(made)).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });
});

/** What a book has beside the files that it lists. */
const UNLISTED = new Set(['mimetype', 'META-INF/container.xml', 'book.opf']);

/** Elements of a book's pages, and their attributes that are no address of a page. */
const HARMLESS =
  /^(html|head|title|link|body|nav|h1|h2|p|ul|ol|li|a|blockquote|br|code|del|em|hr|pre|strong|sup|table|tbody|td|th|thead|tr|@(xmlns(:epub)?|xml:lang|lang|class|rel|type|tabindex|start|style|epub:type|href (https?:|mailto:|[a-z0-9-]+\.(xhtml|css)$).*))$/;

/** The names of all elements and attributes, links with their address. Runs in the page. */
function elementsOf(pages: readonly string[]): readonly string[] {
  const names = pages.flatMap((text) => {
    const read = new DOMParser().parseFromString(text, 'application/xml');
    return [...read.querySelectorAll('*')].flatMap((element) => [
      element.localName,
      ...[...element.attributes].map(({ name, value }) =>
        name === 'href' ? `@href ${value}` : `@${name}`,
      ),
    ]);
  });
  return [...new Set(names)];
}

/** Names of the parts that no reader of XML accepts. Runs in the page. */
function malformed(parts: readonly (readonly [string, string])[]): readonly string[] {
  return parts.flatMap(([name, text]) => {
    const read = new DOMParser().parseFromString(text, 'application/xml');
    return read.querySelector('parsererror') ? [name] : [];
  });
}
