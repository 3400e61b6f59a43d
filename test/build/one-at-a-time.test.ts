/**
 * No build gets a name that another has, until that one gives it back or its process ends.
 *
 * @module-tag slow
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { lock, lockName } from '../../src/build/one-at-a-time.ts';
import { takeFolder } from '../../src/build/own-folder.ts';
import { makeFolder } from '../content/made-folder.ts';
import { SAMPLES } from '../samples.ts';

const MODULE = pathToFileURL(resolve('src/build/one-at-a-time.ts')).href;

/** As the system has it here, and as a file, which it is where names are not forgotten. */
const PLACES = {
  'a name': (folder: string) => [lockName(folder)],
  'a file': (folder: string) => ['', join(folder, 'taken')],
} as const;

test.each(Object.entries(PLACES))('%s is given to one at a time', async (_, placeIn) => {
  const [name = '', address] = placeIn(makeFolder());
  const release = await lock(name, address);
  expect(release).toBeDefined();
  expect(await lock(name, address)).toBeUndefined();
  release?.();
  const again = await lock(name, address);
  expect(again).toBeDefined();
  again?.();
});

test.each(Object.entries(PLACES))('%s is free once its process was killed', async (_, placeIn) => {
  const given = placeIn(makeFolder());
  const [name = '', address] = given;
  const words = JSON.stringify(given);
  const code = `const { lock } = await import('${MODULE}');
    await lock(...${words});
    console.log('taken');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  expect(await lock(name, address)).toBeUndefined();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const release = await lock(name, address);
  expect(release).toBeDefined();
  release?.();
});

test.each(['site', 'cache'] as const)(
  'a build says that another is at work in its %s',
  async (use) => {
    const place = makeFolder();
    const folders = { site: join(place, 'site'), cache: join(place, 'cache') };
    takeFolder({ use, folder: folders[use], apart: [] });
    const release = await lock(lockName(folders[use]));
    const args = ['--content', SAMPLES, '--out', folders.site, '--cache', folders.cache];
    const nomic = [resolve('src/cli/nomic.js'), 'build', ...args];
    const { status, stderr } = spawnSync(process.execPath, nomic, { encoding: 'utf8' });
    release?.();
    expect(stderr).toBe(
      `nomic: Another build is at work in ${folders[use]}. Wait until it has ended. No site was built.\n`,
    );
    expect(status).toBe(2);
  },
);
