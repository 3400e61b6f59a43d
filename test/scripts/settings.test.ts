import { expect, test } from 'vitest';
import { readSettings } from '../../scripts/settings.ts';

const settings = (argv: readonly string[], env = {}) => {
  const read = readSettings(argv, env);
  return read.ok ? read.settings : read.message;
};

test('says nothing, and gets the usual', () => {
  expect(settings([])).toEqual({
    content: 'content',
    out: 'dist',
    cache: undefined,
    base: '/',
    site: undefined,
    port: 4321,
    asBuilt: false,
  });
});

test('the command line comes before the environment', () => {
  const env = { NOMOTHECA_CONTENT: 'b', NOMOTHECA_OUT: 'there', NOMOTHECA_SITE: 'https://b.org' };
  expect(settings(['--content', 'a', '--site', 'https://a.org'], env)).toMatchObject({
    content: 'a',
    out: 'there',
    site: 'https://a.org',
  });
});

test.each([
  ['', '/'],
  ['/', '/'],
  ['archive', '/archive'],
  ['/archive/', '/archive'],
  ['/a/b/', '/a/b'],
])('base %j is %s', (given, base) => {
  expect(settings([], { NOMOTHECA_BASE: given })).toMatchObject({ base });
});

test.each([
  ['.', 'content'],
  ['..', 'content'],
  ['content', 'content'],
  ['content/site', 'content'],
  ['src/site', 'content'],
  ['node_modules', 'content'],
  ['public/site', 'content'],
  ['.git/site', 'content'],
  ['/', 'content'],
  ['records', 'records/mine'],
])('nothing is written over what is kept: --out %s --content %s', (out, content) => {
  expect(settings(['--out', out, '--content', content])).toMatch(/something else is kept there/);
});

test.each([
  [['--port', 'x'], /port/],
  [['--base', '/a b'], /no path/],
  [['--site', 'example.org'], /no address/],
  [['--speed', '9'], /--speed/],
])('%j is refused', (argv, message) => {
  expect(settings(argv)).toMatch(message);
});

test('shows what is not seen in what was given', () => {
  expect(settings(['--out', 'src/\u001b[2J\n\u202e'])).toContain('src/␛[2J␊<U+202E>');
  expect(settings(['--\u001b[2J'])).toContain('␛[2J');
});
