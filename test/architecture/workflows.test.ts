/**
 * The commands of the workflows are fixed, and have no more rights than they need: pull requests come
 * from strangers.
 */
import { globSync, readFileSync } from 'node:fs';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const FOLDERS = ['.github/workflows', '.github/actions', 'src/cli/templates'];
/** The only rights besides reading: those that GitHub asks of whoever deploys a site. */
const DEPLOYMENT = { pages: 'write', 'id-token': 'write' };
/** A repository of records hands them on to the workflow that deploys its site. */
const HANDED_ON = { contents: 'read', ...DEPLOYMENT };
/** The job that records moves of players from issues takes only the file of the event from them. */
const RECORDING = { contents: 'write', issues: 'write', 'pull-requests': 'write' };
/** A release has the packages of its version. */
const RELEASING = { contents: 'write' };
/** The job that comments may do nothing else, and checks nothing out. */
const COMMENTING = { actions: 'read', 'pull-requests': 'write' };

interface Steps {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>> | string;
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Steps>>;
}
interface Action {
  readonly runs: Steps;
}
const jobsOf = (parsed: Workflow | Action) =>
  'runs' in parsed ? [parsed.runs] : Object.values(parsed.jobs);

const names = FOLDERS.flatMap((folder) =>
  globSync(`${folder}/**/*.yml`).map((path) => path.replaceAll('\\', '/')),
).sort();
/** Those that speak to other forges have other rules, and a test of their own. */
const isOfGithub = (name: string) => !/templates\/(gitlab|forgejo)/.test(name);
const texts = names.filter(isOfGithub).map((name) => [name, readFileSync(name, 'utf8')] as const);

describe.each(texts)('%s', (name, text) => {
  test('is in order', () => expect(faultsOf(text)).toEqual([]));
  test('is what GitHub understands', () => expect(misunderstood(name, text)).toEqual([]));
});

test('all of them are looked at', () => {
  const forges = ['forgejo-check', 'gitlab', 'gitlab-runners'];
  const github = ['check', 'comment', 'inbox', 'publish'].map((each) => `github-${each}`);
  const expected = [
    ...['build', 'check', 'comment', 'inbox'].map((each) => `.github/actions/${each}/action.yml`),
    ...['check', 'night', 'pages', 'publish', 'release'].map(
      (each) => `.github/workflows/${each}.yml`,
    ),
    ...[...forges, ...github].map((each) => `src/cli/templates/${each}.yml`),
  ];
  expect(names).toEqual(expected.sort());
});

test('what a repository of records has to keep is short', () => {
  const long = names
    .filter((name) => name.startsWith('src/cli/templates/'))
    .map((name) => ({ name, lines: readFileSync(name, 'utf8').trim().split('\n').length }))
    .filter(({ lines }) => lines > 12);
  expect(long).toEqual([]);
});

test('software is installed without its scripts, and apart from the records', () => {
  const installs = names.flatMap((name) => readFileSync(name, 'utf8').match(/npm (ci|install).*/g));
  const ofOthers = installs.filter((line) => /SOFTWARE|PRESS|CLERK/.test(line ?? ''));
  expect(ofOthers.length).toBeGreaterThan(0);
  expect(ofOthers.filter((line) => !/--global --ignore-scripts/.test(line ?? ''))).toEqual([]);
});

test('no file for another repository names what is not published', () => {
  const named = globSync('src/cli/templates/*').filter((name) =>
    /nomotheca|npx/i.test(readFileSync(name, 'utf8')),
  );
  expect(named).toEqual([]);
});

/** Settings that other people's tools read in a folder may name programs that they start. */
test('tools are set up before anything of a pull request is there', () => {
  const steps = names.flatMap((name) => {
    const { runs, jobs } = parse(readFileSync(name, 'utf8')) as Partial<Workflow & Action>;
    const all = runs ? [runs] : Object.values(jobs ?? {});
    return all.map((job) => (job.steps ?? []).map(({ uses = '' }) => uses));
  });
  const setUp = steps.filter((uses) => uses.some((each) => /\/setup-/.test(each)));
  expect(setUp.length).toBeGreaterThan(4);
  const isLate = (uses: readonly string[]) => {
    const checksOut = uses.findIndex((each) => /\/checkout@/.test(each));
    return checksOut >= 0 && uses.findLastIndex((each) => /\/setup-/.test(each)) > checksOut;
  };
  expect(setUp.filter(isLate)).toEqual([]);
});

test('whoever may comment runs nothing of others, and on the branch of the game alone', () => {
  const template = readFileSync('src/cli/templates/github-comment.yml', 'utf8');
  const { on, jobs } = parse(template) as Workflow;
  expect(Object.keys(on)).toEqual(['workflow_run']);
  expect(Object.values(jobs).map(({ permissions }) => permissions)).toEqual([COMMENTING]);
  const action = readFileSync('.github/actions/comment/action.yml', 'utf8');
  expect(action).not.toMatch(/^\s*-? *uses:/m);
});

test('what GitHub does not understand is found', () => {
  const wrong = SOUND.replace('run: npm ci', `run: npm ci ${inserted('githb.sha')}`);
  expect(misunderstood('.github/workflows/a.yml', wrong).join()).toContain("named-value: 'githb'");
  expect(misunderstood('.github/workflows/a.yml', SOUND.replace('uses', 'use'))).not.toEqual([]);
  expect(misunderstood('a/action.yml', 'name: A\nruns: { using: composite }\n')).not.toEqual([]);
});

/** As a workflow says it; written out, it would look like a template of TypeScript's. */
const inserted = (what: string) => `$\{{ ${what} }}`;

const SOUND = `
on:
  pull_request:
permissions:
  contents: read
jobs:
  one:
    steps:
      - uses: actions/checkout@fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09 # v5.1.0
      - run: npm ci
`;

const BASE = ['pull_request:', 'pull_request_target:'] as const;
const TITLE = inserted('github.event.pull_request.title');
const BRANCH = inserted('github.head_ref');

test.each<readonly [string, string | RegExp, string, string]>([
  ['nothing', 'npm ci', 'npm test', ''],
  ['an action by its tag', /@.*/, '@v5', 'actions/checkout@v5'],
  ['an action without its version', / # v5.1.0/, '', '@fbc6f39'],
  ['an action by part of its commit', 'fbc6f3', '', '@992d24'],
  ['a trigger with the rights of the base', ...BASE, 'pull_request_target'],
  ['rights by default', 'contents: read', 'contents: write', 'permissions'],
  ['no rights named', /permissions:\n.*\n/, '', 'permissions'],
  ['a right of a job', 'steps:', 'permissions: { a: write }\n    steps:', 'one: a: write'],
  ['a title in a command', 'npm ci', `echo ${TITLE}`, 'echo $'],
  ['a branch in a command', 'npm ci', `git diff ${BRANCH}`, 'git diff $'],
])('%s is found', (_, before, after, fault) => {
  const found = faultsOf(SOUND.replace(before, after));
  expect(found).toEqual(fault === '' ? [] : [expect.stringContaining(fault)]);
});

function faultsOf(text: string): readonly string[] {
  const parsed = parse(text) as Workflow | Action;
  return [
    ...unpinnedActions(text),
    ...('runs' in parsed ? [] : workflowFaults(parsed)),
    ...inserting(parsed),
  ];
}

function workflowFaults({ on, permissions, jobs }: Workflow): readonly string[] {
  const triggers = typeof on === 'string' ? [on] : Object.keys(on);
  return [
    ...triggers.filter((trigger) => trigger === 'pull_request_target'),
    ...(isAmong(permissions, [{ contents: 'read' }, {}]) ? [] : ['permissions']),
    ...Object.entries(jobs).flatMap(([name, job]) =>
      writtenRights(job).map((right) => `${name}: ${right}`),
    ),
  ];
}

/** Text that is put into a command as it stands can end it and begin another. */
function inserting(parsed: Workflow | Action): readonly string[] {
  const steps = jobsOf(parsed).flatMap((job) => job.steps ?? []);
  return steps.flatMap(({ run = '' }) => (/\$\{\{/.test(run) ? [run] : []));
}

/**
 * Actions are named by commit, since a tag can be moved to another, with the version for readers. Parts
 * of this software are of the same commit or, for others, of the version that they chose.
 */
function unpinnedActions(text: string): readonly string[] {
  return [...text.matchAll(/\buses:\s*(.*)$/gm)]
    .map(([, used = '']) => used)
    .filter((used) => !/^(\$|OWNER\/REPOSITORY)\/\.github\/[\w./-]+(@VERSION)?$/.test(used))
    .filter((used) => !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used));
}

/** By GitHub's own parser, with every key and expression. */
function misunderstood(name: string, content: string): readonly string[] {
  const read = name.endsWith('action.yml') ? parseAction : parseWorkflow;
  const { context } = read({ name, content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

const isAmong = (permissions: unknown, known: readonly object[]) =>
  known.some((each) => JSON.stringify(permissions) === JSON.stringify(each));

function writtenRights({ permissions = {} }: Steps): readonly string[] {
  if (isAmong(permissions, [DEPLOYMENT, HANDED_ON, COMMENTING, RECORDING, RELEASING])) return [];
  const rights = Object.entries(permissions).filter(([, right]) => right !== 'read');
  return rights.map((right) => right.join(': '));
}
