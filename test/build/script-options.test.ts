/** Scripts say what they do, and which options they have. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['package', '[--clerk] FOLDER ADDRESS'],
  ['offers', 'npm run offers -- voices FILE'],
  ['bench', 'npm run bench -- site'],
  ['fixtures', 'npm run fixtures [-- code]'],
  ['licences', 'npm run licences'],
])(
  'npm run %s answers --help, and an option that it does not have',
  { tags: ['slow'] },
  (script, usage) => {
    const run = (option: string) =>
      spawnSync('node', [`scripts/${script}.ts`, option], { encoding: 'utf8' });
    expect(run('--help')).toMatchObject({ status: 0, stderr: expect.stringContaining(usage) });
    const { status, stderr } = run('--frobnicate');
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining(usage) });
    expect(stderr).toMatch(/^There is no option “--frobnicate”\.\n\n/);
  },
);
