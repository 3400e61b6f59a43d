/** One vocabulary for every name that becomes a file, an address or an anchor. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { foldedForm, type IdentifierKind, isName, whyNoName } from '../../src/content/names.ts';

describe('a name that communities use', () => {
  test.each<readonly [IdentifierKind, readonly string[]]>([
    ['id', ['n-nomic', 'ada', '4e', '2009', 'head', 'console', 'com', 'a'.repeat(100)]],
    ['record', ['301', '301-gold', '2026-03', 'Aa_b', 'years-1', 'HEAD']],
    ['vote', [`${'a'.repeat(100)}-${'b'.repeat(100)}`]],
    ['rule', ['A.3', 'VPRD', 'R1-01', 'VI.iv', 'index-html', 'Conduct', 'a'.repeat(16)]],
    ['series', ['1-01', '4E', '7729#1', '1711a', '8.10', '-1', '#12', 'con#1']],
  ])('is allowed as %s', (kind, names) => {
    expect(names.filter((name) => !isName(kind, name))).toEqual([]);
  });
});

describe('a name that cannot be one', () => {
  const DEVICE = 'Windows keeps this name for a device and could not check the archive out';
  const OWN = 'The site has a page of its own under this name';
  const FILE = 'It ends like the name of a file, and it becomes an address';
  const DOT = 'It ends with a dot, which Windows leaves out of names';

  test.each<readonly [IdentifierKind, string, string]>([
    ['id', 'con', `${DEVICE}: \`con-1\` would do.`],
    ['rule', 'Lpt1.a', `${DEVICE}: \`Lpt1-a\` would do.`],
    ['record', 'years', `${OWN}: \`years-1\` would do.`],
    ['series', 'Index', `${OWN}: \`Index-1\` would do.`],
    ['rule', 'index.html', `${FILE}: \`index-html\` would do.`],
    ['series', 'x.JSON', `${FILE}: \`x-JSON\` would do.`],
    ['rule', 'A.', `${DOT}: \`A\` would do.`],
    ['record', 'a'.repeat(101), 'It has 101 characters, but only 100 are allowed.'],
  ])('of the kind %s: %s', (kind, name, why) => {
    expect(isName(kind, name)).toBe(false);
    expect(whyNoName(kind, name)).toBe(why);
  });

  test.each<readonly [IdentifierKind, readonly string[]]>([
    ['id', ['', 'Ada', 'a b', 'a.b', '-a', 'аda', '..', 'a\n']],
    ['record', ['', '_a', 'a.b', 'a/b', 'index.html', 'a\n']],
    ['rule', ['', '4E', '.a', 'a#b', 'é', 'a\n']],
    ['series', ['', '.', '..', '.a', '#', '-', 'a b', 'a/b', '1%2e', '1\n']],
  ])('for its characters, as %s', (kind, names) => {
    expect(names.filter((name) => isName(kind, name))).toEqual([]);
  });
});

/**
 * A folder of pages is entered wherever a segment of it is a name that somebody gave. `[list]` is no such
 * name: what stands in it stands in `proposals` and other lists, where the names of records are.
 */
function besideNames(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const isOfRecords =
    folder.endsWith('[list]') ||
    entries.some(({ name }) => /^\[(?!list\])[a-z]+\](?:\.astro)?$/.test(name));
  const own = entries
    .filter(({ name }) => !name.startsWith('['))
    .map(({ name }) => name.replace(/\.(?:astro|ts|mdx)$/, ''));
  const deeper = entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => besideNames(`${folder}/${name}`));
  return [...(isOfRecords ? own : []), ...deeper];
}

test('the site’s own pages have no name that a record can have', () => {
  const pages = [...new Set(besideNames('src/site/pages'))].sort();
  expect(pages).toEqual(expect.arrayContaining(['index', 'years']));
  const kinds = ['id', 'record', 'rule', 'series'] as const;
  expect(pages.filter((page) => kinds.some((kind) => isName(kind, page)))).toEqual([]);
});

test('large and small letters and the forms of a character make no other name', () => {
  const names = ['Straße', 'STRASSE', ' strasse', 'ﬃ', 'ffi', 'A\u030A', 'å', 'Ａda  B', 'ada b'];
  expect(names.map(foldedForm)).toEqual([
    ...['strasse', 'strasse', 'strasse', 'ffi', 'ffi', 'å', 'å', 'ada b', 'ada b'],
  ]);
  expect(foldedForm('Zoë')).not.toBe(foldedForm('Zoe'));
});
