/** The command that begins a game: what it writes into an empty folder, and what it leaves alone. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { CONTEXT } from './context.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nomotheca-init-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const OPTIONS = ['--title', 'Friends by Post', '--ruleset', 'suber', '--medium', 'mail'];
const PLAYERS = ['--player', 'ben=Ben Cole', '--player', 'anna=Anna Berg'];

function nomic(...words: readonly string[]) {
  return run(words, { ...CONTEXT, cwd: folder });
}

function read(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

test('the page for the players and the first move name the folder of the records', async () => {
  const begun = ['init', 'friends', ...OPTIONS, ...PLAYERS];
  const inside = await nomic(...begun, '--content', 'records');
  expect(inside.out).toContain('nomic propose friends --enact --text "…" --content records\n');
  expect(read('README.md')).toContain('`records/games/friends/`');
  expect(read('README.md')).toContain('\nnomic close friends --content records\n');
  const other = join(folder, 'other');
  mkdirSync(other);
  const outside = await run([...begun, '--content', '../mine/content'], { ...CONTEXT, cwd: other });
  expect(outside.out).toContain(
    'Written: ../mine/content/games/friends/game.md, ../mine/README.md',
  );
  expect(read('mine/README.md')).toContain('\nnomic close friends\n');
  expect(readdirSync(other)).toEqual([]);
});

test('begins a game in an empty folder, with rules, workflows and a page for its players', async () => {
  const { status, out } = await nomic(
    ...['init', 'friends', ...OPTIONS, ...PLAYERS],
    ...['--forge', 'github', '--software', 'kim/clerk@v2'],
  );
  expect(status).toBe(0);
  expect(out).toContain(
    'content/games/friends/game.md, README.md, .gitignore, .github/workflows/check.yml',
  );
  expect(read('content/games/friends/game.md')).toBe(`---
title: Friends by Post
ruleset: suber
medium: mail
players:
  ben: { name: Ben Cole }
  anna: { name: Anna Berg }
---
`);
  expect(readdirSync(join(folder, 'content/rulesets/suber'))).toHaveLength(30);
  expect(read('README.md')).toContain('nomic vote friends --for ben,anna\n');
  expect(read('.github/workflows/check.yml')).toContain(
    'uses: kim/clerk/.github/actions/check@v2\n',
  );
  expect(read('.github/workflows/publish.yml')).toContain('/.github/workflows/publish.yml@v2\n');
  expect(await nomic('check')).toMatchObject({ status: 0 });
  const first = await nomic('propose', 'friends', '--repeal', '205');
  expect(first.out).toContain('Proposal 301 by Anna Berg');
});

test('takes the place of the samples, if that is asked for, and of nothing else', async () => {
  const game = (id: string, more: string) => {
    mkdirSync(join(folder, 'content/games', id), { recursive: true });
    const head = `title: ${id}\nruleset: suber\nmedium: mail\nplayers: {}\n${more}`;
    writeFileSync(join(folder, 'content/games', id, 'game.md'), `---\n${head}---\n`);
  };
  game('came-with-it', 'sample: true\n');
  game('ours', '');
  const games = () => readdirSync(join(folder, 'content/games'));
  const { out } = await nomic('init', 'friends', ...OPTIONS, ...PLAYERS);
  expect(out).toContain('--replace-samples takes them out');
  expect(games()).toEqual(['came-with-it', 'friends', 'ours']);
  await nomic('init', 'others', ...OPTIONS, ...PLAYERS, '--replace-samples', '--dry-run');
  expect(games()).toContain('came-with-it');
  await nomic('init', 'others', ...OPTIONS, ...PLAYERS, '--replace-samples');
  expect(games()).toEqual(['friends', 'others', 'ours']);
});

test('takes out the rules with which only samples began', async () => {
  const began = (id: string, more: string) => {
    mkdirSync(join(folder, 'content/games', id), { recursive: true });
    const head = `title: ${id}\nruleset: rules-of-${id}\nmedium: mail\nplayers: {}\n${more}`;
    writeFileSync(join(folder, 'content/games', id, 'game.md'), `---\n${head}---\n`);
    const rules = join(folder, 'content/rulesets', `rules-of-${id}`);
    mkdirSync(rules, { recursive: true });
    writeFileSync(
      join(rules, 'ruleset.md'),
      '---\ntitle: Rules\ntiers: [{ id: plain, title: Plain }]\n---\n',
    );
    writeFileSync(join(rules, '1.md'), '---\nrule: 1\ntier: plain\n---\nBe kind.\n');
  };
  began('sample', 'sample: true\n');
  began('taken', 'sample: true\n');
  began('ours', '');
  const { out } = await nomic(
    ...['init', 'friends', '--title', 'x', '--medium', 'mail', '--ruleset', 'rules-of-taken'],
    ...['--replace-samples', ...PLAYERS],
  );
  expect(out).toContain('content/games/taken, content/rulesets/rules-of-sample. Git has them');
  expect(readdirSync(join(folder, 'content/games'))).toEqual(['friends', 'ours']);
  const left = readdirSync(join(folder, 'content/rulesets'));
  expect(left).toEqual(['rules-of-ours', 'rules-of-taken']);
});

test('lets the first move have any day, unless a day of beginning is given', async () => {
  await nomic('init', 'friends', ...OPTIONS, ...PLAYERS, '--on', '2026-03-01');
  expect(read('content/games/friends/game.md')).toContain('started: 2026-03-01\n');
  expect((await nomic('propose', 'friends', '--repeal', '205', '--on', '2026-02-28')).status).toBe(
    1,
  );
  await nomic('init', 'others', ...OPTIONS, ...PLAYERS);
  expect((await nomic('propose', 'others', '--repeal', '205', '--on', '2026-02-28')).status).toBe(
    0,
  );
});

test('says to whoever takes the unusual one of two sets by Suber what sets them apart', async () => {
  const usual = await nomic('init', 'friends', ...OPTIONS, '--dry-run');
  expect(usual.out).not.toContain('smurp');
  const smurp = OPTIONS.map((word) => (word === 'suber' ? 'smurp' : word));
  const { out } = await nomic('init', 'friends', ...smurp, '--dry-run');
  expect(out).toContain(
    'smurp has the same rules as suber but for how Rule 112 is set. Take suber, unless you want that spelling.',
  );
  expect(readdirSync(folder)).toEqual([]);
  const { err } = await nomic('init', 'friends', '--title', 'x', '--medium', 'mail');
  expect(err).toContain('\nsuber: Nomic, the Initial Set (Peter Suber)\n');
  expect(err).toContain('smurp has the same rules as suber');
});

test('leaves alone what is there already', async () => {
  writeFileSync(join(folder, 'README.md'), 'Mine.\n');
  await nomic('init', 'friends', ...OPTIONS, ...PLAYERS);
  const card = join(folder, 'content/rulesets/suber/101.md');
  writeFileSync(card, `${readFileSync(card, 'utf8').trim()} Mine.\n`);
  const again = await nomic('init', 'others', ...OPTIONS);
  expect(again.out).toContain('README.md is there already, and is left as it is.');
  expect(read('README.md')).toBe('Mine.\n');
  expect(read('content/rulesets/suber/101.md')).toContain('Mine.');
  expect(await nomic('init', 'friends', ...OPTIONS)).toMatchObject({
    status: 2,
    err: 'nomic: content/games/friends is there already, and is not overwritten.\n',
  });
});

test.each(['..', '../../elsewhere', '.'])(
  '%s is no name of a game that is there already',
  async (id) => {
    mkdirSync(join(folder, 'content/games'), { recursive: true });
    const { status, err } = await nomic('init', id, ...OPTIONS);
    expect(status).toBe(2);
    expect(err).toContain(`nomic: “${id}” cannot be the id of a game.`);
  },
);

const ADDRESS = 'https://example.org/nomotheca-0.1.0.tgz';

test.each([
  ['gitlab', ['.gitignore', '.gitlab', '.gitlab-ci.yml', 'README.md', 'content']],
  ['forgejo', ['.forgejo', '.gitignore', 'README.md', 'content']],
  ['none', ['.gitignore', 'README.md', 'content']],
])('writes for %s, with the address that the owner gave', async (forge, files) => {
  await nomic('init', 'friends', ...OPTIONS, '--forge', forge, '--software', ADDRESS);
  expect(readdirSync(folder).sort()).toEqual(files);
  expect(read('README.md')).toContain(`\nnpm install --global ${ADDRESS}\n`);
  const flow = files.find((file) => /^\.(gitlab-ci|forgejo)/.test(file));
  const path = flow === '.forgejo' ? '.forgejo/workflows/check.yml' : flow;
  if (path !== undefined) {
    expect(read(path)).toContain(`npm install --global --ignore-scripts "${ADDRESS}"`);
  }
  if (forge === 'gitlab') {
    expect(read('.gitlab/inbox.yml')).toContain('GAME: "friends"');
    expect(readdirSync(join(folder, '.gitlab/issue_templates')).sort()).toEqual([
      'Call for Judgment.md',
      'Propose.md',
      'Vote.md',
    ]);
  }
  if (forge === 'forgejo') {
    expect(read('.forgejo/workflows/inbox.yml')).toContain('GAME: "friends"');
    expect(readdirSync(join(folder, '.forgejo/ISSUE_TEMPLATE')).sort()).toEqual([
      'judgment.yaml',
      'propose.yaml',
      'vote.yaml',
    ]);
  }
});

test('names no place from which others get the software, unless one was given', async () => {
  const { out } = await nomic('init', 'friends', ...OPTIONS, ...PLAYERS);
  expect(out).toContain('--forge and --software write the files');
  expect(readdirSync(folder).sort()).toEqual(['.gitignore', 'README.md', 'content']);
  expect(read('README.md')).not.toMatch(/npm|npx/);
});

test.each([
  ['github', undefined, '--forge github needs --software'],
  ['gitlab', undefined, '--forge gitlab needs --software'],
  ['github', ADDRESS, 'such as OWNER/REPOSITORY@VERSION'],
  ['gitlab', 'kim/clerk@v2', 'cannot be put into the files'],
  ['gitlab', './near.tgz', 'cannot be put into the files'],
  ['gitlab', 'https://example.org/$(id).tgz', 'cannot be put into the files'],
  ['none', 'a b', 'cannot be put into the files'],
])('for %s, %s is refused', async (forge, software, message) => {
  const where = software === undefined ? [] : ['--software', software];
  const { status, err } = await nomic('init', 'friends', ...OPTIONS, '--forge', forge, ...where);
  expect(status).toBe(2);
  expect(err).toContain(message);
  expect(readdirSync(folder)).toEqual([]);
});

test('takes out example rulesets with which no game began', async () => {
  const rules = join(folder, 'content/rulesets/example');
  mkdirSync(rules, { recursive: true });
  const head = 'title: Example\nsample: true\ntiers: [{ id: plain, title: Plain }]\n';
  writeFileSync(join(rules, 'ruleset.md'), `---\n${head}---\n`);
  writeFileSync(join(rules, '1.md'), '---\nrule: 1\ntier: plain\n---\nBe kind.\n');
  await nomic('init', 'friends', ...OPTIONS, ...PLAYERS, '--replace-samples');
  expect(readdirSync(join(folder, 'content/rulesets'))).toEqual(['suber']);
});

test('every command of the page for the players works as it is written', async () => {
  await nomic('init', 'friends', ...OPTIONS, ...PLAYERS);
  const [, block = ''] = /```sh\n(# Whose move.*?)```/s.exec(read('README.md')) ?? [];
  const lines = block.split('\n').filter((line) => /^nomic /.test(line));
  expect(lines.map((line) => line.split(' ')[1])).toEqual([
    'status',
    'propose',
    'vote',
    'close',
    'check',
  ]);
  for (const line of lines) {
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, said, word]) => said ?? word ?? '',
    );
    expect([line, (await nomic(...words.slice(1))).status]).toEqual([line, 0]);
  }
});

test.each([
  ['a title', ['friends', '--medium', 'mail', '--ruleset', 'suber'], 'needs a title'],
  ['a ruleset that is there', ['friends', ...OPTIONS, '--ruleset', 'subr'], 'Did you mean suber?'],
  ['an id', ['Friends!', ...OPTIONS], 'cannot be the id of a game'],
  ['an id within the folder', ['../x', ...OPTIONS], 'cannot be the id of a game'],
  ['players with names', ['friends', ...OPTIONS, '--player', 'ben'], '“ben” is not a player'],
  ['ids that can be files', ['friends', ...OPTIONS, '--player', 'con=Ben'], '`con-1` would do'],
  [
    'players of two names',
    ['friends', ...OPTIONS, '--player', 'a=Ben', '--player', 'b=BEN'],
    'one name',
  ],
  ['an id that can be a file', ['nul', ...OPTIONS], '`nul-1` would do'],
  ['two players', ['friends', ...OPTIONS, ...PLAYERS, '--player', 'ben=B'], 'Two players'],
  [
    'words that can be seen',
    ['friends', ...OPTIONS, '--title', 'a\u200bb'],
    'There is a character here',
  ],
])('wants %s', async (_, words, message) => {
  const { status, err } = await nomic('init', ...words);
  expect(status).toBe(2);
  expect(err).toContain(message);
  expect(existsSync(join(folder, 'content'))).toBe(false);
});
