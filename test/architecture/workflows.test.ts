/** What the workflows run is fixed, and may do no more than it needs: pull requests come from strangers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';
/** The only rights besides reading: those that GitHub asks of whoever deploys a site. */
const DEPLOYMENT = { pages: 'write', 'id-token': 'write' };

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const names = readdirSync(FOLDER);
const texts = names.map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const);

describe.each(texts)('%s', (_, text) => {
  test('is in order', () => expect(faultsOf(text)).toEqual([]));
});

test('both workflows are looked at', () => {
  expect(names.sort()).toEqual(['check.yml', 'pages.yml']);
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

test.each([
  ['nothing', 'npm ci', 'npm test', []],
  ['an action by its tag', /@.*/, '@v5', ['actions/checkout@v5']],
  ['an action without its version', / # v5.1.0/, '', [expect.stringContaining('@fbc6f39')]],
  ['an action by part of its commit', 'fbc6f3', '', [expect.stringContaining('@992d24')]],
  [
    'a trigger with the rights of the base',
    'pull_request:',
    'pull_request_target:',
    ['pull_request_target'],
  ],
  ['rights by default', 'contents: read', 'contents: write', ['permissions']],
  ['no rights named', /permissions:\n.*\n/, '', ['permissions']],
  [
    'a right of one job',
    'steps:',
    'permissions: { contents: write }\n    steps:',
    ['one: contents: write'],
  ],
  [
    'a title in a command',
    'npm ci',
    `echo ${inserted('github.event.pull_request.title')}`,
    [expect.stringContaining('echo $')],
  ],
  [
    'a branch in a command',
    'npm ci',
    `git diff ${inserted('github.head_ref')}`,
    [expect.stringContaining('git diff $')],
  ],
] as const)('%s is found', (_, before, after, faults) => {
  expect(faultsOf(SOUND.replace(before, after))).toEqual(faults);
});

function faultsOf(text: string): readonly string[] {
  const { on, permissions, jobs } = parse(text) as Workflow;
  return [
    ...unpinnedActions(text),
    ...Object.keys(on).filter((trigger) => trigger === 'pull_request_target'),
    ...(isReadOnly(permissions) ? [] : ['permissions']),
    ...Object.entries(jobs).flatMap(([name, job]) => [
      ...writtenRights(job).map((right) => `${name}: ${right}`),
      // Whatever is put into a command as it stands can end it and begin another.
      ...job.steps.flatMap(({ run = '' }) => (/\$\{\{/.test(run) ? [run] : [])),
    ]),
  ];
}

/** By commit, since a tag can be moved to another; with the version, for those who read it. */
function unpinnedActions(text: string): readonly string[] {
  return [...text.matchAll(/\buses:\s*(.*)$/gm)]
    .map(([, used = '']) => used)
    .filter((used) => !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used));
}

function isReadOnly(permissions: unknown): boolean {
  return JSON.stringify(permissions) === JSON.stringify({ contents: 'read' });
}

function writtenRights({ permissions = {} }: Job): readonly string[] {
  const rights = Object.entries(permissions).filter(([, right]) => right !== 'read');
  const isDeployment = JSON.stringify(permissions) === JSON.stringify(DEPLOYMENT);
  return isDeployment ? [] : rights.map((right) => right.join(': '));
}
