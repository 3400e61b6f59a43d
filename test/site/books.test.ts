/**
 * Rulesets as books (EPUB): of every game and Initial Set, the hostile ones included.
 * @module-tag slow
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { site } from './the-site.ts';
import { open } from './watched-page.ts';

const bytesOf = (file: string) => readFileSync(join(site.folder, file));
const partsOf = (file: string) =>
  Object.entries(unzipSync(bytesOf(file))).map(([name, part]) => [name, strFromU8(part)] as const);
/** The files of a book besides those that it lists. */
const UNLISTED = new Set(['mimetype', 'META-INF/container.xml', 'book.opf']);

/** Elements of a book's pages, and their attributes that are no address of a page. */
const HARMLESS =
  /^(html|head|title|link|body|nav|h1|h2|p|ul|ol|li|a|b|blockquote|br|code|del|em|hr|pre|strong|sup|table|tbody|td|th|thead|tr|@(xmlns(:epub)?|xml:lang|lang|class|rel|type|tabindex|start|style|epub:type|href (https?:|mailto:|[a-z0-9-]+\.(xhtml|css)$).*))$/;

test('they list each of their parts, with their kind before all of them', () => {
  const files = globSync('**/*.epub', { cwd: site.folder });
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    // The first file's name and bytes stand unpacked at these places.
    expect(bytesOf(file).subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
    const parts = partsOf(file);
    const listed = parts.find(([name]) => name === 'book.opf')?.[1] ?? '';
    const hrefs = [...listed.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href);
    const inside = parts.map(([name]) => name).filter((name) => !UNLISTED.has(name));
    expect(hrefs.sort()).toEqual(inside.sort());
  }
});

test('they hold the words and the history of each rule', () => {
  const parts = Object.fromEntries(partsOf('games/n-nomic/versions/7/rules.epub'));
  expect(parts['title.xhtml']).toContain('https://archive.example');
  expect(parts['tier-2.xhtml']).toContain('Rule 305 (formerly 112, 304)');
  expect(parts['tier-1.xhtml']).toContain('All players must always abide by all the rules');
});

// Only a browser reads XML here.
test('they are well-formed, and those of hostile records have nothing that harms', async () => {
  const { page } = await open();
  const marked = globSync('**/*.epub', { cwd: site.folder }).flatMap((file) =>
    partsOf(file)
      .filter(([name]) => /\.(xml|opf|xhtml)$/.test(name))
      .map(([name, text]) => [`${file}: ${name}`, text] as const),
  );
  const found = await page.evaluate(readXml, marked);
  expect(found.filter(([, names]) => names === undefined)).toEqual([]);
  const hostile = found.filter(([file]) => /^games\/hostile\/.*\.xhtml$/.test(file));
  const names = hostile.flatMap(([, each]) => each ?? []);
  expect(names).toEqual(expect.arrayContaining(['body', 'h2', 'p', '@class']));
  expect(names.filter((each) => !HARMLESS.test(each))).toEqual([]);
});

type Names = readonly (readonly [file: string, names: readonly string[] | undefined])[];

/** The names of all elements and attributes, links with their address; none of what is no XML. Runs in the page. */
function readXml(parts: readonly (readonly [string, string])[]): Names {
  return parts.map(([file, text]) => {
    const read = new DOMParser().parseFromString(text, 'application/xml');
    if (read.querySelector('parsererror')) return [file, undefined];
    const names = [...read.querySelectorAll('*')].flatMap((element) => [
      element.localName,
      ...[...element.attributes].map(({ name, value }) =>
        name === 'href' ? `@href ${value}` : `@${name}`,
      ),
    ]);
    return [file, [...new Set(names)]];
  });
}
