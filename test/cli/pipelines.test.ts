/**
 * The checks on GitLab, on Forgejo and on a plain git server, run as they are written.
 *
 * @module-tag slow
 */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { GAME, makeRepository, type Repository } from './base-repository.ts';
import { type Clerk, clerkIn } from './clerk.ts';
import { programsIn, type Ran } from './workflow-steps.ts';

const place = mkdtempSync(join(tmpdir(), 'nomotheca-pipelines-'));
const folder = join(place, 'records');
const programs = join(place, 'bin');
const marker = join(place, 'somebody-was-here');
const program = programsIn(programs);
let repository: Repository;
let clerk: Clerk;

beforeAll(async () => {
  for (const each of [folder, programs]) mkdirSync(each);
  repository = makeRepository(folder);
  rmSync(join(folder, GAME, 'judgments'), { recursive: true });
  commit('All legal');
  clerk = await clerkIn(programs, 'nomic');
  program('npm', `echo "npm $*"; [ ! -f .npmrc ] || touch '${marker}'`);
  program('yarn', `touch '${marker}'`);
});
afterAll(() => {
  clerk.close();
  rmSync(place, { recursive: true });
});

/** Players with accounts of a forge, on `main`; a vote in the name of the first, on a branch. */
function voteFor(forge: string): void {
  repository.edit('game.md', '{ name: Ada A }', `{ name: Ada A, account: "${forge}:aa" }`);
  repository.edit('game.md', '{ name: Bob B }', `{ name: Bob B, account: "${forge}:bb" }`);
  commit('Accounts');
  repository.git('switch', '--quiet', '--create', 'turn');
  repository.write(`${GAME}/votes/302-a.md`, '---\nvote: for\n---\n');
  const brought = {
    '.npmrc': 'node-options=--require ./evil.cjs',
    '.yarnrc': 'yarn-path ./evil.cjs',
  };
  for (const [file, text] of Object.entries(brought)) repository.write(file, text);
  repository.write('package.json', '{ "packageManager": "yarn@1.22.22", "type": "commonjs" }');
  repository.write('evil.cjs', `require('fs').writeFileSync(${JSON.stringify(marker)}, '')`);
  repository.write('content.js', 'throw new Error()');
  commit('A vote');
}

function commit(message: string): void {
  repository.git('add', '--all');
  repository.git('commit', '--quiet', '--no-gpg-sign', `--message=${message}`);
}

const head = () =>
  execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim();

beforeEach(() => {
  repository.git('switch', '--quiet', '--discard-changes', 'main');
  repository.git('branch', '--force', 'start', 'main');
  return () => {
    repository.git('switch', '--quiet', '--discard-changes', 'main');
    repository.git('reset', '--quiet', '--hard', 'start');
    spawnSync('git', ['branch', '--quiet', '--delete', '--force', 'turn'], { cwd: folder });
  };
});

function sh(lines: readonly string[], cwd: string, env: NodeJS.ProcessEnv) {
  const PATH = [programs, join(process.execPath, '..'), process.env.PATH].join(':');
  const options = { cwd, env: { PATH, HOME: place, TMPDIR: place, ...env } };
  return new Promise<Ran>((ended) => {
    const ran = execFile('bash', ['-e', '-c', lines.join('\n')], options, (_, stdout, stderr) =>
      ended({ status: ran.exitCode, out: stdout + stderr }),
    );
  });
}

describe.skipIf(process.platform === 'win32')('the pipeline of GitLab', () => {
  interface Pipeline {
    readonly before_script: readonly string[];
    readonly check: { readonly script: readonly string[] };
  }
  function check(author: string) {
    const file = readFileSync('src/cli/templates/gitlab.yml', 'utf8');
    const { before_script: before, check: job } = parse(file) as Pipeline;
    return sh([...before, ...job.script], mkdtempSync(join(place, 'project-')), {
      CI_REPOSITORY_URL: `file://${folder}`,
      CI_COMMIT_SHA: head(),
      CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
      GITLAB_USER_LOGIN: author,
    });
  }

  test('asks whose hand it was, and starts nothing that a branch brings', async () => {
    voteFor('gitlab');
    const theirs = await check('aa');
    expect(theirs.out).toContain('npm install --global --ignore-scripts SOFTWARE');
    expect(theirs.out).toContain('1 game: nothing wrong');
    expect(theirs.status).toBe(0);
    const other = await check('bb');
    expect(other.out).toContain('The vote of `a` on Proposal 302 is for `a` (gitlab:aa) to');
    expect(other.status).toBe(1);
    expect(existsSync(marker)).toBe(false);
  });
});

/** One forge and the hook of a plain server in every run, and all of them at night. */
const NIGHT = { tags: ['night'] };

describe.skipIf(process.platform === 'win32')('the workflow of Forgejo', () => {
  interface Flow {
    readonly jobs: {
      readonly records: {
        readonly steps: readonly {
          readonly run?: string;
          readonly with?: { readonly path: string };
        }[];
      };
    };
  }
  function check(author: string) {
    const cwd = mkdtempSync(join(place, 'workspace-'));
    const { jobs } = parse(readFileSync('src/cli/templates/forgejo-check.yml', 'utf8')) as Flow;
    const lines = jobs.records.steps.map(
      (step) =>
        step.run ??
        `git clone --quiet 'file://${folder}' ${step.with?.path} && git -C ${step.with?.path} checkout --quiet ${head()}`,
    );
    return sh(lines, cwd, { BASE: 'main', AUTHOR: author });
  }

  test('asks whose hand it was, and starts nothing that a branch brings', NIGHT, async () => {
    voteFor('forgejo');
    expect(await check('aa')).toMatchObject({
      status: 0,
      out: expect.stringContaining('1 game: nothing wrong'),
    });
    const other = await check('bb');
    expect(other.out).toContain('The vote of `a` on Proposal 302 is for `a` (forgejo:aa) to');
    expect(other.status).toBe(1);
    expect(existsSync(marker)).toBe(false);
  });
});

describe.skipIf(process.platform === 'win32')('the hook of a plain server', () => {
  test('asks whose hand it was, of a push that throws commits away too', async () => {
    const bare = join(place, 'bare.git');
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare]);
    repository.git('push', '--quiet', bare, 'main');
    voteFor('server');
    repository.git('push', '--quiet', bare, 'main');
    const hook = readFileSync('src/cli/templates/git-update.sh', 'utf8');
    writeFileSync(join(bare, 'hooks/update'), hook.replace('nomic build', 'echo nomic build'));
    chmodSync(join(bare, 'hooks/update'), 0o755);
    program('id', 'echo "$PUSHER"');
    const push = (pusher: string, what: string) =>
      sh([`git push --quiet --force '${bare}' ${what}:main`], folder, { PUSHER: pusher });
    const other = await push('bb', 'turn');
    expect(other.out).toContain('The vote of `a` on Proposal 302 is for `a` (server:aa) to');
    expect(other.status).toBe(1);
    expect(await push('aa', 'turn')).toMatchObject({ status: 0 });
    const back = await push('bb', 'main');
    expect(back.out).toContain('The vote of `a` on Proposal 302 is gone, which is for `a`');
    expect(back.status).toBe(1);
    expect(existsSync(marker)).toBe(false);
  });
});
