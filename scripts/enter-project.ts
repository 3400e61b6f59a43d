/** The folder that a build works in, wherever it was called. */
import { resolve } from 'node:path';
import { PROJECT } from './out-folder.ts';
import type { Settings } from './settings.ts';

/**
 * Makes the project the working directory, where Astro, Vite and Pagefind look for settings, some of
 * which are programs. Called in the folder of the records, the build would find what a stranger put
 * there. Folders in the settings stay the ones that were meant.
 */
export function enterProject(settings: Settings): Settings {
  const calledIn = process.cwd();
  process.chdir(PROJECT);
  if (calledIn === process.cwd()) return settings;
  const { content, out, cache } = settings;
  return {
    ...settings,
    content: resolve(calledIn, content),
    out: resolve(calledIn, out),
    cache: cache === undefined ? undefined : resolve(calledIn, cache),
  };
}
