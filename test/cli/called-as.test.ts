/** Printed commands can be typed where they were printed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { calledAs } from '../../src/cli/command-line/called-as.ts';
import { nomic } from './context.ts';

const HOME = '/opt/ada/nomotheca';
const PATH = ['/usr/bin', '/usr/local/bin'].join(delimiter);

describe.skipIf(process.platform === 'win32')('the command is named as it was started', () => {
  test.each([
    [
      'by npx in a checkout',
      '/opt/ada/.npm/_npx/1/node_modules/.bin/nomic',
      HOME,
      { npm_config_local_prefix: HOME, npm_command: 'exec' },
      'npx nomic',
    ],
    [
      'by npx in a folder in which the package is installed',
      '/mine/node_modules/.bin/nomic',
      '/mine/node_modules/nomotheca',
      { npm_config_local_prefix: '/mine', npm_command: 'exec' },
      'npx nomic',
    ],
    [
      'by npx out of a file, elsewhere',
      '/opt/ada/.npm/_npx/2/node_modules/.bin/nomic',
      '/opt/ada/.npm/_npx/2/node_modules/nomotheca',
      {
        npm_config_local_prefix: '/mine',
        npm_command: 'exec',
        PATH: '/opt/ada/.npm/_npx/2/node_modules/.bin',
      },
      'node /opt/ada/.npm/_npx/2/node_modules/nomotheca/src/cli/nomic.js',
    ],
    ['by its name', '/usr/local/bin/nomic', '/usr/local/lib/node_modules/nomotheca', {}, 'nomic'],
    [
      'by the name that a press gives the clerk which it brought',
      '/usr/local/bin/nomic-press',
      '/usr/local/lib/node_modules/nomotheca-press/node_modules/nomotheca',
      {},
      'nomic-press',
    ],
    [
      'by its name, by a script of another project',
      '/usr/local/bin/nomic',
      '/usr/local/lib/node_modules/nomotheca',
      { npm_config_local_prefix: '/mine', npm_command: 'run-script' },
      'nomic',
    ],
    [
      'as a file from elsewhere',
      `${HOME}/src/cli/nomic.js`,
      HOME,
      {},
      `node ${HOME}/src/cli/nomic.js`,
    ],
    [
      'as a file in a folder with a blank',
      '/a b/src/cli/nomic.js',
      '/a b',
      {},
      'node "/a b/src/cli/nomic.js"',
    ],
    ['as a file within', '/mine/n/src/cli/nomic.js', '/mine/n', {}, 'node n/src/cli/nomic.js'],
    [
      'by a link that is not among the programs',
      '/mine/node_modules/.bin/nomic',
      '/mine/node_modules/nomotheca',
      {},
      'node node_modules/nomotheca/src/cli/nomic.js',
    ],
  ])('%s', (_, script, software, env, command) => {
    expect(calledAs({ script, software, cwd: '/mine', env: { PATH, ...env } })).toBe(command);
  });
});

test('every message says it so', async () => {
  const context = { command: 'node n/nomic.js' };
  const help = await nomic('--help', context);
  expect(help.out).toContain('\n  node n/nomic.js check [game…]\n');
  expect(help.out).toContain('node n/nomic.js <command> --help');
  expect(help.out).not.toMatch(/(?<!n\/)nomic(?! ?\.js)\b(?=[ ][a-z<])/);
  const one = await nomic('vote --help', context);
  expect(one.out).toContain('\n  node n/nomic.js vote friends 301 --for ben --own-file\n');
  expect((await nomic('vote', context)).err).toContain(':\nnode n/nomic.js vote classes\n');
  expect((await nomic('check --noise', context)).err).toContain('\nnode n/nomic.js check\n');
  expect((await nomic('nothing', context)).err).toContain('\nnode n/nomic.js --help\n');
  expect((await nomic('explain n', context)).err).toContain(
    'For all codes: node n/nomic.js explain\n',
  );
});

describe.skipIf(process.platform === 'win32')('a process', () => {
  const place = mkdtempSync(join(tmpdir(), 'nomotheca-called-'));
  afterAll(() => rmSync(place, { recursive: true }));
  const program = resolve('src/cli/nomic.js');

  test('called by the name of a link in PATH says that name', { tags: ['slow'] }, () => {
    symlinkSync(program, join(place, 'nomic'));
    const own = join(process.execPath, '..');
    const env = { PATH: [place, own, process.env.PATH].join(delimiter) };
    const said = execFileSync('nomic', ['--help'], { cwd: place, env, encoding: 'utf8' });
    expect(said).toContain('\nnomic <command> --help');
  });

  test('called as a file says the file', { tags: ['slow'] }, () => {
    const env = { PATH: process.env.PATH };
    const said = execFileSync(process.execPath, [program, '--help'], {
      cwd: place,
      env,
      encoding: 'utf8',
    });
    expect(said).toContain(`\nnode ${program} <command> --help`);
  });
});
