/**
 * A build takes over unchanged parts from the one before. After any change the site equals one that
 * is built from nothing, to the byte. So does a site by Astro's own command. `test/site/files.test.ts`
 * shows every day that a build makes nothing while nothing has changed.
 *
 * @module-tag slow
 * @module-tag night
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateGame } from '../games/generate-game.ts';
import { SAMPLES } from '../samples.ts';

const place = mkdtempSync(join(tmpdir(), 'nomotheca-later-'));
/** A copy of the project, so that a test may change its sources. */
const project = join(place, 'project');
const content = join(place, 'content');
const cache = join(place, 'cache');
const site = join(place, 'site');
/** The first build's site, made from nothing. */
const first = join(place, 'first');

const GAME = 'games/random';
/** A page of which nothing rests on a question that the later turns bring up, as that of 302 does. */
const UNCHANGED = join(cache, 'dist', GAME, 'proposals/303/index.html');
/** Another game, of which no record changes: its part, and a page that shows all of it. */
const OTHER = 'games/two-players-and-a-robot';
const PART = join(cache, 'parts/two-players-and-a-robot.part');
const UNTOUCHED = [PART, join(site, OTHER, 'players/index.html')];
const FORGE = 'https://github.com/owner/name/tree/main/content';
const TURNS = 12;

beforeAll(async () => {
  for (const name of ['src', 'scripts', 'public', 'test/fixtures', ...globSync('*.{json,mjs}')]) {
    cpSync(name, join(project, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  cpSync(join(SAMPLES, 'rulesets/suber'), join(content, 'rulesets/suber'), { recursive: true });
  cpSync(join(SAMPLES, OTHER), join(content, OTHER), { recursive: true });
  play(TURNS);
  await build(site, cache);
  cpSync(site, first, { recursive: true });
});

afterAll(() => rmSync(place, { recursive: true }));

test('where nothing has changed, at once', async () => {
  const { stdout } = await build(site, cache);
  expect(stdout).toContain('nothing has changed since it was built');
  expect(differences(site, first)).toEqual([]);
});

test("after one more turn and a correction, as Astro's own command makes it, with what they left as it was", async () => {
  const taken = [UNCHANGED, ...UNTOUCHED].map((file) => statSync(file).mtimeMs);
  const proposals = join(content, GAME, 'proposals');
  // A later proposal may quote the words that are there, so that words are only added.
  const name =
    readdirSync(proposals).findLast((file) => {
      return readFileSync(join(proposals, file), 'utf8').split('---\n')[2]?.includes('Clause');
    }) ?? '';
  play(TURNS + 1);
  const proposal = join(proposals, name);
  const corrected = `${readFileSync(proposal, 'utf8').trimEnd()} So it was corrected.\n`;
  writeFileSync(proposal, corrected);
  const whole = join(place, 'astro');
  const astro = join('node_modules', 'astro/bin/astro.mjs');
  await Promise.all([build(site, cache), run(astro, 'build', '--silent', '--outDir', whole)]);
  expect(differences(site, whole)).toEqual([]);
  expect([UNCHANGED, ...UNTOUCHED].map((file) => statSync(file).mtimeMs)).toEqual(taken);
  const page = join(site, GAME, 'proposals', name.replace('.md', ''), 'index.html');
  expect(readFileSync(page, 'utf8')).toContain('So it was corrected.');
});

test('after a turn was taken back, and the correction with it', async () => {
  rmSync(join(content, GAME), { recursive: true });
  play(TURNS);
  await build(site, cache, '--repository', FORGE);
  expect(readFileSync(join(site, OTHER, 'desk/index.html'), 'utf8')).toContain(FORGE);
  await build(site, cache);
  expect(differences(site, first)).toEqual([]);
});

test('in the same folder: a game that is as it was stays there, and nothing else that was there does', async () => {
  const place = (page: string) => join(site, GAME, page, 'index.html');
  const [changed, linked] = ['303', '304'].map((name) => place(`proposals/${name}`));
  const ofOther = join(site, OTHER, 'rules/index.html');
  const number = statSync(ofOther).ino;
  const ofCache = (page = '') => join(cache, 'dist', page.slice(site.length));
  // As long as the page that was built, and a link to the very bytes of the page.
  writeFileSync(changed ?? '', readFileSync(changed ?? '', 'utf8').replace('<title>', '<TITLE>'));
  rmSync(linked ?? '');
  symlinkSync(ofCache(linked), linked ?? '');
  // A file of another build, and a page in the cache that Astro no longer makes.
  for (const stray of [place('proposals/999'), ofCache(place('proposals/999'))]) {
    mkdirSync(dirname(stray), { recursive: true });
    writeFileSync(stray, 'A proposal that nobody made.');
  }
  mkdirSync(join(site, 'games/empty'));
  await build(site, cache);
  expect(differences(site, first)).toEqual([]);
  expect(lstatSync(linked ?? '').isFile()).toBe(true);
  expect(statSync(ofOther).ino).toBe(number);
  expect(existsSync(join(site, 'games/empty'))).toBe(false);
  expect(existsSync(dirname(place('proposals/999')))).toBe(false);
});

test('a page of an untouched game that was edited, removed, or has another beside it, is as it was', async () => {
  const page = (name: string) => join(site, OTHER, name, 'index.html');
  const made = statSync(PART).mtimeMs;
  const edits = [
    () => writeFileSync(page('rules'), readFileSync(page('rules'), 'utf8').replace('<t', '<T')),
    () => rmSync(page('rules')),
    () => writeFileSync(join(site, OTHER, 'stray.html'), ''),
    () => rmSync(join(site, OTHER), { recursive: true }),
  ];
  for (const edit of edits) {
    edit();
    await build(site, cache);
    expect(differences(site, first)).toEqual([]);
  }
  expect(statSync(PART).mtimeMs).toBe(made);
});

test('a part that is damaged, or of other bytes, is made anew', async () => {
  const whole = readFileSync(PART);
  for (const bytes of [whole.subarray(0, 100), Buffer.from('Something else'), Buffer.alloc(0)]) {
    writeFileSync(PART, bytes);
    rmSync(join(site, 'index.html'));
    await build(site, cache);
    expect(differences(site, first)).toEqual([]);
    expect(readFileSync(PART).equals(whole)).toBe(true);
  }
});

test('after a build that broke off, nothing that it had kept is shown', async () => {
  // Only what a build makes is kept beside the parts: so the game is made once more.
  rmSync(join(cache, 'parts/random.part'));
  rmSync(join(site, 'index.html'));
  await build(site, cache);
  writeFileSync(join(cache, 'unfinished'), '');
  writeFileSync(UNCHANGED, 'Something else.');
  rmSync(join(cache, 'parts/random.part'));
  await build(site, cache);
  expect(differences(site, first)).toEqual([]);
});

test('after a change of the source', async () => {
  // Astro does not know the files below the site, and no model has this text.
  const source = join(project, 'src/archive/lookup/links.ts');
  writeFileSync(source, readFileSync(source, 'utf8').replace('?from=', '?since='));
  const whole = join(place, 'source');
  await Promise.all([build(site, cache), build(whole, join(place, 'source-cache'))]);
  expect(differences(site, whole)).toEqual([]);
  expect(readFileSync(join(site, GAME, 'versions/1/index.html'), 'utf8')).toContain('?since=');
});

/** Writes a game of so many proposals; a longer one begins as a shorter one does. */
function play(proposals: number): void {
  for (const [file, text] of generateGame({ seed: 7, proposals }).files) {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), text);
  }
}

function build(out: string, kept: string, ...more: readonly string[]) {
  const settings = ['--content', content, '--out', out, '--cache', kept, ...more];
  return run('src/cli/nomic.js', 'build', ...settings);
}

function run(program: string, ...args: readonly string[]) {
  const env = { ...process.env, NOMOTHECA_CONTENT: content, ASTRO_TELEMETRY_DISABLED: '1' };
  return promisify(execFile)(process.execPath, [program, ...args], { cwd: project, env });
}

/** The files that another site lacks, has in addition, or has with other bytes. */
function differences(one: string, other: string): readonly string[] {
  const [files, others] = [filesOf(one), filesOf(other)];
  expect(files.has(`${GAME}/versions/1/index.html`)).toBe(true);
  expect(files.has('pagefind/pagefind-entry.json')).toBe(true);
  return [...new Set([...files, ...others])].sort().flatMap((file) => {
    if (!others.has(file)) return [`${file} is missing`];
    if (!files.has(file)) return [`${file} is added`];
    return readFileSync(join(one, file)).equals(readFileSync(join(other, file)))
      ? []
      : [`${file} differs`];
  });
}

function filesOf(folder: string): ReadonlySet<string> {
  const entries = globSync('**/*', { cwd: folder });
  return new Set(entries.filter((name) => statSync(join(folder, name)).isFile()));
}
