/**
 * The bundle of the pages, made by another process while this one checks the records: neither needs
 * the other before the pages are rendered, and both take as long as a good part of that.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT } from './out-folder.ts';
import type { Settings } from './settings.ts';

export type PageRenderer = typeof import('../src/site/page-renderer.ts');

export interface PageBundle {
  /**
   * Puts styles, scripts and fonts into a folder, and loads what renders the pages. Throws if they
   * could not be bundled; the other process has told why.
   */
  readonly unpack: (to: string) => Promise<PageRenderer>;
  /** Removes the bundle, done or not, once and for all. */
  readonly discard: () => Promise<void>;
}

export function bundlePages(settings: Settings): PageBundle {
  // Within the project, where the modules are found that stay out of the bundle.
  const folders = join(PROJECT, '.astro');
  mkdirSync(folders, { recursive: true });
  const folder = mkdtempSync(join(folders, 'bundle-'));
  const env = environment(settings);
  const child = fork(new URL('./bundle-pages.ts', import.meta.url), [folder], {
    env,
    cwd: PROJECT,
  });
  const ended = once(child, 'exit');
  const bundled = Promise.race([once(child, 'message'), ended.then(() => [])]);
  let isBundled = false;
  let discarded: Promise<void> | undefined;
  return {
    unpack: async (to) => {
      const [address] = await bundled;
      if (typeof address !== 'string') throw new Error('The pages could not be bundled.');
      isBundled = true;
      const [renderers] = relative(folder, fileURLToPath(address)).split(sep);
      for (const name of readdirSync(folder).filter((each) => each !== renderers)) {
        cpSync(join(folder, name), join(to, name), { recursive: true });
      }
      return import(address);
    },
    discard: () => {
      discarded ??= discard();
      return discarded;
    },
  };

  async function discard(): Promise<void> {
    if (isBundled) child.send('rendered');
    else child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  }
}

/** What the other process knows of the settings: see `astro.config.mjs`. */
function environment({ base, site }: Settings): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // What is built here is nobody else's business.
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_COMPILE_CACHE: getCompileCacheDir(),
    NOMOTHECA_BASE: base,
    ...(site !== undefined && { NOMOTHECA_SITE: site }),
  };
}
