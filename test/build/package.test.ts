/**
 * The package, installed by npm in an empty folder: it checks records there and makes the same site
 * as the project does, to the byte, in another time zone and language, and from records that were
 * laid down in another order. So whoever builds a site can compare it. What it needs of others is copied
 * from the project, so that no network is asked; nothing of the project itself is within reach.
 * @module-tag slow
 */
import { execFileSync } from 'node:child_process';
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
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLES } from '../samples.ts';

const place = mkdtempSync(join(tmpdir(), 'nomotheca-package-'));
const folder = join(place, 'mine');
/** As it is unpacked, with nothing that it needs of others. */
const PACKAGE = join(place, 'package');
afterAll(() => rmSync(place, { recursive: true }));

let made = '';
beforeAll(() => {
  made = run('npm', 'run', '--silent', 'package', '--', place).trim();
  run('tar', '-xzf', made, '-C', place);
  lay(join(folder, 'content'), (names) => names.toSorted().reverse());
});

/** Installed by npm, for what a build needs. */
function install(): void {
  for (const path of needed()) copy(path, join(folder, path));
  mkdirSync(join(folder, 'content/games'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  runIn(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund', made);
}

test('its command holds the libraries that it needs, and their licences go with it', () => {
  const bare = join(place, 'bare');
  for (const path of ['package.json', 'src/cli', 'content'])
    cpSync(join(PACKAGE, path), join(bare, path), { recursive: true });
  const mine = join(bare, 'mine');
  mkdirSync(mine);
  const called = (...args: readonly string[]) =>
    runIn(mine, process.execPath, join(bare, 'src/cli/nomic.js'), ...args);
  expect(called('check', '--content', join(folder, 'content'))).toMatch(/nothing wrong/);
  const players = ['--player', 'anna=Anna', '--player', 'ben=Ben'];
  const game = ['friends', '--title', 'By Post', '--ruleset', 'suber', '--medium', 'mail'];
  called('init', ...game, ...players);
  expect(called('check', 'friends')).toMatch(/^✓ friends .* nothing wrong/);
  const licences = readFileSync(join(bare, 'src/cli/bundled-licences.txt'), 'utf8');
  for (const name of ['yaml', 'zod', 'immutable', 'gray-matter', 'parse5'])
    expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(licences).not.toMatch(/^js-yaml/m);
});

test('installed, it checks records, and builds what the project builds, to the byte', {
  tags: ['night'],
}, () => {
  install();
  expect(nomic('check')).toMatch(/^✓ worked-example .* nothing wrong/);
  const site = ['--site', 'https://example.org/archive'];
  const elsewhere = { TZ: 'Pacific/Chatham', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' };
  const program = join(folder, 'node_modules/.bin/nomic');
  execFileSync(process.execPath, [program, 'build', ...site], {
    cwd: folder,
    env: { ...alone(), ...elsewhere },
  });
  const records = join(place, 'records');
  lay(records, (names) => names.toSorted());
  const other = join(place, 'other');
  const given = ['build', '--content', records, '--out', other, ...site];
  const here = { TZ: 'UTC', LC_ALL: 'C' };
  execFileSync(process.execPath, ['src/cli/nomic.js', ...given], { env: { ...alone(), ...here } });
  const built = filesOf(join(folder, 'dist'));
  expect(built).toContain('games/worked-example/index.html');
  expect(built).toContain('pagefind/pagefind-entry.json');
  expect(filesOf(other)).toEqual(built);
  const differing = built.filter(
    (path) => !readFileSync(join(folder, 'dist', path)).equals(readFileSync(join(other, path))),
  );
  expect(differing).toEqual([]);
});

test('it brings rulesets to begin with, and neither games nor what only work on the project needs', () => {
  expect(existsSync(join(PACKAGE, 'content/rulesets/suber/101.md'))).toBe(true);
  expect(existsSync(join(PACKAGE, 'content/games'))).toBe(false);
  expect(existsSync(join(PACKAGE, 'scripts'))).toBe(false);
  const { packages } = JSON.parse(readFileSync(join(PACKAGE, 'npm-shrinkwrap.json'), 'utf8'));
  const names = Object.keys(packages);
  expect(names).toContain('node_modules/astro');
  expect(names).not.toContain('node_modules/vitest');
  expect(names.filter((name) => /^node_modules\/node(-bin.*)?$/.test(name))).toEqual([]);
  expect(
    Object.values<Locked>(packages)
      .slice(1)
      .filter((each) => !each.integrity),
  ).toEqual([]);
});

test('a Node that is too old is named, with the one that it needs', () => {
  const old = 'Object.defineProperty(process, "versions", { value: { node: "22.11.0" } })';
  const load = `--import=data:text/javascript,${encodeURIComponent(old)}`;
  const program = join(PACKAGE, 'src/cli/nomic.js');
  const call = () => runIn(folder, process.execPath, load, program, 'check');
  expect(call).toThrow('Nomotheca needs Node 22.12 or later');
});

interface Locked {
  readonly integrity?: string;
}

function nomic(...args: readonly string[]): string {
  return runIn(folder, process.execPath, join(folder, 'node_modules/.bin/nomic'), ...args);
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
