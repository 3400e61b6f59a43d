/**
 * The workflows that several runners share, run as they are written: the site that they publish is the whole
 * one, to the byte, and a turn makes its game alone.
 * @module-tag night
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { run } from '../../src/cli/run.ts';
import { SAMPLES } from '../samples.ts';
import { CONTEXT } from './context.ts';
import { filled, programsIn, runAction } from './workflow-steps.ts';

const place = mkdtempSync(join(tmpdir(), 'nomotheca-runners-'));
const folder = join(place, 'records');
const programs = join(place, 'bin');
const SITE = 'https://example.org/archive';
const PATH = [programs, join(process.execPath, '..'), process.env.PATH].join(':');
const MACHINE = { PATH, HOME: place, TMPDIR: place };
const GAMES = ['two-players-and-a-robot', 'friends'];
let whole: ReadonlyMap<string, string>;

beforeAll(async () => {
  for (const each of [folder, programs]) mkdirSync(each);
  const program = programsIn(programs);
  program('npm', 'exit 0');
  program('nomic', `exec '${process.execPath}' '${resolve('src/cli/nomic.js')}' "$@"`);
  cpSync(join(SAMPLES, `games/${GAMES[0]}`), join(folder, `content/games/${GAMES[0]}`), {
    recursive: true,
  });
  await begin('friends', 'gitlab', 'https://example.org/nomotheca-0.1.0.tgz');
  git('init', '--quiet', '--initial-branch=main');
  commit('Two games');
  git('tag', 'start');
  whole = build();
});
afterAll(() => rmSync(place, { recursive: true }));

async function begin(game: string, forge: string, software: string): Promise<void> {
  const players = ['ben=Ben Cole', 'anna=Anna Berg'].flatMap((player) => ['--player', player]);
  const options = ['--title', 'Friends', '--ruleset', 'suber', '--medium', 'mail', ...players];
  const runners = ['--forge', forge, '--software', software, '--runners', '3'];
  const { status } = await run(['init', game, ...options, ...runners], { ...CONTEXT, cwd: folder });
  expect(status).toBe(0);
}

beforeEach(() => git('reset', '--quiet', '--hard', 'start'));

function git(...args: readonly string[]): void {
  const settings = ['user.name=A', 'user.email=a@example.org', 'commit.gpgSign=false'];
  const options = settings.flatMap((each) => ['-c', each]);
  execFileSync('git', [...options, ...args], { cwd: folder });
}

function commit(message: string): void {
  git('add', '--all');
  git('commit', '--quiet', `--message=${message}`);
}

function build(): ReadonlyMap<string, string> {
  const site = mkdtempSync(join(place, 'whole-'));
  const options = ['--content', join(folder, 'content'), '--site', SITE, '--out', site];
  const nomic = [resolve('src/cli/nomic.js'), 'build', ...options, '--cache', `${site}-cache`];
  execFileSync(process.execPath, nomic, { cwd: place, env: MACHINE });
  return filesIn(site);
}

/** A turn after the first site: the other game is not made again. */
function turn(): void {
  const options = ['friends', '--repeal', '211', '--content', join(folder, 'content')];
  execFileSync(join(programs, 'nomic'), ['propose', ...options], { env: MACHINE });
  commit('A turn');
}

interface Flow {
  readonly jobs: Readonly<
    Record<
      string,
      { readonly steps: readonly { readonly with?: Readonly<Record<string, string>> }[] }
    >
  >;
}
interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly script: readonly string[];
  readonly parallel?: number;
}

describe.skipIf(process.platform === 'win32')('the workflows for several runners', () => {
  test('of GitHub', async () => {
    const { jobs } = parse(readFileSync('.github/workflows/publish.yml', 'utf8')) as Flow;
    const { inputs } = parse(readFileSync('.github/actions/build/action.yml', 'utf8')) as Action;
    const temp = join(place, 'temp');
    /** On a machine of its own, with what the forge hands on: the cache of the site, and all parts. */
    const start = (job: string, matrix: Readonly<Record<string, string>> = {}) => {
      rmSync(temp, { recursive: true, force: true });
      mkdirSync(temp);
      const given = Object.entries(jobs[job]?.steps[0]?.with ?? {}).map(([name, value]) => [
        name,
        filled(value, { 'inputs.content': 'content', 'inputs.runners': '3', ...matrix }),
      ]);
      const defaults = Object.entries(inputs).map(([name, input]) => [name, input.default]);
      const values = Object.entries(Object.fromEntries([...defaults, ...given]));
      const known = {
        ...Object.fromEntries(values.map(([name, value]) => [`inputs.${name}`, value])),
        'steps.pages.outputs.base_url': SITE,
      };
      const output = join(place, 'output');
      const machine = {
        ...MACHINE,
        GITHUB_WORKSPACE: folder,
        GITHUB_OUTPUT: output,
        RUNNER_TEMP: temp,
      };
      const copy = (from: string, to: string) => () =>
        existsSync(from) && cpSync(from, to, { recursive: true });
      const ran = runAction(resolve('.'), 'build', known, machine, {
        'actions/cache/restore': copy(join(place, 'kept'), join(temp, 'kept')),
        'actions/download-artifact': copy(join(place, 'artifacts'), join(temp, 'parts')),
        'actions/upload-artifact': copy(join(temp, 'parts'), join(place, 'artifacts')),
        'actions/cache/save': copy(join(temp, 'kept'), join(place, 'kept')),
      });
      expect(ran).toMatchObject({ status: 0 });
      return existsSync(output) ? readFileSync(output, 'utf8') : '';
    };
    const all = () => {
      rmSync(join(place, 'artifacts'), { recursive: true, force: true });
      const [, plan = ''] = /^matrix=(.*)\n$/.exec(start('plan')) ?? [];
      rmSync(join(place, 'output'));
      const { include } = JSON.parse(plan) as { include: readonly { readonly games: string }[] };
      for (const { games } of include) start('parts', { 'matrix.games': games });
      start('build');
      return include.map(({ games }) => games);
    };
    expect(all()).toEqual(GAMES);
    expect(differences(join(temp, 'site'), whole)).toEqual([]);
    turn();
    expect(all()).toEqual(['friends']);
    expect(differences(join(temp, 'site'), build())).toEqual([]);
    expect(all()).toEqual([]);
    expect(differences(join(temp, 'site'), build())).toEqual([]);
  });

  test('of GitLab', () => {
    const {
      before_script: before,
      plan,
      parts,
      pages,
    } = parse(readFileSync(join(folder, '.gitlab-ci.yml'), 'utf8'), { merge: true }) as Record<
      'plan' | 'parts' | 'pages',
      Job
    > & { readonly before_script: readonly string[] };
    expect(parts.parallel).toBe(3);
    const project = join(place, 'project');
    mkdirSync(project);
    const start = (job: Job, index = 1) => {
      const machine = {
        ...MACHINE,
        CI_PROJECT_DIR: project,
        CI_REPOSITORY_URL: `file://${folder}`,
        CI_COMMIT_SHA: 'main',
        CI_PAGES_URL: SITE,
        CI_NODE_INDEX: String(index),
        ARCHIVE: `--content records/content --cache ${project}/kept --site ${SITE}`,
      };
      const lines = [...before, ...job.script].join('\n');
      return execFileSync('bash', ['-e', '-c', lines], { env: machine, encoding: 'utf8' });
    };
    const all = () => {
      start(plan);
      const made = [1, 2, 3].map((index) => start(parts, index));
      start(pages);
      return made.map((said) => /Built (\d+) part/.exec(said)?.[1]);
    };
    expect(all()).toEqual(['1', '1', undefined]);
    expect(differences(join(project, 'public'), whole)).toEqual([]);
    turn();
    expect(all()).toEqual(['1', undefined, undefined]);
    expect(differences(join(project, 'public'), build())).toEqual([]);
  });
});

/** Files that a site has otherwise than the other, or that only one of them has. */
function differences(site: string, other: ReadonlyMap<string, string>): readonly string[] {
  const files = filesIn(site);
  const names = new Set([...files.keys(), ...other.keys()]);
  return [...names].filter((name) => files.get(name) !== other.get(name)).sort();
}

/** The bytes of every file, as text that shows them one for one. */
function filesIn(site: string): ReadonlyMap<string, string> {
  const names = globSync('**/*', { cwd: site }).sort();
  const files = names.filter((name) => statSync(join(site, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(site, name), 'latin1')]));
}
