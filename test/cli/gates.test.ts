/**
 * A repository of records, and what stands before it: the action, and the hook of a bare repository.
 *
 * @module-tag slow
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GAME, makeRepository, type Repository } from './base-repository.ts';
import { programsIn, runAction } from './workflow-steps.ts';

const place = mkdtempSync(join(tmpdir(), 'nomotheca-gates-'));
const folder = join(place, 'records');
const programs = join(place, 'bin');
const program = programsIn(programs);
const summary = join(place, 'summary.md');
const marker = join(place, 'somebody-was-here');
let repository: Repository;

beforeAll(() => {
  for (const each of [folder, programs]) mkdirSync(each);
  repository = makeRepository(folder);
  restore();
  repository.git('commit', '--quiet', '--all', '--no-gpg-sign', '--message=All legal');
  program('nomic', `exec ${quoted(process.execPath)} ${quoted(resolve('src/cli/nomic.js'))} "$@"`);
});
beforeEach(restore);
afterAll(() => rmSync(place, { recursive: true }));

/** But for the Judgment, which a Judge gave whom the rules do not choose. */
function restore(): void {
  repository.restore();
  rmSync(join(folder, GAME, 'judgments'), { recursive: true });
}

describe('the action that checks a pull request', () => {
  const software = join(place, 'software');
  const workspace = join(place, 'workspace');

  beforeAll(() => {
    mkdirSync(software);
    // Yarn 1 starts the program that the settings of the folder name.
    program('yarn', '[ ! -f .yarnrc ] || sh "$(sed -n "s/^yarn-path //p" .yarnrc)"');
    cpSync('.github', join(software, '.github'), { recursive: true });
    // Node finds its kept code by the real place of the source.
    for (const name of ['src', 'package.json', 'node_modules']) {
      symlinkSync(resolve(name), join(software, name));
    }
    program('npm', 'echo "npm $* in $PWD"');
  });

  function check(author = '', preview = 'false', clerk = '') {
    const inputs = { base: 'main', content: 'content', author, preview, clerk };
    const values = Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`inputs.${name}`, value]),
    );
    const PATH = [programs, join(process.execPath, '..'), process.env.PATH].join(':');
    writeFileSync(summary, '');
    const machine = {
      PATH,
      GITHUB_WORKSPACE: workspace,
      GITHUB_STEP_SUMMARY: summary,
      RUNNER_TEMP: place,
    };
    rmSync(workspace, { recursive: true, force: true });
    mkdirSync(workspace);
    const called = (tool: string) =>
      spawnSync(tool, ['--version'], { cwd: workspace, env: { PATH } });
    return runAction(software, 'check', values, machine, {
      'actions/setup-node': () => ['node', 'npm', 'yarn'].forEach(called),
      'actions/checkout': () => cpSync(folder, workspace, { recursive: true }),
    });
  }

  test('installs the software where the software is, and lets a legal turn pass', () => {
    repository.edit('proposals/302.md', '{ for: [b] }', '{ for: [a, b] }\nclosed: 2020-01-04');
    const { status, out } = check();
    expect(out).toContain(`npm ci --omit=dev --ignore-scripts in ${software}\n`);
    expect(out).toContain('all legal');
    expect(readFileSync(summary, 'utf8')).toMatch(/^### A Game\n[\s\S]*Adopted 2 : 0/);
    expect(status).toBe(0);
  });

  test('installs the clerk that the workflow names, and calls that', () => {
    const clerk = 'https://example.org/nomotheca-0.1.0.tgz; touch "$HOME"';
    const { status, out } = check('', 'false', clerk);
    expect(out).toContain(`npm install --global --ignore-scripts ${clerk} in ${software}\n`);
    expect(out).not.toContain('npm ci');
    expect(out).toContain('all legal');
    expect(status).toBe(0);
  });

  test('marks an illegal turn at its line', () => {
    repository.edit('proposals/302.md', '{ for: [b] }', '{ for: [b] }\nclosed: 2020-01-04');
    const { status, out } = check();
    expect(out).toMatch(
      /^::error file=content\/games\/g\/proposals\/302\.md,line=6,.*vote\/missing/m,
    );
    expect(status).toBe(1);
  });

  test('refuses a settled vote that was rewritten', () => {
    repository.edit('proposals/301.md', 'polite', 'rude');
    const { status, out } = check();
    expect(out).toMatch(
      /^::error file=content\/games\/g\/proposals\/301\.md.*Proposal 301 is settled/m,
    );
    expect(status).toBe(1);
  });

  test('refuses what is in the name of another account', () => {
    const commit = ['commit', '--quiet', '--all', '--no-gpg-sign', '--message=A turn'];
    repository.edit('game.md', '{ name: Ada A }', '{ name: Ada A, account: github:aa }');
    repository.git(...commit);
    repository.git('checkout', '--quiet', '--detach');
    repository.edit('proposals/302.md', '{ for: [b] }', '{ for: [a, b] }');
    repository.git(...commit);
    const theirs = check('aa');
    const other = check('$(touch "$HOME")"; exit 0 #');
    const foreign = check('bb');
    const nobody = check();
    repository.git('checkout', '--quiet', 'main');
    repository.git('reset', '--quiet', '--hard', 'HEAD~1');
    expect(theirs.out).toContain('all legal');
    expect(foreign.out).toMatch(/^::error .*author\/not-theirs::The vote of `a`/m);
    expect(other.out).toContain('is not an account');
    expect(nobody.out).toContain('all legal');
  });

  test('keeps what the change does, for a comment', () => {
    repository.edit('proposals/302.md', '{ for: [b] }', '{ for: [a, b] }\nclosed: 2020-01-04');
    expect(check('', 'true').status).toBe(0);
    expect(readFileSync(join(place, 'preview.txt'), 'utf8')).toContain('Adopted 2 : 0');
  });

  test('runs nothing that the pull request brings', () => {
    const touch = `require('fs').writeFileSync(${JSON.stringify(marker)}, '')`;
    const brought = ['src/cli/nomic.js', 'node_modules/yaml/index.js', 'index.js', '.npmrc'];
    for (const file of [...brought, 'package.json', 'node_modules/.bin/node']) {
      repository.write(file, file.endsWith('.js') ? touch : `script-shell=${marker}\n`);
    }
    repository.write('.yarnrc', 'yarn-path ./evil.sh\n');
    repository.write('evil.sh', `touch ${quoted(marker)}\n`);
    const { status } = check();
    for (const file of [...brought, '.yarnrc', 'evil.sh', 'package.json', 'node_modules', 'src']) {
      rmSync(join(folder, file), { recursive: true, force: true });
    }
    expect(status).toBe(0);
    expect(existsSync(marker)).toBe(false);
  });
});

describe.skipIf(process.platform === 'win32')('the hook of a bare repository', () => {
  const bare = join(place, 'bare.git');
  const site = join(place, 'site');

  beforeAll(() => {
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare]);
    const hook = readFileSync('src/cli/templates/git-update.sh', 'utf8')
      .replace('nomic build', 'echo nomic build')
      .replace('/srv/www/game', site);
    expect(hook).toContain(site);
    writeFileSync(join(bare, 'hooks/update'), hook);
    chmodSync(join(bare, 'hooks/update'), 0o755);
    repository.git('remote', 'add', 'bare', bare);
  });

  function push(branch = 'main') {
    const who = ['-c', 'user.name=Clerk', '-c', 'user.email=clerk@example.org'];
    const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` };
    const git = (...args: readonly string[]) =>
      spawnSync('git', [...who, ...args], { cwd: folder, env, encoding: 'utf8' });
    git('add', '--all');
    git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message=A turn');
    const { status, stderr } = git('push', '--quiet', 'bare', `HEAD:${branch}`);
    if (status !== 0) git('reset', '--quiet', '--hard', 'HEAD~1');
    return { status, stderr };
  }

  test('takes what is in order, and builds it', () => {
    const { status, stderr } = push();
    expect(stderr).toContain(`nomic build --content`);
    expect(status).toBe(0);
  });

  test('refuses an illegal turn, and says why', () => {
    repository.edit('proposals/302.md', '{ for: [b] }', '{ for: [b] }\nclosed: 2020-01-04');
    const { status, stderr } = push();
    expect(stderr).toContain('Ada A (a) did not vote on Proposal 302');
    expect(stderr).toMatch(/ {2}content\/games\/[^/]+\/proposals\/302\.md:\d/);
    expect(status).toBe(1);
  });

  test('refuses a settled vote that was rewritten', () => {
    repository.edit('proposals/301.md', 'polite', 'rude');
    const { status, stderr } = push();
    expect(stderr).toContain('Proposal 301 is settled');
    expect(status).toBe(1);
  });

  test('is no matter of other branches', () => {
    repository.edit('proposals/301.md', 'polite', 'rude');
    expect(push('draft').status).toBe(0);
  });
});

function quoted(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`;
}
