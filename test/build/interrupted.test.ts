/**
 * Builds that are killed, that meet, or that write to another disk make the same site in the end.
 *
 * @module-tag night
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLES } from '../samples.ts';

const place = mkdtempSync(join(tmpdir(), 'nomotheca-interrupted-'));
const content = join(place, 'content');
const GAME = 'games/two-players-and-a-robot';
const NOMIC = resolve('src/cli/nomic.js');
/** The site of a build in whose way nothing came. */
const whole = join(place, 'whole');

beforeAll(async () => {
  for (const folder of ['rulesets/suber', GAME]) {
    cpSync(join(SAMPLES, folder), join(content, folder), { recursive: true });
  }
  await build('whole', 'whole-cache');
  expect(filesIn(whole).has(`${GAME}/index.html`)).toBe(true);
});

afterAll(() => rmSync(place, { recursive: true }));

test('killed again and again, a build leaves nothing that the next one does not put right', async () => {
  const [site, cache] = ['site', 'cache'].map((name) => join(place, name));
  const stages = [
    join(cache ?? '', 'unfinished'),
    join(site ?? '', GAME),
    // The index of the whole archive comes last, right before the end.
    join(site ?? '', 'search/pagefind'),
  ];
  for (const stage of stages) {
    rmSync(stage, { recursive: true, force: true });
    const child = spawn(process.execPath, argsOf('site', 'cache'));
    const ended = once(child, 'exit');
    while (!existsSync(stage) && child.exitCode === null) await setTimeout(20);
    child.kill('SIGKILL');
    expect(await ended, `killed once there is ${stage}`).toEqual([null, 'SIGKILL']);
  }
  const workplace = workplaceOf(join(place, 'site'));
  expect(existsSync(workplace)).toBe(true);
  await build('another-site', 'another-cache');
  expect(existsSync(workplace)).toBe(false);
  await build('site', 'cache');
  expect(differencesOf('site')).toEqual([]);
});

test('of two builds into one folder one says that the other is at work, which makes all of it', async () => {
  const both = ['one-cache', 'other-cache'].map((cache) => build('both', cache));
  const ended = await Promise.allSettled(both);
  const [refused, ...others] = ended.flatMap((each) =>
    each.status === 'rejected' ? [each.reason] : [],
  );
  expect(others).toEqual([]);
  expect(refused).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^nomic: Another build is at work in .*both\. Wait until it has ended\./,
    ),
  });
  expect(differencesOf('both')).toEqual([]);
});

/** As if the site and the cache lay on disks of their own, whatever disks this machine has. */
const DISKS = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const diskOf = (path) => ['/far-site', '/far-cache'].find((disk) => String(path).includes(disk));
  const refuse = (call) => (from, to, ...rest) => {
    if (diskOf(from) === diskOf(to)) return call(from, to, ...rest);
    throw Object.assign(new Error('EXDEV'), { code: 'EXDEV', syscall: 'rename', path: String(from) });
  };
  for (const name of ['renameSync', 'linkSync']) fs[name] = refuse(fs[name]);
  for (const name of ['rename', 'link']) fs.promises[name] = refuse(fs.promises[name]);
  syncBuiltinESMExports();`;

test('on other disks than that of the software the same site is made, and made again', async () => {
  const disks = `--import=data:text/javascript,${encodeURIComponent(DISKS)}`;
  for (const page of ['', 'index.html']) {
    if (page !== '') rmSync(join(place, 'far-site', page));
    await build('far-site', 'far-cache', disks);
    expect(differencesOf('far-site')).toEqual([]);
  }
});

function argsOf(out: string, cache: string): readonly string[] {
  const folders = ['--content', content, '--out', join(place, out), '--cache', join(place, cache)];
  return [NOMIC, 'build', ...folders];
}

function build(out: string, cache: string, ...options: readonly string[]) {
  return promisify(execFile)(process.execPath, [...options, ...argsOf(out, cache)]);
}

function workplaceOf(site: string): string {
  const { dev, ino } = statSync(site, { bigint: true });
  return resolve('.astro', `build-${dev}-${ino}`);
}

/** Files that a site lacks, has besides, or has otherwise than the whole one. */
function differencesOf(site: string): readonly string[] {
  const [files, others] = [filesIn(join(place, site)), filesIn(whole)];
  const names = new Set([...files.keys(), ...others.keys()]);
  return [...names].filter((name) => files.get(name) !== others.get(name)).sort();
}

/** The bytes of every file, as text that shows them one for one. */
function filesIn(folder: string): ReadonlyMap<string, string> {
  const names = globSync('**/*', { cwd: folder });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
}
