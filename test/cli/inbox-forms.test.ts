/**
 * Players who open issues with forms, on a forge that is imitated: a repository, and its interface.
 * @module-tag slow
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SAMPLES } from '../samples.ts';
import { type Clerk, clerkIn, nomic } from './clerk.ts';
import { programsIn } from './workflow-steps.ts';

const place = mkdtempSync(join(tmpdir(), 'nomotheca-forms-'));
const programs = join(place, 'bin');
const forge = join(place, 'forge/o/r.git');
const admin = join(place, 'admin');
const sent = join(place, 'sent');
const posted = join(place, 'posted');
let issue = 0;
let clerk: Clerk;

const GAME = `---
title: Friends
ruleset: suber
medium: computer
started: 2026-03-01
players:
  anna: { name: Anna Berg, account: github:anna-b }
  ben: { name: Ben Cole, account: github:ben-c }
---
`;

function sh(cwd: string, command: string, ...args: readonly string[]): string {
  const identity = {
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@a',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@a',
  };
  const { stdout, stderr, status } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...identity, GIT_CONFIG_GLOBAL: '/dev/null' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

beforeAll(async () => {
  for (const folder of [programs, forge, admin]) mkdirSync(folder, { recursive: true });
  sh(forge, 'git', 'init', '--quiet', '--bare', '--initial-branch=main');
  // This `curl` keeps messages to the forge, with their request line, apart from those to a chat.
  const program = programsIn(programs);
  program(
    'curl',
    `how=$(cat)
file=
for word in "$@"; do [[ "$word" == @* ]] && file="\${word#@}"; done
if [[ "$how" == *'/api/'* ]]; then
  grep -qE '^header = "Authorization: token secret"$' <<< "$how" || exit 22
  { grep '^url' <<< "$how"; printf '%s ' "$@"; cat "$file"; } >> '${sent}'
else
  cp "$file" '${posted}'
  printf '%s\\n' "$@" "$how" > '${posted}.how'
fi`,
    'bash',
  );
  clerk = await clerkIn(programs, 'clerk');
  program('node', `exec '${process.execPath}' "$@"`);
  cpSync(join(SAMPLES, 'rulesets/suber'), join(admin, 'content/rulesets/suber'), {
    recursive: true,
  });
  mkdirSync(join(admin, 'content/games/friends'), { recursive: true });
  writeFileSync(join(admin, 'content/games/friends/game.md'), GAME);
  sh(admin, 'git', 'init', '--quiet', '--initial-branch=main');
  sh(admin, 'git', 'remote', 'add', 'origin', forge);
  push('Begin');
  sh(admin, 'git', 'tag', 'start');
});
afterAll(() => {
  clerk.close();
  rmSync(place, { recursive: true });
});
beforeEach(() => {
  for (const file of [sent, posted]) rmSync(file, { force: true });
  sh(admin, 'git', 'reset', '--quiet', '--hard', 'start');
  sh(admin, 'git', 'push', '--quiet', '--force', 'origin', 'main');
});

function push(message: string): void {
  sh(admin, 'git', 'add', '--all');
  sh(admin, 'git', 'commit', '--quiet', '--no-gpg-sign', `--message=${message}`);
  sh(admin, 'git', 'push', '--quiet', 'origin', 'main');
}

interface Opened {
  readonly by: string;
  readonly body: string;
  readonly title?: string;
  readonly sender?: string;
  readonly at?: string;
  readonly as?: string;
  readonly webhook?: string;
  /** The event that starts the workflow. */
  readonly event?: 'issues' | 'schedule';
  /** By the command itself, started as the script starts it. */
  readonly isStarted?: true;
}

const HOME = 'https://github.com';

/** An issue is opened, and the script runs with the event as GitHub sends it; or a schedule starts it. */
async function open({ as = 'commit', webhook = '', event = 'issues', ...opened }: Opened) {
  issue += 1;
  rmSync(sent, { force: true });
  const ran = spawn('bash', [resolve('src/cli/templates/inbox.sh')], {
    cwd: resolve('.'),
    env: {
      PATH: `${programs}:${process.env.PATH}`,
      HOME: place,
      TMPDIR: place,
      GIT_CONFIG_GLOBAL: '/dev/null',
      TOKEN: 'secret',
      NOMIC: opened.isStarted ? 'node src/cli/nomic.js' : 'clerk',
      GAME: 'friends',
      CONTENT: 'content',
      AS: as,
      WEBHOOK: webhook,
      GITHUB_EVENT_NAME: event,
      GITHUB_REF_NAME: 'main',
      ...withEvent(opened),
    },
  });
  let out = '';
  for (const stream of [ran.stdout, ran.stderr])
    stream.setEncoding('utf8').on('data', (more) => {
      out += more;
    });
  const status = await new Promise((ended) => ran.on('close', ended));
  sh(admin, 'git', 'pull', '--quiet', '--no-tags', 'origin', 'refs/heads/main');
  const said = existsSync(sent) ? readFileSync(sent, 'utf8') : '';
  return { status, out, said, isClosed: /\{"state(_event)?":"closed?"\}/.test(said) };
}

function withEvent({ by, body, title = 'Vote', sender = by, at = '2026-03-02T10:00:00Z' }: Opened) {
  const person = (login: string) => ({
    login,
    id: 1,
    type: 'User',
    html_url: `${HOME}/${login}`,
  });
  const event = {
    action: 'opened',
    issue: {
      html_url: `${HOME}/o/r/issues/${issue}`,
      number: issue,
      title,
      body,
      state: 'open',
      user: person(by),
      created_at: at,
      updated_at: at,
      closed_at: null,
      author_association: 'NONE',
      reactions: { total_count: 0, '+1': 0 },
    },
    repository: { full_name: 'o/r', html_url: `${HOME}/o/r`, default_branch: 'main' },
    sender: person(sender),
  };
  const file = join(place, 'event.json');
  writeFileSync(file, JSON.stringify(event));
  return {
    GITHUB_SERVER_URL: join(place, 'forge'),
    GITHUB_API_URL: 'https://forge.example/api/v1',
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_EVENT_PATH: file,
  };
}

const vote = (number: number | string, way: string) =>
  `### Number of the proposal\n\n${number}\n\n### Your vote\n\n${way}`;
const proposal = (text: string) => `### Text of the proposal\n\n${text}`;
const read = (file: string) => readFileSync(join(admin, 'content/games/friends', file), 'utf8');
const commits = () => sh(admin, 'git', 'rev-list', '--count', 'HEAD').trim();

describe.skipIf(process.platform === 'win32')('forms', () => {
  test('one record is added to the branch, whatever tags have its name', async () => {
    const before = Number(commits());
    writeFileSync(join(admin, 'smuggled'), 'in');
    sh(admin, 'git', 'add', '--all');
    sh(admin, 'git', 'commit', '--quiet', '--no-gpg-sign', '--message=Smuggled');
    const tags = ['refs/tags/origin/main', 'refs/tags/main'];
    sh(admin, 'git', 'push', '--quiet', 'origin', ...tags.map((tag) => `HEAD:${tag}`));
    sh(admin, 'git', 'reset', '--quiet', '--hard', 'start');
    const made = await open({ by: 'anna-b', title: 'Proposal', body: proposal('Tea.') });
    sh(admin, 'git', 'push', '--quiet', '--delete', 'origin', ...tags);
    expect(made.isClosed).toBe(true);
    expect(Number(commits())).toBe(before + 1);
    expect(sh(admin, 'git', 'show', '--name-only', '--format=', 'HEAD')).toBe(
      'content/games/friends/proposals/301.md\n',
    );
  });

  test('two people play', () => play(1));
  test('two people play in turns', { tags: ['night'] }, () => play(2));

  async function play(turns: number): Promise<void> {
    const [anna, ben] = ['anna-b', 'ben-c'] as const;
    for (let turn = 0; turn < turns; turn += 1) {
      const number = 301 + turn;
      const day = `2026-03-${String(2 + turn * 3).padStart(2, '0')}`;
      const by = turn % 2 === 0 ? anna : ben;
      const made = await open({
        by,
        title: 'Proposal',
        body: proposal(turn % 2 === 0 ? 'Tea is served.' : 'Cake is free.'),
        at: `${day}T10:00:00Z`,
      });
      expect(made.out).toBe('');
      expect(made.isClosed).toBe(true);
      expect(made.said).toContain(`Proposal ${number}`);
      for (const voter of [anna, ben]) {
        const voted = { by: voter, body: vote(number, 'FOR'), at: `${day}T11:00:00Z` };
        expect((await open(voted)).isClosed).toBe(true);
      }
      await nomic(['close', 'friends', String(number), '--on', day], admin);
      await nomic(['event', 'friends', '--roll', '3', '--on', day], admin);
      push('Close and roll');
    }
    expect(await nomic(['check'], admin)).toMatchObject({
      status: 0,
      out: expect.stringContaining(String(300 + turns)),
    });
    const last = read(`proposals/${300 + turns}.md`);
    expect(last).toContain(`\nby: ${turns % 2 === 1 ? 'anna' : 'ben'}\n`);
    expect(last).toContain(`\nsource: ${HOME}/o/r/`);
  }

  test('what the rules refuse, and who does not play, is answered and not written', async () => {
    const before = commits();
    const early = await open({ by: 'ben-c', title: 'Proposal', body: proposal('Mine is first.') });
    expect([early.isClosed, commits()]).toEqual([false, before]);
    expect(early.said).toContain('against the rules');
    const stranger = await open({ by: 'eve', title: 'Proposal', body: proposal('Mine.') });
    expect([stranger.isClosed, commits()]).toEqual([false, before]);
    expect(stranger.said).toContain('no player has stated this account');
    const absent = await open({ by: 'anna-b', body: vote(999, 'FOR') });
    expect(absent.said).toContain('no Proposal 999 is open for votes');
  });

  test('a schedule closes the votes that are over, and no other', async () => {
    await open({ by: 'anna-b', title: 'Proposal', body: proposal('Tea.') });
    await open({ by: 'anna-b', body: vote(301, 'FOR') });
    const before = Number(commits());
    const early = await open({ by: 'anna-b', body: '', event: 'schedule' });
    expect([early.status, Number(commits())]).toEqual([0, before]);
    await open({ by: 'ben-c', body: vote(301, 'FOR') });
    const due = await open({ by: 'anna-b', body: '', event: 'schedule' });
    expect([due.status, Number(commits())]).toEqual([0, before + 2]);
    expect(read('proposals/301.md')).toMatch(/^closed: /m);
  });

  describe('where a required check refuses what is pushed', () => {
    const hook = join(forge, 'hooks/update');
    const protect = (branches: string) =>
      writeFileSync(hook, `#!/bin/sh\ncase "$1" in ${branches}) exit 1;; esac\n`, { mode: 0o755 });
    afterEach(() => rmSync(hook, { force: true }));

    test('the record becomes a pull request', async () => {
      protect('refs/heads/main');
      const before = commits();
      const made = await open({ by: 'anna-b', title: 'Proposal', body: proposal('Tea.') });
      expect([made.status, made.isClosed, commits()]).toEqual([0, false, before]);
      expect(made.said).toContain(`"head":"inbox/${issue}"`);
    });

    test('each closing becomes a pull request on a branch of its own', async () => {
      await open({ by: 'anna-b', title: 'Proposal', body: proposal('Tea.') });
      for (const by of ['anna-b', 'ben-c']) await open({ by, body: vote(301, 'FOR') });
      protect('refs/heads/main');
      const due = await open({ by: 'anna-b', body: '', event: 'schedule' });
      expect([due.status, due.said]).toEqual([0, expect.stringContaining('"inbox/closing-301"')]);
      const again = await open({ by: 'anna-b', body: '', event: 'schedule' });
      expect([again.status, again.said, again.out]).toEqual([
        0,
        '',
        expect.stringContaining('waits on the branch inbox/closing-301'),
      ]);
    });

    test('the run fails and says what to set if that is refused too', async () => {
      protect('*');
      const made = await open({ by: 'anna-b', title: 'Proposal', body: proposal('Tea.') });
      expect([made.status, made.isClosed]).toEqual([1, false]);
      for (const words of [made.out, made.said])
        expect(words).toContain('allow GitHub Actions to create pull requests');
    });
  });

  test('an issue that another sent, and one that says nothing, does nothing', async () => {
    const before = commits();
    const body = proposal('Tea.');
    expect((await open({ by: 'anna-b', sender: 'eve', title: 'Proposal', body })).said).toBe('');
    expect((await open({ by: 'anna-b', title: 'Hello', body: 'How are you?' })).said).toBe('');
    const titled = await open({ by: 'anna-b', title: 'FOR 301', body: 'How are you?' });
    expect(titled.said).toContain('stands in its subject');
    expect(commits()).toBe(before);
  });

  test('titles, bodies and names that are made to do harm are words', async () => {
    const before = Number(commits());
    const marker = join(place, 'somebody-was-here');
    const harm = `Tea is $(touch ${marker}) \`touch ${marker}\`\n</pre><img src=x> @everyone\n---\nproposal: 1\n---`;
    const { isClosed, said } = await open({
      by: 'anna-b',
      title: `$(touch ${marker})`,
      body: proposal(harm),
      isStarted: true,
    });
    expect(existsSync(marker)).toBe(false);
    expect([isClosed, Number(commits())], said).toEqual([true, before + 1]);
    expect(said).not.toContain('<img');
    expect(said).not.toContain('secret');
    expect(read('proposals/301.md')).toContain('</pre><img src=x> @everyone');
    // A vote may stand below.
    const other = `${harm}\n### Your vote\n\nFOR`;
    const asked = await open({ by: 'anna-b', body: proposal(other), isStarted: true });
    expect([asked.isClosed, Number(commits())]).toEqual([false, before + 1]);
    expect([existsSync(marker), asked.said.includes('<img')]).toEqual([false, false]);
    const huge = await open({ by: 'ben-c', body: `${vote(301, 'FOR')}\n${'x'.repeat(200_000)}` });
    expect(huge.said.length).toBeLessThan(21_000);
  });

  test('a message that is several records is left to the admin', async () => {
    const before = commits();
    const several = await open({
      by: 'anna-b',
      title: 'Hello',
      body: 'I propose: {Tea.}\n\nI call for Judgment: Is tea a drink?',
    });
    expect([several.isClosed, commits()]).toEqual([false, before]);
  });

  test('a chat that the owner names hears what is before the voters, and nobody is called there', async () => {
    const body = proposal('Tea is served, @everyone <!channel>.');
    const by = 'anna-b';
    const webhook = 'https://chat.example/hook/1';
    const { isClosed, out } = await open({ by, title: 'Proposal', body, webhook });
    expect([isClosed, out]).toEqual([true, '']);
    const post = JSON.parse(readFileSync(posted, 'utf8'));
    expect(post.content).toContain('Proposal 301');
    expect(post.content).toContain('Answer: FOR 301');
    expect(post.allowed_mentions).toEqual({ parse: [] });
    expect(post.text).not.toMatch(/[<>]/);
    const how = readFileSync(`${posted}.how`, 'utf8').split('\n');
    expect(how.at(-2)).toBe(`url = "${webhook}"`);
    expect(how.slice(0, -2).join(' ')).not.toContain('chat.example');
  });

  test('the record stands where the address of the chat is none', async () => {
    const complaint = 'The webhook is no address that begins with https://.\n';
    const made = await open({
      by: 'anna-b',
      title: 'Proposal',
      body: proposal('Tea.'),
      webhook: 'file:///etc/passwd',
    });
    expect([made.isClosed, made.out]).toEqual([true, complaint]);
    const voted = await open({
      by: 'anna-b',
      body: vote(301, 'FOR'),
      webhook: 'https://chat.example/"\noutput = "x',
    });
    expect([voted.isClosed, voted.out]).toEqual([true, complaint]);
    expect(existsSync(posted)).toBe(false);
  });

  test('a record is proposed as a pull request where the owner chose that', async () => {
    const before = commits();
    const { said } = await open({
      by: 'anna-b',
      title: 'Proposal',
      body: proposal('Tea.'),
      as: 'pull-request',
    });
    expect(said).toContain(`"head":"inbox/${issue}"`);
    expect(commits()).toBe(before);
    expect(
      sh(forge, 'git', 'show', `inbox/${issue}:content/games/friends/proposals/301.md`),
    ).toContain('Tea.');
  });
});
