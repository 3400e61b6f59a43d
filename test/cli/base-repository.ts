/** A repository with one game in it, and the branch `main` on which it is as it was. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../../src/cli/run.ts';
import { SAMPLES } from '../samples.ts';
import { CONTEXT } from './context.ts';

export const GAME = 'content/games/g';
export const RECORDS = {
  'game.md': `---
title: A Game
ruleset: suber
medium: computer
players:
  a: { name: Ada A }
  b: { name: Bob B }
readings:
  majority: { take: of-cast, why: So it was always done. }
---
`,
  'proposals/301.md': `---
proposal: 301
by: a
proposed: 2020-01-01
enact: {}
votes: { for: [a, b] }
closed: 2020-01-02
notes: A comment.
---
Players are polite.
`,
  'proposals/302.md': `---
proposal: 302
by: b
proposed: 2020-01-03
enact: {}
votes: { for: [b] }
---
Players are kind.
`,
  'judgments/1.md': `---
judgment: 1
question: Is it polite?
by: b
invoked: 2020-01-02T12:00Z
judge: a
ruling: "Yes"
given: 2020-01-02T13:00Z
---
It is.
`,
  'events/2020.md': `---
events:
  - { on: 2020-01-01, note: The game begins. }
  - { on: 2020-01-02, note: All is well. }
---
`,
} as const;
export type Name = keyof typeof RECORDS;

export interface Repository {
  readonly folder: string;
  /** Makes it; a test calls git only once it runs. */
  readonly begin: () => void;
  readonly git: (...args: readonly string[]) => void;
  /** Puts the records back as they were on `main`. */
  readonly restore: () => void;
  readonly write: (file: string, text: string) => void;
  /** Replaces words of a record of the game; throws where they do not stand. */
  readonly edit: (name: Name, from: string, to: string) => void;
}

export function makeRepository(folder: string): Repository {
  const repository = repositoryIn(folder);
  repository.begin();
  return repository;
}

/** The acts on a repository that a hook of the tests begins. */
export function repositoryIn(folder: string): Repository {
  const git = gitIn(folder);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const restore = () => {
    rmSync(join(folder, 'content'), { recursive: true, force: true });
    cpSync(join(SAMPLES, 'rulesets/suber'), join(folder, 'content/rulesets/suber'), {
      recursive: true,
    });
    for (const [name, text] of Object.entries(RECORDS)) write(`${GAME}/${name}`, text);
  };
  const edit = (name: Name, from: string, to: string) => {
    const text = readFileSync(join(folder, GAME, name), 'utf8');
    if (!text.includes(from)) throw new Error(`${name} does not say “${from}”.`);
    write(`${GAME}/${name}`, text.replace(from, to));
  };
  const begin = () => {
    restore();
    git('init', '--quiet', '--initial-branch=main');
    git('add', '--all');
    git('commit', '--quiet', '--no-gpg-sign', '--message=As it was');
  };
  return { folder, begin, git, restore, write, edit };
}

export function gitIn(folder: string): (...args: readonly string[]) => void {
  const who = ['-c', 'user.name=Clerk', '-c', 'user.email=clerk@example.org'];
  return (...args) => {
    execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'pipe' });
  };
}

/** Turns a vote that is settled on `main`, in a folder of records. */
export function overturn(content: string): void {
  const file = join(content, 'games/g/proposals/301.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('[a, b]', '[a], against: [b]'));
}

export interface Asked {
  readonly cwd: string;
  /** A folder of records, which may have blanks in its name. */
  readonly content?: string;
  readonly rev?: string;
  readonly author?: string;
  readonly programs?: string | undefined;
}

/**
 * The findings of a check of a change. Some events of the game are not lawful, so its status is not 0.
 */
export async function checkIn(asked: Asked) {
  const { cwd, content = 'content', rev = 'main', author, programs = CONTEXT.programs } = asked;
  const argv = ['check', '--content', content, '--base', rev, '--format', 'json'];
  if (author !== undefined) argv.push('--author', author);
  const { status, out, err } = await run(argv, { ...CONTEXT, cwd, programs });
  const { findings } = JSON.parse(out ?? '{ "findings": [] }') as {
    readonly findings: readonly { code: string; file: string; message: string }[];
  };
  const filesOf = (code: string) =>
    findings.filter((each) => each.code === code).map(({ file }) => file);
  const [refused, rewritten] = [filesOf('format/file'), filesOf('history/rewritten')];
  return { status, err, findings, refused, rewritten };
}
