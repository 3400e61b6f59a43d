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
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
  anna: { name: Anna Berg, account: [github:anna-b, forgejo:anna, gitlab:anna-g] }
  ben: { name: Ben Cole, account: [github:ben-c, forgejo:ben, gitlab:ben-g] }
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
  // What is sent to the forge goes one way, with the request line before it, and to a chat another. What is
  // asked of it lies in files.
  const program = programsIn(programs);
  program(
    'curl',
    `how=$(cat)
file=
for word in "$@"; do [[ "$word" == @* ]] && file="\${word#@}"; done
if [[ "$how" == *'/api/'* ]]; then
  grep -qE '^header = "(Authorization: token|PRIVATE-TOKEN:) secret"$' <<< "$how" || exit 22
  [[ -n "$file" ]] || case "$how" in
    *'/notes?'*) exec cat '${place}/notes.json' ;;
    *'/issues?'*) exec cat '${place}/issues.json' ;;
  esac
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
  readonly on?: Forge;
  /** By the command itself, started as the script starts it. */
  readonly isStarted?: true;
  /** What GitLab itself notes of the issue. */
  readonly noted?: readonly string[];
}

type Forge = keyof typeof HOMES;

const HOMES = {
  github: 'https://github.com',
  forgejo: 'https://forge.example',
  gitlab: 'https://lab.example',
} as const;

/** An issue is opened, and the script runs with the event as GitHub and Forgejo send it, or by GitLab’s schedule. */
async function open({ as = 'commit', webhook = '', on = 'github', isStarted, ...opened }: Opened) {
  issue += 1;
  rmSync(sent, { force: true });
  const ofForge = on === 'gitlab' ? onGitlab(opened) : withEvent(opened, HOMES[on]);
  const ran = spawn('bash', [resolve('src/cli/templates/inbox.sh')], {
    cwd: resolve('.'),
    env: {
      PATH: `${programs}:${process.env.PATH}`,
      HOME: place,
      TMPDIR: place,
      GIT_CONFIG_GLOBAL: '/dev/null',
      TOKEN: 'secret',
      NOMIC: isStarted ? 'node src/cli/nomic.js' : 'clerk',
      FORGE: on,
      GAME: 'friends',
      CONTENT: 'content',
      AS: as,
      WEBHOOK: webhook,
      ...ofForge,
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

function withEvent(
  { by, body, title = 'Vote', sender = by, at = '2026-03-02T10:00:00Z' }: Opened,
  home: string,
) {
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
  return {
    GITHUB_SERVER_URL: join(place, 'forge'),
    GITHUB_API_URL: 'https://forge.example/api/v1',
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_EVENT_PATH: file,
  };
}

/** What its interface answers who asks for the open issues, and for what was noted of one. */
function onGitlab({
  by,
  body,
  title = 'Vote',
  at = '2026-03-02T10:00:00.000Z',
  noted = [],
}: Opened) {
  const author = { id: 1, username: by, name: by, state: 'active' };
  const id = 1000 + issue;
  const opened = {
    ...{ id, iid: issue, project_id: 8, title, description: body, state: 'opened', author },
    ...{ created_at: at, updated_at: at, closed_at: null, labels: [], upvotes: 0, downvotes: 0 },
    web_url: `${HOMES.gitlab}/o/r/-/issues/${issue}`,
  };
  const notes = noted.map((words, i) => ({
    ...{ id: i, body: words, author, system: true, noteable_id: id, noteable_type: 'Issue' },
    ...{ created_at: at, updated_at: at },
  }));
  writeFileSync(join(place, 'issues.json'), JSON.stringify([opened]));
  writeFileSync(join(place, 'notes.json'), JSON.stringify(notes));
  return {
    CI_SERVER_URL: join(place, 'forge'),
    CI_API_V4_URL: 'https://lab.example/api/v4',
    CI_PROJECT_ID: '8',
    CI_PROJECT_PATH: 'o/r',
    CI_DEFAULT_BRANCH: 'main',
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

  test('two people play on GitHub', () => playOn('github', 1, 'anna-b', 'ben-c'));

  test.for([
    ['github', 2, 'anna-b', 'ben-c'],
    ['forgejo', 1, 'anna', 'ben'],
    ['gitlab', 1, 'anna-g', 'ben-g'],
  ] as const)(
    'two people play on %s, in turns: %i',
    { tags: ['night'] },
    ([on, turns, anna, ben]) => playOn(on, turns, anna, ben),
  );

  async function playOn(on: Forge, turns: number, anna: string, ben: string): Promise<void> {
    for (let turn = 0; turn < turns; turn += 1) {
      const number = 301 + turn;
      const day = `2026-03-${String(2 + turn * 3).padStart(2, '0')}`;
      const by = turn % 2 === 0 ? anna : ben;
      const made = await open({
        on,
        by,
        title: 'Proposal',
        body: proposal(`Tea is served at ${turn}.`),
        at: `${day}T10:00:00Z`,
      });
      expect(made.out).toBe('');
      expect(made.isClosed).toBe(true);
      expect(made.said).toContain(`Proposal ${number}`);
      for (const voter of [anna, ben]) {
        const voted = { by: voter, body: vote(number, 'FOR'), at: `${day}T11:00:00Z` };
        expect((await open({ on, ...voted })).isClosed).toBe(true);
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
    expect(last).toContain(`\nsource: ${HOMES[on]}/o/r/`);
  }

  test('what the rules refuse, and who does not play, is answered and not written', async () => {
    const before = commits();
    const early = await open({ by: 'ben-c', title: 'Proposal', body: proposal('Mine first.') });
    expect([early.isClosed, commits()]).toEqual([false, before]);
    expect(early.said).toContain('refused by the rules');
    const stranger = await open({ by: 'eve', title: 'Proposal', body: proposal('Mine.') });
    expect([stranger.isClosed, commits()]).toEqual([false, before]);
    expect(stranger.said).toContain('no player has stated this account');
    const absent = await open({ by: 'anna-b', body: vote(999, 'FOR') });
    expect(absent.said).toContain('no Proposal 999 is before the voters');
  });

  test('on Forgejo the same issue becomes the same record, by the accounts that are stated there', {
    tags: ['night'],
  }, async () => {
    const issue = { title: 'Proposal', body: proposal('Tea.'), on: 'forgejo' } as const;
    const made = await open({ ...issue, by: 'anna' });
    expect([made.out, made.isClosed]).toEqual(['', true]);
    expect(made.said).toContain('url = "https://forge.example/api/v1/repos/o/r/issues/');
    expect(read('proposals/301.md')).toContain('source: https://forge.example/o/r/issues/');
    // Of the name that she has on GitHub nobody has said that it is hers here.
    expect((await open({ ...issue, by: 'anna-b' })).said).toContain(
      'no player has stated this account',
    );
  });

  test('on GitLab each issue is answered once, and is no command there', {
    tags: ['night'],
  }, async () => {
    const by = 'anna-g';
    const body = proposal('Tea.\n/close\n  /label ~x');
    const made = await open({ on: 'gitlab', by, title: 'Proposal', body, isStarted: true });
    expect([made.out, made.isClosed, made.status]).toEqual(['', true, 0]);
    const sentTo = made.said.match(/^url = .*$/gm);
    const here = `url = "https://lab.example/api/v4/projects/8/issues/${issue}`;
    expect(sentTo).toEqual([`${here}/notes"`, `${here}"`, `${here}"`]);
    expect(made.said).toContain('--request PUT');
    expect(made.said).toContain('{"add_labels":"clerk"}');
    expect(made.said).not.toMatch(/\\n[ \t]*\//);
    expect(read('proposals/301.md')).toContain('\n/close\n');
    const edited = { by: 'ben-g', body: vote(301, 'FOR'), noted: ['changed the description'] };
    const asked = await open({ on: 'gitlab', ...edited });
    expect(asked.said).toContain('it was edited afterwards');
    expect(asked.isClosed).toBe(false);
    const flooded = await open({ on: 'gitlab', ...edited, noted: Array(100).fill('mentioned it') });
    expect(flooded.out).toBe('No issue was opened.\n');
    expect(read('proposals/301.md')).not.toContain('votes');
  });

  test('an issue that another sent, and one that says nothing, does nothing', async () => {
    const before = commits();
    const body = proposal('Tea.');
    expect((await open({ by: 'anna-b', sender: 'eve', title: 'Proposal', body })).said).toBe('');
    expect((await open({ by: 'anna-b', title: 'FOR 301', body: 'How are you?' })).said).toBe('');
    expect(commits()).toBe(before);
  });

  test('titles, bodies and names that are made to do harm are words', async () => {
    const before = Number(commits());
    const marker = join(place, 'somebody-was-here');
    const harm = `$(touch ${marker}) \`touch ${marker}\`\n</pre><img src=x> @everyone\n---\nproposal: 1\n---\n### Your vote\n\nFOR`;
    const { isClosed, said } = await open({
      by: 'anna-b',
      title: `$(touch ${marker})`,
      body: proposal(harm),
      isStarted: true,
    });
    expect(existsSync(marker)).toBe(false);
    expect([isClosed, Number(commits())]).toEqual([true, before + 1]);
    expect(said).not.toContain('<img');
    expect(said).not.toContain('secret');
    expect(read('proposals/301.md')).toContain('</pre><img src=x> @everyone');
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
