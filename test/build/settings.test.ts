import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../src/build/settings.ts';

const settings = (values: Readonly<Record<string, string>>, env = {}) => {
  const given = { values: new Map(Object.entries(values)), env, cwd: process.cwd() };
  const read = readSettings(given);
  return read.ok ? read.settings : read.message;
};

test('says nothing, and gets the usual', () => {
  expect(settings({})).toEqual({
    content: resolve('content'),
    out: resolve('dist'),
    cache: undefined,
    base: '/',
    site: undefined,
    repository: undefined,
    port: 4321,
  });
});

test('the command line comes before the environment', () => {
  const env = { NOMOTHECA_CONTENT: 'b', NOMOTHECA_OUT: 'there', NOMOTHECA_SITE: 'https://b.org' };
  expect(settings({ content: 'a', site: 'https://a.org' }, env)).toMatchObject({
    content: resolve('a'),
    out: resolve('there'),
    site: 'https://a.org',
  });
});

test('an empty variable is none, and an empty port is no number', () => {
  const env = { PORT: '', NOMOTHECA_OUT: '', NOMOTHECA_CONTENT: '', NOMOTHECA_CACHE: '' };
  expect(settings({}, env)).toEqual(settings({}));
  expect(settings({}, { PORT: '0' })).toMatchObject({ port: 0 });
  expect(settings({ port: '' })).toBe('A port is a number from 0 to 65535.');
});

test('an address has the path within it, unless another one is named', () => {
  const site = 'https://example.org/games/my-nomic/';
  expect(settings({ site })).toMatchObject({ base: '/games/my-nomic' });
  expect(settings({ site, base: '/' })).toMatchObject({ base: '/' });
  expect(settings({ site }, { NOMOTHECA_BASE: 'a' })).toMatchObject({ base: '/a' });
});

test.each([
  ['', '/'],
  ['/', '/'],
  ['archive', '/archive'],
  ['/archive/', '/archive'],
  ['/a/b/', '/a/b'],
])('base %j is %s', (given, base) => {
  expect(settings({}, { NOMOTHECA_BASE: given })).toMatchObject({ base });
});

test.each([
  [{ port: 'x' }, /port/],
  [{ base: '/a b' }, /not a path/],
  [{ site: 'example.org' }, /not an address/],
])('%j is refused', (values, message) => {
  expect(settings(values)).toMatch(message);
});

test('shows what is not seen in what was given', () => {
  expect(settings({ site: 'src/\u001b[2J\n\u202e' })).toContain('src/␛[2J␊<U+202E>');
});
