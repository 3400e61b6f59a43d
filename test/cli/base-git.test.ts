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
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { SAMPLES } from '../samples.ts';
import {
  type Asked,
  checkIn,
  GAME,
  gitIn,
  makeRepository,
  overturn,
  repositoryIn,
} from './base-repository.ts';
import { CONTEXT, nomic } from './context.ts';

const root = mkdtempSync(join(tmpdir(), 'nomotheca-git-'));
mkdirSync(join(root, 'origin'));
const base = repositoryIn(join(root, 'origin'));
beforeAll(base.begin);
beforeEach(base.restore);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const check = (cwd: string, content: string, rev: string) => checkIn({ cwd, content, rev });

function clone(name: string, ...options: readonly string[]): string {
  const folder = join(root, name);
  execFileSync('git', ['clone', '--quiet', ...options, `file://${base.folder}`, folder], {
    stdio: 'pipe',
  });
  return folder;
}

describe('the folder of records', () => {
  it.each(['law & order', 'Regeln – äöü', '[a-z]*', ':(top)x', 'deep/er/content', '-n'])(
    'may be called %s',
    async (name) => {
      const folder = mkdtempSync(join(root, 'named-'));
      const content = join(folder, name);
      cpSync(join(base.folder, 'content'), content, { recursive: true });
      const git = gitIn(folder);
      git('init', '--quiet', '--initial-branch=main');
      git('add', '--all');
      git('commit', '--quiet', '--no-gpg-sign', '-m', 'x');
      expect(await check(folder, `./${name}`, 'main')).toMatchObject({
        ...{ status: 1, err: undefined, rewritten: [] },
      });
      overturn(content);
      expect((await check(folder, `./${name}`, 'main')).rewritten).toHaveLength(1);
      expect((await check(content, '.', 'main')).rewritten).toHaveLength(1);
    },
  );

  it('cannot be the whole repository, whose own files would lie among the records', async () => {
    const { status, err } = await check(join(base.folder, 'content'), '..', 'main');
    expect(status).toBe(1);
    expect(err).toBe(
      'nomic: nothing was compared with “main”: files of git are among the records.\n',
    );
  });
});

describe('a clone', () => {
  it('that is shallow has what it has', async () => {
    base.edit('proposals/302.md', 'kind', 'very kind');
    base.git('commit', '--quiet', '--no-gpg-sign', '--all', '--message=More');
    const folder = clone('shallow', '--depth=1');
    base.git('reset', '--quiet', '--hard', 'HEAD~1');
    expect((await check(folder, 'content', 'HEAD')).rewritten).toHaveLength(0);
    expect(await check(folder, 'content', 'HEAD~1')).toMatchObject({
      status: 2,
      err: expect.stringMatching(
        /^nomic: there is no revision “HEAD~1”\. There are main, .* If the clone is shallow, fetch it first\.\n$/,
      ),
    });
  });

  it('that has not fetched the base says how to fetch it', async () => {
    const folder = clone('single', '--depth=1');
    expect(await check(folder, 'content', 'origin/other')).toMatchObject({
      status: 2,
      err: 'nomic: This clone has no revision “origin/other”. Fetch it first: git fetch origin other:refs/remotes/origin/other\n',
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
    expect((await check(join(root, 'tree'), 'content', 'main')).rewritten).toHaveLength(1);
  });

  it.each(['--help', '-x', 'main:content', 'HEAD^{tree}', 'nothing', 'main..HEAD', '$(id)'])(
    'has no revision called %s',
    async (rev) => {
      const { status, err } = await run(['check', `--base=${rev}`], {
        ...CONTEXT,
        cwd: base.folder,
      });
      expect(status).toBe(2);
      expect(err).toContain(`there is no revision “${rev}”.`);
    },
  );
});

it('quotes the base where a record is gone', async () => {
  rmSync(join(base.folder, GAME, 'proposals/301.md'));
  const { out } = await nomic('check --base main', { cwd: base.folder });
  expect(out).toContain('Proposal 301 is settled, but it was taken out of the records.');
  expect(out).toContain('2 │ proposal: 301');
  const asked = { cwd: base.folder, encoding: 'utf8' } as const;
  const commit = execFileSync('git', ['rev-parse', 'main'], asked).trim();
  const { out: hashed } = await nomic(`check --base ${commit}`, { cwd: base.folder });
  expect(hashed).toContain(`git restore --source ${commit.slice(0, 12)} content`);
});

it('asks of dates that are committed whether they lie ahead, and of no others', async () => {
  base.edit('proposals/302.md', '[b] }', '[a, b] }\nclosed: 2999-01-04');
  const ahead = async () => (await nomic('check --base main', { cwd: base.folder })).out;
  expect(await ahead()).not.toContain('still to come');
  base.git('switch', '--quiet', '--create', 'ahead');
  base.git('commit', '--quiet', '--no-gpg-sign', '--all', '--message=Ahead');
  expect(await ahead()).toContain('Proposal 302 has a future date');
  base.git('switch', '--quiet', 'main');
});

it('says so where there is no repository', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'nomotheca-outside-'));
  cpSync(join(base.folder, 'content'), join(outside, 'content'), { recursive: true });
  const { status, err } = await nomic('check --base main', { cwd: outside });
  base.git('init', '--quiet', outside);
  const { err: uncommitted } = await nomic('check --base main', { cwd: outside });
  rmSync(outside, { recursive: true });
  expect(status).toBe(2);
  expect(err).toContain('no repository of git holds');
  expect(uncommitted).toContain('there is none yet: git add . && git commit -m Begin');
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

/* Where the records are looked for, now and in the base, when they were moved or reached by a link. */

const content = join(base.folder, 'content');
const inBase = (asked: Partial<Asked> = {}) => checkIn({ cwd: base.folder, ...asked });

describe('records that were moved', () => {
  const moved = join(base.folder, 'records');
  beforeEach(() => renameSync(content, moved));
  afterEach(() => {
    rmSync(moved, { recursive: true, force: true });
    rmSync(content, { recursive: true, force: true });
  });

  it('are not read through a link in their place', async () => {
    symlinkSync('records', content);
    overturn(moved);
    for (const command of [['check', '--base', 'main'], ['check'], ['status', 'g']]) {
      const { status, err } = await run(command, { ...CONTEXT, cwd: base.folder });
      expect(status).toBe(2);
      expect(err).toContain('`content` is a symbolic link');
    }
  });

  it('are not read through a link on the way to them', async () => {
    mkdirSync(join(base.folder, 'real'));
    renameSync(moved, join(base.folder, 'real/content'));
    symlinkSync('real', join(base.folder, 'way'));
    const { status, err } = await inBase({ content: 'way/content' });
    rmSync(join(base.folder, 'real'), { recursive: true });
    rmSync(join(base.folder, 'way'));
    expect(status).toBe(2);
    expect(err).toContain('`way` is a symbolic link');
  });

  it('cannot be compared with nothing', async () => {
    overturn(moved);
    const { status, err } = await inBase({ content: 'records' });
    expect(status).toBe(2);
    expect(err).toContain('“main” has records in “content”, and none in “records”');
    expect(err).toContain('--content');
  });

  it('cannot be compared with a link either', async () => {
    symlinkSync(join(root, 'out-of-sight'), content);
    rmSync(moved, { recursive: true });
    base.git('checkout', '--quiet', '-b', 'linked');
    base.git('add', '--all');
    base.git('commit', '--quiet', '--no-gpg-sign', '--message=Linked');
    rmSync(content);
    base.restore();
    const { status, err } = await inBase({ rev: 'linked' });
    base.git('checkout', '--quiet', '--force', 'main');
    expect(status).toBe(2);
    expect(err).toContain('a link or another repository at “content”');
  });
});

describe('a link above the repository', () => {
  it('leads to it', async () => {
    overturn(content);
    symlinkSync(base.folder, join(root, 'linked'));
    const { rewritten } = await inBase({ cwd: join(root, 'linked') });
    expect(rewritten).toEqual(['games/g/proposals/301.md']);
  });

  it('may lead to the records alone', async () => {
    overturn(content);
    symlinkSync(content, join(root, 'records-alone'));
    const { rewritten } = await inBase({ content: join(root, 'records-alone') });
    expect(rewritten).toEqual(['games/g/proposals/301.md']);
  });
});

it('names some of the folders where the base has records', async () => {
  const folder = mkdtempSync(join(root, 'many-'));
  for (const name of ['a', 'b/c', 'd', 'e', 'f']) {
    mkdirSync(join(folder, name, 'games/g'), { recursive: true });
    writeFileSync(join(folder, name, 'games/g/game.md'), '');
  }
  makeRepository(folder);
  cpSync(join(folder, 'content'), join(folder, 'new'), { recursive: true });
  const { status, err } = await inBase({ cwd: folder, content: 'new' });
  expect(status).toBe(2);
  expect(err).toContain('“main” has records in “a”, “b/c” and “content”, and none in “new”');
});

it('a first archive has nothing to be compared with', async () => {
  const folder = mkdtempSync(join(root, 'first-'));
  const git = gitIn(folder);
  git('init', '--quiet', '--initial-branch=main');
  git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message=Nothing yet');
  cpSync(join(SAMPLES, 'rulesets/suber'), join(folder, 'content/rulesets/suber'), {
    recursive: true,
  });
  expect(await inBase({ cwd: folder })).toMatchObject({
    status: 0,
    err: 'nomic: nothing was compared with “main”: it has no records.\n',
  });
});

it("takes no games of the software's tests for records in another folder", async () => {
  const folder = mkdtempSync(join(root, 'tests-'));
  mkdirSync(join(folder, 'test/samples'), { recursive: true });
  const { git, restore } = makeRepository(folder);
  renameSync(join(folder, 'content'), join(folder, 'test/samples/content'));
  git('add', '--all');
  git('commit', '--quiet', '--no-gpg-sign', '--message=All samples gone');
  restore();
  expect(await inBase({ cwd: folder })).toMatchObject({
    err: 'nomic: nothing was compared with “main”: it has no records.\n',
    rewritten: [],
  });
});
