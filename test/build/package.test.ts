/**
 * The two packages. The clerk, installed by npm in an empty folder, keeps a game there. The press,
 * installed beside it, makes the same site as the project does, to the byte. It does so in another time
 * zone and language, and from records that were written in another order. So everybody who builds a site
 * can compare it. Other packages that the press needs are copied from the project, so that no network is
 * asked. Nothing else of the project is within reach.
 *
 * @module-tag slow
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLES } from '../samples.ts';

const NIGHT = { tags: ['night'] };
const place = mkdtempSync(join(tmpdir(), 'nomotheca-package-'));
const folder = join(place, 'mine');
/** As npm lays them for a whole machine: the clerk alone, and what is put beside it. */
const global = join(place, 'global/lib/node_modules');
const CLERK = join(global, 'nomotheca');
const { version, description } = JSON.parse(readFileSync('package.json', 'utf8'));
const ADDRESS = 'https://example.org/software';
afterAll(() => rmSync(place, { recursive: true }));

/** The largest that a clerk may be, in bytes, as it is installed. */
const LARGEST = 3_000_000;

beforeAll(() => {
  const made = run('npm', 'run', '--silent', 'package', '--', '--clerk', place, ADDRESS).trim();
  expect(made).toBe(join(place, `nomotheca-${version}.tgz`));
  const whole = ['--global', '--prefix', join(place, 'global')];
  runIn(place, 'npm', 'install', '--offline', '--no-audit', '--no-fund', ...whole, made);
  lay(join(folder, 'content'), (names) => names.toSorted().reverse());
});

test('the clerk is its command in one file, with what that reads, and needs no other package', () => {
  const asInProject = (...folders: readonly string[]) =>
    folders.flatMap((each) => filesOf(each).map((file) => `${each}/${file}`));
  const code = ['bundled-licences.txt', 'main.js', 'nomic.js', 'with-own-node.js'];
  const expected = [
    ...['LICENSE', 'README.md', 'package.json', ...code.map((file) => `src/cli/${file}`)],
    ...asInProject('src/cli/templates', 'content/rulesets'),
  ];
  expect(filesOf(CLERK)).toEqual(expected.sort());
  const sizes = expected.map((file) => statSync(join(CLERK, file)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(LARGEST);
  expect(JSON.parse(readFileSync(join(CLERK, 'package.json'), 'utf8'))).toEqual({
    name: 'nomotheca',
    version,
    description,
    license: 'MIT',
    type: 'module',
    bin: { nomic: 'src/cli/nomic.js' },
    engines: { node: '>=20.12.0' },
    address: `${ADDRESS}/nomotheca-${version}.tgz`,
  });
  const imports = readFileSync(join(CLERK, 'src/cli/main.js'), 'utf8').matchAll(IMPORTED);
  expect([...imports].map(([, name]) => name).filter((name) => !isBuiltin(name ?? ''))).toEqual([]);
  const licences = readFileSync(join(CLERK, 'src/cli/bundled-licences.txt'), 'utf8');
  for (const name of ['yaml', 'zod', 'immutable', 'gray-matter', 'parse5'])
    expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(licences).not.toMatch(/^js-yaml/m);
});

/** The imports that a module needs before it runs, as the bundler writes them. */
const IMPORTED = /^import(?:[^'"()]*from)?\s*"([^"]+)"/gm;

test('the clerk keeps a game wherever it is called, and tells its players from where they get it', () => {
  const mine = join(place, 'friends');
  mkdirSync(mine);
  const called = (...args: readonly string[]) =>
    runIn(mine, process.execPath, join(place, 'global/bin/nomic'), ...args);
  const players = ['--player', 'anna=Anna', '--player', 'ben=Ben'];
  const game = ['friends', '--title', 'By Post', '--ruleset', 'suber', '--medium', 'mail'];
  called('init', ...game, ...players, '--forge', 'gitlab');
  const install = `npm install --global ${ADDRESS}/nomotheca`;
  expect(readFileSync(join(mine, 'README.md'), 'utf8')).toContain(`\n${install}-${version}.tgz\n`);
  called('propose', 'friends', '--enact', '--text', 'Tea is served at five.');
  called('vote', 'friends', '301', '--for', 'anna,ben');
  expect(called('close', 'friends', '301')).toContain('Adopted 2 : 0');
  expect(called('check')).toMatch(/^✓ friends .* version 1 .* nothing wrong/);
  writeFileSync(join(mine, 'rules.txt'), 'Immutable rules\n\n101. Obey.\n\n102. Be kind.\n');
  called('import', 'ruleset', 'rules.txt', '--as', 'ours');
  expect(called('show', 'rulesets/ours')).toContain('Be kind.');
  expect(called('explain', 'vote/missing')).toContain('A voter has not voted');
  expect(called('check', '--content', join(folder, 'content'))).toMatch(/nothing wrong/);
});

test('the clerk builds with the press beside it, of its own version alone, and else says how to get it', () => {
  const called = () => tried(folder, join(place, 'global/bin/nomic'), 'build', '--out', 'there');
  const from = `${ADDRESS}/nomotheca-press-${version}.tgz\n`;
  expect(called()).toMatchObject({ status: 2, out: expect.stringContaining(from) });
  const press = join(global, 'nomotheca-press');
  cpSync(join(CLERK, 'src/cli/with-own-node.js'), join(press, 'src/cli/with-own-node.js'));
  mkdirSync(join(press, 'src/cli/commands'));
  const build = 'export const build = ({ values }) => ({ status: 0, out: values.get("out") });';
  writeFileSync(join(press, 'src/cli/commands/build.js'), build);
  const of = (manifest: object) =>
    writeFileSync(join(press, 'package.json'), JSON.stringify({ type: 'module', ...manifest }));
  of({ name: 'nomotheca-press', version, engines: { node: '>=22.12' } });
  expect(called()).toEqual({ status: 0, out: 'there' });
  of({ name: 'nomotheca-press', version, engines: { node: '>=99' } });
  expect(called()).toMatchObject({
    status: 2,
    out: expect.stringMatching(/^nomotheca-press needs/),
  });
  of({ name: 'nomotheca-press', version: '9.9.9', engines: { node: '>=22.12' } });
  const other = `the press is of version 9.9.9, and this clerk needs its own, ${version}: `;
  expect(called()).toMatchObject({ status: 2, out: expect.stringContaining(other) });
  rmSync(press, { recursive: true });
});

test('a Node that is too old is named, with the one that the clerk needs', () => {
  const old = 'Object.defineProperty(process, "versions", { value: { node: "20.11.1" } })';
  const load = `--import=data:text/javascript,${encodeURIComponent(old)}`;
  const { status, out } = tried(folder, load, join(place, 'global/bin/nomic'), 'check');
  expect([status, out.split('\n')]).toEqual([
    2,
    [expect.stringMatching(/^nomotheca needs Node 20.12 or later, but this is v\S+\.$/), ''],
  ]);
});

describe('the press', () => {
  const PRESS = join(folder, 'node_modules/nomotheca-press');

  beforeAll(() => {
    const made = run('npm', 'run', '--silent', 'package', '--', place).trim().split('\n');
    for (const path of needed()) copy(path, join(folder, path));
    mkdirSync(join(folder, 'content/games'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    runIn(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund', ...made);
  });

  test('beside its clerk builds what the project builds, to the byte', NIGHT, () => {
    const clerk = join(folder, 'node_modules/.bin/nomic');
    expect(runIn(folder, process.execPath, clerk, 'check')).toMatch(
      /^✓ worked-example .* nothing wrong/m,
    );
    const site = ['--site', 'https://example.org/archive'];
    const elsewhere = { TZ: 'Pacific/Chatham', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' };
    execFileSync(process.execPath, [clerk, 'build', ...site], {
      cwd: folder,
      env: { ...alone(), ...elsewhere },
    });
    const records = join(place, 'records');
    lay(records, (names) => names.toSorted());
    const other = join(place, 'other');
    const given = ['build', '--content', records, '--out', other, ...site];
    const here = { TZ: 'UTC', LC_ALL: 'C' };
    execFileSync(process.execPath, ['src/cli/nomic.js', ...given], {
      env: { ...alone(), ...here },
    });
    const built = filesOf(join(folder, 'dist'));
    expect(built).toContain('games/worked-example/index.html');
    expect(built).toContain('pagefind/pagefind-entry.json');
    expect(filesOf(other)).toEqual(built);
    const differing = built.filter(
      (path) => !readFileSync(join(folder, 'dist', path)).equals(readFileSync(join(other, path))),
    );
    expect(differing).toEqual([]);
  });

  test(
    'depends on the clerk of its version, brings that along, and fixes all others',
    NIGHT,
    () => {
      const manifest = JSON.parse(readFileSync(join(PRESS, 'package.json'), 'utf8'));
      expect(manifest).toMatchObject({
        dependencies: { nomotheca: version },
        bundleDependencies: ['nomotheca'],
      });
      const own = join(PRESS, 'node_modules/nomotheca/package.json');
      expect(JSON.parse(readFileSync(own, 'utf8'))).toMatchObject({ name: 'nomotheca', version });
      const { packages } = JSON.parse(readFileSync(join(PRESS, 'npm-shrinkwrap.json'), 'utf8'));
      const names = Object.keys(packages);
      expect(names).toContain('node_modules/astro');
      expect(names).not.toContain('node_modules/vitest');
      expect(names.filter((name) => /^node_modules\/node(-bin.*)?$/.test(name))).toEqual([]);
      const loose = Object.entries<Locked>(packages).filter(([, each]) => !each.integrity);
      expect(loose.map(([name]) => name)).toEqual(['', 'node_modules/nomotheca']);
    },
  );

  test('brings rulesets, and neither games nor what only work on the project needs', NIGHT, () => {
    expect(existsSync(join(PRESS, 'content/rulesets/suber/101.md'))).toBe(true);
    expect(existsSync(join(PRESS, 'content/games'))).toBe(false);
    expect(existsSync(join(PRESS, 'scripts'))).toBe(false);
  });
});

interface Locked {
  readonly integrity?: string;
}

/** Runs Node on a program, and keeps its exit code and words even if it fails. */
function tried(cwd: string, ...args: readonly string[]) {
  const options = { cwd, encoding: 'utf8', env: alone() } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, out: stdout + stderr };
}

function run(program: string, ...args: readonly string[]): string {
  return runIn(process.cwd(), program, ...args);
}

function runIn(cwd: string, program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe', env: alone() });
}

/** Without the folders of programs that npm and Vitest put before the machine's own. */
function alone(): NodeJS.ProcessEnv {
  const { NODE_PATH: _, NODE_OPTIONS: __, ...env } = process.env;
  return env;
}

/** Records, written one after the other in an order of their own. */
function lay(content: string, inOrder: (names: readonly string[]) => readonly string[]): void {
  const layOne = (path: string): void => {
    const from = join(SAMPLES, path);
    const to = join(content, path);
    const isFolder = statSync(from).isDirectory();
    if (isFolder) mkdirSync(to, { recursive: true });
    else cpSync(from, to);
    for (const entry of isFolder ? inOrder(readdirSync(from)) : []) layOne(join(path, entry));
  };
  for (const path of inOrder(['games/worked-example', 'rulesets'])) layOne(path);
}

/** Files of the packages that the package needs, as they are installed in the project. */
function needed(): readonly string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries<{ readonly dev?: boolean }>(packages)
    .filter(([path, { dev }]) => /^node_modules\/[^/]+(\/[^/]+)?$/.test(path) && !dev)
    .filter(([path]) => path !== 'node_modules/node')
    .flatMap(([path]) => (existsSync(path) ? filesOf(path).map((file) => join(path, file)) : []));
}

/** By a second name where that is possible: there are a quarter of a thousand megabytes. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function filesOf(root: string): readonly string[] {
  return globSync('**/*', { cwd: root })
    .filter((path) => statSync(join(root, path)).isFile())
    .sort();
}
