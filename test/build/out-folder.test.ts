import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  emptyOut,
  MARK,
  OWN_FOLDERS,
  PROJECT,
  whyNotReplaced,
  whyNotThere,
} from '../../src/build/out-folder.ts';
import { makeFolder } from '../content/made-folder.ts';

test('every folder that the project keeps is its own', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: PROJECT, encoding: 'utf8' }).split('\n');
  const folders = files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]);
  expect(folders).not.toEqual([]);
  expect(OWN_FOLDERS).toEqual(expect.arrayContaining([...new Set(folders)]));
});

describe('a site lies apart from the records and from the project', () => {
  const dir = () => makeFolder({ 'records/games/g/game.md': 'G', 'other/file': '' });

  test.each([
    'records',
    'records/site',
    'records/games/g/new/site',
    '.',
    'link',
    'link/site',
    'link/games',
    'up/records',
    'project/src/site',
  ])('%s', (out) => {
    const folder = dir();
    symlinkSync(join(folder, 'records'), join(folder, 'link'));
    symlinkSync(folder, join(folder, 'up'));
    symlinkSync(PROJECT, join(folder, 'project'));
    expect(whyNotThere(join(folder, out), join(folder, 'records'))).toMatch(
      /something else is kept/,
    );
  });

  test('nor is it written through a link that leads to the records', () => {
    const folder = dir();
    symlinkSync(join(folder, 'records'), join(folder, 'link'));
    expect(whyNotThere(join(folder, 'records'), join(folder, 'link'))).toMatch(/is kept there/);
  });

  test.each(['site', 'other/site', 'records-site', 'site/records'])('%s is apart', (out) => {
    const folder = dir();
    expect(whyNotThere(join(folder, out), join(folder, 'records'))).toBeUndefined();
  });

  test('dist in the project is', () => {
    expect(whyNotThere(join(PROJECT, 'dist'), 'content')).toBeUndefined();
  });
});

describe('only what a build left is replaced', () => {
  test('a new folder, with new ones above it, an empty one, and what was built before', () => {
    const out = join(makeFolder(), 'a/b/site');
    expect(whyNotReplaced(out)).toBeUndefined();
    emptyOut(out);
    expect(readdirSync(out)).toEqual([MARK]);
    mkdirSync(join(out, 'games'));
    writeFileSync(join(out, 'index.html'), 'The site before');
    expect(whyNotReplaced(out)).toBeUndefined();
    emptyOut(out);
    expect(readdirSync(out)).toEqual([MARK]);
    expect(whyNotReplaced(makeFolder())).toBeUndefined();
  });

  test('a repository in it stays, and is nothing to replace', () => {
    const out = makeFolder({ '.git/HEAD': 'ref' });
    expect(whyNotReplaced(out)).toBeUndefined();
    emptyOut(out);
    expect(readdirSync(out).sort()).toEqual(['.git', MARK]);
    expect(readFileSync(join(out, '.git/HEAD'), 'utf8')).toBe('ref');
  });

  test.each([
    ['no mark', { 'index.html': 'mine' }],
    ['a mark of somebody else', { 'index.html': 'mine', [MARK]: 'Notes on Nomotheca' }],
    ['a folder for a mark', { 'index.html': 'mine', [`${MARK}/file`]: '' }],
  ])('not what has %s', (_, files) => {
    const why = whyNotReplaced(makeFolder(files));
    expect(why).toMatch(/remove it; otherwise name another folder/);
  });

  test('nor what a link calls marked', () => {
    const marked = makeFolder();
    emptyOut(marked);
    const out = makeFolder({ 'index.html': 'mine' });
    symlinkSync(join(marked, MARK), join(out, MARK));
    expect(whyNotReplaced(out)).toBeDefined();
  });

  test('what a link in the site leads to is not removed with it', () => {
    const mine = makeFolder({ file: 'mine' });
    const out = makeFolder();
    emptyOut(out);
    symlinkSync(mine, join(out, 'link'));
    emptyOut(out);
    expect(readdirSync(out)).toEqual([MARK]);
    expect(readdirSync(mine)).toEqual(['file']);
  });
});
