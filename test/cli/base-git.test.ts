/**
 * Repositories as people and build servers have them.
 *
 * @module-tag slow
 */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { GAME, makeRepository } from './base-repository.ts';
import { CONTEXT, nomic } from './context.ts';

const root = mkdtempSync(join(tmpdir(), 'nomotheca-git-'));
mkdirSync(join(root, 'origin'));
const base = makeRepository(join(root, 'origin'));
beforeEach(base.restore);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/**
 * Checks a folder of records, which may have blanks in its name, against a revision. What
 * happens in the game is not all lawful, so the status is never 0.
 */
async function check(cwd: string, content: string, rev: string) {
  const argv = ['check', '--content', content, '--base', rev, '--format', 'json'];
  const { status, out, err } = await run(argv, { ...CONTEXT, cwd });
  const { findings = [] } = JSON.parse(out ?? '{}') as { findings?: readonly { code: string }[] };
  return {
    status,
    err,
    rewritten: findings.filter(({ code }) => code === 'history/rewritten').length,
  };
}

function clone(name: string, ...options: readonly string[]): string {
  const folder = join(root, name);
  execFileSync('git', ['clone', '--quiet', ...options, `file://${base.folder}`, folder], {
    stdio: 'pipe',
  });
  return folder;
}

function overturn(content: string): void {
  const file = join(content, 'games/g/proposals/301.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('[a, b]', '[a], against: [b]'));
}

describe('the folder of records', () => {
  it.each(['law & order', 'Regeln – äöü', '[a-z]*', ':(top)x', 'deep/er/content', '-n'])(
    'may be called %s',
    async (name) => {
      const folder = mkdtempSync(join(root, 'named-'));
      const content = join(folder, name);
      cpSync(join(base.folder, 'content'), content, { recursive: true });
      const git = (...args: readonly string[]) =>
        execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
      git('init', '--quiet', '--initial-branch=main');
      git('add', '--all');
      git(
        '-c',
        'user.name=C',
        '-c',
        'user.email=c@example.org',
        'commit',
        '--quiet',
        '--no-gpg-sign',
        '-m',
        'x',
      );
      expect(await check(folder, `./${name}`, 'main')).toEqual({
        status: 1,
        err: undefined,
        rewritten: 0,
      });
      overturn(content);
      expect((await check(folder, `./${name}`, 'main')).rewritten).toBe(1);
      expect((await check(content, '.', 'main')).rewritten).toBe(1);
    },
  );

  it('cannot be the whole repository, whose own files would lie among the records', async () => {
    const { status, err } = await check(join(base.folder, 'content'), '..', 'main');
    expect(status).toBe(1);
    expect(err).toBe(
      'nomic: nothing was compared with “main”: files of git lie among the records.\n',
    );
  });
});

describe('a clone', () => {
  it('that is shallow has what it has', async () => {
    base.edit('proposals/302.md', 'kind', 'very kind');
    base.git('commit', '--quiet', '--no-gpg-sign', '--all', '--message=More');
    const folder = clone('shallow', '--depth=1');
    base.git('reset', '--quiet', '--hard', 'HEAD~1');
    expect((await check(folder, 'content', 'HEAD')).rewritten).toBe(0);
    expect(await check(folder, 'content', 'HEAD~1')).toMatchObject({
      status: 2,
      err: 'nomic: there is no revision “HEAD~1” in this repository. If the clone is shallow, fetch it first.\n',
    });
  });

  it('that lacks the texts of the base is not taken for one that agrees with it', async () => {
    base.git('config', 'uploadpack.allowFilter', 'true');
    const folder = clone('partial', '--filter=blob:none', '--no-checkout');
    execFileSync('git', ['remote', 'set-url', 'origin', join(root, 'nowhere')], { cwd: folder });
    cpSync(join(base.folder, 'content'), join(folder, 'content'), { recursive: true });
    const { status, err } = await check(folder, 'content', 'main');
    expect(status).toBe(2);
    expect(err).toContain('not every record of “main” is in this clone.');
  });

  it('in a working tree of its own is compared too', async () => {
    base.git('worktree', 'add', '--quiet', '--detach', join(root, 'tree'));
    overturn(join(root, 'tree/content'));
    expect((await check(join(root, 'tree'), 'content', 'main')).rewritten).toBe(1);
  });

  it.each(['--help', '-x', 'main:content', 'HEAD^{tree}', 'nothing', 'main..HEAD', '$(id)'])(
    'has no revision called %s',
    async (rev) => {
      const { status, err } = await run(['check', `--base=${rev}`], {
        ...CONTEXT,
        cwd: base.folder,
      });
      expect(status).toBe(2);
      expect(err).toContain(`there is no revision “${rev}” in this repository.`);
    },
  );
});

it('quotes the base where a record is gone', async () => {
  rmSync(join(base.folder, GAME, 'proposals/301.md'));
  const { out } = await nomic('check --base main', { cwd: base.folder });
  expect(out).toContain('Proposal 301 is settled, but it is gone.');
  expect(out).toContain('2 │ proposal: 301');
});

it('asks of dates that are committed whether they lie ahead, and of no others', async () => {
  base.edit('proposals/302.md', '[b] }', '[a, b] }\nclosed: 2999-01-04');
  const ahead = async () => (await nomic('check --base main', { cwd: base.folder })).out;
  expect(await ahead()).not.toContain('still to come');
  base.git('switch', '--quiet', '--create', 'ahead');
  base.git('commit', '--quiet', '--no-gpg-sign', '--all', '--message=Ahead');
  expect(await ahead()).toContain('Proposal 302 has a date that is still to come');
  base.git('switch', '--quiet', 'main');
});

it('says so where there is no repository', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'nomotheca-outside-'));
  cpSync(join(base.folder, 'content'), join(outside, 'content'), { recursive: true });
  const { status, err } = await nomic('check --base main', { cwd: outside });
  rmSync(outside, { recursive: true });
  expect(status).toBe(2);
  expect(err).toContain('--base needs a repository of git round');
});

it('says so where git cannot be called', async () => {
  const programs = join(root, 'no-programs');
  const { status, err } = await nomic('check --base main', { cwd: base.folder, programs });
  expect([status, err]).toEqual([2, 'nomic: --base needs git, and it cannot be called.\n']);
});

it('hears from git why a repository cannot be read', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'nomotheca-broken-'));
  cpSync(join(base.folder, 'content'), join(broken, 'content'), { recursive: true });
  writeFileSync(join(broken, '.git'), 'gitdir: nowhere\n');
  const { status, err } = await nomic('check --base main', { cwd: broken });
  rmSync(broken, { recursive: true });
  expect(status).toBe(2);
  expect(err).toContain('--base cannot read the repository. Git says: fatal: not a git repository');
});

it('is called by a hook, which has a repository in its environment', () => {
  overturn(join(base.folder, 'content'));
  base.write(
    '.git/hooks/pre-commit',
    `#!/bin/sh\nexec "${process.execPath}" "${process.cwd()}/src/cli/nomic.js" check --base main --format github\n`,
  );
  chmodSync(join(base.folder, '.git/hooks/pre-commit'), 0o755);
  let printed = '';
  try {
    base.git('commit', '--quiet', '--all', '--message=Overturned');
  } catch (error) {
    printed = error instanceof Error ? error.message : '';
  }
  rmSync(join(base.folder, '.git/hooks/pre-commit'));
  base.git('reset', '--quiet');
  expect(printed).toContain(`file=${GAME}/proposals/301.md`);
  expect(printed).toContain('history/rewritten');
});
