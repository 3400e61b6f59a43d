import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  CACHES,
  emptyFolder,
  MARK,
  type OwnFolder,
  PROJECT,
  PROJECT_FOLDERS,
  takeFolder,
  whyNotOurs,
} from '../../src/build/own-folder.ts';
import { run } from '../../src/cli/run.ts';
import { CONTEXT } from '../cli/context.ts';
import { makeFolder } from '../content/made-folder.ts';
import { SAMPLES } from '../samples.ts';

const USES = ['site', 'cache'] as const;
const own = (folder: string, use: OwnFolder['use'] = 'site', apart: readonly string[] = []) => {
  return { use, folder, apart };
};

test('every folder that the project keeps is its own', { tags: ['slow'] }, () => {
  const files = execFileSync('git', ['ls-files'], { cwd: PROJECT, encoding: 'utf8' }).split('\n');
  const folders = files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]);
  expect(folders).not.toEqual([]);
  expect(PROJECT_FOLDERS).toEqual(expect.arrayContaining([...new Set(folders)]));
});

describe.each(USES)(
  'the folder of a %s lies apart from the records and from the project',
  (use) => {
    const dir = () => {
      const folder = makeFolder({ 'records/games/g/game.md': 'G', 'other/file': '' });
      symlinkSync(join(folder, 'records'), join(folder, 'link'));
      symlinkSync(folder, join(folder, 'up'));
      symlinkSync(PROJECT, join(folder, 'project'));
      return folder;
    };

    test.each([
      'records',
      'records/kept',
      'records/games/g/new/kept',
      'other/../records/kept',
      '.',
      '..',
      '/',
      'link',
      'link/kept',
      'link/games',
      'up',
      'up/records',
      'up/link/games/g',
      'project',
      'project/src/kept',
      'project/node_modules',
      'project/.git/kept',
      'project/.astro',
      'project/.astro/cache',
      'project/..',
    ])('%s', (path) => {
      const folder = dir();
      const place = path.startsWith('/') ? path : `${folder}/${path}`;
      expect(whyNotOurs(own(place, use, [join(folder, 'records')]))).toMatch(
        /something else is kept there(, .*)?\. Instead, name a different folder, such as --(out site|cache kept)/,
      );
    });

    test('and a folder that is that of the records is named once', () => {
      const place = `${dir()}/records`;
      expect(whyNotOurs(own(place, use, [place]))).toContain('else is kept there. Instead,');
    });

    test('also where the records are named by a link, or are not there yet', () => {
      const folder = dir();
      for (const [place, records] of [
        ['records', 'link'],
        ['new', 'new/records'],
        ['new/kept', 'new'],
      ] as const) {
        const why = whyNotOurs(own(join(folder, place), use, [join(folder, records)]));
        expect(why).toMatch(/is kept there/);
      }
    });

    test.each(['new', 'other/new', 'records-new', 'new/records'])('%s is apart', (place) => {
      const folder = dir();
      const apart = [join(folder, 'records')];
      expect(whyNotOurs(own(join(folder, place), use, apart))).toBeUndefined();
    });
  },
);

test('in the project there is a place for each', () => {
  expect(whyNotOurs(own(join(PROJECT, 'a-site')))).toBeUndefined();
  expect(whyNotOurs(own(join(CACHES, 'new'), 'cache'))).toBeUndefined();
  expect(whyNotOurs(own(join(CACHES, 'new')))).toMatch(/is kept there/);
});

describe.each(USES)('only what a build left in the folder of a %s is replaced', (use) => {
  test('a new folder, with new ones above it, an empty one, and what was there before', () => {
    const folder = join(makeFolder(), 'a/b/kept');
    expect(whyNotOurs(own(folder, use))).toBeUndefined();
    takeFolder(own(folder, use));
    expect(readdirSync(folder)).toEqual([MARK]);
    mkdirSync(join(folder, 'games'));
    writeFileSync(join(folder, 'index.html'), 'The site before');
    expect(whyNotOurs(own(folder, use))).toBeUndefined();
    takeFolder(own(folder, use));
    expect(readdirSync(folder).sort()).toEqual(['games', 'index.html', MARK]);
    emptyFolder(own(folder, use));
    expect(readdirSync(folder)).toEqual([MARK]);
    expect(whyNotOurs(own(makeFolder(), use))).toBeUndefined();
  });

  test.each([
    ['no mark', { 'index.html': 'mine' }],
    ['a mark of somebody else', { [MARK]: 'Notes on Nomotheca' }],
    ['a folder for a mark', { [`${MARK}/file`]: '' }],
  ])('not what has %s', (_, files) => {
    const folder = makeFolder(files);
    expect(whyNotOurs(own(folder, use))).toMatch(
      /If you need nothing in it, remove it\. Otherwise name a different folder/,
    );
    expect(() => emptyFolder(own(folder, use))).toThrow();
    expect(readdirSync(folder)).toEqual([Object.keys(files)[0]?.split('/')[0]]);
  });

  test('and names another than the one refused', () => {
    const folder = makeFolder({ 'site/file': 'mine', 'kept/file': 'mine', 'site-2/file': 'mine' });
    const before = process.cwd();
    process.chdir(folder);
    const [refused, free] = use === 'site' ? ['site', 'site-3'] : ['kept', 'kept-2'];
    expect(whyNotOurs(own(refused, use))).toMatch(new RegExp(` ${free}\\.$`));
    process.chdir(before);
  });

  test('nor what a link calls marked', () => {
    const marked = makeFolder();
    takeFolder(own(marked, use));
    const folder = makeFolder({ 'index.html': 'mine' });
    symlinkSync(join(marked, MARK), join(folder, MARK));
    expect(whyNotOurs(own(folder, use))).toBeDefined();
    rmSync(join(folder, 'index.html'));
    expect(whyNotOurs(own(folder, use))).toBeDefined();
  });

  test.each(['mine', 'not there'])(
    'a link for a mark that leads to a file (%s) is not written through',
    (name) => {
      const folder = makeFolder({ mine: 'My own' });
      const place = join(folder, 'place');
      mkdirSync(place);
      symlinkSync(join(folder, name), join(place, MARK));
      expect(() => takeFolder(own(place, use))).toThrow(/This one may be yours/);
      expect(readFileSync(join(folder, 'mine'), 'utf8')).toBe('My own');
      expect(readdirSync(folder).sort()).toEqual(['mine', 'place']);
    },
  );

  test('what a link in it leads to is not removed with it', () => {
    const mine = makeFolder({ file: 'mine' });
    const folder = makeFolder();
    takeFolder(own(folder, use));
    symlinkSync(mine, join(folder, 'link'));
    emptyFolder(own(folder, use));
    expect(readdirSync(folder)).toEqual([MARK]);
    expect(readdirSync(mine)).toEqual(['file']);
  });
});

test('a site is no cache, and a cache no site', () => {
  for (const use of USES) {
    const folder = makeFolder();
    takeFolder(own(folder, use));
    expect(whyNotOurs(own(folder, use === 'site' ? 'cache' : 'site'))).toBeDefined();
  }
});

test('a repository in the folder of a site stays, and is nothing to replace', () => {
  const out = makeFolder({ '.git/HEAD': 'ref' });
  expect(whyNotOurs(own(out))).toBeUndefined();
  emptyFolder(own(out));
  expect(readdirSync(out).sort()).toEqual(['.git', MARK]);
  expect(readFileSync(join(out, '.git/HEAD'), 'utf8')).toBe('ref');
});

test('a folder that is to stay keeps all that is in it, and others are gone through', () => {
  const out = makeFolder({ 'a/one': '', 'a/two': '', 'b/one': '', 'b/two': '' });
  writeFileSync(join(out, MARK), 'Nomotheca built this site.');
  mkdirSync(join(out, 'empty'));
  emptyFolder(own(out), (path, isFolder) => path === join(out, isFolder ? 'a' : 'b/one'));
  const left = readdirSync(out, { recursive: true }).sort();
  expect(left).toEqual(['a', 'a/one', 'a/two', 'b', 'b/one', MARK]);
});

describe('a build that is given somebody’s folder leaves it as it is', () => {
  const archive = () => {
    const folder = makeFolder({
      unfinished: '',
      'mine/unfinished': '',
      'mine/thesis.txt': 'My own',
    });
    cpSync(join(SAMPLES, 'rulesets/suber'), join(folder, 'content/rulesets/suber'), {
      recursive: true,
    });
    return folder;
  };

  test.each([
    ['--cache', '.'],
    ['--cache', 'content'],
    ['--cache', 'content/kept'],
    ['--cache', 'mine'],
    ['--cache', 'site'],
    ['--cache', 'site/kept'],
    ['--out', '.'],
    ['--out', 'content/site'],
    ['--out', 'mine'],
  ])('%s %s', async (option, path) => {
    const cwd = archive();
    const before = readdirSync(cwd, { recursive: true }).sort();
    const site = option === '--out' ? [] : ['--out', 'site'];
    const { status, err } = await run(['build', ...site, option, path], { ...CONTEXT, cwd });
    expect(status).toBe(2);
    expect(err).toMatch(/name a different folder, such as --/);
    expect(readdirSync(cwd, { recursive: true }).sort()).toEqual(before);
  });
});
