/**
 * A site joined from parts is the whole site, to the byte, for any number of runners and any order. If
 * parts do not make a whole, they are refused, and no site is begun.
 *
 * @module-tag night
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateGame } from '../games/generate-game.ts';
import { SAMPLES } from '../samples.ts';

const place = mkdtempSync(join(tmpdir(), 'nomotheca-joined-'));
const content = join(place, 'content');
const SITE = ['--content', content, '--site', 'https://example.org/archive'];
const GAMES = ['two-players-and-a-robot', 'one', 'other'];
let whole: ReadonlyMap<string, string>;

beforeAll(async () => {
  for (const folder of ['rulesets/suber', `games/${GAMES[0]}`]) {
    cpSync(join(SAMPLES, folder), join(content, folder), { recursive: true });
  }
  for (const [i, id] of GAMES.slice(1).entries()) {
    for (const [file, text] of generateGame({ seed: i + 1, proposals: 5 }).files) {
      const path = join(content, file.replace('games/random', `games/${id}`));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
  await nomic('build', '--out', join(place, 'whole'), '--cache', join(place, 'whole-cache'));
  whole = filesIn(join(place, 'whole'));
  expect(whole.has('games/one/index.html')).toBe(true);
});

afterAll(() => rmSync(place, { recursive: true }));

test.each([1, 2, 3])('of %i runners, in either order', async (runners) => {
  const { stdout } = await nomic('plan', '--runners', String(runners), '--json', '--cache', 'none');
  const { include } = JSON.parse(stdout) as { include: { runner: number; games: string }[] };
  expect(include.flatMap(({ games }) => games.split(',')).sort()).toEqual(GAMES.toSorted());
  expect(include).toHaveLength(runners);
  const folders: string[] = [];
  for (const { runner, games } of include) {
    const parts = join(place, `parts-${runners}-${runner}`);
    folders.push(parts);
    await nomic('build', '--game', games, '--out', parts, '--cache', `${parts}-cache`);
    expect(globSync('*', { cwd: parts }).sort()).toEqual(
      [...games.split(',').map((game) => `${game}.part`), 'nomotheca.txt'].sort(),
    );
  }
  for (const order of runners > 1 ? [folders, folders.toReversed()] : [folders]) {
    const site = mkdtempSync(join(place, 'site-'));
    await nomic('join', ...order, '--out', site, '--cache', `${site}-cache`);
    expect(differencesOf(filesIn(site))).toEqual([]);
  }
});

test('two runners on one machine leave each other’s work alone', async () => {
  const working = () => readdirSync(resolve('.astro')).filter((name) => name.startsWith('build-'));
  const make = (game: string) => {
    const parts = join(place, `beside-${game}`);
    return nomic('build', '--game', game, '--out', parts, '--cache', `${parts}-cache`);
  };
  const before = new Set(working());
  const first = make('one');
  await expect
    .poll(() => working().some((name) => !before.has(name)), { timeout: 60_000 })
    .toBe(true);
  await Promise.all([first, make('other')]);
  expect(existsSync(join(place, 'beside-one/one.part'))).toBe(true);
  expect(existsSync(join(place, 'beside-other/other.part'))).toBe(true);
});

test('parts that are not the whole, or not of these records, are refused before anything is written', async () => {
  const [parts, site] = [join(place, 'parts-2-1'), join(place, 'refused')];
  const refused = async (...args: readonly string[]) => {
    const options = ['--out', site, '--cache', join(place, 'refused-cache')];
    await expect(nomic('join', ...args, ...options)).rejects.toMatchObject({ code: 2 });
    expect(existsSync(site)).toBe(false);
    return nomic('join', ...args, ...options).catch(({ stderr }) => String(stderr));
  };
  expect(await refused(parts)).toMatch(/^nomic: there is no part of .*\. No site was built\.\n$/);
  expect(await refused(join(place, 'nowhere'))).toContain('there is no folder');
  expect(await refused(join(place, 'parts-1-1'), '--base', '/elsewhere')).toContain(
    'was made for another address',
  );
  const record = join(content, 'games/one/game.md');
  writeFileSync(record, `${readFileSync(record, 'utf8').trimEnd()}\nA later commit.\n`);
  expect(await refused(join(place, 'parts-1-1'))).toMatch(
    /^nomic: [^;]*one\.part was made of other records, as those of another commit\. No site/,
  );
});

function nomic(command: string, ...args: readonly string[]) {
  const program = resolve('src/cli/nomic.js');
  return promisify(execFile)(process.execPath, [program, command, ...args, ...SITE], {
    cwd: place,
  });
}

/** Files that a site lacks, has besides, or has otherwise than the whole one. */
function differencesOf(files: ReadonlyMap<string, string>): readonly string[] {
  const names = new Set([...files.keys(), ...whole.keys()]);
  return [...names].filter((name) => files.get(name) !== whole.get(name)).sort();
}

/** The bytes of every file, as text that shows them one for one. */
function filesIn(folder: string): ReadonlyMap<string, string> {
  const names = globSync('**/*', { cwd: folder });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
}
