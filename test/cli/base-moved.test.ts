/**
 * Where the records are looked for, now and in the base, when they were moved or reached by a link.
 *
 * @module-tag slow
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { SAMPLES } from '../samples.ts';
import { makeRepository } from './base-repository.ts';
import { CONTEXT } from './context.ts';

const root = mkdtempSync(join(tmpdir(), 'nomotheca-moved-'));
mkdirSync(join(root, 'origin'));
const base = makeRepository(join(root, 'origin'));
const content = join(base.folder, 'content');

beforeEach(base.restore);
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function check({ cwd = base.folder, content: dir = 'content', rev = 'main' } = {}) {
  const argv = ['check', '--content', dir, '--base', rev, '--format', 'json'];
  const { status, out, err } = await run(argv, { ...CONTEXT, cwd });
  const { findings = [] } = JSON.parse(out ?? '{}') as {
    findings?: readonly { code: string; file: string }[];
  };
  const rewritten = findings.filter(({ code }) => code === 'history/rewritten');
  return { status, err, rewritten: rewritten.map(({ file }) => file) };
}

function overturn(folder = content): void {
  const file = join(folder, 'games/g/proposals/301.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('[a, b]', '[a], against: [b]'));
}

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
    const { status, err } = await check({ content: 'way/content' });
    rmSync(join(base.folder, 'real'), { recursive: true });
    rmSync(join(base.folder, 'way'));
    expect(status).toBe(2);
    expect(err).toContain('`way` is a symbolic link');
  });

  it('cannot be compared with nothing', async () => {
    overturn(moved);
    const { status, err } = await check({ content: 'records' });
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
    const { status, err } = await check({ rev: 'linked' });
    base.git('checkout', '--quiet', '--force', 'main');
    expect(status).toBe(2);
    expect(err).toContain('a link or another repository at “content”');
  });
});

describe('a link above the repository', () => {
  it('leads to it', async () => {
    overturn();
    symlinkSync(base.folder, join(root, 'linked'));
    const { rewritten } = await check({ cwd: join(root, 'linked') });
    expect(rewritten).toEqual(['games/g/proposals/301.md']);
  });

  it('may lead to the records alone', async () => {
    overturn();
    symlinkSync(content, join(root, 'records-alone'));
    const { rewritten } = await check({ content: join(root, 'records-alone') });
    expect(rewritten).toEqual(['games/g/proposals/301.md']);
  });
});

it('names some of the folders where the base has records, and counts the others', async () => {
  const folder = mkdtempSync(join(root, 'many-'));
  for (const name of ['a', 'b/c', 'd', 'e', 'f']) {
    mkdirSync(join(folder, name, 'games/g'), { recursive: true });
    writeFileSync(join(folder, name, 'games/g/game.md'), '');
  }
  makeRepository(folder);
  cpSync(join(folder, 'content'), join(folder, 'new'), { recursive: true });
  const { status, err } = await check({ cwd: folder, content: 'new' });
  expect(status).toBe(2);
  expect(err).toContain('“main” has records in “a”, “b/c”, “content”, 3 more, and none in “new”');
});

it('a first archive has nothing to be compared with', async () => {
  const folder = mkdtempSync(join(root, 'first-'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=C', '-c', 'user.email=c@example.org', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  git('init', '--quiet', '--initial-branch=main');
  git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message=Nothing yet');
  cpSync(join(SAMPLES, 'rulesets/suber'), join(folder, 'content/rulesets/suber'), {
    recursive: true,
  });
  expect(await check({ cwd: folder })).toMatchObject({
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
  expect(await check({ cwd: folder })).toMatchObject({
    err: 'nomic: nothing was compared with “main”: it has no records.\n',
    rewritten: [],
  });
});
