/**
 * The build as a user starts it, as far as it goes without building.
 * @module-tag slow
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { MARK, takeFolder } from '../../src/build/own-folder.ts';
import { serveSite } from '../../src/build/serve-site.ts';
import { run } from '../../src/cli/run.ts';
import { CONTEXT } from '../cli/context.ts';
import { SAMPLES } from '../samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'nomotheca-build-'));
const NOMIC = resolve('src/cli/nomic.js');
const content = join(folder, 'content');
const out = join(folder, 'dist');

afterAll(() => rmSync(folder, { recursive: true }));

function build(...args: readonly string[]) {
  // As npm starts it in the project, however these tests were started.
  const env = { ...process.env, FORCE_COLOR: '0', npm_config_local_prefix: resolve('.') };
  const options = { encoding: 'utf8', env } as const;
  const from = args.includes('--content') ? [] : ['--content', SAMPLES];
  return spawnSync(process.execPath, [NOMIC, 'build', ...from, ...args], options);
}

test('an illegal record is refused with what the check says of it', async () => {
  cpSync(SAMPLES, content, { recursive: true });
  const record = join(content, 'games/n-nomic/proposals/305.md');
  writeFileSync(record, readFileSync(record, 'utf8').replace('[a, b, c, e, f]', '[a, b, c, e]'));
  takeFolder({ use: 'site', folder: out, apart: [] });
  writeFileSync(join(out, 'index.html'), 'The site before');
  const { status, stdout, stderr } = build('--content', content, '--out', out);
  const check = await run(['check', '--content', content], { ...CONTEXT, command: 'npx nomic' });
  expect(stdout).toBe(check.out);
  expect(stdout).toContain('vote/missing');
  expect(stderr).toContain('Nothing was built');
  expect(status).toBe(1);
  expect(readdirSync(out)).toEqual(['index.html', MARK]);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('The site before');
});

test('a folder that no build has filled is left as it is', () => {
  const mine = join(folder, 'mine');
  mkdirSync(mine);
  writeFileSync(join(mine, 'thesis.txt'), 'My own');
  const { status, stderr } = build('--out', mine);
  expect(stderr).toMatch(/^nomic: The site cannot be written to .*mine: .*--out site\.\n$/);
  expect(status).toBe(2);
  expect(readdirSync(mine)).toEqual(['thesis.txt']);
});

test('of two folders the one that lies wrong is named', () => {
  const { status, stderr } = build('--out', join(folder, 'site'), '--cache', folder);
  expect(stderr).toMatch(
    /^nomic: The parts for the next build cannot be kept in .*--cache kept\.\n$/,
  );
  expect(status).toBe(2);
});

test('a folder that no build has filled is not served', async () => {
  const mine = join(folder, 'letters');
  mkdirSync(mine);
  writeFileSync(join(mine, 'index.html'), 'My own');
  for (const named of [mine, join(folder, 'nowhere')]) {
    const given = ['serve', '--as-built', '--port', '0', '--content', SAMPLES, '--out', named];
    expect(await run(given, CONTEXT)).toMatchObject({
      status: 2,
      err: `nomic: there is no site in ${named}. Leave out --as-built to build one first.\n`,
    });
  }
});

test('a port that is taken is named before anything is built', async () => {
  const { address, close } = await serveSite(folder, { base: '/', port: 0 });
  const { port } = new URL(address);
  const unbuilt = join(folder, 'unbuilt');
  const given = ['serve', '--port', port, '--content', SAMPLES, '--out', unbuilt];
  const err = `nomic: port ${port} is taken. Name another: nomic serve --port 8080\n`;
  expect(await run(given, CONTEXT)).toMatchObject({ status: 2, err });
  expect(existsSync(unbuilt)).toBe(false);
  await close();
});

test.each(['file', 'file/within', 'x'.repeat(300)])(
  'that %s cannot be written is one sentence',
  (name) => {
    writeFileSync(join(folder, 'file'), '');
    const { status, stderr } = build('--out', join(folder, name));
    expect(stderr).toMatch(/^nomic: .* cannot be written: .*\. No site was built\.\n$/);
    expect(status).toBe(2);
  },
);

test.skipIf(!existsSync('/proc/self'))(
  'nor is there an end to wait for where no folder can be made',
  () => {
    const { status, stderr } = build('--out', '/proc/site/of/mine');
    expect(stderr).toMatch(/^nomic: \/proc\/site cannot be written: /);
    expect(status).toBe(2);
  },
);

test('a folder that is not there, and an option that is not known, are wrong usage', () => {
  const missing = build('--content', join(folder, 'nowhere'), '--out', out);
  expect([missing.status, missing.stdout]).toEqual([2, '']);
  expect(missing.stderr).toContain('nowhere');
  const unknown = build('--fast');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain('--fast is no option of build');
});

test.each(['.', 'src/site', 'node_modules'])(
  '%s is not written over from elsewhere',
  (precious) => {
    const given = ['--content', content, '--out', join(process.cwd(), precious)];
    const { status, stderr } = spawnSync(process.execPath, [NOMIC, 'build', ...given], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).toContain('something else is kept there');
    expect(status).toBe(2);
  },
);
