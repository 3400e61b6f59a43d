/**
 * A command that is killed, or meets a full or faulty disk, at any change that it makes there. Every
 * record is then as before or as after. The check names all that was left and nothing else, and the same
 * command can be called again.
 *
 * @module-tag slow
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CommandOutcome } from '../../src/cli/command-line/outcome.ts';
import { run } from '../../src/cli/run.ts';
import { makeFolder } from '../content/made-folder.ts';
import { SAMPLES } from '../samples.ts';
import { CONTEXT } from './context.ts';
import { FAILURES, Killed, restoreDisk, watchDisk } from './failing-disk.ts';

const GAME = `---
title: Friends by Post
ruleset: suber
medium: mail
started: 2026-03-01
players:
  anna: { name: Anna Berg, account: "discord:11" }
  ben: { name: Ben Cole, account: "discord:12" }
inbox:
  - { discord: any, proposals: said }
---
`;
const SAMPLE = `---\ntitle: Sample\nsample: true\nruleset: suber\nmedium: mail\nplayers: {}\n---\n`;
const WITH_SLOTS = `---
proposal: 301
by: anna
proposed: 2026-03-02
enact:
  title: Cake
  mechanics: { awards: [{ on: adopted, to: proposer, points: 3 }] }
---
Cake pays.
`;
const SOME_RULES = {
  '1.md': 'Rule 1. Be kind.\n',
  '2.md': 'Rule 2. Be brief.\n',
};

const PROPOSED = 'propose friends --repeal 205 --on 2026-03-02';
const VOTED = 'vote friends --for anna,ben --on 2026-03-03';
const ASKED = 'judge friends --ask "Is it so?" --by ben --rules 101 --on 2026-03-02';

interface Case {
  readonly line: string;
  readonly before?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
}

/** As Discord's messages are exported, each with its author. */
function exported(...said: readonly (readonly [by: string, content: string])[]): string {
  const messages = said.map(([id, content], i) => ({
    ...{ id: `${i}`, timestamp: `2026-03-02T10:0${i}:00Z`, content, author: { id } },
  }));
  return JSON.stringify({ channel: { id: '5', name: 'x' }, messages });
}

const CASES: readonly Case[] = [
  { line: PROPOSED },
  { line: VOTED, before: [PROPOSED] },
  { line: 'vote friends 301 --for ben --own-file --on 2026-03-03', before: [PROPOSED] },
  { line: 'close friends --on 2026-03-04', before: [PROPOSED, VOTED] },
  { line: ASKED },
  { line: 'judge friends 1 --ruling no --text "It is not." --on 2026-03-03', before: [ASKED] },
  { line: 'event friends "leave: ben" --on 2026-03-02' },
  { line: 'correct friends game --why "A name was wrong."' },
  {
    line: 'take friends chat.json --write',
    files: {
      'chat.json': exported(['11', 'Proposal: enact: Tea is free.'], ['12', 'CFJ: Is it tea?']),
    },
  },
  {
    line: 'format content/games',
    files: { 'content/games/friends/proposals/301.md': WITH_SLOTS },
  },
  {
    line: 'import ruleset rules --as mine --tiers plain:1-2 --title Mine',
    files: { 'rules/1.md': SOME_RULES['1.md'], 'rules/2.md': SOME_RULES['2.md'] },
  },
  {
    line: 'init others --title Others --ruleset smurp --medium mail --player a=Al --replace-samples',
    files: { 'content/games/sample/game.md': SAMPLE },
  },
];

afterEach(restoreDisk);
beforeEach(() => {
  // A turn that is kept is kept by the dead: nobody waits for its end.
  vi.spyOn(Atomics, 'wait').mockReturnValue('timed-out');
});

/** One that changes a file, one that makes a folder, and one that does all there is to do. */
const EXEMPLARY = CASES.filter(({ line }) => /^(vote friends --for|import|init) /.test(line));

test.each(EXEMPLARY)('at some of its changes: $line', (given) => tryAll(given, 5));
test.each(CASES)('at each change: $line', { tags: ['night'] }, (given) =>
  tryAll(given, Number.POSITIVE_INFINITY),
);

/** The others write through the same calls, and each attempt takes a process of its own. */
const BY_FORCE = EXEMPLARY.filter(({ line }) => !line.startsWith('init '));

test.each(BY_FORCE)('by force at each change: $line', { tags: ['night'] }, async (given) => {
  const start = await begun(given);
  const before = filesOf(start);
  const after = await doneFrom(start, given.line);
  for (let at = 1; ; at += 1) {
    const folder = makeFolder();
    cpSync(start, folder, { recursive: true });
    const args = ['--import', resolve('test/cli/killed-at.ts'), resolve('src/cli/nomic.js')];
    const { status, signal } = spawnSync(process.execPath, [...args, ...wordsIn(given.line)], {
      cwd: folder,
      env: { ...process.env, KILLED_AT: String(at) },
    });
    await goesOn({ folder, before, after, line: given.line, name: `killed by force at ${at}` });
    if (status === 0) break;
    expect(signal).toBe('SIGKILL');
  }
});

/** At so many of its changes that lie equally far apart. */
async function tryAll(given: Case, most: number): Promise<void> {
  // Otherwise each attempt would wait for the disk to say that it has every text.
  watchDisk(() => undefined);
  const start = await begun(given);
  const before = filesOf(start);
  let changes = 0;
  const restore = watchDisk(() => {
    changes += 1;
  });
  const after = await doneFrom(start, given.line);
  restore();
  expect(after).not.toEqual(before);
  for (const how of ['killed', 'full', 'faulty'] as const) {
    for (let at = changes; at > 0; at -= Math.max(1, Math.floor(changes / most))) {
      const folder = makeFolder();
      cpSync(start, folder, { recursive: true });
      await breakOff({ folder, before, after, line: given.line, how, at });
    }
  }
}

/** The files after a command in whose way nothing came. */
async function doneFrom(start: string, line: string): Promise<ReadonlyMap<string, string>> {
  const folder = makeFolder();
  cpSync(start, folder, { recursive: true });
  expect(await call(folder, line)).toMatchObject({ status: 0 });
  expect(leftIn(folder)).toEqual([]);
  return filesOf(folder);
}

interface Broken {
  readonly folder: string;
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
  readonly line: string;
  /** How it broke off. */
  readonly name: string;
}

interface Attempt extends Omit<Broken, 'name'> {
  readonly how: keyof typeof FAILURES;
  readonly at: number;
}

async function breakOff({ how, at, ...given }: Attempt): Promise<void> {
  const { folder, before, line } = given;
  const name = `${how} at ${at}`;
  const restore = watchDisk((change) => FAILURES[how](change, at));
  const outcome = await call(folder, line).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
    return undefined;
  });
  restore();
  if (outcome?.status === 2) {
    const reason = how === 'full' ? 'the disk is full' : 'the disk reports a fault';
    expect(outcome.err, name).toMatch(
      new RegExp(`^(nomic:|Not written\\.) \\S+ cannot be written: ${reason}\\.`),
    );
  }
  if (how === 'full' && outcome?.status === 2) {
    expect(filesOf(folder), name).toEqual(before);
    expect(leftIn(folder), name).toEqual([]);
  }
  await goesOn({ ...given, name });
}

/** Each file is as before or as after, and the same command does what is missing. */
async function goesOn({ folder, before, after, line, name }: Broken): Promise<void> {
  const broken = filesOf(folder);
  for (const file of new Set([...before.keys(), ...after.keys(), ...broken.keys()])) {
    expect([before.get(file), after.get(file)], `${file}, ${name}`).toContain(broken.get(file));
  }
  await namesWhatIsLeft(folder, name);
  if (sameFiles(broken, after)) return;
  expect(await call(folder, line), name).toMatchObject({ status: 0 });
  expect(filesOf(folder), name).toEqual(after);
  const places = leftIn(folder).map(placeOf);
  // The command does not do again what was done, and so sweeps nothing there.
  expect(
    places.filter((place) => !isAsIn(after, broken, place)),
    name,
  ).toEqual([]);
  await namesWhatIsLeft(folder, name);
}

/** The check finds nothing else, so what is there is in order. */
async function namesWhatIsLeft(folder: string, name: string): Promise<void> {
  const { out = '' } = await call(folder, 'check --format json');
  const { findings }: { findings: readonly { file: string; severity: string }[] } = JSON.parse(out);
  const errors = findings.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ file }) => file).sort(), name).toEqual(leftIn(join(folder, 'content')));
}

/** The place for which a workplace was made. */
function placeOf(left: string): string {
  return left.replace(/(\.[0-9a-f]{8})?\.unfinished$/, '');
}

function isAsIn(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
  place: string,
): boolean {
  const within = (files: ReadonlyMap<string, string>) =>
    new Map([...files].filter(([file]) => file === place || file.startsWith(`${place}/`)));
  if (within(one).size === 0) return true;
  return sameFiles(within(one), within(other));
}

function sameFiles(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);
}

async function begun({ before = [], files = {} }: Case): Promise<string> {
  const folder = makeFolder({ 'content/games/friends/game.md': GAME, ...files });
  cpSync(join(SAMPLES, 'rulesets/suber'), join(folder, 'content/rulesets/suber'), {
    recursive: true,
  });
  for (const each of before) expect(await call(folder, each)).toMatchObject({ status: 0 });
  return folder;
}

function call(folder: string, line: string): Promise<CommandOutcome> {
  return run(wordsIn(line), { ...CONTEXT, cwd: folder, repository: folder });
}

function wordsIn(line: string): readonly string[] {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)];
  return words.map(([, quoted, word]) => quoted ?? word ?? '');
}

/** All files but those in workplaces. */
function filesOf(folder: string): ReadonlyMap<string, string> {
  const names = globSync('**/*', { cwd: folder, exclude: ['**/*.unfinished/**'] });
  const files = names.filter((name) => statSync(join(folder, name)).isFile()).sort();
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

function leftIn(folder: string): readonly string[] {
  return globSync('**/*.unfinished', { cwd: folder }).sort();
}

test('a command that meets what others left elsewhere does its work, and names it', async () => {
  const left = 'games/friends/votes/301-ben.md.1f3a9c2b.unfinished';
  const folder = await begun({
    line: VOTED,
    before: [PROPOSED],
    files: { [`content/${left}/1`]: '' },
  });
  const { status, err } = await call(folder, VOTED);
  expect(status).toBe(0);
  expect(err).toBe(
    `nomic: content/${left}: A command stopped early and left \`301-ben.md.1f3a9c2b.unfinished\`, or is writing there now. If no command is running, delete it: no record depends on it. Then run the command again if its record is missing.\n`,
  );
  expect(leftIn(folder)).toEqual([`content/${left}`]);
});

test('git takes none of it into a repository that was begun by a command', async () => {
  const folder = await begun({ line: '' });
  const game = 'init others --title Others --ruleset suber --medium mail --player a=Al';
  expect(await call(folder, game)).toMatchObject({ status: 0 });
  const left = 'content/games/others/proposals/301.md.1f3a9c2b.unfinished/1f3a9c2b';
  mkdirSync(dirname(join(folder, left)), { recursive: true });
  writeFileSync(join(folder, left), '');
  const git = (...args: readonly string[]) => {
    return spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout;
  };
  git('init', '--quiet');
  const status = git('status', '--porcelain', '--untracked-files=all');
  expect(status).toContain('content/games/others/game.md');
  expect(status).not.toContain('unfinished');
});
