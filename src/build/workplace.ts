/** The folder that a build works in, wherever it was called. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './own-folder.ts';

/**
 * Astro, Vite and Pagefind look for settings in the working directory, and some settings are
 * programs. Called in the folder of the records, the build would find what a stranger put there.
 * Astro also puts the bundle of pages there, and takes it away again, where the site is written
 * elsewhere. So each build works in a folder of its own, from which the packages of the software are
 * found, and two builds at once are not in each other's way.
 */
export async function inWorkplace<Made>(work: () => Promise<Made>): Promise<Made> {
  const before = process.cwd();
  const parent = join(PROJECT, '.astro');
  mkdirSync(parent, { recursive: true });
  const place = mkdtempSync(join(parent, 'build-'));
  process.chdir(place);
  // What is built here is nobody else's business.
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  try {
    return await work();
  } finally {
    process.chdir(before);
    rmSync(place, { recursive: true });
  }
}
