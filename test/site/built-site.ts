/** The site, built from the sample games and some hostile ones, and served for a test. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { serveSite } from '../../src/build/serve-site.ts';
import { SAMPLES } from '../samples.ts';
import { writeMonstrousGame } from './monstrous-game.ts';

/** Where the records are said to be kept. */
export const FORGE = 'https://forge.example/owner/name/src/branch/main/content';

/** Under which paths the site is built. */
export const BASES = ['/', '/archive'] as const;
export type Base = (typeof BASES)[number];

export interface Site {
  /** Folder of the records. */
  readonly content: string;
  /** Folder of the built files. */
  readonly folder: string;
  readonly base: Base;
  /** Ends in a slash, after the base. */
  readonly address: string;
}

export interface BuiltSite {
  readonly site: Site;
  readonly close: () => Promise<void>;
}

/** Builds as `npm run build` does, with the records of one more folder if need be, in a process of its own: a build's settings are its process's. */
export async function buildSite(base: Base, besides?: string): Promise<BuiltSite> {
  const place = mkdtempSync(join(tmpdir(), 'nomotheca-site-'));
  const content = join(place, 'content');
  const folder = join(place, 'site');
  cpSync(SAMPLES, content, { recursive: true });
  cpSync('test/site/hostile', content, { recursive: true });
  if (besides !== undefined) cpSync(besides, content, { recursive: true });
  // Once is enough: it is large.
  if (base === '/') writeMonstrousGame(content);
  layTraps(place);
  const settings = ['--content', 'content', '--out', 'site', '--base', base];
  const site = ['--site', 'https://archive.example', '--repository', FORGE];
  // From another folder: where the project lies is not where it is called from.
  const build = resolve('src/cli/nomic.js');
  await promisify(execFile)(process.execPath, [build, 'build', ...settings, ...site], {
    cwd: place,
  });
  const served = await serveSite(folder, { base, port: 0 });
  return {
    site: { content, folder, base, address: served.address },
    close: async () => {
      await served.close();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Settings where the build is called, each of which would leave a file there. */
function layTraps(place: string): void {
  const mark = JSON.stringify(join(place, 'somebody-was-here'));
  const program = `import fs from 'node:fs'; fs.writeFileSync(${mark}, ''); export default {};`;
  for (const tool of ['astro', 'vite', 'postcss']) {
    writeFileSync(join(place, `${tool}.config.mjs`), program);
  }
  writeFileSync(join(place, 'pagefind.toml'), `logfile = ${mark}\n`);
}
