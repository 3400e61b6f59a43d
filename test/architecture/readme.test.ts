/** What the README shows is what there is. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { SAMPLE_ARCHIVE, SAMPLES } from '../samples.ts';

const readme = readFileSync('README.md', 'utf8');
const [, example = ''] = /```markdown\n(.*?)```/s.exec(readme) ?? [];
const [, printed = ''] = /```text\n(.*?)```/s.exec(readme) ?? [];
const PROPOSAL = 'content/games/n-nomic/proposals/305.md';

const CONTEXT = {
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
  expect(outcome.out).toContain(printed);
});

test('its commands write a game, and print what it says they print', async () => {
  const [, block = ''] = /```sh\n(npx nomic init .*?)```/s.exec(readme) ?? [];
  const [, last = ''] = /```text\n(Defeated .*?)```/s.exec(readme) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'nomotheca-readme-'));
  const printed: string[] = [];
  for (const line of block.replaceAll('\\\n', ' ').trim().split('\n')) {
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, word]) => quoted ?? word ?? '',
    );
    expect(words.slice(0, 2)).toEqual(['npx', 'nomic']);
    const { status, out, err } = await run(words.slice(2), {
      ...CONTEXT,
      cwd: folder,
      repository: folder,
    });
    expect([status, err]).toEqual([0, undefined]);
    printed.push(out ?? '');
  }
  rmSync(folder, { recursive: true });
  expect(printed.at(-1)).toContain(last);
});

test('its commands, links and pictures are there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = [...readme.matchAll(/(?:`|^|&& )npm (?:run )?([a-z-]+)/gm)].map(
    ([, name = '']) => name,
  );
  const own = commands.filter((name) => !['ci'].includes(name));
  expect(own.filter((name) => !(name in scripts))).toEqual([]);
  const links = [...readme.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((path) => !existsSync(path))).toEqual([]);
});
