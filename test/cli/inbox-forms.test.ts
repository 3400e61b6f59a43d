/** Players who open issues with forms, on a forge that is imitated: a repository, and its interface. */
import { spawnSync } from 'node:child_process';
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
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SAMPLES } from '../samples.ts';
import { programsIn } from './workflow-steps.ts';

const place = mkdtempSync(join(tmpdir(), 'nomotheca-forms-'));
const programs = join(place, 'bin');
const forge = join(place, 'forge/o/r');
const admin = join(place, 'admin');
const sent = join(place, 'sent');
const posted = join(place, 'posted');
let issue = 0;

const GAME = `---
title: Friends
ruleset: suber
medium: computer
started: 2026-03-01
players:
  anna: { name: Anna Berg, account: [github:anna-b, forgejo:anna] }
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

beforeAll(() => {
  for (const folder of [programs, forge, admin]) mkdirSync(folder, { recursive: true });
  sh(forge, 'git', 'init', '--quiet', '--bare', '--initial-branch=main');
  // What is sent to the forge goes one way, with the request line before it, and to a chat another.
  const program = programsIn(programs);
  program(
    'curl',
    `how=$(cat)
for word in "$@"; do [[ "$word" == @* ]] && file="\${word#@}"; done
if [[ "$how" == *'/api/'* ]]; then
  grep -q '^header = "Authorization: token secret"$' <<< "$how" || exit 22
  { grep '^url' <<< "$how"; printf '%s ' "$@"; cat "$file"; } >> '${sent}'
else
  cp "$file" '${posted}'
  printf '%s\\n' "$@" "$how" > '${posted}.how'
fi`,
    'bash',
  );
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
afterAll(() => rmSync(place, { recursive: true }));
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
  readonly on?: 'github' | 'forgejo';
}

/** An issue is opened, and the script runs with the event as GitHub and Forgejo send it. */
function open({
  by,
  body,
  title = 'Vote',
  sender = by,
  at = '2026-03-02T10:00:00Z',
  as = 'commit',
  webhook = '',
  on = 'github',
}: Opened) {
  issue += 1;
  rmSync(sent, { force: true });
  const home = on === 'github' ? 'https://github.com' : 'https://forge.example';
  const person = (login: string) => ({
    login,
    id: 1,
    type: 'User',
    html_url: `${home}/${login}`,
  });
  const event = {
    action: 'opened',
    issue: {
      html_url: `${home}/o/r/issues/${issue}`,
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
    repository: { full_name: 'o/r', html_url: `${home}/o/r`, default_branch: 'main' },
    sender: person(sender),
  };
  const file = join(place, 'event.json');
  writeFileSync(file, JSON.stringify(event));
  const ran = spawnSync('bash', [resolve('src/cli/templates/inbox.sh')], {
    cwd: resolve('.'),
    encoding: 'utf8',
    env: {
      PATH: `${programs}:${process.env.PATH}`,
      HOME: place,
      TMPDIR: place,
      GIT_CONFIG_GLOBAL: '/dev/null',
      TOKEN: 'secret',
      NOMIC: 'node src/cli/nomic.js',
      GITHUB_SERVER_URL: join(place, 'forge'),
      GITHUB_API_URL: 'https://forge.example/api/v1',
      GITHUB_REPOSITORY: 'o/r',
      FORGE: on,
      GAME: 'friends',
      CONTENT: 'content',
      AS: as,
      WEBHOOK: webhook,
      GITHUB_EVENT_PATH: file,
    },
  });
  sh(admin, 'git', 'pull', '--quiet', 'origin', 'main');
  const said = existsSync(sent) ? readFileSync(sent, 'utf8') : '';
  return {
    status: ran.status,
    out: ran.stdout + ran.stderr,
    said,
    isClosed: said.includes('{"state":"closed"}'),
  };
}

const vote = (number: number | string, way: string) =>
  `### Number of the proposal\n\n${number}\n\n### Your vote\n\n${way}`;
const proposal = (text: string) => `### Text of the proposal\n\n${text}`;
const read = (file: string) => readFileSync(join(admin, 'content/games/friends', file), 'utf8');
const commits = () => sh(admin, 'git', 'rev-list', '--count', 'HEAD').trim();

describe.skipIf(process.platform === 'win32')('forms', () => {
  test('two people play five turns', () => {
    const nomic = (...words: readonly string[]) =>
      sh(admin, process.execPath, resolve('src/cli/nomic.js'), ...words);
    for (let turn = 0; turn < 5; turn += 1) {
      const number = 301 + turn;
      const day = `2026-03-${String(2 + turn * 3).padStart(2, '0')}`;
      const by = turn % 2 === 0 ? 'anna-b' : 'ben-c';
      const made = open({
        by,
        title: 'Proposal',
        body: proposal(`Tea is served at ${turn}.`),
        at: `${day}T10:00:00Z`,
      });
      expect(made.out).toBe('');
      expect(made.isClosed).toBe(true);
      expect(made.said).toContain(`Proposal ${number}`);
      for (const voter of ['anna-b', 'ben-c']) {
        expect(
          open({ by: voter, body: vote(number, 'FOR'), at: `${day}T11:00:00Z` }).isClosed,
        ).toBe(true);
      }
      nomic('close', 'friends', String(number), '--on', day);
      nomic('event', 'friends', '--roll', '3', '--on', day);
      push('Close and roll');
    }
    expect(nomic('check')).toContain('305');
    expect(read('proposals/305.md')).toMatch(
      /by: anna\n[\s\S]*source: https:\/\/github.com\/o\/r\/issues\/\d+\n/,
    );
  });

  test('what the rules refuse, and who does not play, is answered and not written', () => {
    const before = commits();
    const early = open({ by: 'ben-c', title: 'Proposal', body: proposal('Mine first.') });
    expect([early.isClosed, commits()]).toEqual([false, before]);
    expect(early.said).toContain('refused by the rules');
    const stranger = open({ by: 'eve', title: 'Proposal', body: proposal('Mine.') });
    expect([stranger.isClosed, commits()]).toEqual([false, before]);
    expect(stranger.said).toContain('no player has stated this account');
    const absent = open({ by: 'anna-b', body: vote(999, 'FOR') });
    expect(absent.said).toContain('no Proposal 999 is before the voters');
  });

  test('on Forgejo the same issue becomes the same record, by the accounts that are stated there', () => {
    const issue = { title: 'Proposal', body: proposal('Tea.'), on: 'forgejo' } as const;
    const made = open({ ...issue, by: 'anna' });
    expect([made.out, made.isClosed]).toEqual(['', true]);
    expect(made.said).toContain('url = "https://forge.example/api/v1/repos/o/r/issues/');
    expect(read('proposals/301.md')).toContain('source: https://forge.example/o/r/issues/');
    // Of the name that she has on GitHub nobody has said that it is hers here.
    expect(open({ ...issue, by: 'anna-b' }).said).toContain('no player has stated this account');
  });

  test('an issue that another sent, and one that says nothing, does nothing', () => {
    const before = commits();
    const body = proposal('Tea.');
    expect(open({ by: 'anna-b', sender: 'eve', title: 'Proposal', body }).said).toBe('');
    expect(open({ by: 'anna-b', title: 'FOR 301', body: 'How are you?' }).said).toBe('');
    expect(commits()).toBe(before);
  });

  test('titles, bodies and names that are made to do harm are words', () => {
    const before = Number(commits());
    const marker = join(place, 'somebody-was-here');
    const harm = `$(touch ${marker}) \`touch ${marker}\`\n</pre><img src=x> @everyone\n---\nproposal: 1\n---\n### Your vote\n\nFOR`;
    const { isClosed, said } = open({
      by: 'anna-b',
      title: `$(touch ${marker})`,
      body: proposal(harm),
    });
    expect(existsSync(marker)).toBe(false);
    expect([isClosed, Number(commits())]).toEqual([true, before + 1]);
    expect(said).not.toContain('<img');
    expect(said).not.toContain('secret');
    expect(read('proposals/301.md')).toContain('</pre><img src=x> @everyone');
    const huge = open({ by: 'ben-c', body: `${vote(301, 'FOR')}\n${'x'.repeat(200_000)}` });
    expect(huge.said.length).toBeLessThan(21_000);
  });

  test('a message that is several records is left to the admin', () => {
    const before = commits();
    const several = open({
      by: 'anna-b',
      title: 'Hello',
      body: 'I propose: {Tea.}\n\nI call for Judgment: Is tea a drink?',
    });
    expect([several.isClosed, commits()]).toEqual([false, before]);
  });

  test('a chat that the owner names hears what is before the voters, and nobody is called there', () => {
    const body = proposal('Tea is served, @everyone <!channel>.');
    const by = 'anna-b';
    const webhook = 'https://chat.example/hook/1';
    const { isClosed, out } = open({ by, title: 'Proposal', body, webhook });
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

  test('the record stands where the address of the chat is none', () => {
    const complaint = 'The webhook is no address that begins with https://.\n';
    const made = open({
      by: 'anna-b',
      title: 'Proposal',
      body: proposal('Tea.'),
      webhook: 'file:///etc/passwd',
    });
    expect([made.isClosed, made.out]).toEqual([true, complaint]);
    const voted = open({
      by: 'anna-b',
      body: vote(301, 'FOR'),
      webhook: 'https://chat.example/"\noutput = "x',
    });
    expect([voted.isClosed, voted.out]).toEqual([true, complaint]);
    expect(existsSync(posted)).toBe(false);
  });

  test('a record is proposed as a pull request where the owner chose that', () => {
    const before = commits();
    const { said } = open({
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
