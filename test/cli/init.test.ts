/**
 * The command that begins a game: what it writes into an empty folder, and what it leaves alone.
 *
 * @module-tag slow
 */
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
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { run } from '../../src/cli/run.ts';
import { CONTEXT } from './context.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nomotheca-init-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const OPTIONS = '--title "Friends by Post" --ruleset suber --medium mail';
const PLAYERS = '--player "ben=Ben Cole" --player "anna=Anna Berg"';
const BEGUN = `init friends ${OPTIONS} ${PLAYERS}`;
const ADDRESS = 'https://example.org/nomotheca-0.1.0.tgz';
const PRESS = 'https://example.org/nomotheca-press-0.1.0.tgz';

/** Words in a line, of which those in quotation marks stay together. */
function nomic(line: string, cwd = folder) {
  const words = [...line.matchAll(/"([^"]*)"|(?:[^\s"]|"[^"]*")+/g)];
  return run(
    words.map(([word]) => word.replaceAll('"', '')),
    { ...CONTEXT, cwd },
  );
}
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const within = (place: string) => readdirSync(join(folder, place)).sort();
function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
/** A game that is there already, on a set of its own. */
function began(id: string, more = ''): void {
  const head = `title: ${id}\nruleset: rules-of-${id}\nmedium: mail\nplayers: {}\n${more}`;
  write(`content/games/${id}/game.md`, `---\n${head}---\n`);
  lay(`rules-of-${id}`);
}
function lay(set: string, more = ''): void {
  const head = `title: Rules\n${more}tiers: [{ id: plain, title: Plain }]`;
  write(`content/rulesets/${set}/ruleset.md`, `---\n${head}\n---\n`);
  write(`content/rulesets/${set}/1.md`, '---\nrule: 1\ntier: plain\n---\nBe kind.\n');
}

test('the page for the players and the first move name the folder of the records', async () => {
  const inside = await nomic(`${BEGUN} --content records`);
  expect(inside.out).toContain('nomic propose friends --enact --text "…" --content records\n');
  expect(read('README.md')).toContain('`records/games/friends/`');
  expect(read('README.md')).toContain('\nnomic close friends --content records\n');
  mkdirSync(join(folder, 'other'));
  const outside = await nomic(`${BEGUN} --content ../mine/content`, join(folder, 'other'));
  expect(outside.out).toContain(
    'Written: ../mine/content/games/friends/game.md, ../mine/README.md',
  );
  expect(read('mine/README.md')).toContain('\nnomic close friends\n');
  expect(within('other')).toEqual([]);
});

test('begins a game in an empty folder, with rules, workflows and a page for its players', async () => {
  const { status, out } = await nomic(`${BEGUN} --forge github --software kim/clerk@v2`);
  expect(status).toBe(0);
  expect(out).toContain(
    'content/games/friends/game.md, README.md, .gitignore, .github/workflows/check.yml',
  );
  expect(read('content/games/friends/game.md')).toBe(
    '---\ntitle: Friends by Post\nruleset: suber\nmedium: mail\nplayers:\n  ben: { name: Ben Cole }\n  anna: { name: Anna Berg }\n---\n',
  );
  expect(within('content/rulesets/suber')).toHaveLength(30);
  expect(read('README.md')).toContain('nomic vote friends --for PLAYERS --against PLAYERS\n');
  expect(read('README.md')).toContain('a form for an issue');
  const uses = 'uses: kim/clerk/.github/actions/check@v2\n';
  expect(read('.github/workflows/check.yml')).toContain(uses);
  expect(read('.github/workflows/publish.yml')).toContain('/.github/workflows/publish.yml@v2\n');
  expect(read('.github/workflows/inbox.yml')).toContain('with: { game: friends }\n');
  expect(read('README.md')).toContain('\ngit clone https://github.com/kim/clerk clerk\n');
  expect(await nomic('check')).toMatchObject({ status: 0 });
  const first = await nomic('propose friends --repeal 205');
  expect(first.out).toContain('Proposal 301 by Anna Berg');
});

test('several runners have a line at GitHub and jobs of their own at GitLab', async () => {
  const at = (forge: string, more: string) => nomic(`${BEGUN} --forge ${forge} ${more}`);
  await at('github', '--software kim/clerk@v2 --runners 4');
  const published = read('.github/workflows/publish.yml');
  expect(published).toContain('/publish.yml@v2\n    with: { runners: 4 }\n');
  rmSync(join(folder, 'content'), { recursive: true });
  await at('gitlab', `--software ${ADDRESS} --runners 4`);
  const { parts, pages, check } = parse(read('.gitlab-ci.yml'), { merge: true });
  expect(parts.parallel).toBe(4);
  expect(check.rules).toHaveLength(1);
  expect(pages.script.at(-1)).toContain('nomic join');
  expect(read('.gitlab-ci.yml')).toContain(`--ignore-scripts "${PRESS}"`);
});

test.each(['', '--runners 0', '--runners 201', '--runners some'])(
  'refuses runners %s at a forge without a workflow for them',
  async (runners) => {
    const forge = runners === '' ? 'forgejo' : 'gitlab';
    const asked = `${BEGUN} --forge ${forge} --software ${ADDRESS} ${runners || '--runners 2'}`;
    expect(await nomic(asked)).toMatchObject({
      status: 2,
      err: expect.stringContaining('--runners'),
    });
    expect(existsSync(join(folder, 'content'))).toBe(false);
  },
);

test('two turns and a question of a week in a chat take eight commands', async () => {
  const chat = (file: string, ...said: readonly string[]) =>
    writeFileSync(
      join(folder, file),
      JSON.stringify({
        channel: { id: '5', name: 'nomic' },
        messages: said.map((line, i) => {
          const [, id = '', content = ''] = /^(\d+): (.*)$/.exec(line) ?? [];
          const timestamp = `2026-03-0${Number(file) + 1}T10:0${i}:00Z`;
          return { id: `${file}0${i}`, timestamp, content, author: { id } };
        }),
      }),
    );
  const players =
    '--player "ben=Ben Cole, discord:12" --player "anna=Anna Berg, discord:11, mail:a@x.org"';
  const votes = (number: number) => [`11: FOR ${number}`, `12: FOR ${number}`];
  chat('1', '11: Proposal: enact: Be kind.', ...votes(301));
  chat('2', '11: I roll a die: 4', '12: I propose a new rule: Be brief.', ...votes(302));
  chat('3', '12: I roll a die: 2', '11: I call for Judgment: May one be silent?');
  for (const line of [
    `init friends ${OPTIONS} --on 2026-03-01 ${players}`,
    ...['take friends 1 --write', 'close friends --due --on 2026-03-02'],
    ...['take friends 2 --write', 'close friends --due --on 2026-03-03'],
    ...['take friends 3 --write', 'judge friends --ruling Yes --on 2026-03-05', 'check'],
  ]) {
    const { status, out, err } = await nomic(line);
    expect([line, status, status === 0 ? '' : `${out}${err}`]).toEqual([line, 0, '']);
  }
  const game = 'content/games/friends';
  expect(read(`${game}/game.md`)).toContain('account: [ discord:11, mail:a@x.org ]');
  expect(read(`${game}/proposals/302.md`)).toContain('by: ben');
  expect(within(`${game}/judgments`)).toEqual(['1.md']);
});

test('on GitHub names the clerk of a release, and none for a branch or another tag', async () => {
  await nomic(`${BEGUN} --forge github --software kim/clerk@v0.3.1`);
  const clerk = 'https://github.com/kim/clerk/releases/download/v0.3.1/nomotheca-0.3.1.tgz';
  expect(read('README.md')).toContain(`\nnpm install --global ${clerk}\n`);
  const workflow = (file: string) => parse(read(`.github/workflows/${file}.yml`));
  expect(workflow('check').jobs.records.steps).toEqual([
    { uses: 'kim/clerk/.github/actions/check@v0.3.1', with: { clerk } },
  ]);
  expect(workflow('inbox').jobs.inbox.steps[0].with).toEqual({ game: 'friends', clerk });
  mkdirSync(join(folder, 'address'));
  await nomic(`${BEGUN} --forge github --software ${clerk}`, join(folder, 'address'));
  expect(read('address/.github/workflows/check.yml')).toBe(read('.github/workflows/check.yml'));
  mkdirSync(join(folder, 'branch'));
  await nomic(`${BEGUN} --forge github --software kim/clerk@main`, join(folder, 'branch'));
  expect(read('branch/.github/workflows/check.yml')).toMatch(/actions\/check@main\n$/);
});

test.each([
  ['nomotheca@0.1.0', 'nomotheca-press@0.1.0'],
  ['@kim/clerk@1.2.0', '@kim/clerk-press@1.2.0'],
  ['/srv/clerk.tgz', '/srv/clerk-press.tgz'],
  [
    'https://example.org/no-2-motheca-1.0.0-beta.1.tgz',
    'https://example.org/no-2-motheca-press-1.0.0-beta.1.tgz',
  ],
])('the press of the clerk %s is %s', async (clerk, press) => {
  await nomic(`init friends ${OPTIONS} --forge gitlab --software ${clerk}`);
  expect(read('.gitlab-ci.yml')).toContain(`--ignore-scripts "${clerk}", git clone`);
  expect(read('.gitlab-ci.yml')).toContain(`--ignore-scripts "${press}", nomic build`);
});

test('takes the place of the samples, if that is asked for, and of nothing else', async () => {
  for (const id of ['sample', 'taken']) began(id, 'sample: true\n');
  began('ours');
  lay('example', 'sample: true\n');
  const { out } = await nomic(BEGUN);
  expect(out).toContain('--replace-samples removes them');
  const others = BEGUN.replace('init friends', 'init others').replace('suber', 'rules-of-taken');
  await nomic(`${others} --replace-samples --dry-run`);
  expect(within('content/games')).toEqual(['friends', 'ours', 'sample', 'taken']);
  const replaced = await nomic(`${others} --replace-samples`);
  // With them go the rules with which only they began, and those with which nobody did.
  expect(replaced.out?.replace(/\s+/g, ' ')).toMatch(
    /content\/games\/taken, content\/rulesets\/.*rules-of-sample\. Git still has them/,
  );
  expect(within('content/games')).toEqual(['friends', 'others', 'ours']);
  expect(within('content/rulesets')).toEqual(['rules-of-ours', 'rules-of-taken', 'suber']);
});

test('lets the first move have any day, unless a day of beginning is given', async () => {
  await nomic(`${BEGUN} --on 2026-03-01`);
  expect(read('content/games/friends/game.md')).toContain('started: 2026-03-01\n');
  await nomic(BEGUN.replace('init friends', 'init others'));
  const early = (game: string) => nomic(`propose ${game} --repeal 205 --on 2026-02-28`);
  expect([(await early('friends')).status, (await early('others')).status]).toEqual([1, 0]);
});

test('says to whoever takes the unusual one of two sets by Suber what sets them apart', async () => {
  const usual = await nomic(`${BEGUN} --dry-run`);
  expect(usual.out).not.toContain('smurp');
  const { out } = await nomic(`${BEGUN.replace('suber', 'smurp')} --dry-run`);
  expect(out).toContain(
    'smurp has the same rules as suber except for the layout of Rule 112. Use suber, unless you want that spelling.',
  );
  expect(within('.')).toEqual([]);
  const { err } = await nomic('init friends --title x --medium mail');
  expect(err).toContain('\nsuber: Nomic, the Initial Set (Peter Suber)\n');
  expect(err).toContain('smurp has the same rules as suber');
});

test('leaves alone what is there already', async () => {
  write('README.md', 'Mine.\n');
  await nomic(BEGUN);
  const card = 'content/rulesets/suber/101.md';
  write(card, `${read(card).trim()} Mine.\n`);
  const again = await nomic(`init others ${OPTIONS}`);
  expect(again.out).toContain('README.md exists already, and is left as it is.');
  expect(read('README.md')).toBe('Mine.\n');
  expect(read(card)).toContain('Mine.');
  expect(await nomic(`init friends ${OPTIONS}`)).toMatchObject({
    status: 2,
    err: expect.stringMatching(
      /^Not written\. content\/games\/friends exists already, and is not overwritten\./,
    ),
  });
});

test.each([
  ['gitlab', '.gitlab-ci.yml'],
  ['forgejo', '.forgejo/workflows/check.yml'],
])('writes for %s, with the address that the owner gave', async (forge, check) => {
  await nomic(`init friends ${OPTIONS} --forge ${forge} --software ${ADDRESS}`);
  const [own = ''] = check.split('/');
  expect(within('.')).toEqual(['.gitignore', 'README.md', 'content', own].sort());
  expect(read('README.md')).not.toContain('form');
  expect(read('README.md')).toContain(`\nnpm install --global ${ADDRESS}\n`);
  expect(read(check)).toContain(`npm install --global --ignore-scripts "${ADDRESS}"`);
  const built = read(check).includes('nomic build');
  expect(read(check).includes(`"${PRESS}", nomic build`)).toBe(built);
});

test('writes for no forge, and names no place from which others get the software, unless one was given', async () => {
  const { out } = await nomic(BEGUN);
  expect(out).toContain('--forge and --software write the files');
  expect(within('.')).toEqual(['.gitignore', 'README.md', 'content']);
  expect(read('README.md')).toMatch(
    /\n# The keeper of .*\nnpm install --global \.\/nomotheca-\S+\.tgz\n/,
  );
  mkdirSync(join(folder, 'mine'));
  await nomic(`${BEGUN} --forge none --software ${ADDRESS}`, join(folder, 'mine'));
  expect(within('mine')).toEqual(['.gitignore', 'README.md', 'content']);
  expect(read('mine/README.md')).toContain(`\nnpm install --global ${ADDRESS}\n`);
});

test('every command of the page for the players works as it is written', async () => {
  await nomic(BEGUN);
  const [, block = ''] = /```sh\n(# Whose move.*?)```/s.exec(read('README.md')) ?? [];
  const lines = block.split('\n').filter((line) => /^nomic /.test(line));
  const names = lines.map((line) => line.split(' ')[1]);
  expect(names).toEqual(['status', 'propose', 'vote', 'close', 'check']);
  for (const line of lines) {
    const typed = line.replace('PLAYERS --against PLAYERS', 'ben,anna').slice('nomic '.length);
    expect([line, (await nomic(typed)).status]).toEqual([line, 0]);
  }
});

test.each([
  ['friends --medium mail --ruleset suber', 'needs a title'],
  ['friends --title x --ruleset subr --medium mail', 'Did you mean suber?'],
  [`Friends! ${OPTIONS}`, 'cannot be the id of a game'],
  [`../x ${OPTIONS}`, 'cannot be the id of a game'],
  [`.. ${OPTIONS}`, 'Not written. “..” cannot be the id of a game.'],
  [`../../elsewhere ${OPTIONS}`, 'Not written. “../../elsewhere” cannot be the id of a game.'],
  [`. ${OPTIONS}`, 'Not written. “.” cannot be the id of a game.'],
  [`nul ${OPTIONS}`, '`nul-1` would do'],
  [`friends ${OPTIONS} --player ben`, '“ben” is not a player'],
  [`friends ${OPTIONS} --player con=Ben`, '`con-1` would do'],
  [`friends ${OPTIONS} --player a=Ben --player b=BEN`, 'the same name'],
  [`friends ${OPTIONS} ${PLAYERS} --player ben=B`, 'Two players'],
  ['friends --title a\u200bb --ruleset suber --medium mail', 'There is a character here'],
  // Forges, and where they get the software
  [`friends ${OPTIONS} --forge github`, '--forge github needs --software'],
  [`friends ${OPTIONS} --forge gitlab`, '--forge gitlab needs --software'],
  [`friends ${OPTIONS} --forge github --software ${ADDRESS}`, 'such as OWNER/REPOSITORY@VERSION'],
  [`friends ${OPTIONS} --forge gitlab --software kim/clerk@v2`, 'cannot be put into the files'],
  [`friends ${OPTIONS} --forge gitlab --software ./near.tgz`, 'cannot be put into the files'],
  [
    `friends ${OPTIONS} --forge gitlab --software https://example.org/$(id).tgz`,
    'cannot be put into the files',
  ],
  [
    `friends ${OPTIONS} --forge gitlab --software https://example.org/download?id=3`,
    'cannot be put into the files',
  ],
  [`friends ${OPTIONS} --forge none --software "a b"`, 'cannot be put into the files'],
])('init %s: %s', async (words, message) => {
  const { status, err } = await nomic(`init ${words}`);
  expect(status).toBe(2);
  expect(err).toContain(message);
  expect(existsSync(join(folder, 'content'))).toBe(false);
});
