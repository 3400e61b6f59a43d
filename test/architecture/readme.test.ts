/**
 * The README shows things as they are.
 *
 * @module-tag slow
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { SAMPLE_ARCHIVE, SAMPLES } from '../samples.ts';
import { README_PICTURES } from '../site/readme-pictures.ts';

const GUIDE = 'src/site/pages/docs';
const readme = readFileSync('README.md', 'utf8');
const [, example = ''] = /```markdown\n(.*?)```/s.exec(readme) ?? [];
const [, printed = ''] = /```text\n(✗.*?)```/s.exec(readme) ?? [];
const PROPOSAL = 'content/games/n-nomic/proposals/305.md';

const CONTEXT = {
  command: 'nomic',
  isTerminal: false,
  columns: 80,
  colour: false,
  programs: undefined,
  now: 0,
  env: {},
  stdout: process.stdout,
};

test('its record is one of a real game', () => {
  const lines = readFileSync(join(SAMPLE_ARCHIVE, PROPOSAL), 'utf8').split('\n');
  const shown = example.trim().split('\n').slice(0, -1);
  expect(shown.filter((line) => !lines.includes(line))).toEqual([]);
});

test('its refusal is what the tool prints', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nomotheca-readme-'));
  cpSync(SAMPLES, join(folder, 'content'), { recursive: true });
  const record = join(folder, PROPOSAL);
  const before = readFileSync(record, 'utf8');
  const after = before.replace('[a, b, c, e, f]', '[a, b, c, e]');
  expect(after).not.toBe(before);
  writeFileSync(record, after);
  const outcome = await run(['check'], { ...CONTEXT, cwd: folder, repository: folder });
  rmSync(folder, { recursive: true });
  expect(printed).not.toBe('');
  expect(outcome.out).toContain(printed);
});

test('its commands write a game, and print what it says they print', async () => {
  const block = beginning();
  const [, last = ''] = /```text\n(Defeated .*?)```/s.exec(readme) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'nomotheca-readme-'));
  const printed = await play(block, folder);
  rmSync(folder, { recursive: true });
  expect(last).not.toBe('');
  expect(printed.at(-1)).toContain(last);
});

test.skipIf(process.platform === 'win32')('the guide has a turn by pull request', async () => {
  const begin = beginning();
  const page = readFileSync(`${GUIDE}/your-own-repository.mdx`, 'utf8');
  const [, turn = ''] = /```\n(git switch .*?)```/s.exec(page) ?? [];
  const place = mkdtempSync(join(tmpdir(), 'nomotheca-readme-'));
  const folder = join(place, 'clone');
  const remote = join(place, 'remote.git');
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', folder]);
  await play(`git remote add origin ${remote}\n${begin}`, folder);
  await play('git add content && git commit --message Begun', folder);
  const printed = (await play(turn, folder)).join('');
  const pushed = execFileSync('git', ['ls-tree', '-r', '--name-only', 'turn-302'], { cwd: remote });
  rmSync(place, { recursive: true });
  expect(String(pushed)).toContain('content/games/friends/votes/302-ben.md\n');
  expect(printed).toContain('+ Proposal 302 by Ben Cole');
  expect(printed).toContain('1 game: nothing wrong');
});

/**
 * The lines that begin a game. `test/build/package.test.ts` tests the lines that make and install
 * the clerk.
 */
function beginning(): string {
  const [, install = '', block = ''] =
    /```sh\n(.*)\nmkdir \.\.\/friends && cd \.\.\/friends\n(nomic init .*?)```/s.exec(readme) ?? [];
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(install.split('\n').at(-1)).toBe(
    `npm run package && npm install --global ./nomotheca-${version}.tgz`,
  );
  return block;
}

/** Runs the lines of a block in a folder, and returns what each of them printed. */
async function play(block: string, folder: string): Promise<readonly string[]> {
  const printed: string[] = [];
  const who = { NAME: 'Clerk', EMAIL: 'clerk@example.org' };
  const git = Object.entries(who).flatMap(([key, value]) =>
    ['AUTHOR', 'COMMITTER'].map((role) => [`GIT_${role}_${key}`, value] as const),
  );
  const env = { ...process.env, ...Object.fromEntries(git) };
  for (const line of block.replaceAll('\\\n', ' ').trim().split('\n')) {
    if (line.startsWith('git ')) {
      printed.push(
        execFileSync('sh', ['-c', line], { cwd: folder, env, stdio: 'pipe' }).toString(),
      );
      continue;
    }
    const [, called = ''] = /^(?:npx )?nomic (.*?)(?: #.*)?$/.exec(line) ?? [];
    const words = [...called.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, word]) => quoted ?? word ?? '',
    );
    expect(words).not.toEqual([]);
    const { status, out, err } = await run(words, {
      ...CONTEXT,
      cwd: folder,
      repository: folder,
    });
    expect([status, err]).toEqual([0, undefined]);
    printed.push(out ?? '');
  }
  return printed;
}

test('npx says nothing of the Node that it names', () => {
  const [, promised] = /git and Node ([\d.]+) or later/.exec(readme) ?? [];
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines).toEqual({ node: `>=${promised}` });
});

test('its commands, links and pictures are there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = [...readme.matchAll(/(?:`|^|&& )npm (?:run )?([a-z-]+)/gm)].map(
    ([, name = '']) => name,
  );
  const own = commands.filter((name) => !['ci', 'install'].includes(name));
  expect(own.filter((name) => !(name in scripts))).toEqual([]);
  const links = [...readme.matchAll(/(?:\]\(|(?:src|href)=")(?!https?:)([^)"]+)[)"]/g)].map(
    ([, path = '']) => path,
  );
  expect(links.filter((path) => !existsSync(path))).toEqual([]);
  expect(links).toEqual(expect.arrayContaining(globSync(`${GUIDE}/*.mdx`)));
  const pictures = links.filter((path) => path.endsWith('.webp'));
  const taken = README_PICTURES.map(({ file }) => `.github/${file}`);
  expect(new Set(pictures)).toEqual(new Set(taken));
});
