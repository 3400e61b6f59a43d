/**
 * Astro writes to two folders. Both are taken before it does, whoever called it. What the cache has of a
 * build that did not come to its end is forgotten: Astro writes the list of the pages that are kept
 * last, and until then it says of new pages that they are old ones.
 */
import { lstatSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { emptyFolder, type OwnFolder, takeFolder } from './own-folder.ts';

/** `content` is where Astro's own command has the records from. */
export function takeFolders(content: string): AstroIntegration {
  let unfinished: string;
  return {
    name: 'take-folders',
    hooks: {
      'astro:config:setup': ({ command, config: { cacheDir, outDir, vite }, updateConfig }) => {
        if (command !== 'build') return;
        const [cache, site] = [fileURLToPath(cacheDir), fileURLToPath(outDir)];
        // `nomic build` has emptied the site's folder, and compared both with its records.
        const isOurs = vite.build?.emptyOutDir === false;
        const records = isOurs ? [] : [resolve(content)];
        if (!isOurs) emptyFolder({ use: 'site', folder: site, apart: [...records, cache] });
        updateConfig({ vite: { build: { emptyOutDir: false } } });
        unfinished = takeCache({ use: 'cache', folder: cache, apart: [...records, site] });
      },
      'astro:build:done': () => rmSync(unfinished),
    },
  };
}

/** The path of the mark that says so until the build has come to its end. */
function takeCache(cache: OwnFolder): string {
  takeFolder(cache);
  const unfinished = join(cache.folder, 'unfinished');
  if (lstatSync(unfinished, { throwIfNoEntry: false })) emptyFolder(cache);
  writeFileSync(unfinished, '', { flag: 'wx' });
  return unfinished;
}
