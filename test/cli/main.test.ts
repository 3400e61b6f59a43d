/** @module-tag slow */
import { spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SAMPLE_ARCHIVE, SAMPLES } from '../samples.ts';

const MAIN = resolve('src/cli/nomic.js');
/** Where this is, it is always full. */
const FULL = '/dev/full';
/** Other tests cover the commands without a process; these cases are rare. */
const NIGHT = { tags: ['night'] };

function nomic(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, [MAIN, ...args], {
    cwd: SAMPLE_ARCHIVE,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_STEP_SUMMARY: '', ...env },
  });
}

/** It also took two groups of one name in a pattern for a mistake. */
const AS_NODE_20 = `
  import module from 'node:module';
  delete module.enableCompileCache;
  module.syncBuiltinESMExports();
  for (const [of, name] of [[Map, 'groupBy'], [Object, 'groupBy'], [Promise, 'withResolvers']]) delete of[name];
  const made = (target, given) => {
    const pattern = Reflect.construct(target, given);
    const names = pattern.source.match(/[(][?]<[a-z]\\w*/gi) ?? [];
    if (new Set(names).size < names.length) throw new SyntaxError('Duplicate capture group name');
    return pattern;
  };
  globalThis.RegExp = new Proxy(RegExp, { construct: made, apply: (target, _, given) => made(target, given) });`;

describe('the program', () => {
  it('can be executed', () => {
    accessSync(MAIN, constants.X_OK);
    expect(readFileSync(MAIN, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  it('answers with its exit status, and writes no colours into files', () => {
    const { status, stdout, stderr } = nomic(['check', 'n-nomic']);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^✓ n-nomic {2}ended at version 7 {2}nothing wrong, \d+ notes\n1 game: /,
    );
    expect(stdout).not.toContain('\u001b');
  });

  it('tells a wrong call from wrong records', () => {
    const { status, stdout, stderr } = nomic(['check', '--content', 'no-such-folder']);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^nomic: There is no folder /);
  });

  it('runs on a Node 20, which lacks some of what this one has', () => {
    const { stdout, stderr } = nomic(['check', 'n-nomic'], {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(AS_NODE_20)}`,
    });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^✓ n-nomic {2}ended at version 7 {2}nothing wrong/);
  });

  it('calls an exception what it is', NIGHT, () => {
    const { status, stdout, stderr } = nomic(['check'], {
      NODE_OPTIONS: '--import=data:text/javascript,delete%20Array.prototype.toSorted',
    });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^nomic: this is a bug in Nomotheca\. TypeError: .*\nPlease report it,/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('adds to the summary of a step', NIGHT, () => {
    const folder = mkdtempSync(join(tmpdir(), 'nomotheca-main-'));
    const summary = join(folder, 'summary.md');
    nomic(['check', 'n-nomic', '--format', 'github'], { GITHUB_STEP_SUMMARY: summary });
    nomic(['check', 'n-nomic', '--format', 'github'], { GITHUB_STEP_SUMMARY: summary });
    const text = readFileSync(summary, 'utf8');
    rmSync(folder, { recursive: true });
    expect(text.match(/^### Nomotheca: all legal/gm)).toHaveLength(2);
  });

  it.skipIf(!existsSync(FULL))('says so when what it prints gets nowhere', () => {
    const full = openSync(FULL, 'w');
    const { status, stderr } = spawnSync(process.execPath, [MAIN, 'show', 'n-nomic'], {
      cwd: SAMPLE_ARCHIVE,
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect(stderr).toBe('nomic: the output cannot be written: the disk is full.\n');
    expect(status).toBe(2);
  });

  it.skipIf(!existsSync(FULL))('keeps its status where even that cannot be said', NIGHT, () => {
    const full = openSync(FULL, 'w');
    const stdio = ['ignore', 'ignore', full] as const;
    const { status } = spawnSync(process.execPath, [MAIN, 'check', 'nobody'], {
      cwd: SAMPLE_ARCHIVE,
      stdio: [...stdio],
    });
    closeSync(full);
    expect(status).toBe(2);
  });

  it('says so when the summary of a step cannot be added to', NIGHT, () => {
    const { status, stdout, stderr } = nomic(['check', 'n-nomic', '--format', 'github'], {
      GITHUB_STEP_SUMMARY: `${MAIN}/summary.md`,
    });
    expect(stderr).toBe(
      `nomic: ${MAIN}/summary.md cannot be written: a file stands where a folder should.\n`,
    );
    expect(stdout).toContain('all legal');
    expect(status).toBe(2);
  });

  it('works from elsewhere, and with a Node that runs no TypeScript', () => {
    const old = 'Object.defineProperty(process, "versions", { value: { node: "20.1.0" } })';
    const args = [`--import=data:text/javascript,${encodeURIComponent(old)}`, MAIN];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...args, 'check', 'n-nomic', '--content', SAMPLES],
      { cwd: tmpdir(), encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^✓ n-nomic /);
  });

  it('takes no offence when its reader leaves', NIGHT, async () => {
    const child = spawn(process.execPath, [MAIN, 'show', 'worked-example', '--format', 'json'], {
      cwd: SAMPLE_ARCHIVE,
    });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    await new Promise((resolve) => child.on('close', resolve));
    expect(stderr).toBe('');
  });
});
