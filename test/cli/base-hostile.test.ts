/**
 * Tricks of a pull request to make git do more than read, or read something else.
 *
 * @module-tag slow
 */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBase } from '../../src/cli/base-revision/read-base.ts';
import {
  type Asked,
  checkIn,
  gitIn,
  makeRepository,
  overturn,
  repositoryIn,
} from './base-repository.ts';
import { CONTEXT } from './context.ts';

const root = mkdtempSync(join(tmpdir(), 'nomotheca-hostile-'));
mkdirSync(join(root, 'origin'));
const base = repositoryIn(join(root, 'origin'));
beforeAll(base.begin);
const content = join(base.folder, 'content');
const marker = join(root, 'somebody-was-here');
/** The program that git is to run: it leaves a file behind. */
const PROGRAM = `touch "${marker}"; false`;
const NO_OBJECT = 'a'.repeat(40);

beforeEach(() => {
  base.restore();
  rmSync(marker, { force: true });
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(root, { recursive: true, force: true }));

const check = (asked: Partial<Asked> = {}) => checkIn({ cwd: base.folder, ...asked });

/** Files that make a folder a repository whose every object is to be had from a program. */
function layRepository(folder: string): void {
  const settings = [
    '[core]',
    'repositoryformatversion = 1',
    `sshCommand = ${JSON.stringify(PROGRAM)}`,
    `fsmonitor = ${JSON.stringify(PROGRAM)}`,
    '[extensions]',
    'partialClone = elsewhere',
    '[remote "elsewhere"]',
    'url = ssh://nowhere.invalid/x',
    'promisor = true',
    '',
  ];
  lay(folder, {
    HEAD: 'ref: refs/heads/main\n',
    config: settings.join('\n'),
    'objects/x': '',
    'refs/heads/main': `${NO_OBJECT}\n`,
  });
}

function lay(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** PATH with a program called git before the real one, which first does something of its own. */
function gitThatFirst(does: string, folder = mkdtempSync(join(root, 'programs-'))): string {
  const found = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  writeFileSync(join(folder, 'git'), `#!/bin/sh\n${does}\nexec "${found}" "$@"\n`);
  chmodSync(join(folder, 'git'), 0o755);
  return [folder, process.env.PATH].join(delimiter);
}

describe('files of git among the records', () => {
  it('make a real repository of the folder: git itself would run the program', () => {
    layRepository(content);
    const ask = ['rev-parse', '--verify', '--quiet', 'main^{commit}'];
    expect(() => execFileSync('git', ask, { cwd: content, stdio: 'pipe' })).toThrow();
    expect(existsSync(marker)).toBe(true);
  });

  it('run nothing, and are refused', async () => {
    layRepository(content);
    const { status, refused, err } = await check();
    expect(existsSync(marker)).toBe(false);
    expect(status).toBe(1);
    expect(refused).toEqual(['HEAD', 'config', 'objects/x', 'refs/heads/main']);
    expect(err).toBe(
      'nomic: nothing was compared with “main”: files of git are among the records.\n',
    );
  });

  it.each<[string, () => void, readonly string[]]>([
    ['a repository in a folder of a game', () => layRepository(join(content, 'games/g')), []],
    ['.git', () => layRepository(join(content, '.git')), ['.git']],
    ['.GIT', () => layRepository(join(content, 'games/.GIT')), ['games/.GIT']],
    [
      'a file that leads to a repository',
      () => {
        layRepository(join(content, 'games/g/x'));
        lay(content, { '.git': 'gitdir: games/g/x\n' });
      },
      ['.git'],
    ],
    [
      'a link to a repository',
      () => {
        layRepository(join(root, 'other'));
        symlinkSync(join(root, 'other'), join(content, '.git'));
      },
      ['.git'],
    ],
    [
      'a head, and the rest in another folder',
      () => lay(content, { HEAD: 'ref: refs/heads/main\n', commondir: '../x\n' }),
      ['HEAD', 'commondir'],
    ],
    ['attributes', () => lay(content, { 'games/.gitattributes': '* ident\n' }), []],
  ])('%s: git is not called', async (_, layDown, files) => {
    layDown();
    const programs = gitThatFirst(PROGRAM);
    vi.stubEnv('PATH', programs);
    const { status, refused } = await check({ programs });
    expect(status).toBe(1);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused).toEqual(expect.arrayContaining([...files]));
    expect(existsSync(marker)).toBe(false);
  });

  // The records and the folder of programs may be named by different ways to the same place.
  it.each([
    ['as they are called', '', ''],
    ['called through a link', 'alias', ''],
    ['with PATH through a link', '', 'alias'],
  ])('are no programs either, %s', async (_, records, path) => {
    overturn(content);
    const way = (link: string) => (link === '' ? base.folder : join(root, link));
    symlinkSync(base.folder, join(root, 'alias'));
    const bin = 'content/node_modules/.bin';
    mkdirSync(join(base.folder, bin), { recursive: true });
    const programs = gitThatFirst(PROGRAM, join(way(path), bin));
    vi.stubEnv('PATH', programs);
    const { refused, rewritten } = await check({ cwd: way(records), programs });
    rmSync(join(root, 'alias'));
    expect(existsSync(marker)).toBe(false);
    expect(refused).toEqual(['node_modules/.bin/git']);
    expect(rewritten).toEqual(['games/g/proposals/301.md']);
  });

  it('do not stand between the records and the repository round them', () => {
    layRepository(content);
    layRepository(join(content, '.git'));
    const read = readBase(content, 'main', CONTEXT.programs);
    expect(read.ok && read.records.games.get('g')?.proposals).toHaveLength(2);
    expect(existsSync(marker)).toBe(false);
  });

  it('are not looked for above them either, but for a repository under its own name', async () => {
    const folder = join(root, 'within');
    cpSync(content, join(folder, 'archive/content'), { recursive: true });
    makeRepository(folder);
    layRepository(join(folder, 'archive'));
    const git = gitIn(folder);
    git('add', '--all');
    git('commit', '--quiet', '--no-gpg-sign', '--message=More');
    overturn(join(folder, 'archive/content'));
    const { rewritten } = await check({ cwd: folder, content: 'archive/content' });
    expect(rewritten).toEqual(['games/g/proposals/301.md']);
    expect(existsSync(marker)).toBe(false);
  });
});

describe('the repository round the records', () => {
  /** A clone without the texts of its files, which its remote would hand out through a program. */
  function partialClone(name: string): string {
    base.git('config', 'uploadpack.allowFilter', 'true');
    const folder = join(root, name);
    const from = ['--filter=blob:none', '--no-checkout', `file://${base.folder}`, folder];
    execFileSync('git', ['clone', '--quiet', ...from], { stdio: 'pipe' });
    const set = (key: string, value: string) =>
      execFileSync('git', ['config', key, value], { cwd: folder });
    set('remote.origin.url', 'ssh://nowhere.invalid/x');
    set('core.sshCommand', PROGRAM);
    set('protocol.ssh.allow', 'always');
    cpSync(content, join(folder, 'content'), { recursive: true });
    return folder;
  }

  it('is not completed from its remote', async () => {
    const { status, err } = await check({ cwd: partialClone('partial') });
    expect(err).toContain('not every record of “main” is in this clone.');
    expect(status).toBe(2);
    expect(existsSync(marker)).toBe(false);
  });

  it('is not completed by a git so old that it knows no way to leave that out', async () => {
    const programs = gitThatFirst('unset GIT_NO_LAZY_FETCH');
    const cwd = partialClone('partial-for-old-git');
    const { status, err } = await check({ cwd, programs });
    expect(err).toContain('not every record of “main” is in this clone.');
    expect(status).toBe(2);
    expect(existsSync(marker)).toBe(false);
  });

  it('is read as it is, whatever stands in for its objects', async () => {
    overturn(content);
    base.git('commit', '--quiet', '--no-gpg-sign', '--all', '--message=Overturned');
    base.git('replace', 'HEAD~1', 'HEAD');
    base.git('update-ref', 'refs/heads/main', 'HEAD~1');
    base.git('reset', '--quiet', 'main');
    const { rewritten } = await check();
    base.git('replace', '--delete', 'main');
    expect(rewritten).toEqual(['games/g/proposals/301.md']);
  });

  it('is not chosen by the environment, nor are its settings', async () => {
    overturn(content);
    layRepository(join(root, 'chosen'));
    vi.stubEnv('GIT_DIR', join(root, 'chosen'));
    vi.stubEnv('GIT_OBJECT_DIRECTORY', join(root, 'chosen/objects'));
    vi.stubEnv('GIT_CONFIG_COUNT', '1');
    vi.stubEnv('GIT_CONFIG_KEY_0', 'core.repositoryFormatVersion');
    vi.stubEnv('GIT_CONFIG_VALUE_0', '99');
    expect((await check()).rewritten).toEqual(['games/g/proposals/301.md']);
    expect(existsSync(marker)).toBe(false);
  });

  it('has no name for a branch and a tag at once', async () => {
    overturn(content);
    for (const kind of ['tag', 'branch']) {
      base.git(...(kind === 'tag' ? ['tag', 'main'] : ['update-ref', 'refs/remotes/main', 'HEAD']));
      const { status, err } = await check();
      const other =
        kind === 'tag'
          ? 'refs/tags/main or refs/heads/main'
          : 'refs/heads/main or refs/remotes/main';
      expect([status, err]).toEqual([
        2,
        `nomic: “main” may be ${other} here. Write the full name of the one that you mean.\n`,
      ]);
      expect((await check({ rev: 'refs/heads/main' })).rewritten).toEqual([
        'games/g/proposals/301.md',
      ]);
      base.git(
        ...(kind === 'tag'
          ? ['tag', '--delete', 'main']
          : ['update-ref', '-d', 'refs/remotes/main']),
      );
    }
  });

  it('protects what a record said when it last could be read', async () => {
    const record = join(content, 'games/g/proposals/301.md');
    const commit = ['commit', '--quiet', '--all', '--no-gpg-sign', '--message=Odd'];
    for (const odd of [Buffer.from('c3d7', 'hex'), Buffer.from('---\nproposal: [\n---\n')]) {
      writeFileSync(record, odd);
      base.git(...commit);
      base.restore();
      expect((await check()).rewritten).toEqual([]);
      overturn(content);
      expect((await check()).rewritten).toEqual(['games/g/proposals/301.md']);
      base.git('reset', '--quiet', '--hard', 'HEAD~1');
    }
  });

  it('has in its commit what lies in the folder, if somebody sends it', async () => {
    const record = 'content/games/g/proposals/301.md';
    base.write('.gitattributes', `${record} working-tree-encoding=IBM037\n`);
    base.git('checkout', '--quiet', '--detach');
    base.git('add', '--renormalize', '--all');
    base.git('add', '--all');
    // Git takes the file for another encoding, and commits other signs than it shows.
    base.git('commit', '--quiet', '--no-gpg-sign', '--message=Odd');
    const { status, err } = await check({ author: 'github:ada' });
    expect(status).toBe(2);
    expect(err).toContain('games/g/proposals/301.md differs between the folder and the commit.');
    rmSync(join(base.folder, '.gitattributes'));
    base.git('checkout', '--quiet', '--force', 'main');
  });

  it('may be part of another', async () => {
    const outer = join(root, 'outer');
    mkdirSync(outer);
    const git = gitIn(outer);
    git('init', '--quiet');
    git(
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      '--branch',
      'main',
      base.folder,
      'part',
    );
    overturn(join(outer, 'part/content'));
    const { rewritten } = await check({ cwd: join(outer, 'part') });
    expect(rewritten).toEqual(['games/g/proposals/301.md']);
  });
});
