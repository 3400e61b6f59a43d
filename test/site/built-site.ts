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
const FORGE = 'https://forge.example/owner/name/src/branch/main/content';

/** Under which path the site lies: what forgets it leads nowhere. */
const BASE = '/archive';

const RECORDS = [SAMPLES, 'test/site/hostile', 'test/site/at-the-desk'];

export interface Site {
  /** Folder of the records. */
  readonly content: string;
  /** Folder of the built files. */
  readonly folder: string;
  readonly base: string;
  /** Ends in a slash, after the base. */
  readonly address: string;
}

export interface BuiltSite {
  readonly site: Site;
  readonly close: () => Promise<void>;
}

/** Builds by the command, in a process of its own: a build's settings are its process's. */
export async function buildSite(): Promise<BuiltSite> {
  const place = mkdtempSync(join(tmpdir(), 'nomotheca-site-'));
  const content = join(place, 'content');
  for (const records of RECORDS) cpSync(records, content, { recursive: true });
  writeMonstrousGame(content);
  layTraps(place);
  await buildIn(place);
  const folder = join(place, 'site');
  const served = await serveSite(folder, { base: BASE, port: 0 });
  return {
    site: { content, folder, base: BASE, address: served.address },
    close: async () => {
      await served.close();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Returns what the build says. From another folder: where the project lies is not where it is called from. */
export async function buildIn(place: string): Promise<string> {
  const settings = ['--content', 'content', '--out', 'site', '--base', BASE];
  const site = ['--site', 'https://archive.example', '--repository', FORGE];
  const program = resolve('src/cli/nomic.js');
  const given = [program, 'build', ...settings, ...site];
  return (await promisify(execFile)(process.execPath, given, { cwd: place })).stdout;
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
