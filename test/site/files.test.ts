/**
 * The built files, without a browser.
 *
 * @module-tag slow
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { invisibleIn } from '../diagnostics/invisible.ts';
import { brokenLinks } from './broken-links.ts';
import { buildIn } from './built-site.ts';
import { textOf as read } from './page-file.ts';
import { site } from './the-site.ts';

const MOST_BYTES = 40 * 1024;

const pages = () => globSync('**/*.html', { cwd: site.folder }).sort();

test('has no link that leads nowhere, in any page, feed or sitemap', () => {
  const { broken, checked } = brokenLinks(site.folder, site.base);
  expect(checked).toBeGreaterThan(10_000);
  expect(broken).toEqual([]);
});

test('has nothing that nobody can see, in any page or form', () => {
  const texts = globSync('**/*.{html,txt,md,json,xml}', { cwd: site.folder });
  expect(texts.length).toBeGreaterThan(pages().length);
  const found = texts.flatMap((path) => invisibleIn(read(path)).map((what) => `${path}: ${what}`));
  expect(found).toEqual([]);
});

test('has no script and no style within a page', () => {
  const inline = /<script(?![^>]*\ssrc=)[^>]*>|<style[\s>]|\sstyle=|<[^>]*\son\w+=/i;
  const found = pages().filter((path) => inline.test(stripText(read(path))));
  expect(found).toEqual([]);
});

test('forbids both in every page', () => {
  const lax = pages().filter((path) => {
    const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(read(path)) ?? [];
    return !policy.includes("script-src 'self'") || policy.includes('unsafe-inline');
  });
  expect(lax).toEqual([]);
});

test("keeps a version of Suber's set within its bounds, styles and scripts included", () => {
  const html = read('games/n-nomic/versions/0/index.html');
  const linked = [...html.matchAll(/(?:href|src)="([^"]*\.(?:css|js))"/g)].map(([, path = '']) =>
    readFileSync(join(site.folder, path.slice(site.base.length))),
  );
  const bytes = [Buffer.from(html), ...linked].map((file) => gzipSync(file).byteLength);
  expect(linked.length).toBeGreaterThan(1);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(MOST_BYTES);
});

test('carries the licences of the typefaces, the search and the packages that it hands on', () => {
  const licences = read('licences.txt');
  for (const owner of ['Google Inc.', 'IBM Corp.', 'Pagefind', 'Eemeli Aro', 'Colin McDonnell'])
    expect(licences).toContain(owner);
  // One packs the zip of a table; the other is a package that those for books depend on.
  for (const [name, owner] of [
    ['fflate', 'Arjun Barrett'],
    ['mdast-util-to-hast', 'Titus Wormer'],
  ])
    expect(licences).toMatch(new RegExp(`\\n${name} \\S+\\n[^-]*${owner}`));
  expect(licences.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(3);
  expect(licences).toContain('MIT License');
  expect(read('index.html')).toContain('licences.txt"');
});

test('names where each page belongs, absolutely', () => {
  expect(read('games/n-nomic/index.html')).toContain(
    `<link rel="canonical" href="https://archive.example${site.base}/games/n-nomic/"`,
  );
  expect(read('games/n-nomic/index.html')).toContain(
    `<meta property="og:image" content="https://archive.example${site.base}/games/n-nomic/card.png"`,
  );
  expect(read('sitemap-1.xml')).toContain(
    `<loc>https://archive.example${site.base}/games/n-nomic/versions/7/</loc>`,
  );
});

test('lists every page that is one of its own in the sitemap', () => {
  const listed = new Set(
    [...read('sitemap-1.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    ),
  );
  // Old numbers only lead on; what cannot be found, and the search for it, are no reading.
  const missing = pages()
    .filter((path) => !/name="robots" content="noindex"/.test(read(path)))
    .map((path) => `${site.base}/${path.replace(/(^|\/)index\.html$/, '$1')}`)
    .filter((path) => !listed.has(path) && !/\/(search\/|404\.html)$/.test(path));
  expect(missing).toEqual([]);
  expect(listed).toContain(`${site.base}/docs/how-nomic-is-played/`);
});

test('publishes each game, its first and its current version for programs', () => {
  const game = JSON.parse(read('games/n-nomic/game.json'));
  expect(game).toMatchObject({ version: 7, status: 'ended', scores: { a: 18, e: 27 } });
  const version = JSON.parse(read('games/n-nomic/versions/7/rules.json'));
  expect(version.rules.map((rule: { number: number }) => rule.number)).toContain(305);
  expect(read('games/n-nomic/versions/7/rules.txt')).toContain('Rule 305 (formerly 112, 304)');
  expect(read('games/n-nomic/versions/7/rules.md')).toContain('### Rule 305 (formerly 112, 304)');
  const made = globSync('games/n-nomic/versions/*/rules.txt', { cwd: site.folder });
  expect(made.map((path) => path.split('/').at(-2)).sort()).toEqual(['0', '7']);
});

test('draws a card for each game, which all its pages link to', () => {
  const cards = globSync('games/**/card.png', { cwd: site.folder });
  const games = globSync('games/*/index.html', { cwd: site.folder }).map(dirname);
  expect(cards.sort()).toEqual(games.map((game) => `${game}/card.png`).sort());
  for (const page of ['', 'rules/112/', 'proposals/301/']) {
    expect(read(`games/n-nomic/${page}index.html`)).toContain('/games/n-nomic/card.png"');
  }
  for (const path of cards) {
    const png = readFileSync(join(site.folder, path));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('has a feed for each rule, which its page links to', () => {
  const feed = read('games/n-nomic/rules/112/feed.xml');
  expect(feed.match(/<entry>/g)).toHaveLength(3);
  expect(feed).toContain('/games/n-nomic/versions/5/#rule-305');
  const page = read('games/n-nomic/rules/112/index.html');
  expect(page.match(/\/games\/n-nomic\/rules\/112\/feed\.xml"/g)?.length).toBe(2);
});

test('leads from an old number to the rule', () => {
  expect(read('games/n-nomic/rules/304/index.html')).toContain(
    `http-equiv="refresh" content="0; url=${site.base}/games/n-nomic/rules/112/"`,
  );
});

test('makes a site by the settings of the project, and none from where the build is called', () => {
  const settings = ['astro.config.mjs', 'pagefind.toml', 'postcss.config.mjs', 'vite.config.mjs'];
  const around = readdirSync(dirname(site.content)).sort();
  expect(around).toEqual([...settings, 'content', 'site'].sort());
});

test('is not made again while nothing has changed', async () => {
  const said = await buildIn(dirname(site.content));
  expect(said).toContain('nothing has changed since it was built');
});

// So whatever does not look at colours is the same in both.
test('has two schemes that differ in nothing but their colours', () => {
  const css = globSync('_astro/*.css', { cwd: site.folder })
    .map((file) => read(file))
    .join('\n');
  expect(css).not.toContain('prefers-color-scheme');
  const ofTheme = [...css.matchAll(/\[data-theme=[^{]*\{([^}]*)\}/g)].map(([, said]) => said);
  expect(ofTheme.length).toBeGreaterThan(1);
  expect(
    ofTheme.filter((said) => !/^\s*color-scheme:\s*(light|dark);?\s*$/.test(said ?? '')),
  ).toEqual([]);
});

test('finds by the search every page that may be found', () => {
  // The index of the whole archive has no page, but knows of the others.
  const entries = globSync('*/**/pagefind-entry.json', { cwd: site.folder }).filter(
    (entry) => dirname(entry) !== 'pagefind',
  );
  const indexed = entries.flatMap((entry) => {
    const { languages } = JSON.parse(read(entry));
    return Object.values<{ page_count: number }>(languages).map((each) => each.page_count);
  });
  expect(entries.length).toBeGreaterThan(2);
  const findable = pages().filter((file) => read(file).includes('data-pagefind-body'));
  expect(findable.length).toBeGreaterThan(200);
  expect(indexed.reduce((sum, count) => sum + count)).toBe(findable.length);
});

test('loads the scripts of the board for nobody else', () => {
  const [, own = ''] = /src="([^"]*)"><\/script>\s*<\/main>/.exec(read('play/index.html')) ?? [];
  expect(own).toContain('/_astro/');
  expect(pages().filter((file) => read(file).includes(own))).toEqual(['play/index.html']);
});

/** Markup alone: what stands in text and in quoted values cannot be markup. */
function stripText(html: string): string {
  return html
    .replace(/>[^<]*</g, '><')
    .replace(/="[^"]*"/g, (value) => (value === '=""' ? '=""' : '="v"'));
}
